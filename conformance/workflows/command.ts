import { startSandbox } from '../../mocks/sandbox.ts';
import { CannotRun } from '../arguments.ts';
import { readArguments } from './arguments.ts';
import { help } from './help.ts';
import { formatReport } from './report.ts';
import { runWorkflows } from './run.ts';

interface Output {
  readonly write: (text: string) => unknown;
}

export interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stdout: Output;
  readonly stderr: Output;
}

/** @returns the exit code: 0, 1 when a workflow failed, 2 when the workflows could not be run. */
export async function runWorkflowsCommand(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    const options = readArguments(args, context.environment);
    if (!options) {
      context.stdout.write(help);
      return 0;
    }
    const sandbox = options.url === undefined ? await startSandbox({ port: 0 }) : undefined;
    const { results, redact } = await runWorkflows({ ...options, url: options.url ?? sandbox?.url ?? '' }).finally(() =>
      sandbox?.close(),
    );
    context.stdout.write(redact(formatReport(results)));
    return results.some(({ status }) => status === 'failed') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    context.stderr.write(`${error.message}\n`);
    return 2;
  }
}
