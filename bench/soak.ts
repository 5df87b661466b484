import { createCommand, createDurationOption, parseInteger, runCommand } from '../programs/command.ts';
import { formatNumber, formatTable } from '../programs/table.ts';
import { createSandbox } from './server-process.ts';
import { runSoak } from './soak/run-soak.ts';

const command = createCommand(
  'soak',
  'Load-tests a sandbox: every response must be correct, and its memory must not grow.',
)
  .addOption(createDurationOption('duration of the load', '10m'))
  .option('--connections <count>', 'number of connections, all kept open', parseInteger(1), 200)
  .option('--target <file>', 'program to load instead of `npm start`; it must accept --port')
  .action(async ({ target, duration: seconds, connections }) => {
    process.stderr.write(`${seconds} s over ${connections} connections\n`);
    const result = await runSoak(createSandbox(target), { seconds, connections });
    const { memory, failures } = result;
    const rows = memory.map(({ name, isFlat, growth, maxGrowth, ...values }) => [
      name,
      ...[values.early, values.late, growth * 100, maxGrowth * 100].map(formatNumber),
      isFlat ? 'flat' : 'GROWS',
    ]);
    const heading = ['memory, MB', 'early', 'late', 'growth, %', 'limit, %', ''];
    const [speed, median, p99] = [result.requestsPerSecond, result.p50, result.p99].map(formatNumber);
    const problems = failures.map(
      ({ problem, count, example }) => `${count} times ${problem}\n${example && `  ${example}\n`}`,
    );
    process.stdout.write(
      `${speed} requests/s, median ${median} ms, p99 ${p99} ms\n\n` +
        `${formatTable([heading, ...rows], 4)}\n\n${problems.join('') || 'Every response was correct.\n'}`,
    );
    if (failures.length > 0 || memory.some(({ isFlat }) => !isFlat)) process.exitCode = 1;
  });

await runCommand(command);
