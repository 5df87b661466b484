import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatLine, runSteps } from './build/run-steps.ts';
import { repository, resolveProgram } from './lib/run.ts';
import { TASKS, type Task } from './tasks.ts';

/** Commands of `npm run`. One with two words is `npm run check -- packages`. */
export const COMMANDS: Readonly<Record<string, Task>> = Object.fromEntries(
  Object.entries(TASKS).filter(([name, { programs }]) => name === 'build' || (programs && !name.startsWith('build '))),
);

/** Runs the command that the arguments begin with, and returns its exit code. */
export async function runCommandLine([name = '', ...args]: readonly string[]): Promise<number> {
  const longName = `${name} ${args[0]}`;
  const [fullName, rest] = longName in COMMANDS ? [longName, args.slice(1)] : [name, args];
  const command = COMMANDS[fullName];
  if (!command) return fail(`There is no command ${name}. Commands: ${Object.keys(COMMANDS).join(', ')}.`, 2);
  if (command.description !== undefined && rest.length > 0) {
    const { rejectArguments } = await import('./command-help.ts');
    return rejectArguments(fullName, command.description, rest, Object.keys(COMMANDS));
  }
  if (!existsSync(join(repository, 'node_modules', 'vitest'))) {
    return fail('This command needs the development dependencies, which are not installed. Run: npm ci');
  }
  return runPrograms(command, rest);
}

/** Runs the steps and programs of a command; for `--help` only the last program, which prints it, and the installations. */
async function runPrograms({ needs = [], programs }: Task, args: readonly string[]): Promise<number> {
  if (!programs) return build(args);
  const isHelp = args.some((word) => word === '--help' || word === '-h');
  try {
    await runSteps(isHelp ? needs.filter((step) => step.startsWith('install-')) : needs);
  } catch (error) {
    return fail((error as Error).message);
  }
  const last = programs.length - 1;
  for (const [index, program] of programs.entries()) {
    if (isHelp && index < last) continue;
    const code = await run([...program, ...(index === last ? args : [])]);
    if (code !== 0) return code;
  }
  return 0;
}

/** Runs steps of the build in this process: those that the arguments name, or all. */
async function build(args: readonly string[]): Promise<number> {
  const parsed = args.length === 0 ? {} : await (await import('./command-help.ts')).parseBuildArguments(args);
  if (typeof parsed === 'number') return parsed;
  const { quiet = false, ...options } = parsed;
  const report = (line: string): boolean => quiet || process.stdout.write(`${line}\n`);
  const started = performance.now();
  try {
    const count = await runSteps(options.names, { ...options, report });
    const summary = count === 0 ? 'nothing has changed' : `${count} steps ran`;
    report(formatLine('total', performance.now() - started, summary));
    return 0;
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(message: string, code = 1): number {
  process.stderr.write(`${message}\n`);
  return code;
}

/** Runs a program in the terminal. */
function run(words: readonly string[]): Promise<number> {
  const [program, args] = resolveProgram(words);
  const child = spawn(program, args, {
    cwd: repository,
    stdio: 'inherit',
    shell: process.platform === 'win32' && program !== process.execPath,
  });
  // The terminal sends Ctrl+C to the program too, which ends in its own way.
  process.on('SIGINT', () => {});
  process.once('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve(code ?? 1));
  });
}
