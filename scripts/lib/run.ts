import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../../programs/errors.ts';

/** The folder of the repository. */
export const repository = fileURLToPath(new URL('../../', import.meta.url));

/** A reason for which the build or a gate fails. */
export class BuildError extends UserError {
  override readonly name = 'BuildError';
}

/** Folders with installed packages whose commands run here. */
const TOOL_FOLDERS = ['.', 'scripts/tools'] as const;

/** Turns off telemetry and update checks of the tools. */
const telemetryOffEnv = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
  SCARF_ANALYTICS: 'false',
  NO_UPDATE_NOTIFIER: '1',
};

/** Returns the file of a command of an installed package. */
function findExecutable(packageName: string, bin: string): string {
  const folders = TOOL_FOLDERS.map((parent) => join(repository, parent, 'node_modules', packageName));
  const folder = folders.find((path) => existsSync(path));
  if (folder === undefined) throw new BuildError(describeMissing(packageName));
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { bin: bins } = JSON.parse(manifest) as { bin: string | Record<string, string> };
  const file = typeof bins === 'string' ? bins : bins[bin];
  if (!file) throw new BuildError(`${packageName} has no command ${bin}`);
  return join(folder, file);
}

const describeMissing = (packageName: string): string =>
  `${packageName} is not installed. It is a development dependency. Run: npm ci`;

/**
 * Runs the command of an installed package with the pinned Node.
 *
 * @returns what it printed on its standard output.
 * @throws BuildError with everything it printed, when it ends with another code than 0.
 */
export const runTool = (
  packageName: string,
  bin: string,
  args: readonly string[],
  cwd = repository,
  env: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<string> => runChecked(process.execPath, [findExecutable(packageName, bin), ...args], { cwd, env, signal });

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Ends the program, which then does not end by Ctrl+C. */
  readonly signal?: AbortSignal | undefined;
  /** Receives what the program prints, while it runs. */
  readonly onOutput?: (text: string) => unknown;
}

/**
 * Returns the program and the arguments of a row of the table: a file for Node or its options, a command of an installed package, or a
 * program of the machine.
 */
export function resolveProgram([name = '', ...args]: readonly string[]): readonly [
  program: string,
  args: readonly string[],
] {
  if (name.includes('/') || name.startsWith('--')) return [process.execPath, [name, ...args]];
  const installed = TOOL_FOLDERS.map((folder) => join(repository, folder, 'node_modules', '.bin', name));
  return [installed.find((file) => existsSync(file)) ?? name, args];
}

/** The whole output of a program, its standard output, and its exit code. */
interface ProgramResult {
  readonly output: string;
  readonly stdout: string;
  readonly code: number | null;
}

/** Runs a program to its end, whatever its exit code is. */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd = repository, env = {}, signal, onOutput = () => {} }: RunOptions = {},
): Promise<ProgramResult> {
  const child = spawn(program, args, {
    cwd,
    // The terminal sends Ctrl+C to the whole process group.
    detached: signal !== undefined,
    env: { ...process.env, ...telemetryOffEnv, ...env },
    // npm is a script of the shell on Windows.
    shell: process.platform === 'win32' && program !== process.execPath,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  signal?.addEventListener('abort', () => child.kill(), { once: true });
  let stdout = '';
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput(text);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ output, stdout, code }));
  });
}

/**
 * Runs a program.
 *
 * @returns what it printed on its standard output.
 * @throws BuildError with everything it printed, when it ends with another code than 0.
 */
export async function runChecked(program: string, args: readonly string[], options: RunOptions = {}): Promise<string> {
  const { output, stdout, code } = await runProgram(program, args, options);
  if (code === 0) return stdout;
  const [, missing] = /^Error \[ERR_MODULE_NOT_FOUND\]: Cannot find package '([^']+)'/m.exec(output) ?? [];
  const hasDevelopment = existsSync(join(repository, 'node_modules', 'vitest'));
  if (missing !== undefined && !hasDevelopment) throw new BuildError(describeMissing(missing));
  throw new BuildError(output.trim() || `${[program, ...args].join(' ')} ended with code ${code}`);
}

/** Runs a program with this Node. @param command its file and its arguments. See {@link runChecked}. */
export const runNode = (
  command: readonly string[],
  cwd = repository,
  env: Readonly<Record<string, string>> = {},
): Promise<string> => runChecked(process.execPath, command, { cwd, env });

/** Runs a program with arguments, and returns what it printed on its standard output, trimmed. */
export type Program = (...args: readonly string[]) => Promise<string>;

/**
 * Creates a function that runs a program, such as git, in a folder.
 *
 * @returns a function that throws a BuildError with the output of a program that fails.
 */
export const createProgram =
  (name: string, cwd = repository, env: Readonly<Record<string, string>> = {}): Program =>
  async (...args) => {
    const { output, stdout, code } = await runProgram(name, args, { cwd, env });
    if (code !== 0) throw new BuildError(`${name} ${args[0]} failed: ${output.trim()}`);
    return stdout.trim();
  };

/** The short name of the commit; empty without a history. */
export function readCommit(): string {
  const args = [`--git-dir=${join(repository, '.git')}`, 'rev-parse', '--short=12', 'HEAD'];
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

export interface RunnableTask {
  readonly name: string;
  /** Tasks that come first, as far as they run at all. */
  readonly needs?: readonly string[];
  /** True when it keeps all processors busy, so that nothing runs beside it. */
  readonly isParallel?: boolean;
}

/**
 * Runs tasks in their order, each after those that it needs, as many side by side as there are processors. After a failure no
 * other task starts, and those that run end first.
 */
export async function runTasks<T extends RunnableTask>(
  tasks: readonly T[],
  run: (task: T) => Promise<unknown>,
): Promise<void> {
  const capacity = availableParallelism();
  const waiting = new Set(tasks);
  const running = new Map<T, Promise<unknown>>();
  const unfinished = new Set(tasks.map(({ name }) => name));
  const getLoad = ({ isParallel }: T): number => (isParallel ? capacity : 1);
  const canStart = (task: T): boolean => {
    const load = [...running.keys()].reduce((sum, other) => sum + getLoad(other), getLoad(task));
    return load <= capacity && !task.needs?.some((need) => unfinished.has(need));
  };
  const start = (task: T): void => {
    waiting.delete(task);
    const finished = run(task).then(() => unfinished.delete(task.name));
    running.set(
      task,
      finished.finally(() => running.delete(task)),
    );
  };
  try {
    while (unfinished.size > 0) {
      for (const task of waiting) if (canStart(task)) start(task);
      await Promise.race(running.values());
    }
  } finally {
    await Promise.allSettled(running.values());
  }
}
