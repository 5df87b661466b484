import { findClosest } from '../../../contract/did-you-mean.ts';
import { StartupError } from '../../messages/startup-error.ts';
import { SCENARIO_NAMES } from '../../seed/scenario-names.ts';
import type { WorldOptions } from '../../worlds/options.ts';
import { integer, matches, OPTIONS, type OptionRule, oneOf } from './option-table.ts';

export const OPTION_RULES: Readonly<Record<string, OptionRule>> = Object.fromEntries(
  Object.entries(OPTIONS).filter(([, rule]) => !('isCommandOnly' in rule)),
);

/** Label of a host name, in lower case. */
const WORLD_ID = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

const IDLE_SECONDS = integer(1, 31_536_000, 'number of seconds');

export const WORLD_OPTION_RULES: Readonly<Record<keyof WorldOptions, OptionRule>> = {
  name: { isValid: matches(WORLD_ID), expected: 'at most 40 lower-case letters, digits and hyphens between them' },
  scenario: oneOf('demo', ...SCENARIO_NAMES),
  clock: OPTIONS.clock,
  idleSeconds: {
    isValid: (value) => value === null || IDLE_SECONDS.isValid(value),
    expected: `null or ${IDLE_SECONDS.expected}`,
  },
};

/** Checks options, for callers without TypeScript. Throws a StartupError with the option and its valid values. */
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

/** @param start first words of the error message: `--port takes`. @param source value as typed. */
export function checkOption(start: string, rule: OptionRule, value: unknown, source: unknown): void {
  if (rule.isValid(value)) return;
  const suffix = rule.isSecret ? '' : `, not ${show(source)}`;
  throw new StartupError(`${start} ${rule.expected}${suffix}.`);
}

/** Writes a number as in code, another value as JSON, and what JSON has no form for as its type. */
function show(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'bigint') return `${value}n`;
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return typeof value;
  }
}
