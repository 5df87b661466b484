import { matchesGlob } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { findClosest } from '../mocks/contract/validation/did-you-mean.ts';
import { CliError } from './cli-error.ts';
import { type Operation, operations } from './contract.ts';
import { TOKEN_VARIABLE } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A stream for text. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
  /** False when `NO_COLOR` is set. */
  readonly hasColors?: () => boolean;
}

/** The process of a command. */
export interface CliContext {
  readonly environment: Environment;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Registers what Ctrl+C calls. */
  readonly onInterrupt: (interrupt: () => void) => void;
  /** Ends the process at once. */
  readonly exit: (code: number) => void;
}

export type SetExitCode = (code: number) => void;

/** The options of a server, which mean the same in every command. */
export interface ServerOptions {
  readonly url?: string;
  readonly token?: string;
  readonly tenant?: number;
  readonly clientId?: string;
  readonly clientSecret?: string;
  readonly redirectUri?: string;
}

// Commander repeats an invalid value, so secrets and URLs are parsed by `toUrl` and `toToken`.
export const addServerOptions = (command: Command): Command =>
  command
    .option('--url <url>', 'the server, without /v1; a new sandbox when left out')
    .option('--token <token>', `the access token; better in ${TOKEN_VARIABLE}`)
    .option('--tenant <n>', "the administration; the token's own when left out", parseInteger(1))
    .option('--client-id <id>', 'a client that is registered with the server')
    .option('--client-secret <secret>', 'its secret; better in ACCOUNTING_CLIENT_SECRET')
    .option('--redirect-uri <uri>', 'a redirect URI that is registered for it');

/** Collects the values of a repeatable option. */
export const appendValue = (text: string, texts: readonly string[] = []): readonly string[] => [...texts, text];

/** @param plural what is selected: `operations`. */
export const addOnlyOption = (command: Command, plural: string): Command =>
  command.option(
    '--only <glob>',
    `some ${plural}, by name or glob; repeatable, and with commas between`,
    (text: string, globs: readonly string[] = []) => [...globs, ...text.split(',').map((glob) => glob.trim())],
  );

/** Parses an integer of at least `minimum`. */
export const parseInteger =
  (minimum: number) =>
  (text: string): number => {
    if (/^\d{1,10}$/.test(text) && Number(text) >= minimum) return Number(text);
    throw new InvalidArgumentError(`It must be a whole number from ${minimum}.`);
  };

export function parsePositiveNumber(text: string): number {
  if (/^\d{1,9}(\.\d{1,3})?$/.test(text) && Number(text) > 0) return Number(text);
  throw new InvalidArgumentError('It must be a number above 0.');
}

export function parseLanguage(text: string): string {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? text;
  } catch {
    throw new InvalidArgumentError('It must be a language tag, such as en or nl.');
  }
}

/** @returns the URL without a slash at the end. */
export function toUrl(option: string, text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new CliError(`--${option} takes a URL such as https://api.accounting-platform.example.`);
  }
  if (url.username || url.password) throw new CliError(`--${option} takes a URL without user and password.`);
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

export function toToken(token: string | undefined): string {
  const trimmed = token?.trim();
  if (!trimmed) {
    const hint = 'That of a sandbox is sandbox-demo-token.';
    throw new CliError(`Give an access token, with --token or in ${TOKEN_VARIABLE}. ${hint}`);
  }
  if (/^[\x21-\x7e]+$/.test(trimmed)) return trimmed;
  throw new CliError('A token has printable ASCII characters without spaces. Leave out the word Bearer.');
}

/** Rejects options of a server when there is none. */
export function requireUrl(options: object, names: readonly string[]): void {
  const name = names.find((option) => option in options);
  if (name === undefined || 'url' in options) return;
  const flag = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  throw new CliError(`--${flag} is for a server. Name it with --url.`);
}

/** A header of the command line: `Ocp-Apim-Subscription-Key: abc`. Its value may be a secret, so no error repeats it. */
export function toHeader(text: string): readonly [name: string, value: string] {
  const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):[ \t]*([\x20-\x7e]*)$/.exec(text) ?? [];
  if (name !== undefined && value !== undefined) return [name, value];
  throw new CliError("--header takes 'Name: value'.");
}

/** The operations that match any of the globs, in the order of the contract; all without globs. */
export function selectOperations(globs: readonly string[] | undefined): readonly Operation[] {
  if (!globs) return operations;
  const ids = operations.map(({ id }) => id);
  const unknown = globs.find((glob) => !ids.some((id) => matchesGlob(id, glob)));
  if (unknown !== undefined) {
    const similar = findClosest(unknown, ids);
    const hint = similar ? `Did you mean ${similar}?` : `Such as ${ids.slice(2, 5).join(', ')} or '*Debtor*'.`;
    throw new CliError(`--only: there is no operation ${JSON.stringify(unknown)}. ${hint}`);
  }
  return operations.filter(({ id }) => globs.some((glob) => matchesGlob(id, glob)));
}
