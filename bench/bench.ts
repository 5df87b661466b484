import { availableParallelism } from 'node:os';
import { matchesGlob } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { createCommand, createDurationOption, parseCount, runCommand } from './command.ts';
import { type Comparison, formatComparisons, isWithinTarget, type MeasureOptions } from './metrics.ts';

type Measure = (options: MeasureOptions) => Promise<Comparison[]>;

/** Loaded when they are run, so that a wrong option is reported at once. */
const measures: Readonly<Record<string, () => Promise<Measure>>> = {
  requests: async () => (await import('./measures/requests.ts')).measureRequests,
  memory: async () => (await import('./measures/memory.ts')).measureMemory,
  start: async () => (await import('./measures/start.ts')).measureStart,
  sandboxes: async () => (await import('./measures/sandboxes.ts')).measureSandboxes,
  package: async () => (await import('./measures/package.ts')).measurePackage,
  client: async () => (await import('./measures/client.ts')).measureClient,
  sync: async () => (await import('./measures/sync.ts')).measureSync,
  worlds: async () => (await import('./measures/worlds.ts')).measureWorlds,
  processes: async () => (await import('./measures/processes.ts')).measureProcesses,
  browser: async () => (await import('./measures/browser.ts')).measureBrowser,
};
const names = Object.keys(measures);

interface Options extends Omit<MeasureOptions, 'seconds'> {
  readonly filter?: readonly string[];
  /** Seconds. */
  readonly duration: number;
  readonly json?: boolean;
  readonly failOnThreshold?: boolean;
}

/** Adds the names that match a pattern to those of earlier `--filter` options. */
function addMatches(pattern: string, selected: readonly string[] = []): string[] {
  const matches = names.filter((name) => matchesGlob(name, pattern));
  if (matches.length > 0) return [...new Set([...selected, ...matches])];
  throw new InvalidArgumentError(`It must match one of ${names.join(', ')}.`);
}

const command = createCommand(
  'bench',
  'Compares the sandbox with plain Prism and a baseline server, and the client with fetch.',
)
  .option('--filter <glob>', `what to measure, repeatable: ${names.join(', ')} (default: all)`, addMatches)
  .option('--iterations <count>', 'number of measurements of each server', parseCount, 3)
  .addOption(createDurationOption('duration of one load', '3s'))
  .option('--target <file>', 'program to measure instead of that of `npm start`; it must accept --port')
  .option('--json', 'print JSON, with every value')
  .option('--fail-on-threshold', 'end with exit code 1 when a target is missed')
  .action(async ({ filter = names, json, failOnThreshold, duration, ...options }: Options) => {
    const comparisons: Comparison[] = [];
    for (const name of filter) {
      process.stderr.write(`${name}\n`);
      const measure = await measures[name]?.();
      comparisons.push(...((await measure?.({ ...options, seconds: duration })) ?? []));
    }
    const { version, platform, arch } = process;
    const machine = `Node ${version.slice(1)}, ${platform} ${arch}, ${availableParallelism()} processors`;
    const results = comparisons.map((comparison) => ({ ...comparison, isWithinTarget: isWithinTarget(comparison) }));
    const text = json ? JSON.stringify({ machine, comparisons: results }, null, 2) : formatComparisons(comparisons);
    process.stdout.write(json ? `${text}\n` : `${machine}\n\n${text}\n`);
    if (failOnThreshold && results.some((comparison) => comparison.isWithinTarget === false)) process.exitCode = 1;
  });

await runCommand(command);
