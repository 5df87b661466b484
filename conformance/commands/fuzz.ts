import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
import { defaultUrl } from '../../mocks/demo-access.ts';
import { formatCurl } from '../curl.ts';
import { type FuzzResult, fuzz } from '../fuzz/run.ts';
import type { Issue } from '../http.ts';
import { addOnlyOption, type CliContext, parseInteger, type SetExitCode, selectOperations } from '../options.ts';
import type { Occurrence } from '../violations.ts';

interface FuzzCommandOptions {
  readonly requests: number;
  readonly seed?: number;
  readonly only?: readonly string[];
}

export function addFuzzCommand(program: Command, context: CliContext, setExitCode: SetExitCode): void {
  const command = program
    .command('fuzz')
    .description('Sends random requests, valid and malformed, to a new sandbox, and checks each response.')
    .option('--requests <n>', 'the number of requests', parseInteger(1), 50_000)
    .option('--seed <n>', 'a number that gives the same requests again; random when left out', parseInteger(0));
  addOnlyOption(command, 'operations').action(async (options: FuzzCommandOptions) => {
    setExitCode(await runFuzz(options, context));
  });
}

async function runFuzz({ requests, seed = randomInt(2 ** 31), only }: FuzzCommandOptions, { stdout }: CliContext) {
  const print = (line: string): void => void stdout.write(`${line}\n`);
  const selection = only ? ` --only ${only.join()}` : '';
  const command = `Seed ${seed}; repeat: npm run fuzz -- --requests ${requests} --seed ${seed}${selection}`;
  print(command);
  const result = await fuzz({
    ...{ requests, seed, operations: selectOperations(only) },
    onProgress: (count) => print(`${count} of ${requests}`),
    onViolation: (occurrence, issue) => print(formatViolation(occurrence, issue)),
  });
  print(formatSummary(requests, result));
  print(command);
  return result.violations.length > 0 ? 1 : 0;
}

function formatViolation({ operation, description, requests }: Occurrence, { rule, message }: Issue): string {
  const lines = requests.map((request) => formatCurl(defaultUrl, request));
  return `\n${[`${operation}, ${rule} (${description}): ${message}`, ...lines].join('\n  ')}\n`;
}

function formatSummary(requests: number, { violations, statusClasses, withoutSuccess, seconds }: FuzzResult): string {
  const counts = [...statusClasses].sort().map(([statusClass, count]) => `${statusClass} ${count}`);
  return [
    `${requests} requests in ${seconds.toFixed(1)} s: ${Math.round(requests / seconds)} requests/s`,
    `Responses: ${counts.join(', ')}`,
    `Operations without any success: ${withoutSuccess.join(', ') || 'none'}`,
    `Violations: ${violations.length || 'none'}`,
    ...violations.flatMap(({ operation, details }) =>
      details.map(({ message }) => `  ${operation}: ${message.split('\n')[0]}`),
    ),
  ].join('\n');
}
