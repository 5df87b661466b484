import { matchesGlob } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { closest } from '../mocks/validation/closest.ts';
import { type Operation, operations } from './contract.ts';
import { tokenVariable } from './curl.ts';
import { secretVariable } from './help.ts';
import type { SignIn } from './settings.ts';

/** What stands in the way of a run; the message says what to do. It never holds a secret. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/** What a person asks of `npm run conformance`. */
export interface Arguments {
  /** The server to check; a sandbox of its own when left out. */
  readonly server: { readonly url: string; readonly token: string } | undefined;
  readonly tenant: number | undefined;
  readonly write: boolean;
  readonly leaveFiles: boolean;
  readonly language: string;
  readonly operations: readonly Operation[];
  readonly client: SignIn | undefined;
  readonly concurrency: number;
  readonly rate: number | undefined;
  /** In seconds, as is `timeout`. */
  readonly patience: number;
  readonly timeout: number;
  /** Whether it is a failure when a documented status was not visited. */
  readonly complete: boolean;
  /** The folder that the report is written to. */
  readonly report: string | undefined;
}

const known = {
  url: { type: 'string' },
  token: { type: 'string' },
  tenant: { type: 'string' },
  write: { type: 'boolean' },
  'leave-files': { type: 'boolean' },
  only: { type: 'string' },
  language: { type: 'string' },
  'client-id': { type: 'string' },
  'client-secret': { type: 'string' },
  'redirect-uri': { type: 'string' },
  'refresh-token': { type: 'string' },
  concurrency: { type: 'string' },
  rate: { type: 'string' },
  patience: { type: 'string' },
  timeout: { type: 'string' },
  complete: { type: 'boolean' },
  report: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Given = ReturnType<typeof parseOptions<typeof known>>;
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the arguments of the program, without those that name the program itself.
 *
 * @returns undefined when help is asked for.
 * @throws CannotRun that names the option and says what it takes.
 */
export function readArguments(args: readonly string[], environment: Environment): Arguments | undefined {
  // Who asks for help may have got the rest wrong.
  if (args.includes('--help') || args.includes('-h')) return undefined;
  const given = parseOptions(args, known);
  return {
    server: serverOf(given, environment),
    tenant: given.tenant === undefined ? undefined : numberOf('tenant', given.tenant, wholeFrom(1)),
    write: given.write ?? given.url === undefined,
    leaveFiles: given['leave-files'] ?? given.url === undefined,
    language: languageOf(given.language ?? 'en'),
    operations: given.only === undefined ? operations : chosen(given.only),
    client: clientOf(given, environment),
    concurrency: numberOf('concurrency', given.concurrency ?? '4', wholeFrom(1)),
    rate: given.rate === undefined ? undefined : numberOf('rate', given.rate, moreThanZero),
    patience: numberOf('patience', given.patience ?? '60', wholeFrom(0)),
    timeout: numberOf('timeout', given.timeout ?? '30', wholeFrom(1)),
    complete: given.complete ?? false,
    report: given.report,
  };
}

/** @throws CannotRun that names an option which is not known, or lacks its value. */
export function parseOptions<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const { message } = error as Error;
    const unknown = /^Unknown option '--([\w-]+)'/.exec(message)?.[1];
    const meant = unknown === undefined ? undefined : closest(unknown, Object.keys(options));
    const hint = meant === undefined ? 'See --help for those that there are.' : `Did you mean --${meant}?`;
    // A word too many may be half of a token.
    if (/^Unexpected argument/.test(message)) throw new CannotRun('Every argument begins with --. See --help.');
    throw new CannotRun(
      unknown === undefined ? `${message.split('. ')[0]}.` : `There is no option --${unknown}. ${hint}`,
    );
  }
}

/** What tells a server apart from the sandbox that is started without one. */
const ofServers = ['token', 'client-id', 'client-secret', 'redirect-uri', 'refresh-token'] as const;

function serverOf(given: Given, environment: Environment): Arguments['server'] {
  if (given.url === undefined) {
    const alone = ofServers.find((name) => given[name] !== undefined);
    if (alone) throw new CannotRun(`--${alone} is for a server. Name it with --url.`);
    return undefined;
  }
  const url = parseUrl('url', given.url);
  const token = (given.token ?? environment[tokenVariable])?.trim();
  if (!token) {
    throw new CannotRun(
      `Give an access token, with --token or in ${tokenVariable}. That of a sandbox is sandbox-demo-token.`,
    );
  }
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new CannotRun('A token has letters, digits and signs of ASCII, without spaces. Leave out the word Bearer.');
  }
  return { url, token };
}

/** @returns an address without a slash at its end. */
export function parseUrl(option: string, text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new CannotRun(`--${option} takes an address such as https://api.accounting-platform.example.`);
  }
  if (url.username || url.password) throw new CannotRun(`--${option} takes an address without user and password.`);
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

function clientOf(given: Given, environment: Environment): SignIn | undefined {
  const id = given['client-id'];
  const secret = given['client-secret'] ?? environment[secretVariable];
  if (id !== undefined && secret) {
    return { id, secret, redirectUri: given['redirect-uri'], refreshToken: given['refresh-token'] };
  }
  if (id !== undefined) throw new CannotRun(`--client-id needs --client-secret, or ${secretVariable}.`);
  const alone = ofServers.find((name) => name !== 'token' && given[name] !== undefined);
  if (alone) throw new CannotRun(`--${alone} needs --client-id.`);
  return undefined;
}

/** The operations that names stand for, in the order of the contract; `*` is any letters. */
function chosen(text: string): readonly Operation[] {
  const patterns = text.split(',').map((name) => name.trim());
  const ids = new Set<string>();
  for (const pattern of patterns) {
    const found = operations.filter(({ id }) => matchesGlob(id, pattern));
    if (found.length === 0) throw new CannotRun(unknownOperation(pattern));
    for (const { id } of found) ids.add(id);
  }
  return operations.filter(({ id }) => ids.has(id));
}

function unknownOperation(pattern: string): string {
  const ids = operations.map(({ id }) => id);
  const meant = closest(pattern, ids);
  const hint = meant === undefined ? `Such as ${ids.slice(2, 5).join(', ')} or '*Debtor*'.` : `Did you mean ${meant}?`;
  return `--only: there is no operation ${JSON.stringify(pattern)}. ${hint}`;
}

function languageOf(text: string): string {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? text;
  } catch {
    throw new CannotRun(`--language takes the tag of a language, such as en or nl, not ${JSON.stringify(text)}.`);
  }
}

interface Range {
  readonly shape: RegExp;
  readonly from: number;
  readonly what: string;
}

const wholeFrom = (from: number): Range => ({ shape: /^\d{1,9}$/, from, what: `a whole number from ${from}` });
const moreThanZero: Range = { shape: /^\d{1,9}(\.\d{1,3})?$/, from: 0.001, what: 'a number above 0' };

function numberOf(name: keyof typeof known, text: string, { shape, from, what }: Range): number {
  if (shape.test(text) && Number(text) >= from) return Number(text);
  throw new CannotRun(`--${name} takes ${what}, not ${JSON.stringify(text)}.`);
}
