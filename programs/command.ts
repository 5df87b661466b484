import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { CliError, UserError } from './errors.ts';

/** Streams to which a command writes. */
export interface CommandOutput {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/** Creates a command that explains wrong arguments in one sentence. Run it with `runCommand`. */
export function createCommand(name: string, description: string, output: CommandOutput = process): Command {
  return new Command(name)
    .description(description)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void output.stdout.write(text),
      writeErr: (text) => void output.stderr.write(text),
      outputError: (text, write) => write(`${toSentence(text)}\n`),
    });
}

/** Puts an error of Commander on one line, without its suggestion or an extra word, which may be half of a secret. */
function toSentence(text: string): string {
  if (/too many arguments/.test(text)) return 'Every option begins with --. See --help.';
  return text
    .replace(/^error: /, '')
    .trim()
    .replaceAll('\n', ' ');
}

/** Runs a command, by default with the arguments of the process, and sets the exit code when it fails. */
export async function runCommand(command: Command, args: readonly string[] = process.argv.slice(2)): Promise<void> {
  ignoreClosedPipes();
  await command.parseAsync(args, { from: 'user' }).catch((error: Error) => {
    process.exitCode = reportFailure(error);
  });
}

/** Lets the process continue without output when its reader closes the pipe, as `head` does. */
export function ignoreClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}

/**
 * Writes why a command failed, with the stack of an unexpected error.
 *
 * @returns the exit code: 2 for wrong usage and a command that cannot run, 1 for others, 0 after `--help`.
 */
export function reportFailure(error: Error, { stderr }: Pick<CommandOutput, 'stderr'> = process): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  stderr.write(`${error instanceof UserError ? error.message : error.stack}\n`);
  return error instanceof UserError ? error.exitCode : 1;
}

/** Runs a command that prints the text that `work` returns. */
export const runPrinting = <Options>(command: Command, work: (options: Options) => string | Promise<string>) =>
  runCommand(command.action(async (options: Options) => void process.stdout.write(`${await work(options)}\n`)));

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

/** Creates the argument `[<kind>s...]`: some of the names, or none for all. */
export const createNamesArgument = (kind: string, names: readonly string[]): Argument =>
  new Argument(`[${kind}s...]`, `${names.join(', ')}; all by default`).argParser<readonly string[]>(
    (name, earlier = []) => {
      if (names.includes(name)) return [...earlier, name];
      throw new CliError(
        `There is no ${kind} ${name}. ${kind[0]?.toUpperCase()}${kind.slice(1)}s: ${names.join(', ')}.`,
      );
    },
  );

/** Creates the option `--duration`, whose value is in seconds. */
export const createDurationOption = (description: string, defaultValue: string): Option =>
  new Option('--duration <time>', `${description}, in seconds or minutes: 30s, 10m`)
    .argParser(parseDuration)
    .default(parseDuration(defaultValue), defaultValue);

function parseDuration(text: string): number {
  const [, count, unit] = /^([1-9]\d*)([sm])$/.exec(text) ?? [];
  if (count) return Number(count) * (unit === 'm' ? 60 : 1);
  throw new InvalidArgumentError('It must be a number of seconds or minutes: 30s, 10m.');
}

// Commander repeats an invalid value, so `toUrl` and `toToken` parse URLs and secrets later.

/** @returns the URL without a slash at the end. */
export function toUrl(option: string, text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new CliError(`--${option} takes a URL such as https://api.accounting-platform.example.`);
  }
  if (url.username || url.password) throw new CliError(`--${option} takes a URL without user and password.`);
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/** Environment variable of the access token, which other users could read among the arguments. */
export const TOKEN_VARIABLE = 'ACCOUNTING_TOKEN';

export function toToken(token: string | undefined): string {
  const trimmed = token?.trim();
  if (!trimmed) {
    const hint = 'A sandbox has sandbox-demo-token.';
    throw new CliError(`Give an access token, with --token or in ${TOKEN_VARIABLE}. ${hint}`);
  }
  if (/^[\x21-\x7e]+$/.test(trimmed)) return trimmed;
  throw new CliError('A token has printable ASCII characters without spaces. Leave out the word Bearer.');
}

/** Rejects options of a server without the server. */
export function requireUrl(options: object, names: readonly string[]): void {
  const name = names.find((option) => option in options);
  if (name === undefined || 'url' in options) return;
  const flag = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  throw new CliError(`--${flag} is for a server. Name it with --url.`);
}
