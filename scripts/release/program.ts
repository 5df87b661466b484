import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BuildError } from '../lib/run.ts';

/** Runs a program with arguments, and returns what it printed. */
export type Program = (...args: readonly string[]) => Promise<string>;

/**
 * Creates a function that runs a program, such as git, in a folder.
 *
 * @returns what it prints on its standard output, trimmed. It throws a BuildError with what the program says is wrong.
 */
export function createProgram(name: string, cwd: string, env: Readonly<Record<string, string>> = {}): Program {
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 2 ** 26, shell: process.platform === 'win32' };
  return async (...args) => {
    const run = promisify(execFile)(name, args, options).catch(
      ({ stderr, stdout, message }: Error & { stderr?: string; stdout?: string }) => {
        throw new BuildError(`${name} ${args[0]} failed: ${stderr?.trim() || stdout?.trim() || message}`);
      },
    );
    return (await run).stdout.trim();
  };
}
