import { mapValues } from '../../../contract/document.ts';
import { parseMoment } from '../../../contract/moments.ts';
import { isOrigin } from '../../http/cors.ts';
import { LIMIT_FORMAT, parseLimit, splitLimits } from '../../http/limits.ts';
import { isHostName } from '../../http/request-guards.ts';
import { DEFAULT_CAPACITY } from '../../insight/requests/journal.ts';
import { DEFAULT_PORT } from '../../seed/demo-access.ts';
import { SCENARIO_NAMES } from '../../seed/scenario-names.ts';
import type { SandboxOptions } from './options.ts';

export interface OptionRule {
  readonly isValid: (value: unknown) => boolean;
  readonly expected: string;
  /** Converts the text of the command line; undefined for an invalid one. Default: the text itself. */
  readonly parse?: (text: string) => unknown;
  readonly isSecret?: true;
}

export interface FlagSpec extends OptionRule {
  readonly flags: string;
  /** Effect, in the Markdown of the guide. The help shows it without markup. */
  readonly text: string;
  readonly group: 'Server' | 'Data' | 'Worlds' | 'Other';
  /** Environment variable for a secret: other users of the machine can read arguments. */
  readonly variable?: string;
  readonly item?: OptionRule;
  /** True when the README of the package lists it. */
  readonly isCommon?: true;
  readonly isCommandOnly?: true;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

export const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

export const oneOf = (...values: string[]): OptionRule => ({
  isValid: (value) => values.includes(value as string),
  expected: `one of ${values.map((value) => `"${value}"`).join(', ')}`,
});

export const integer = (min: number, max: number, unit = 'whole number'): OptionRule => ({
  isValid: (value) => Number.isInteger(value) && (value as number) >= min && (value as number) <= max,
  expected: `a ${unit} from ${min} to ${max}`,
  parse: (text) => (/^\d{1,12}$/.test(text) ? Number(text) : undefined),
});

const listOf = (item: OptionRule, expected: string): OptionRule & { readonly item: OptionRule } => ({
  isValid: (value) => Array.isArray(value) && value.every(item.isValid),
  expected,
  item,
});

const BOOLEAN: OptionRule = { isValid: (value) => typeof value === 'boolean', expected: 'true or false' };
const FUNCTION: OptionRule = { isValid: (value) => typeof value === 'function', expected: 'a function' };
const FILE: OptionRule = { isValid: isText, expected: 'the path of a file, such as books.sqlite' };
const LIMITS: OptionRule = {
  isValid: (value) => typeof value === 'string' && splitLimits(value).every(isLimit),
  expected: `${LIMIT_FORMAT}, or a list of them`,
};

const inGroup = <Name extends string>(
  group: FlagSpec['group'],
  specs: Readonly<Record<Name, Omit<FlagSpec, 'group'>>>,
): Readonly<Record<Name, FlagSpec>> =>
  mapValues<Omit<FlagSpec, 'group'>, FlagSpec>(specs, (spec) => ({ ...spec, group })) as Record<Name, FlagSpec>;

type OptionTable = Readonly<
  Record<keyof SandboxOptions | 'tlsCert' | 'tlsKey' | 'verbose' | 'version', OptionRule | FlagSpec>
>;

/** Options of a sandbox, in order: for checks, command line, help, banner, README and guide. Readers check the files. */
export const OPTIONS: OptionTable = {
  ...inGroup('Server', {
    port: {
      ...integer(0, 65_535),
      flags: '--port <N>',
      text: `port to listen on; 0 for a free one (default: ${DEFAULT_PORT})`,
      isCommon: true,
    },
    host: {
      isValid: matches(/^[\w.:%-]+$/),
      expected: 'an address of this machine, such as 0.0.0.0 or localhost, without port',
      flags: '--host <ADDRESS>',
      text: 'address to listen on (default: `localhost`, on 127.0.0.1 and `::1`); any but a loopback address disables the demo token, and `/_sandbox` without `--control-key`',
      // An IPv6 address may have the brackets of a URL.
      parse: (text) => text.replace(/^\[(.*)\]$/, '$1'),
    },
    trustNetwork: {
      ...BOOLEAN,
      flags: '--trust-network',
      text: 'keep the demo token and `/_sandbox` on every address; only where nobody else reaches the port, as in a container that publishes it on the loopback interface',
    },
    allowedHosts: {
      ...listOf(
        {
          isValid: (value) => typeof value === 'string' && isHostName(value),
          expected: 'a host name without port, such as books.example',
        },
        'a list of host names without port, such as ["books.example"]',
      ),
      flags: '--allow-host <NAME>',
      text: 'accept this name in `Host` too, on a loopback address; repeatable',
    },
    allowedOrigins: {
      ...listOf(
        {
          isValid: (value) => typeof value === 'string' && isOrigin(value),
          expected: 'an origin without path, such as https://app.example',
        },
        'a list of origins without path, such as ["https://app.example"]',
      ),
      flags: '--allow-origin <ORIGIN>',
      text: 'let web pages of this origin use the demo token, such as `https://app.example`; repeatable',
    },
    tls: {
      isValid: (value) => typeof value === 'boolean' || isCertificate(value),
      expected: 'true, or { cert, key } with paths of PEM files',
      flags: '--tls',
      text: 'serve HTTPS (TLS 1.3) with a self-signed certificate',
      isCommon: true,
    },
    tlsCert: {
      ...FILE,
      flags: '--tls-cert <FILE>',
      text: 'serve HTTPS (TLS 1.3) with this certificate (PEM)',
      isCommandOnly: true,
    },
    tlsKey: {
      ...FILE,
      flags: '--tls-key <FILE>',
      text: 'private key of the certificate (PEM)',
      isCommandOnly: true,
    },
  }),
  ...inGroup('Data', {
    data: {
      ...FILE,
      flags: '--data <FILE>',
      text: 'store the data in this file, and continue with the data in it (default: in memory)',
      isCommon: true,
    },
    seed: {
      isValid: matches(/^(demo|empty|.+\.(json|ya?ml))$/),
      expected: 'demo, empty, a .json file from GET /_sandbox/state, or a .yaml file with requests',
      flags: '--seed <FILE>',
      text: 'initial data: a file from `GET /_sandbox/state` (.json), or with requests (.yaml); `demo`, the demo companies (default); or `empty`, the same administrations without books',
      isCommon: true,
    },
    scenario: {
      ...oneOf(...SCENARIO_NAMES),
      flags: '--scenario <NAME>',
      text: `initial data for a test: ${SCENARIO_NAMES.map((name) => `\`${name}\``).join(', ')}`,
      isCommon: true,
    },
    extraLedgerLines: {
      ...integer(0, 10_000_000),
      flags: '--extra-ledger-lines <N>',
      text: 'add N ledger lines, in balance, to the first administration',
    },
    clock: {
      isValid: (value) => typeof value === 'string' && parseTime(value) !== undefined,
      expected: 'a time with its zone, such as 2026-03-01T09:00:00Z, or a date',
      flags: '--clock <TIME>',
      text: 'initial time of the clock: `2026-03-01T09:00:00Z`, or a date, which is its start in UTC (default: now)',
      parse: parseTime,
      isCommon: true,
    },
  }),
  ...inGroup('Worlds', {
    maxWorlds: {
      ...integer(1, 100_000),
      flags: '--max-worlds <N>',
      text: 'the most [worlds](#tag/test-suites-in-parallel) (default: 200)',
    },
    worldRateLimit: {
      ...LIMITS,
      flags: '--world-rate-limit <LIMITS>',
      text: 'requests that each world takes, of all its clients together, such as `50/second` (default: any number)',
    },
    maxWorldBytes: {
      ...integer(1_000_000, Number.MAX_SAFE_INTEGER, 'number of bytes'),
      flags: '--max-world-bytes <N>',
      text: 'bytes that the database of each world may have; its longest request takes 0.2 s for 6 MB, and the other worlds wait as long (default: 6,000,000 in a world with a key of its own, or any number)',
    },
    maxImportBytes: {
      ...integer(100_000, 67_108_864, 'number of bytes'),
      flags: '--max-import-bytes <N>',
      text: 'bytes that an import of a state may have; the other worlds wait about 0.2 s for each megabyte (default: 1,400,000 in a world with a key of its own, or 64 MB)',
    },
    openWorlds: {
      ...BOOLEAN,
      flags: '--open-worlds',
      text: 'let everybody create worlds, each with a key of its own; everything else under `/_sandbox` asks for a key',
    },
  }),
  ...inGroup('Other', {
    rateLimit: {
      ...LIMITS,
      flags: '--rate-limit <LIMITS>',
      text: 'requests that a client may send before it gets [429](#tag/rate-limits-and-retries): `100/minute`, or a list with second, hour and day, such as `100/minute,5000/day` (default: no limit)',
      isCommon: true,
    },
    controlKey: {
      // The key is the value of a header.
      isValid: matches(/^[\x21-\x7e]+$/),
      expected: 'printable ASCII without spaces',
      isSecret: true,
      flags: '--control-key <KEY>',
      variable: 'CONTROL_KEY',
      text: 'require this key in `X-Sandbox-Key` under `/_sandbox`; enables `/_sandbox` on every address; better in the environment, as `CONTROL_KEY`',
    },
    docs: {
      isValid: isText,
      expected: 'the path of a folder, such as generated/site',
      flags: '--docs <FOLDER>',
      text: 'serve this documentation site under `/docs`',
    },
    docsLater: {
      ...BOOLEAN,
      flags: '--docs-later',
      text: 'start before the site of `--docs` is built',
    },
    journal: {
      ...integer(0, 100_000),
      flags: '--journal <N>',
      text: `number of requests that the [journal](#tag/is-my-integration-ready) holds, for \`/_sandbox/requests\`; 0 switches off the journal, the inspector and the readiness report (default: ${DEFAULT_CAPACITY})`,
    },
    verbose: {
      ...BOOLEAN,
      flags: '--verbose',
      text: 'log each request to standard error, as a line of JSON without tokens',
      isCommon: true,
      isCommandOnly: true,
    },
    version: {
      ...BOOLEAN,
      flags: '--version',
      text: "print its version and the contract's",
      isCommandOnly: true,
    },
  }),
  requestTimeout: integer(1, 2_147_483_647, 'number of milliseconds'),
  log: FUNCTION,
  requestLog: FUNCTION,
  onContractViolation: oneOf('error', 'log'),
};

export const FLAGS = Object.entries(OPTIONS).filter((entry): entry is [string, FlagSpec] => 'flags' in entry[1]);

function isLimit(text: string): boolean {
  try {
    return parseLimit(text) !== undefined;
  } catch {
    return false;
  }
}

const WITHOUT_OFFSET = /T[\d:.,]+$/i;

/**
 * Returns the time of a text in UTC; undefined for an invalid one. A date means its start in UTC. A time needs an offset: readers
 * would otherwise expect the time of their machine.
 */
function parseTime(text: string): string | undefined {
  return WITHOUT_OFFSET.test(text) ? undefined : parseMoment(text)?.toISOString();
}

function isCertificate(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { cert, key } = value as Record<string, unknown>;
  return isText(cert) && isText(key);
}
