import type { Operation } from '../../scripts/document/openapi.ts';
import { errorClass } from '../errors.ts';
import { plainLinks } from './descriptions.ts';

/** The TSDoc of an operation's function: what the contract says of it, and what it throws. */
export function documentation(operation: Operation, method: string, path: string, isSignIn: boolean): string {
  const { summary, description, responses } = operation;
  const returned = Object.values(responses).find(({ content }) => content !== undefined);
  const isPage = responses['302'] !== undefined;
  const thrown = Object.keys(responses).filter((status) => /^[45]/.test(status));
  return block([
    `${summary}.`,
    '',
    ...plainLinks(description).split('\n'),
    '',
    `\`${method.toUpperCase()} ${path}\``,
    '',
    ...(returned ? [`@returns ${returned.description}`] : []),
    isPage ? '@returns the URL of the page.' : `@throws ${errorsOf(thrown, method, isSignIn)}`,
  ]);
}

/** The statuses with which a grant is refused (RFC 6749, section 5.2). */
const refusedGrant = ['400', '401'];

/** `ValidationError (400), AuthenticationError (401), ...`, as the runtime maps them. */
function errorsOf(statuses: readonly string[], method: string, isSignIn: boolean): string {
  const byName = new Map<string, string[]>();
  for (const status of statuses) {
    const kind = errorClass(Number(status)).name;
    // A POST that failed on the way may have been carried out.
    const ofMethod = method === 'post' && kind === 'ServerError' ? 'OutcomeUnknownError' : kind;
    const name = isSignIn && refusedGrant.includes(status) ? 'TokenError' : ofMethod;
    byName.set(name, [...(byName.get(name) ?? []), status]);
  }
  return [...[...byName].map(([name, of]) => `${name} (${of.join(', ')})`), 'ConnectionError'].join(', ');
}

const block = (lines: readonly string[]): string =>
  `/**\n${lines.map((line) => ` * ${line.replaceAll('*/', '*\\/')}`.trimEnd()).join('\n')}\n */\n`;
