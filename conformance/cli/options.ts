import { matchesGlob } from 'node:path';
import { type Command, Option } from 'commander';
import { findClosest } from '../../contract/did-you-mean.ts';
import { parseInteger, TOKEN_VARIABLE } from '../../programs/command.ts';
import { CliError } from '../../programs/errors.ts';
import { type Operation, operations } from '../contract.ts';
import { FAIL_ON, type FailOn } from '../rules/violations.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly hasColors?: () => boolean;
}

export interface CliContext {
  readonly environment: Environment;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly onInterrupt: (interrupt: () => void) => void;
  readonly exit: (code: number) => void;
}

export type SetExitCode = (code: number) => void;

/** Options with the same meaning in every command. */
export interface ServerOptions {
  readonly url?: string;
  readonly token?: string;
  readonly tenant?: number;
  readonly clientId?: string;
  readonly clientSecret?: string;
  readonly redirectUri?: string;
}

export const addServerOptions = (command: Command): Command =>
  command
    .option('--url <url>', 'the server, without /v1; a new sandbox when left out')
    .option('--token <token>', `the access token; better in ${TOKEN_VARIABLE}`)
    .option('--tenant <n>', "the administration; the token's own when left out", parseInteger(1))
    .option('--client-id <id>', 'a client that is registered with the server')
    .option('--client-secret <secret>', 'its secret; better in ACCOUNTING_CLIENT_SECRET')
    .option('--redirect-uri <uri>', 'a redirect URI that is registered for it');

export const addPublicUrlOption = (command: Command): Command =>
  command.option('--public-url <url>', 'what links of the server begin with, when it is behind a gateway');

export const appendValue = (text: string, texts: readonly string[] = []): readonly string[] => [...texts, text];

export const createChoice = (flags: string, description: string, values: readonly string[]): Option =>
  new Option(flags, description).choices(values);

/** @param plural selected things: `operations`. */
export const addOnlyOption = (command: Command, plural: string): Command =>
  command.option(
    '--only <glob>',
    `some ${plural}, by name or glob; repeatable, and with commas between`,
    (text: string, globs: readonly string[] = []) => [...globs, ...text.split(',').map((glob) => glob.trim())],
  );

/** The options of a report, which mean the same in every command. */
export interface ReportOptions {
  readonly failOn?: FailOn;
  readonly baseline?: string;
  readonly report?: string;
}

const FAIL_ON_HELP = 'violations of what the platform documents, or also of decisions';

/** @param failOn default of `--fail-on`, in words. */
export const addReportOptions = (command: Command, failOn: string): Command =>
  command
    .addOption(createChoice('--fail-on <which>', `${FAIL_ON_HELP}; ${failOn} when left out`, FAIL_ON))
    .option('--baseline <file>', 'the report.json of an earlier run, whose violations are known')
    .option('--report <folder>', 'write the report to a folder, as Markdown, JUnit XML and JSON');

/** Parses a header of the command line: `Ocp-Apim-Subscription-Key: abc`. Its value may be a secret, so no error repeats it. */
export function toHeader(text: string): readonly [name: string, value: string] {
  const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):[ \t]*([\x20-\x7e]*)$/.exec(text) ?? [];
  if (name !== undefined && value !== undefined) return [name, value];
  throw new CliError("--header takes 'Name: value'.");
}

/** Selects operations that match any glob, in contract order; all without globs. */
export function selectOperations(globs: readonly string[] | undefined): readonly Operation[] {
  if (!globs) return operations;
  const ids = operations.map(({ id }) => id);
  const unknown = globs.find((glob) => !ids.some((id) => matchesGlob(id, glob)));
  if (unknown !== undefined) {
    const similar = findClosest(unknown, ids);
    const hint = similar
      ? `Did you mean ${similar}?`
      : `Name operations such as ${ids.slice(2, 5).join(', ')} or '*Debtor*'.`;
    throw new CliError(`--only: there is no operation ${JSON.stringify(unknown)}. ${hint}`);
  }
  return operations.filter(({ id }) => globs.some((glob) => matchesGlob(id, glob)));
}
