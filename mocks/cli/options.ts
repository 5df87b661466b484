import { DEFAULT_PORT } from '../demo-access.ts';
import { DEFAULT_CAPACITY } from '../journal/journal.ts';
import type { SandboxOptions } from '../options.ts';
import { SCENARIO_NAMES } from '../scenario-names.ts';

/** An option of the command. */
export interface Option {
  readonly help: string;
  /** The option of the sandbox that it sets. */
  readonly sets?: keyof SandboxOptions;
  /** The placeholder of its value in the help; a flag has none. */
  readonly value?: string;
  /** Converts the text of the value; undefined for an invalid one. */
  readonly parse?: (text: string) => unknown;
  /** Whether it can be repeated. */
  readonly multiple?: true;
  readonly short?: string;
}

/** The options, by the title of their section in the help. */
export const SECTIONS: Readonly<Record<string, Readonly<Record<string, Option>>>> = {
  Server: {
    port: {
      sets: 'port',
      value: 'N',
      parse: parseInteger,
      help: `port to listen on; 0 for a free one (default: ${DEFAULT_PORT})`,
    },
    host: {
      sets: 'host',
      value: 'ADDRESS',
      // An IPv6 address may have the brackets of a URL.
      parse: (text) => text.replace(/^\[(.*)\]$/, '$1'),
      help: 'address to listen on (default: 127.0.0.1); any but a loopback address disables the demo token, and /_sandbox without --control-key',
    },
    'trust-network': {
      sets: 'trustNetwork',
      help: 'keep both on every address; only where nobody else reaches the port, as in a container that publishes it on the loopback interface',
    },
    'allow-host': {
      sets: 'allowedHosts',
      value: 'NAME',
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
      help: 'store the data in this file, and continue with the data in it (default: in memory)',
    },
    seed: {
      sets: 'seed',
      value: 'FILE',
      help: 'initial data: a file from GET /_sandbox/state; demo, the demo companies (default); or empty, the same administrations without books',
    },
    scenario: {
      sets: 'scenario',
      value: 'NAME',
      help: `initial data for a test: ${SCENARIO_NAMES.join(', ')}`,
    },
    'extra-ledger-lines': {
      sets: 'extraLedgerLines',
      value: 'N',
      parse: parseInteger,
      help: 'add N ledger lines, in balance, to the first administration',
    },
    clock: {
      sets: 'clock',
      value: 'TIME',
      parse: parseTime,
      help: 'initial time of the clock: 2026-03-01T09:00:00Z, or a date (default: now)',
    },
  },
  Worlds: {
    worlds: {
      sets: 'worlds',
      value: 'FOLDER',
      help: 'store the worlds in this folder, and continue with those in it (default: temporary)',
    },
    'world-hosts': {
      sets: 'worldHosts',
      value: 'DOMAIN',
      help: 'serve each world at its own subdomain too, such as http://shop-1.DOMAIN',
    },
    'max-open-worlds': {
      sets: 'maxOpenWorlds',
      value: 'N',
      parse: parseInteger,
      help: 'the most worlds whose database is open at the same time (default: 500)',
    },
    'max-worlds': { sets: 'maxWorlds', value: 'N', parse: parseInteger, help: 'the most worlds (default: 1000)' },
  },
  Other: {
    'rate-limit': {
      sets: 'rateLimit',
      value: 'LIMITS',
      help: 'requests that a client may send: 100/minute, or a list with second, hour, day and concurrent, and with token: for the token endpoint, such as 100/minute,4/concurrent,token:10/minute (default: no limit)',
    },
    'control-key': {
      sets: 'controlKey',
      value: 'KEY',
      help: 'require this key in X-Sandbox-Key under /_sandbox; enables /_sandbox on every address',
    },
    docs: { sets: 'docs', value: 'FOLDER', help: 'serve this documentation site under /docs' },
    journal: {
      sets: 'journal',
      value: 'N',
      parse: parseInteger,
      help: `number of requests that the journal holds, for /_sandbox/requests; 0 for none (default: ${DEFAULT_CAPACITY})`,
    },
    verbose: { help: 'log each request to standard error, as a line of JSON' },
    version: { help: 'print its version and that of the contract' },
    help: { short: 'h', help: 'print this help' },
  },
};

function parseInteger(text: string): number | undefined {
  return /^\d{1,8}$/.test(text) ? Number(text) : undefined;
}

/** The ISO 8601 formats of one point in time. A date is its start in UTC. */
const ISO_TIME = /^(\d{4})-(\d\d)-(\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;

function parseTime(text: string): string | undefined {
  const [, year, month, day] = ISO_TIME.exec(text)?.map(Number) ?? [];
  // JavaScript reads 30 February as 2 March.
  const isDay = month !== undefined && day !== undefined && day <= new Date(Date.UTC(year ?? 0, month, 0)).getUTCDate();
  const time = new Date(text);
  return isDay && !Number.isNaN(time.getTime()) ? time.toISOString() : undefined;
}
