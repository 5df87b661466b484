import { availableParallelism } from 'node:os';
import { InvalidArgumentError } from 'commander';
import { createCommand, parseCount, run } from './command.ts';
import { measureClient } from './measures/client.ts';
import { measureRequests } from './measures/requests.ts';
import { measureStart } from './measures/start.ts';
import { type Comparison, formatComparisons, isWithinTarget, type MeasureOptions } from './metrics.ts';

const measures: Readonly<Record<string, (options: MeasureOptions) => Promise<Comparison[]>>> = {
  requests: measureRequests,
  start: measureStart,
  client: measureClient,
};
const names = Object.keys(measures);

interface Options extends MeasureOptions {
  readonly only: readonly string[];
  readonly json?: boolean;
  readonly failOnThreshold?: boolean;
}

function parseNames(text: string): string[] {
  const only = text.split(',');
  if (only.every((name) => name in measures)) return only;
  throw new InvalidArgumentError(`It must be some of ${names.join(', ')}, with commas between.`);
}

const command = createCommand(
  'bench',
  'Measures the sandbox beside plain Prism and a bare server, and the client beside fetch.',
)
  .option('--only <names>', 'what to measure, with commas between', parseNames, names)
  .option('--rounds <count>', 'turns of each server', parseCount, 3)
  .option('--seconds <count>', 'length of one load', parseCount, 3)
  .option('--target <file>', 'program to measure in place of what `npm start` runs; it takes --port')
  .option('--json', 'print JSON, with every value')
  .option('--fail-on-threshold', 'end with exit code 1 when a target is missed')
  .action(async ({ only, json, failOnThreshold, ...options }: Options) => {
    const comparisons: Comparison[] = [];
    for (const name of only) {
      process.stderr.write(`${name}\n`);
      comparisons.push(...((await measures[name]?.(options)) ?? []));
    }
    const { version, platform, arch } = process;
    const machine = `Node ${version.slice(1)}, ${platform} ${arch}, ${availableParallelism()} processors`;
    const judged = comparisons.map((comparison) => ({ ...comparison, isWithinTarget: isWithinTarget(comparison) }));
    const text = json ? JSON.stringify({ machine, comparisons: judged }, null, 2) : formatComparisons(comparisons);
    process.stdout.write(json ? `${text}\n` : `${machine}\n\n${text}\n`);
    if (failOnThreshold && judged.some((comparison) => comparison.isWithinTarget === false)) process.exitCode = 1;
  });

await run(command);
