import { findClosest } from '../../../contract/did-you-mean.ts';
import { parseMoment } from '../../../contract/moments.ts';
import { isOrigin } from '../../http/cors.ts';
import { LIMIT_FORMAT, parseLimit, splitLimits } from '../../http/limits.ts';
import { isHostName } from '../../http/request-guards.ts';
import { StartupError } from '../../messages/startup-error.ts';
import { SCENARIO_NAMES } from '../../seed/scenario-names.ts';
import type { SandboxOptions, WorldOptions } from './options.ts';

export interface OptionRule {
  readonly isValid: (value: unknown) => boolean;
  /** The valid values, for error messages. */
  readonly expected: string;
  /** Whether error messages must not contain its value. */
  readonly isSecret?: true;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isFunction = (value: unknown): boolean => typeof value === 'function';
const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

const oneOf = (...values: string[]): OptionRule => ({
  isValid: (value) => values.includes(value as string),
  expected: values.map((value) => `"${value}"`).join(' or '),
});

const integer = (min: number, max: number, unit = 'whole number'): OptionRule => ({
  isValid: (value) => Number.isInteger(value) && (value as number) >= min && (value as number) <= max,
  expected: `a ${unit} from ${min} to ${max}`,
});

/** @param item the rule of each value. */
const listOf = (item: OptionRule, expected: string): OptionRule => ({
  isValid: (value) => Array.isArray(value) && value.every(item.isValid),
  expected,
});

/** A value of `allowedHosts`. */
export const ALLOWED_HOST: OptionRule = {
  isValid: (value) => typeof value === 'string' && isHostName(value),
  expected: 'a host name without port, such as books.example',
};

/** A value of `allowedOrigins`. */
export const ALLOWED_ORIGIN: OptionRule = {
  isValid: (value) => typeof value === 'string' && isOrigin(value),
  expected: 'an origin without path, such as https://app.example',
};

const IDLE_SECONDS = integer(1, 31_536_000, 'number of seconds');

/** The options of a sandbox. Files are checked further by the parts that read them. */
export const OPTION_RULES: Readonly<Record<keyof SandboxOptions, OptionRule>> = {
  port: integer(0, 65_535),
  host: {
    isValid: matches(/^[\w.:%-]+$/),
    expected: 'an address of this machine, such as 0.0.0.0 or localhost, without port',
  },
  trustNetwork: { isValid: (value) => typeof value === 'boolean', expected: 'true or false' },
  allowedHosts: listOf(ALLOWED_HOST, 'a list of host names without port, such as ["books.example"]'),
  allowedOrigins: listOf(ALLOWED_ORIGIN, 'a list of origins without path, such as ["https://app.example"]'),
  data: { isValid: isText, expected: 'the path of a file, such as books.sqlite' },
  seed: {
    isValid: matches(/^(demo|empty|.+\.(json|ya?ml))$/),
    expected: 'demo, empty, a .json file from GET /_sandbox/state, or a .yaml file with requests',
  },
  scenario: oneOf(...SCENARIO_NAMES),
  extraLedgerLines: integer(0, 10_000_000),
  clock: {
    isValid: (value) => typeof value === 'string' && parseTime(value) !== undefined,
    expected: 'a time with its zone, such as 2026-03-01T09:00:00Z, or a date',
  },
  rateLimit: {
    isValid: (value) => typeof value === 'string' && splitLimits(value).every(isLimit),
    expected: `${LIMIT_FORMAT}, or a list of them`,
  },
  tls: {
    isValid: (value) => typeof value === 'boolean' || isCertificate(value),
    expected: 'true, or { cert, key } with paths of PEM files',
  },
  // The key is sent in a header.
  controlKey: { isValid: matches(/^[\x21-\x7e]+$/), expected: 'printable ASCII without spaces', isSecret: true },
  worldRateLimit: {
    isValid: (value) => typeof value === 'string' && splitLimits(value).every(isLimit),
    expected: `${LIMIT_FORMAT}, or a list of them`,
  },
  maxWorldBytes: integer(1_000_000, Number.MAX_SAFE_INTEGER, 'number of bytes'),
  openWorlds: { isValid: (value) => typeof value === 'boolean', expected: 'true or false' },
  docs: { isValid: isText, expected: 'the path of a folder, such as generated/site' },
  docsLater: { isValid: (value) => typeof value === 'boolean', expected: 'true or false' },
  maxWorlds: integer(1, 100_000),
  requestTimeout: integer(1, 2_147_483_647, 'number of milliseconds'),
  log: { isValid: isFunction, expected: 'a function' },
  requestLog: { isValid: isFunction, expected: 'a function' },
  journal: integer(0, 100_000),
  onContractViolation: oneOf('error', 'log'),
};

function isLimit(text: string): boolean {
  try {
    return parseLimit(text) !== undefined;
  } catch {
    return false;
  }
}

/** Ends with a time that has no offset. */
const WITHOUT_OFFSET = /T[\d:.,]+$/i;

/**
 * Returns the time that a text means, in UTC; undefined when it means none. A date is its start in UTC, at one or two o'clock
 * that day in the Netherlands. A time without an offset would be that of the machine for most people, so it is asked for.
 */
export function parseTime(text: string): string | undefined {
  return WITHOUT_OFFSET.test(text) ? undefined : parseMoment(text)?.toISOString();
}

function isCertificate(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { cert, key } = value as Record<string, unknown>;
  return isText(cert) && isText(key);
}

/**
 * Checks options, for callers without TypeScript.
 *
 * @throws StartupError that names the option and its valid values.
 */
export function checkOptions(options: object, rules: Readonly<Record<string, OptionRule>>): void {
  for (const [name, value] of Object.entries(options)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) {
      const suggestion = findClosest(name, Object.keys(rules));
      const hint = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
      throw new StartupError(`There is no option ${name}.${hint}`);
    }
    if (value !== undefined) checkOption(`The option ${name} must be`, rule, value, value);
  }
}

/** A label of a host name, in lower case. */
const WORLD_ID = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/** The options of a world. */
export const WORLD_OPTION_RULES: Readonly<Record<keyof WorldOptions, OptionRule>> = {
  name: { isValid: matches(WORLD_ID), expected: 'at most 40 lower-case letters, digits and hyphens between them' },
  scenario: oneOf('demo', ...SCENARIO_NAMES),
  clock: OPTION_RULES.clock,
  idleSeconds: {
    isValid: (value) => value === null || IDLE_SECONDS.isValid(value),
    expected: `null or ${IDLE_SECONDS.expected}`,
  },
};

/**
 * Checks the value of an option.
 *
 * @param start the first words of the error message: `--port takes`.
 * @param source the value as it was given.
 * @throws StartupError with the valid values.
 */
export function checkOption(start: string, rule: OptionRule, value: unknown, source: unknown): void {
  if (rule.isValid(value)) return;
  const suffix = rule.isSecret ? '' : `, not ${JSON.stringify(source) ?? typeof source}`;
  throw new StartupError(`${start} ${rule.expected}${suffix}.`);
}
