import { findClosest } from '../contract/validation/did-you-mean.ts';
import type { SandboxOptions } from '../options.ts';
import { StartupError } from '../startup-error.ts';

type Rule = readonly [isValid: (value: unknown) => boolean, expected: string];

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isFunction = (value: unknown): boolean => typeof value === 'function';
const isIntegerBetween = (min: number, max: number) => (value: unknown) =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isOneOf =
  (...texts: string[]) =>
  (value: unknown) =>
    texts.includes(value as string);

export const MAX_PORT = 65_535;

/** The largest `extraLedgerLines`. */
export const MAX_EXTRA_LEDGER_LINES = 10_000_000;

const RULES: Readonly<Record<keyof SandboxOptions, Rule>> = {
  port: [isIntegerBetween(0, MAX_PORT), `a whole number from 0 to ${MAX_PORT}`],
  host: [isText, 'a host name or an address'],
  allowedHosts: [isTextList, 'a list of host names'],
  allowedOrigins: [Array.isArray, 'a list of origins'],
  data: [isText, 'the path of a file'],
  seed: [isOneOf('demo', 'empty'), '"demo" or "empty"'],
  extraLedgerLines: [isIntegerBetween(0, MAX_EXTRA_LEDGER_LINES), `a whole number from 0 to ${MAX_EXTRA_LEDGER_LINES}`],
  clock: [isText, 'a time or a date in ISO 8601'],
  rateLimit: [isText, 'a rate such as "100/minute"'],
  tls: [
    (value) => typeof value === 'boolean' || isCertificate(value),
    'true, or { cert, key } with paths of PEM files',
  ],
  controlKey: [isText, 'a text'],
  docs: [isText, 'the path of a folder'],
  requestTimeout: [isIntegerBetween(1, 2_147_483_647), 'a number of milliseconds'],
  log: [isFunction, 'a function'],
  requestLog: [isFunction, 'a function'],
  onContractViolation: [isOneOf('error', 'log'), '"error" or "log"'],
};

function isCertificate(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { cert, key } = value as Record<string, unknown>;
  return isText(cert) && isText(key);
}

/**
 * Checks the types of the options, for callers without TypeScript.
 *
 * @throws StartupError that names the option and the values that it accepts.
 */
export function checkOptions(options: SandboxOptions): void {
  for (const [name, value] of Object.entries(options)) {
    const rule = Object.hasOwn(RULES, name) ? RULES[name as keyof SandboxOptions] : undefined;
    if (!rule) {
      const suggestion = findClosest(name, Object.keys(RULES));
      throw new StartupError(
        `There is no option ${name}.${suggestion === undefined ? '' : ` Did you mean ${suggestion}?`}`,
      );
    }
    const [isValid, expected] = rule;
    if (value !== undefined && !isValid(value)) {
      throw new StartupError(`The option ${name} must be ${expected}, not ${JSON.stringify(value) ?? typeof value}.`);
    }
  }
}
