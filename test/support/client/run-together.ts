import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { repository } from '../../../scripts/lib/run.ts';

/** Programs of Node have the same code. */
const env = { NODE_COMPILE_CACHE: join(repository, '.compile-cache'), ...process.env };

/**
 * Runs programs that make their call at the same time: each prints a line when it is ready, makes its call when its standard
 * input ends, and prints the result as JSON.
 *
 * @returns the results; undefined for a program that was killed.
 */
export async function runTogether(commands: readonly (readonly string[])[]): Promise<unknown[]> {
  const runs = commands.map(([program = '', ...args]) => {
    const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
    const ready = new Promise((resolve) => child.stdout.once('readable', resolve));
    return { child, ready, output: text(child.stdout) };
  });
  await Promise.all(runs.map(({ ready }) => ready));
  for (const { child } of runs) child.stdin.end();
  const outputs = await Promise.all(runs.map(({ output }) => output));
  return outputs.map((lines) => lines.split('\n')[1]).map((line) => (line ? JSON.parse(line) : undefined));
}
