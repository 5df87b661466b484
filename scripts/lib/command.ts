import { basename } from 'node:path';
import { Command } from 'commander';
import { BuildError } from './run.ts';

/** Creates a command that ends with exit code 2 and one sentence when its arguments are wrong. */
export function createCommand(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));
}

/** Runs a command; when it fails, exit code 1, and the stack only for an error that is not about its input. */
export async function runCommand(command: Command): Promise<void> {
  await command.parseAsync().catch((error: Error) => {
    process.stderr.write(`${error instanceof BuildError ? error.message : error.stack}\n`);
    process.exitCode = 1;
  });
}

/** Runs the program of a build step, and prints the summary that it returns. */
export async function runStep(work: () => Promise<string>): Promise<void> {
  const command = createCommand(basename(process.argv[1] ?? ''), 'A step of the build.');
  await runCommand(command.action(async () => void process.stdout.write(`${await work()}\n`)));
}
