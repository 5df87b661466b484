import type { Command } from 'commander';
import { createCommand, reportFailure } from '../../programs/command.ts';
import { addCheckCommand } from './commands/check.ts';
import { addProxyCommand } from './commands/proxy.ts';
import { addWorkflowsCommand } from './commands/workflows.ts';
import type { CliContext, SetExitCode } from './options.ts';

const EXIT_CODES = `
Exit codes: 0 all is right, 1 violations or failures, 2 wrong usage, or the command cannot run to its end, 130 interrupted`;

/**
 * Runs a command.
 *
 * @param args without Node and the script.
 * @returns the exit code: 0, 1 for violations, 2 for wrong usage and when it cannot run to its end, 130 when it was
 *   interrupted.
 */
export async function runCli(args: readonly string[], context: CliContext): Promise<number> {
  let exitCode = 0;
  const program = createProgram(context, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    return reportFailure(error as Error, context);
  }
}

function createProgram(context: CliContext, setExitCode: SetExitCode): Command {
  const program = createCommand('conformance', 'Tests servers against the contract.', context);
  program.addHelpText('afterAll', EXIT_CODES);
  for (const add of [addCheckCommand, addProxyCommand, addWorkflowsCommand]) add(program, context, setExitCode);
  return program;
}
