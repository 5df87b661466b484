import { formatNumber, formatTable } from '../scripts/lib/table.ts';
import { createCommand, parseCount, run } from './command.ts';
import type { LoadOptions } from './load.ts';
import { createSandbox } from './server-process.ts';
import { runSoak } from './soak/run-soak.ts';

const command = createCommand('soak', 'Loads a sandbox: every response must be right, and its memory stay flat.')
  .option('--seconds <count>', 'length of the load', parseCount, 600)
  .option('--connections <count>', 'connections, each held open all the time', parseCount, 200)
  .option('--target <file>', 'program to load in place of what `npm start` runs; it takes --port')
  .action(async ({ target, ...options }: LoadOptions & { target?: string }) => {
    process.stderr.write(`${options.seconds} s over ${options.connections} connections\n`);
    const { requestsPerSecond, p50, p99, memory, failures } = await runSoak(createSandbox(target), options);
    const rows = memory.map(({ name, isFlat, growth, maxGrowth, ...values }) => [
      name,
      ...[values.early, values.late, values.slope, growth * 100, maxGrowth * 100].map(formatNumber),
      isFlat ? 'flat' : 'GROWS',
    ]);
    const heading = ['memory, MB', 'early', 'late', 'a minute', 'growth, %', 'at most, %', ''];
    const load = [requestsPerSecond, p50, p99].map(formatNumber);
    const problems = failures.map(
      ({ problem, count, example }) => `${count} times ${problem}\n${example && `  ${example}\n`}`,
    );
    process.stdout.write(
      `${load[0]} requests/s, median ${load[1]} ms, 99% within ${load[2]} ms\n\n` +
        `${formatTable([heading, ...rows], 5)}\n\n${problems.join('') || 'Every response was right.\n'}`,
    );
    if (failures.length > 0 || memory.some(({ isFlat }) => !isFlat)) process.exitCode = 1;
  });

await run(command);
