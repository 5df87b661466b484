import { parseArgs } from 'node:util';
import type { CurlRequest } from './curl-request.ts';

/** A command of a `sh` block: its words, without their quotes. */
export type Command = readonly string[];

/** Values of the variables of a script, by name. */
export type Variables = ReadonlyMap<string, string>;

// The pieces that the shell commands of the guides are made of. Anything else is rejected.
const PIECE =
  /(?<gap>(?:[ \t]|\\\n)+)|(?<end>\n)|(?<comment>#.*)|'(?<single>[^']*)'|"(?<double>[^"\\]*)"|(?<bare>[^\s'"\\#;|&<>()`$]+)/y;

/**
 * Splits a shell script into its commands, without a shell. `$NAME` is replaced by its variable except in single quotes.
 *
 * @throws Error at anything that a POSIX shell would do more with: pipes, substitutions, unknown variables.
 */
export function parseCommands(script: string, variables: Variables): Command[] {
  const commands: string[][] = [];
  let words: string[] = [];
  let word: string | undefined;
  const endWord = () => {
    if (word !== undefined) words.push(word);
    word = undefined;
  };
  const endCommand = () => {
    endWord();
    if (words.length > 0) commands.push(words);
    words = [];
  };
  const text = `${replaceVariables(script, variables)}\n`;
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < text.length) {
    const at = PIECE.lastIndex;
    const { gap, end, comment, single, double, bare } = PIECE.exec(text)?.groups ?? {};
    if (end !== undefined) endCommand();
    else if (gap !== undefined) endWord();
    else if (comment === undefined) {
      const part = single ?? double ?? bare;
      if (part === undefined) throw new Error(`The shell of the guides has no ${text.slice(at, at + 40)}`);
      word = `${word ?? ''}${part}`;
    }
  }
  return commands;
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
