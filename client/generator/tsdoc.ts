import { isList } from '../../contract/document.ts';
import { homepage } from '../../scripts/lib/manifest.ts';
import { getErrorClass } from '../runtime/errors.ts';
import type { Call } from './call.ts';
import { DEPRECATED, removeSiteLinks } from './descriptions.ts';

/**
 * Formats the TSDoc of an operation: the description of the contract, its arguments, the result, the errors, an example, and
 * the link to its page.
 *
 * @param example a call that compiles.
 */
export function formatTsdoc(call: Call, example: string): string {
  const { operation, method, path, isSignIn } = call;
  const { operationId, summary, description, responses } = operation;
  const success = Object.entries(responses).find(([status, { content }]) => status.startsWith('2') && content)?.[1];
  const isPage = responses['302'] !== undefined;
  const errorStatuses = Object.keys(responses).filter((status) => /^[45]/.test(status));
  return formatComment([
    `${summary}.`,
    '',
    ...removeSiteLinks(description).split('\n'),
    '',
    `\`${method.toUpperCase()} ${path}\``,
    '',
    ...(operation.deprecated ? [DEPRECATED] : []),
    ...listParameterTags(call),
    ...(success ? [`@returns ${success.description}`] : []),
    isPage ? '@returns the URL of the page.' : `@throws ${formatErrors(errorStatuses, method, isSignIn)}`,
    '@example',
    ...example.split('\n'),
    `@see {@link ${homepage}operations/${operationId}/}`,
  ]);
}

/** Describes the arguments as the contract does. */
function listParameterTags({ operation, identifiers, body, query }: Call): string[] {
  const { parameters = [], requestBody } = operation;
  const described = identifiers.map(({ name }) => {
    const parameter = parameters.find((candidate) => candidate.name === name);
    return `@param ${name} ${parameter?.description}`;
  });
  const isPage = operation.responses['302'] !== undefined;
  return [
    ...described,
    ...(body ? [`@param body ${requestBody?.description}`] : []),
    ...(query ? [`@param params ${isList(operation) ? 'Filters, order, page and fields.' : 'What to ask for.'}`] : []),
    ...(isPage ? [] : ['@param options Timeout, retries, administration, language and headers of this call.']),
  ].map((line) => removeSiteLinks(line));
}

/** Statuses of rejected grants (RFC 6749, section 5.2). */
const REJECTED_GRANT_STATUSES = ['400', '401'];

/** Formats the errors as the runtime maps them: `ValidationError (400), AuthenticationError (401), ...`. */
function formatErrors(statuses: readonly string[], method: string, isSignIn: boolean): string {
  const statusesByName = Map.groupBy(statuses, (status) => getErrorName(status, method, isSignIn));
  const errors = [...statusesByName].map(([name, namedStatuses]) => `${name} (${namedStatuses.join(', ')})`);
  return [...errors, 'ConnectionError'].join(', ');
}

function getErrorName(status: string, method: string, isSignIn: boolean): string {
  if (isSignIn && REJECTED_GRANT_STATUSES.includes(status)) return 'TokenError';
  const { name } = getErrorClass(Number(status));
  // The platform may have processed a POST that failed.
  return method === 'post' && name === 'ServerError' ? 'UnknownOutcomeError' : name;
}

const formatComment = (lines: readonly string[]): string =>
  `/**\n${lines.map((line) => ` * ${line.replaceAll('*/', '*\\/')}`.trimEnd()).join('\n')}\n */\n`;
