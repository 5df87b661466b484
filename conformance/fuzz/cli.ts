import { randomInt } from 'node:crypto';
import { defaultUrl } from '../../mocks/seed/demo-access.ts';
import {
  createCommand,
  parseInteger,
  parsePositiveNumber,
  requireUrl,
  runCommand,
  TOKEN_VARIABLE,
  toToken,
  toUrl,
} from '../../scripts/lib/command.ts';
import {
  addOnlyOption,
  addTargetOptions,
  type Environment,
  type ServerOptions,
  selectOperations,
} from '../cli/options.ts';
import type { Detail, Violation } from '../rules/violations.ts';
import { createContractOracle } from './oracle.ts';
import { type FuzzResult, fuzz } from './run.ts';
import { connectTarget, startOwnTarget } from './target.ts';

interface FuzzOptions extends Pick<ServerOptions, 'url' | 'token' | 'tenant'> {
  readonly requests: number;
  readonly maxTime?: number;
  readonly seed?: number;
  readonly only?: readonly string[];
}

const command = createCommand(
  'fuzz',
  'Sends random requests, valid and malformed, to a sandbox, and checks each response.',
)
  .option('--requests <n>', 'the number of requests', parseInteger(1), 50_000)
  .option('--max-time <seconds>', 'how long requests are sent; no limit when left out', parsePositiveNumber)
  .option('--seed <n>', 'a number that gives the same requests again; random when left out', parseInteger(0))
  .action(async (options: FuzzOptions) => {
    process.exitCode = await runFuzz(options, process.env);
  });
addOnlyOption(addTargetOptions(command, 'a sandbox, without /v1, whose records are reset'), 'operations');
await runCommand(command);

async function runFuzz(options: FuzzOptions, environment: Environment): Promise<number> {
  const { requests, maxTime, seed = randomInt(2 ** 31), only } = options;
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const { url, startTarget } = toTarget(options, environment);
  const selection = `${url === undefined ? '' : ` --url ${url}`}${only ? ` --only ${only.join()}` : ''}`;
  const repeat = `Seed ${seed}; repeat: npm run fuzz -- --requests ${requests} --seed ${seed}${selection}`;
  print(repeat);
  const result = await fuzz({
    startTarget,
    url: url ?? defaultUrl,
    requests,
    maxTime,
    seed,
    operations: selectOperations(only),
    onProgress: (count) => print(`${count} of ${requests}`),
    onViolation: (violation) => print(formatViolation(violation)),
  });
  print(formatSummary(result));
  print(repeat);
  return result.violations.length > 0 || result.withoutSuccess.length > 0 ? 1 : 0;
}

function toTarget(options: FuzzOptions, environment: Environment) {
  requireUrl(options, ['token', 'tenant']);
  if (options.url === undefined) return { url: undefined, startTarget: () => startOwnTarget(createContractOracle) };
  const url = toUrl('url', options.url);
  const server = { url, token: toToken(options.token ?? environment[TOKEN_VARIABLE]), tenant: options.tenant };
  return { url, startTarget: () => connectTarget(server, createContractOracle) };
}

function formatViolation({ operation, rule, details }: Violation): string {
  const { description, message, curl } = details.at(-1) as Detail;
  return `\n${[`${operation}, ${rule} (${description}): ${message}`, ...curl].join('\n  ')}\n`;
}

function formatSummary({ requests, violations, statusClasses, withoutSuccess, seconds }: FuzzResult): string {
  const counts = [...statusClasses].sort().map(([statusClass, count]) => `${statusClass} ${count}`);
  return [
    `${requests} requests in ${seconds.toFixed(1)} s: ${Math.round(requests / seconds)} requests/s`,
    `Responses: ${counts.join(', ')}`,
    `Operations that never succeed: ${withoutSuccess.join(', ') || 'none'}`,
    `Violations: ${violations.length || 'none'}`,
    ...violations.flatMap(({ operation, details }) => details.map(({ message }) => `  ${operation}: ${message}`)),
  ].join('\n');
}
