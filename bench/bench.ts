import { availableParallelism } from 'node:os';
import { createCommand, createDurationOption, parseInteger, runCommand } from '../programs/command.ts';
import { listLeast, listSpeeds, VOLUME_METRICS } from './measure.ts';
import { compareServers, formatComparisons } from './metrics.ts';
import { createOther, createSandbox, leastServer } from './server-process.ts';

const command = createCommand(
  'bench',
  'Compares the sandbox with the least that a server can do, or with the sandbox of another clone.',
)
  .option('--iterations <count>', 'number of measurements of each server', parseInteger(1), 3)
  .addOption(createDurationOption('duration of one load', '3s'))
  .option('--target <file>', 'program to measure instead of `npm start`; it must accept --port')
  .option('--beside <folder>', 'compare with the sandbox of another clone: the start, lists and writes')
  .option('--volume', 'compare a million ledger lines with ten thousand instead, in milliseconds for each list')
  .option('--json', 'print JSON, with every value')
  .action(async ({ iterations, duration, target, beside, volume, json }) => {
    const volumes = ['1000000', '10000'].map((name) => ({
      ...createSandbox(target, '--extra-ledger-lines', name),
      name,
    }));
    const other = beside === undefined ? leastServer : createOther(beside);
    const servers = volume ? volumes : [createSandbox(target), other];
    const listMetrics = beside === undefined ? listLeast : listSpeeds;
    // Warms up the file system cache and the compile cache.
    await compareServers(servers, 1, []);
    const comparisons = await compareServers(servers, iterations, volume ? VOLUME_METRICS : listMetrics(duration));
    const { version, platform, arch } = process;
    const machine = `Node ${version.slice(1)}, ${platform} ${arch}, ${availableParallelism()} processors`;
    const table = formatComparisons(comparisons, servers);
    const text = json ? JSON.stringify({ machine, comparisons }, null, 2) : `${machine}\n\n${table}`;
    process.stdout.write(`${text}\n`);
  });

await runCommand(command);
