import { parseArgs } from 'node:util';
import { findClosest } from '../contract/validation/did-you-mean.ts';
import { DEFAULT_PORT } from '../demo-access.ts';
import { isHostName } from '../http/hosts.ts';
import { parseRate } from '../http/rate-limit.ts';
import type { SandboxOptions } from '../options.ts';
import { SandboxError } from '../sandbox-error.ts';
import { MAX_PORT, MAX_SCALE } from '../server/check-options.ts';
import { command } from './command.ts';

/** What a person asks of the program. */
export type CommandLine =
  | { readonly help: true }
  | { readonly version: true }
  | {
      readonly options: SandboxOptions;
      /** Whether every request is to be written to standard error, as a line of JSON. */
      readonly verbose: boolean;
    };

/** What `--help` prints. */
export const help = `The sandbox of the Accounting Platform API.

  ${command.replace(/ --$/, '')}
  ${command} OPTION ...

Without options it listens on http://127.0.0.1:${DEFAULT_PORT} and keeps its data in memory.

Where it listens
  --port N                          another port than ${DEFAULT_PORT}; 0 takes a free one
  --host ADDRESS                    another address than 127.0.0.1; one that others can reach turns off the demo token,
                                    and /_sandbox unless there is a key
  --allow-host NAME                 also answer to this name in Host, on a loopback address; may be given more than once
  --allow-origin ORIGIN             web pages of this origin may use the demo token, such as https://app.example; may be
                                    given more than once
  --tls                             HTTPS with TLS 1.3, with a certificate that it makes for itself
  --tls-cert FILE --tls-key FILE    HTTPS with your own certificate and its private key, in PEM form

What is in it
  --data FILE                       keep the data in a file; one that has data already is used as it is
  --seed demo|empty                 begin with the demo companies (demo), or with the same administrations without books
  --scale N                         begin with N more ledger lines in the first administration, in balance
  --clock MOMENT                    the moment that it is at the start: 2026-03-01T09:00:00Z, or a date

How it behaves
  --rate-limit N/minute             how often one client may call; also N/second and N/hour
  --control-key KEY                 what /_sandbox wants in X-Sandbox-Key; turns it on for other machines too
  --docs FOLDER                     serve a documentation site under /docs
  --verbose                         write every request to standard error, as a line of JSON

  --version                         the version of the contract
  --help, -h                        this text
`;

const known = {
  port: { type: 'string' },
  host: { type: 'string' },
  'allow-host': { type: 'string', multiple: true },
  'allow-origin': { type: 'string', multiple: true },
  tls: { type: 'boolean' },
  'tls-cert': { type: 'string' },
  'tls-key': { type: 'string' },
  data: { type: 'string' },
  seed: { type: 'string' },
  scale: { type: 'string' },
  clock: { type: 'string' },
  'rate-limit': { type: 'string' },
  'control-key': { type: 'string' },
  docs: { type: 'string' },
  verbose: { type: 'boolean' },
  version: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Name = keyof typeof known;
/** What was given for each option, in its order. */
type Given = ReadonlyMap<Name, readonly string[]>;

/**
 * Reads the arguments of the program, without those that name the program itself. `--help` goes before all else.
 *
 * @throws SandboxError that names the option and says what it takes.
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { tokens } = parseArgs({ args: [...args], options: known, strict: false, tokens: true });
  // Who asks for help may have got the rest wrong.
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help')) return { help: true };
  const given = new Map<Name, string[]>();
  for (const token of tokens) {
    if (token.kind === 'option') keep(given, token);
    if (token.kind === 'positional')
      throw new SandboxError(`Every argument begins with --, not ${shown(token.value)}.`);
  }
  if (given.has('version')) return { version: true };
  return { options: optionsOf(given), verbose: given.has('verbose') };
}

function keep(given: Map<Name, string[]>, { name, rawName, value, inlineValue }: Token): void {
  if (!isKnown(name)) {
    const meant = findClosest(name, Object.keys(known));
    const hint = meant === undefined ? 'See --help for those that there are.' : `Did you mean --${meant}?`;
    throw new SandboxError(`There is no option ${rawName}. ${hint}`);
  }
  const before = given.get(name) ?? [];
  if (before.length > 0 && !('multiple' in known[name]))
    throw new SandboxError(`${rawName} is given twice. Leave one of them out.`);
  if (known[name].type === 'boolean') {
    if (inlineValue) throw new SandboxError(`${rawName} takes no value. Leave =${value} out.`);
  } else if (value === undefined || (!inlineValue && /^-(?!\d)/.test(value))) {
    throw new SandboxError(`${rawName} needs a value. See --help for what it takes.`);
  }
  given.set(name, [...before, value ?? '']);
}

interface Token {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

const isKnown = (name: string): name is Name => Object.hasOwn(known, name);

function optionsOf(given: Given): SandboxOptions {
  const value = <Result>(name: Name, read: (text: string, name: Name) => Result): Result | undefined => {
    const text = firstOf(given, name);
    return text === undefined ? undefined : read(text, name);
  };
  const port = value('port', numberUpTo(MAX_PORT));
  const host = value('host', hostOf);
  return {
    ...(port !== undefined && { port }),
    ...(host !== undefined && { host }),
    allowedHosts: given.get('allow-host')?.map((name) => hostNameOf(name, 'allow-host')),
    allowedOrigins: given.get('allow-origin'),
    tls: tlsOf(given),
    data: value('data', notEmpty('the name of a file, such as books.sqlite')),
    seed: value('seed', seedOf),
    scale: value('scale', numberUpTo(MAX_SCALE)),
    clock: value('clock', momentOf),
    rateLimit: value('rate-limit', rateOf),
    controlKey: value('control-key', keyOf),
    docs: value('docs', notEmpty('a folder, such as generated/site')),
  };
}

const firstOf = (given: Given, name: Name): string | undefined => given.get(name)?.[0];

const shown = (text: string): string => JSON.stringify(text);

const wrong = (name: Name, wanted: string, text: string): SandboxError =>
  new SandboxError(`--${name} takes ${wanted}, not ${shown(text)}.`);

const numberUpTo =
  (most: number) =>
  (text: string, name: Name): number => {
    if (/^\d{1,8}$/.test(text) && Number(text) <= most) return Number(text);
    throw wrong(name, `a number from 0 to ${most}`, text);
  };

const notEmpty =
  (wanted: string) =>
  (text: string, name: Name): string => {
    if (text.trim() === '') throw wrong(name, wanted, text);
    return text;
  };

/** An IPv6 address may stand in brackets, as in a URL. */
function hostOf(text: string, name: Name): string {
  if (/^[\w.:%-]+$|^\[[\w.:%]+\]$/.test(text)) return text.replace(/^\[(.*)\]$/, '$1');
  throw wrong(name, 'an address of this machine, such as 0.0.0.0 or localhost, without port', text);
}

function hostNameOf(text: string, name: Name): string {
  if (isHostName(text)) return text;
  throw wrong(name, 'the name of a host without port, such as books.example', text);
}

function seedOf(text: string, name: Name): 'demo' | 'empty' {
  if (text === 'demo' || text === 'empty') return text;
  throw wrong(name, 'demo or empty', text);
}

/** The parts of ISO 8601 that name one moment; a date alone is its first moment in UTC. */
const iso = /^(\d{4})-(\d\d)-(\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;

function momentOf(text: string, name: Name): string {
  const [, year, month, day] = iso.exec(text)?.map(Number) ?? [];
  // JavaScript takes 30 February for 2 March.
  const isDay = month !== undefined && day !== undefined && day <= new Date(Date.UTC(year ?? 0, month, 0)).getUTCDate();
  const moment = new Date(text);
  if (isDay && !Number.isNaN(moment.getTime())) return moment.toISOString();
  throw wrong(name, 'a moment such as 2026-03-01T09:00:00Z or 2026-03-01T10:00:00+01:00, or a date', text);
}

function rateOf(text: string, name: Name): string {
  try {
    parseRate(text);
    return text;
  } catch (error) {
    if (error instanceof SandboxError) throw new SandboxError(`--${name}: ${error.message}`);
    throw error;
  }
}

/** It travels in a header, which has no place for anything else. */
function keyOf(text: string, name: Name): string {
  if (/^[\x21-\x7e]+$/.test(text)) return text;
  throw new SandboxError(`--${name} takes letters, digits and signs of ASCII, without spaces.`);
}

function tlsOf(given: Given): SandboxOptions['tls'] {
  const cert = firstOf(given, 'tls-cert');
  const key = firstOf(given, 'tls-key');
  if (cert === undefined && key === undefined) return given.has('tls') ? true : undefined;
  if (!cert || !key) {
    const [missing, content] = cert ? ['--tls-key', 'private key'] : ['--tls-cert', 'certificate'];
    throw new SandboxError(`--tls-cert and --tls-key go together. Name the file with the ${content} with ${missing}.`);
  }
  return { cert, key };
}
