import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
import { defaultUrl } from '../../../mocks/seed/demo-access.ts';
import {
  parseInteger,
  parsePositiveNumber,
  requireUrl,
  TOKEN_VARIABLE,
  toToken,
  toUrl,
} from '../../../scripts/lib/command.ts';
import { createContractOracle } from '../../fuzz/oracle.ts';
import { type FuzzResult, fuzz } from '../../fuzz/run.ts';
import { connectTarget, startOwnTarget } from '../../fuzz/target.ts';
import type { Detail, Violation } from '../../rules/violations.ts';
import {
  addOnlyOption,
  type CliContext,
  type Environment,
  type ServerOptions,
  type SetExitCode,
  selectOperations,
} from '../options.ts';

interface FuzzCommandOptions extends Pick<ServerOptions, 'url' | 'token' | 'tenant'> {
  readonly requests: number;
  readonly maxTime?: number;
  readonly seed?: number;
  readonly only?: readonly string[];
}

export function addFuzzCommand(program: Command, context: CliContext, setExitCode: SetExitCode): void {
  const command = program
    .command('fuzz')
    .description('Sends random requests, valid and malformed, to a sandbox, and checks each response.')
    .option('--url <url>', 'a sandbox, without /v1, whose records are reset; a new one when left out')
    .option('--token <token>', `the access token; better in ${TOKEN_VARIABLE}`)
    .option('--tenant <n>', "the administration; the token's own when left out", parseInteger(1))
    .option('--requests <n>', 'the number of requests', parseInteger(1), 50_000)
    .option('--max-time <seconds>', 'how long requests are sent; no limit when left out', parsePositiveNumber)
    .option('--seed <n>', 'a number that gives the same requests again; random when left out', parseInteger(0));
  addOnlyOption(command, 'operations').action(async (options: FuzzCommandOptions) => {
    setExitCode(await runFuzz(options, context));
  });
}

async function runFuzz(options: FuzzCommandOptions, { stdout, environment }: CliContext) {
  const { requests, maxTime, seed = randomInt(2 ** 31), only } = options;
  const print = (line: string): void => void stdout.write(`${line}\n`);
  const { url, startTarget } = toTarget(options, environment);
  const selection = `${url === undefined ? '' : ` --url ${url}`}${only ? ` --only ${only.join()}` : ''}`;
  const command = `Seed ${seed}; repeat: npm run fuzz -- --requests ${requests} --seed ${seed}${selection}`;
  print(command);
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
  print(command);
  return result.violations.length > 0 || result.withoutSuccess.length > 0 ? 1 : 0;
}

function toTarget(options: FuzzCommandOptions, environment: Environment) {
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
