import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../../conformance/cli/program.ts';

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a command in this process. A second interrupt returns the code that the process would have.
 *
 * @param onStart gets the function that Ctrl+C calls.
 */
export async function runCommand(
  args: readonly string[],
  {
    environment = {},
    onStart,
  }: { environment?: Record<string, string>; onStart?: (interrupt: () => void) => void } = {},
): Promise<CommandResult> {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const getOutput = () => ({ stdout: stdout.join(''), stderr: stderr.join('') });
  let exited: CommandResult | undefined;
  const code = await runCli(args, {
    // No test notes anything among the files of the user.
    environment: { XDG_STATE_HOME: join(tmpdir(), `conformance-${process.pid}`), ...environment },
    stdout: { write: (text) => stdout.push(text) },
    stderr: { write: (text) => stderr.push(text) },
    onInterrupt: (interrupt) => onStart?.(interrupt),
    // The process would end here; what is printed from now on does not count.
    exit: (exitCode) => {
      exited = { code: exitCode, ...getOutput() };
    },
  });
  return exited ?? { code, ...getOutput() };
}
