import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { StepFailed } from './run.ts';

/**
 * Runs a check from the command line and prints its report. Exit code 0: passed, 1: findings, 2: wrong usage.
 *
 * @param check throws StepFailed with the findings; it gets the values of the options that need one.
 */
export async function runCheck(
  help: string,
  options: ParseArgsOptionsConfig,
  check: (values: Readonly<Record<string, unknown>>) => Promise<string>,
): Promise<void> {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } });
    process.stdout.write(`${values.help ? help : await check(values)}\n`);
  } catch (error) {
    const { code, message, stack } = error as NodeJS.ErrnoException;
    const isUsage = code?.startsWith('ERR_PARSE_ARGS') === true;
    process.stderr.write(`${isUsage || error instanceof StepFailed ? message : stack}\n`);
    process.exitCode = isUsage ? 2 : 1;
  }
}
