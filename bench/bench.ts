import { availableParallelism } from 'node:os';
import { Option } from 'commander';
import { createCommand, createDurationOption, parseInteger, runCommand } from '../scripts/lib/command.ts';
import { type Comparison, formatComparisons, isWithinTarget, type MeasureOptions } from './metrics.ts';

type Measure = (options: MeasureOptions) => Promise<Comparison[]>;

/** Loaded when they are run, so that a wrong option is reported at once. */
const measures: Readonly<Record<string, () => Promise<Measure>>> = {
  requests: async () => (await import('./measures/requests.ts')).measureRequests,
  start: async () => (await import('./measures/start.ts')).measureStart,
};
const names = Object.keys(measures);

interface Options extends MeasureOptions {
  readonly filter: readonly string[];
  readonly json?: boolean;
  readonly failOnThreshold?: boolean;
}

const command = createCommand('bench', 'Compares the sandbox with plain Prism and a baseline server.')
  .addOption(new Option('--filter <names...>', 'what to measure').choices(names).default(names, 'everything'))
  .option('--iterations <count>', 'number of measurements of each server', parseInteger(1), 3)
  .addOption(createDurationOption('duration of one load', '3s'))
  .option('--target <file>', 'program to measure instead of that of `npm start`; it must accept --port')
  .option('--json', 'print JSON, with every value')
  .option('--fail-on-threshold', 'end with exit code 1 when a target is missed')
  .action(async ({ filter, json, failOnThreshold, ...options }: Options) => {
    const comparisons: Comparison[] = [];
    for (const name of filter) {
      process.stderr.write(`${name}\n`);
      const measure = await measures[name]?.();
      comparisons.push(...((await measure?.(options)) ?? []));
    }
    const { version, platform, arch } = process;
    const machine = `Node ${version.slice(1)}, ${platform} ${arch}, ${availableParallelism()} processors`;
    const results = comparisons.map((comparison) => ({ ...comparison, isWithinTarget: isWithinTarget(comparison) }));
    const text = json ? JSON.stringify({ machine, comparisons: results }, null, 2) : formatComparisons(comparisons);
    process.stdout.write(json ? `${text}\n` : `${machine}\n\n${text}\n`);
    if (failOnThreshold && results.some((comparison) => comparison.isWithinTarget === false)) process.exitCode = 1;
  });

await runCommand(command);
