import { InvalidArgumentError, Option } from 'commander';

export { createCommand, runCommand } from '../scripts/lib/command.ts';

/** Parses the value of an option that is a count. */
export function parseCount(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be an integer of at least 1.');
}

/** Creates the option `--duration`, whose value is in seconds. */
export const createDurationOption = (description: string, defaultValue: string): Option =>
  new Option('--duration <time>', `${description}, in seconds or minutes: 30s, 10m`)
    .argParser(parseDuration)
    .default(parseDuration(defaultValue), defaultValue);

function parseDuration(text: string): number {
  const [, count, unit] = /^([1-9]\d*)([sm])$/.exec(text) ?? [];
  if (count) return Number(count) * (unit === 'm' ? 60 : 1);
  throw new InvalidArgumentError('It must be a number of seconds or minutes: 30s, 10m.');
}
