import { parseArgs } from 'node:util';
import type { CurlRequest } from './curl-request.ts';

/** A command of a `sh` block: its words, without their quotes. */
export type Command = readonly string[];

/** Values of the variables of a script, by name. */
type Variables = ReadonlyMap<string, string>;

/**
 * Splits a shell script into its commands, without a shell. `$NAME` is replaced by its variable except in single quotes.
 *
 * @throws Error at anything that a POSIX shell would do more with: pipes, substitutions, unknown variables.
 */
export function parseCommands(script: string, variables: Variables): Command[] {
  const text = replaceVariables(script, variables).replaceAll(
    /('[^']*'|"[^"\\]*")|#.*|\\\n/g,
    (_, quoted: string | undefined) => quoted ?? ' ',
  );
  const [rejected] = /['"\\;|&<>()`$].{0,40}/.exec(text.replaceAll(/'[^']*'|"[^"\\]*"/g, '')) ?? [];
  if (rejected !== undefined) throw new Error(`The shell of the guides has no ${rejected}`);
  const lines = text.match(/(?:'[^']*'|"[^"]*"|[^\n'"])+/g) ?? [];
  const words = lines.map((line) => line.match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? []);
  return words
    .filter((command) => command.length > 0)
    .map((command) => command.map((word) => word.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2')));
}

function replaceVariables(script: string, variables: Variables): string {
  return script.replaceAll(/'[^']*'|\$([A-Z_]+)/g, (text, name: string | undefined) => {
    if (name === undefined) return text;
    const value = variables.get(name);
    if (value === undefined) throw new Error(`The variable $${name} has no value`);
    return value;
  });
}

/** The options of curl that guides and samples use. The switches change what it prints, and its exit code. */
const OPTIONS = {
  request: { type: 'string', short: 'X' },
  header: { type: 'string', short: 'H', multiple: true },
  data: { type: 'string', short: 'd' },
  'data-raw': { type: 'string' },
  'data-urlencode': { type: 'string' },
  'data-binary': { type: 'string' },
  output: { type: 'string', short: 'o' },
  include: { type: 'boolean', short: 'i' },
  fail: { type: 'boolean' },
  'fail-with-body': { type: 'boolean' },
} as const;

/**
 * Parses the request of a `curl` command.
 *
 * @throws Error at an option that neither guides nor samples use.
 */
export function parseCurl([, ...args]: Command): CurlRequest {
  const { values, positionals, tokens } = parseArgs({ args, options: OPTIONS, allowPositionals: true, tokens: true });
  const { header: lines = [], output, 'data-binary': file } = values;
  const headers = Object.fromEntries(lines.map(parseHeader));
  const data = tokens.flatMap((token) => {
    if (token.kind !== 'option' || token.value === undefined) return [];
    if (token.name === 'data-urlencode') return [encodeField(token.value)];
    return token.name === 'data' || token.name === 'data-raw' ? [token.value] : [];
  });
  const hasBody = data.length > 0 || file !== undefined;
  if (hasBody) headers['content-type'] ??= 'application/x-www-form-urlencoded';
  return {
    url: positionals[0] ?? '',
    method: values.request ?? (hasBody ? 'POST' : 'GET'),
    headers,
    body: data.length > 0 ? data.join('&') : undefined,
    upload: file?.replace(/^@/, ''),
    output,
  };
}

function parseHeader(line: string): readonly [name: string, value: string] {
  const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
  return [name.toLowerCase(), value];
}

function encodeField(field: string): string {
  const [name = '', ...value] = field.split('=');
  return String(new URLSearchParams({ [name]: value.join('=') }));
}

/**
 * Parses a script that consists of `curl` commands only.
 *
 * @returns undefined for a script that does something else, or uses a variable without a value.
 */
export function parseRequests(script: string, variables: Variables = new Map()): readonly CurlRequest[] | undefined {
  try {
    const commands = parseCommands(script, variables);
    const isCurl = commands.length > 0 && commands.every(([program]) => program === 'curl');
    return isCurl ? commands.map(parseCurl) : undefined;
  } catch {
    return undefined;
  }
}
