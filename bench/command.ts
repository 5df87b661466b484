import { Command, InvalidArgumentError } from 'commander';

/** Creates a command that ends with exit code 2 and one sentence when its options are wrong. */
export function createCommand(name: string, description: string): Command {
  const command = new Command(name).description(description);
  return command.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));
}

/** Parses the value of an option that counts something. */
export function parseCount(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 1.');
}

/** Runs a command; an error is a message on standard error, and exit code 1. */
export async function run(command: Command): Promise<void> {
  await command.parseAsync().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
