import { DEFAULT_PORT } from '../demo-access.ts';
import { parseRate } from '../http/rate-limit.ts';
import { isHostName } from '../http/request-guards.ts';
import type { SandboxOptions } from '../options.ts';
import { MAX_EXTRA_LEDGER_LINES, MAX_PORT } from '../server/check-options.ts';

/** A kind of value. */
interface ValueType {
  /** Returns undefined, or throws a StartupError, for an invalid value. */
  readonly parse: (text: string) => unknown;
  /** The valid values, for error messages. */
  readonly expected: string;
}

export interface Option {
  readonly help: string;
  /** The sandbox option that it sets. */
  readonly sets?: keyof SandboxOptions;
  /** The placeholder of its value in the help; a flag has none. */
  readonly value?: string;
  /** Default: any text. */
  readonly type?: ValueType;
  /** Whether it may be given more than once. */
  readonly multiple?: true;
  /** Whether error messages must not contain its value. */
  readonly isSecret?: true;
  readonly short?: string;
}

const text = (expected: string, isValid: (value: string) => boolean): ValueType => ({
  parse: (value) => (isValid(value) ? value : undefined),
  expected,
});

const integer = (max: number): ValueType => ({
  parse: (value) => (/^\d{1,8}$/.test(value) && Number(value) <= max ? Number(value) : undefined),
  expected: `a number from 0 to ${max}`,
});

const isNotBlank = (value: string): boolean => value.trim() !== '';

/** The options, by the title of their section in the help. */
export const SECTIONS: Readonly<Record<string, Readonly<Record<string, Option>>>> = {
  Server: {
    port: {
      sets: 'port',
      value: 'N',
      type: integer(MAX_PORT),
      help: `port to listen on; 0 for a free one (default: ${DEFAULT_PORT})`,
    },
    host: {
      sets: 'host',
      value: 'ADDRESS',
      type: { parse: parseAddress, expected: 'an address of this machine, such as 0.0.0.0 or localhost, without port' },
      help: 'address to listen on (default: 127.0.0.1); any but a loopback address disables the demo token, and /_sandbox without --control-key',
    },
    'allow-host': {
      sets: 'allowedHosts',
      value: 'NAME',
      type: text('a host name without port, such as books.example', isHostName),
      multiple: true,
      help: 'accept this name in Host too, on a loopback address; repeatable',
    },
    'allow-origin': {
      sets: 'allowedOrigins',
      value: 'ORIGIN',
      multiple: true,
      help: 'let web pages of this origin use the demo token, such as https://app.example; repeatable',
    },
    tls: { help: 'serve HTTPS (TLS 1.3) with a self-signed certificate' },
    'tls-cert': { value: 'FILE', help: 'serve HTTPS (TLS 1.3) with this certificate (PEM)' },
    'tls-key': { value: 'FILE', help: 'private key of the certificate (PEM)' },
  },
  Data: {
    data: {
      sets: 'data',
      value: 'FILE',
      type: text('the name of a file, such as books.sqlite', isNotBlank),
      help: 'store the data in this file, and continue with the data in it (default: in memory)',
    },
    seed: {
      sets: 'seed',
      value: 'demo|empty',
      type: text('demo or empty', (value) => value === 'demo' || value === 'empty'),
      help: 'initial data: the demo companies (default), or the same administrations without books',
    },
    'extra-ledger-lines': {
      sets: 'extraLedgerLines',
      value: 'N',
      type: integer(MAX_EXTRA_LEDGER_LINES),
      help: 'add N ledger lines, in balance, to the first administration',
    },
    clock: {
      sets: 'clock',
      value: 'TIME',
      type: { parse: parseTime, expected: 'a time with its zone, such as 2026-03-01T09:00:00Z, or a date' },
      help: 'initial time of the clock: 2026-03-01T09:00:00Z, or a date (default: now)',
    },
  },
  Other: {
    'rate-limit': {
      sets: 'rateLimit',
      value: 'N/minute',
      type: {
        parse: (value) => parseRate(value) && value,
        expected: 'N/second, N/minute or N/hour, with N from 1 to 1000000',
      },
      help: 'requests that a client may send; also N/second and N/hour (default: no limit)',
    },
    'control-key': {
      sets: 'controlKey',
      value: 'KEY',
      // It is sent in a header.
      type: text('printable ASCII characters without spaces', (value) => /^[\x21-\x7e]+$/.test(value)),
      isSecret: true,
      help: 'require this key in X-Sandbox-Key under /_sandbox; enables /_sandbox on every address',
    },
    docs: {
      sets: 'docs',
      value: 'FOLDER',
      type: text('a folder, such as generated/site', isNotBlank),
      help: 'serve this documentation site under /docs',
    },
    verbose: { help: 'log each request to standard error, as a line of JSON' },
    version: { help: 'print the version of the contract' },
    help: { short: 'h', help: 'print this help' },
  },
};

/** Removes the brackets that an IPv6 address has in a URL. */
function parseAddress(value: string): string | undefined {
  return /^[\w.:%-]+$|^\[[\w.:%]+\]$/.test(value) ? value.replace(/^\[(.*)\]$/, '$1') : undefined;
}

/** The ISO 8601 formats of one point in time. A date is its start in UTC. */
const ISO_TIME = /^(\d{4})-(\d\d)-(\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;

function parseTime(value: string): string | undefined {
  const [, year, month, day] = ISO_TIME.exec(value)?.map(Number) ?? [];
  // JavaScript reads 30 February as 2 March.
  const isDay = month !== undefined && day !== undefined && day <= new Date(Date.UTC(year ?? 0, month, 0)).getUTCDate();
  const time = new Date(value);
  return isDay && !Number.isNaN(time.getTime()) ? time.toISOString() : undefined;
}
