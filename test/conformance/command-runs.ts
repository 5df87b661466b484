import { contractCommand } from '../../conformance/command.ts';

/** What became of a run of the command in this process. */
export interface CommandRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CommandOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Gets what presses Ctrl+C. */
  readonly onStart?: (pressCtrlC: () => void) => void;
}

/** Runs `npm run conformance -- ...args`. A second Ctrl+C ends it with the code that the process would have. */
export async function runCommand(args: readonly string[], options: CommandOptions = {}): Promise<CommandRun> {
  const { environment = {}, onStart } = options;
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const told = () => ({ stdout: stdout.join(''), stderr: stderr.join('') });
  let ended: CommandRun | undefined;
  const code = await contractCommand(args, {
    environment,
    stdout: { write: (text) => stdout.push(text) },
    stderr: { write: (text) => stderr.push(text) },
    onInterrupt: (end) => onStart?.(end),
    // A process would be gone here; this one goes on, and what it says from now on is not heard.
    exit: (code) => {
      ended = { code, ...told() };
    },
  });
  return ended ?? { code, ...told() };
}
