import { Command, CommanderError } from 'commander';
import { CliError } from './cli-error.ts';
import { addCheckCommand } from './commands/check.ts';
import { addFuzzCommand } from './commands/fuzz.ts';
import { addObserveCommands } from './commands/observe.ts';
import { addReadinessCommand } from './commands/readiness.ts';
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
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof CliError)) throw error;
    context.stderr.write(`${error.message}\n`);
    return 2;
  }
  return exitCode;
}

function createProgram(context: CliContext, setExitCode: SetExitCode): Command {
  const program = new Command('conformance')
    .description('Tests servers against the contract.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void context.stdout.write(text),
      writeErr: (text) => void context.stderr.write(text),
      outputError: (text, write) => write(`${toSentence(text)}\n`),
    })
    .addHelpText('afterAll', EXIT_CODES);
  for (const add of [addCheckCommand, addFuzzCommand, addWorkflowsCommand, addReadinessCommand, addObserveCommands])
    add(program, context, setExitCode);
  return program;
}

/** An error of Commander in one line: a suggestion has its own, and an extra word may be half of a secret. */
function toSentence(text: string): string {
  if (/too many arguments/.test(text)) return 'Every option begins with --. See --help.';
  return text
    .replace(/^error: /, '')
    .trim()
    .replaceAll('\n', ' ');
}
