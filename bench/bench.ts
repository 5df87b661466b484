import { availableParallelism } from 'node:os';
import { createCommand, createDurationOption, parseInteger, runCommand } from '../scripts/lib/command.ts';
import { type MeasureOptions, measure, measureVolume, VOLUMES } from './measure.ts';
import { formatComparisons } from './metrics.ts';

const command = createCommand('bench', 'Compares the sandbox with plain Prism.')
  .option('--iterations <count>', 'number of measurements of each server', parseInteger(1), 3)
  .addOption(createDurationOption('duration of one load', '3s'))
  .option('--target <file>', 'program to measure instead of that of `npm start`; it must accept --port')
  .option('--volume', 'compare a million ledger lines with ten thousand instead, in milliseconds for each list')
  .option('--json', 'print JSON, with every value')
  .action(
    async ({ json, volume, ...options }: MeasureOptions & { readonly json?: boolean; readonly volume?: boolean }) => {
      const comparisons = await (volume ? measureVolume : measure)(options);
      const { version, platform, arch } = process;
      const machine = `Node ${version.slice(1)}, ${platform} ${arch}, ${availableParallelism()} processors`;
      const text = json
        ? JSON.stringify({ machine, comparisons }, null, 2)
        : `${machine}\n\n${formatComparisons(comparisons, volume ? VOLUMES : undefined)}`;
      process.stdout.write(`${text}\n`);
    },
  );

await runCommand(command);
