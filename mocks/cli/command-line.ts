import { parseArgs } from 'node:util';
import { findClosest } from '../contract/validation/did-you-mean.ts';
import { DEFAULT_PORT } from '../demo-access.ts';
import type { SandboxOptions } from '../options.ts';
import { checkOption, OPTION_RULES } from '../server/check-options.ts';
import { StartupError } from '../startup-error.ts';
import { commandName } from './command.ts';
import { type Option, SECTIONS } from './options.ts';

/** What the arguments request. */
export type CommandLine =
  | { readonly help: true }
  | { readonly version: true }
  | {
      readonly options: SandboxOptions;
      /** Whether to log each request to standard error. */
      readonly verbose: boolean;
    };

const OPTIONS: Readonly<Record<string, Option>> = Object.assign({}, ...Object.values(SECTIONS));

/** The text that `--help` prints. */
export const HELP = `The sandbox of the Accounting Platform API.

  ${commandName.replace(/ --$/, '')}
  ${commandName} OPTION ...

Without options it listens on http://127.0.0.1:${DEFAULT_PORT}, and stores its data in memory until it stops.

${Object.entries(SECTIONS)
  .map(([title, options]) => `${title}\n${Object.entries(options).map(formatOption).join('')}`)
  .join('\n')}`;

function formatOption([name, { value, short, help }]: [string, Option]): string {
  const usage = `  --${name}${value === undefined ? '' : ` ${value}`}${short === undefined ? '' : `, -${short}`}`;
  const lines = help.match(/.{1,88}(?= |$)/g) ?? [];
  return lines.map((line, index) => `${(index === 0 ? usage : '').padEnd(31)} ${line.trim()}\n`).join('');
}

/**
 * Parses the arguments of the command. `--help` wins over invalid options.
 *
 * @throws StartupError that names the option and the values that it accepts.
 */
export function parseCommandLine(args: readonly string[]): CommandLine {
  const config = Object.entries(OPTIONS).map(([name, { value, short }]) => [
    name,
    { type: value === undefined ? 'boolean' : 'string', ...(short !== undefined && { short }) } as const,
  ]);
  const { tokens } = parseArgs({ args: [...args], options: Object.fromEntries(config), strict: false, tokens: true });
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help')) return { help: true };
  const values = new Map<string, unknown[]>();
  for (const token of tokens) {
    if (token.kind === 'option')
      values.set(token.name, [...(values.get(token.name) ?? []), parseOption(token, values)]);
    if (token.kind === 'positional') {
      throw new StartupError(`Every argument must begin with --, not ${JSON.stringify(token.value)}.`);
    }
  }
  if (values.has('version')) return { version: true };
  return { options: toSandboxOptions(values), verbose: values.has('verbose') };
}

interface Token {
  readonly name: string;
  /** As it was written: `-h`. */
  readonly rawName: string;
  readonly value?: string | undefined;
  /** Whether the value was written as `--name=value`. */
  readonly inlineValue?: boolean | undefined;
}

function parseOption({ name, rawName, value, inlineValue }: Token, previous: ReadonlyMap<string, unknown>): unknown {
  const option = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : undefined;
  if (!option) {
    const suggestion = findClosest(name, Object.keys(OPTIONS));
    const hint = suggestion === undefined ? 'See --help for all options.' : `Did you mean --${suggestion}?`;
    throw new StartupError(`There is no option ${rawName}. ${hint}`);
  }
  if (previous.has(name) && !option.multiple) throw new StartupError(`${rawName} may be given only once.`);
  if (option.value === undefined) {
    if (inlineValue) throw new StartupError(`${rawName} takes no value. Leave =${value} out.`);
    return true;
  }
  if (value === undefined || (!inlineValue && /^-(?!\d)/.test(value))) {
    throw new StartupError(`${rawName} needs a value: ${option.value}.`);
  }
  const parsed = option.parse ? option.parse(value) : value;
  if (option.sets && !option.multiple) checkOption(`${rawName} takes`, OPTION_RULES[option.sets], parsed, value);
  return parsed;
}

function toSandboxOptions(values: ReadonlyMap<string, readonly unknown[]>): SandboxOptions {
  const options: Partial<Record<keyof SandboxOptions, unknown>> = {};
  for (const [name, parsed] of values) {
    const { sets, multiple } = OPTIONS[name] ?? {};
    if (sets !== undefined) options[sets] = multiple ? parsed : parsed[0];
  }
  const tls = toTlsOption(values);
  return { ...options, ...(tls !== undefined && { tls }) } as SandboxOptions;
}

function toTlsOption(values: ReadonlyMap<string, readonly unknown[]>): SandboxOptions['tls'] {
  const [cert, key] = ['tls-cert', 'tls-key'].map((name) => values.get(name)?.[0] as string | undefined);
  if (cert === undefined && key === undefined) return values.has('tls') ? true : undefined;
  if (cert && key) return { cert, key };
  throw new StartupError(`--tls-cert and --tls-key go together. Add ${cert ? '--tls-key' : '--tls-cert'}.`);
}
