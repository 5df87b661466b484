import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { BuildError, readCommit, repository, resolveProgram, runChecked, runTasks } from '../lib/run.ts';
import { TASKS, type Task } from '../tasks.ts';
import { type CachedStep, createBuildCache, createStagingFolder, getCacheFolder, moveOutputs } from './files.ts';

export interface Step extends CachedStep {
  readonly needs: readonly string[];
  readonly isInPlace?: boolean;
}

/** Every step reads these, except those that install: the lockfile of their folder says all. */
const COMMON_INPUTS = [
  ...['package-lock.json', '{contract,programs}/*.ts', 'scripts/lib/*.ts', 'scripts/bundle.ts', 'scripts/bundle/*.ts'],
];

const BUILD = 'build ';

function createStep(name: string, { programs = [], needs = [], ...task }: Task): Step {
  const { inputs = [], outputs = [], isInPlace = false, isVersioned = false } = task;
  const outputsOfNeeds = needs.flatMap((need) => TASKS[BUILD + need]?.outputs ?? []);
  return {
    name,
    command: programs[0] ?? [],
    version: isVersioned ? commit : '',
    needs,
    inputs: isInPlace ? inputs : [...COMMON_INPUTS, ...inputs, ...outputsOfNeeds],
    outputs,
    isInPlace,
  };
}

const commit = readCommit();

/** The steps of the table, by their name. */
export const STEPS: ReadonlyMap<string, Step> = new Map(
  Object.entries(TASKS)
    .filter(([key]) => key.startsWith(BUILD))
    .map(([key, task]) => [key.slice(BUILD.length), createStep(key.slice(BUILD.length), task)]),
);

/** Steps of `npm run build`; another step or a command needs the others. */
const DEFAULT_STEPS: readonly string[] = [...STEPS.values()].filter((step) => !step.isInPlace).map(({ name }) => name);

export interface RunOptions {
  /** Runs the named steps also when nothing has changed. */
  readonly force?: boolean;
  /** Receives a line for each step that ran. */
  readonly report?: (line: string) => void;
  /** Another repository and its steps, for tests. */
  readonly folder?: string;
  readonly table?: ReadonlyMap<string, Step>;
  /** Waits before each new attempt to run while another build does. */
  readonly wait?: () => Promise<unknown>;
}

/**
 * Runs steps of the build, after the stale ones among those that they need. Steps that do not need each other run side by
 * side. A step whose inputs and outputs have not changed is skipped. One build runs at a time: the others wait for it, and
 * then run what is still stale.
 *
 * @returns how many steps ran.
 * @throws BuildError with the output of the step that failed.
 */
export async function runSteps(names: readonly string[] = DEFAULT_STEPS, options: RunOptions = {}): Promise<number> {
  const { force = false, report = () => {}, folder = repository, table = STEPS, wait = createWait() } = options;
  const cache = createBuildCache(folder);
  const steps = resolveSteps(names, table);
  const isStale = (step: Step): boolean => (force && names.includes(step.name)) || !cache.isCurrent(step);
  if (!steps.some(isStale)) return 0;

  let count = 0;
  const runStale = async (step: Step): Promise<void> => {
    if (!isStale(step)) return;
    const inputs = cache.begin(step);
    const started = performance.now();
    if (step.isInPlace)
      process.stderr.write(`Installing ${step.command.at(-1)}: the first time, and when it has changed.\n`);
    const summary = await runProgram(step, folder);
    cache.save(step, inputs);
    report(formatLine(step.name, performance.now() - started, summary));
    count += 1;
  };

  const lock = await takeLock(join(getCacheFolder(folder), 'lock.sqlite'), wait).catch((error: Error) => {
    throw new BuildError(
      `A file has changed since the last build, and ${join(folder, 'generated')} cannot be written (${error.message}): make it writable, or discard the change.`,
    );
  });
  try {
    // Remains of a build that was killed.
    rmSync(getStagingFolder(folder), { recursive: true, force: true, maxRetries: 3 });
    await runTasks(steps, runStale);
    return count;
  } finally {
    lock.close();
  }
}

/** Waits for another build, and says so once. */
function createWait(): () => Promise<void> {
  let message = 'Another build is running: waiting for it.\n';
  return async () => {
    process.stderr.write(message);
    message = '';
    await setTimeout(100);
  };
}

/** The named steps that are stale, without running anything. Steps that only need a stale one are not among them. */
export function listStale(names: readonly string[]): string[] {
  const cache = createBuildCache(repository);
  return resolveSteps(names, STEPS)
    .filter((step) => !cache.isCurrent(step))
    .map(({ name }) => name);
}

/** The named steps and all that they need, in the order of the table. */
function resolveSteps(names: readonly string[], table: ReadonlyMap<string, Step>): Step[] {
  const selected = new Set<string>();
  const select = (name: string): void => {
    if (selected.has(name)) return;
    selected.add(name);
    for (const need of table.get(name)?.needs ?? []) select(need);
  };
  for (const name of names) select(name);
  return [...table.values()].filter(({ name }) => selected.has(name));
}

/** Returns a folder on the file system of the outputs, so that files can be renamed to their places. */
const getStagingFolder = (folder: string): string => join(getCacheFolder(folder), 'staging');

/** Has glibc keep freed memory: it would take the memory of each Brotli encoder page by page, which is most of the time. */
const KEEP_MEMORY = { MALLOC_MMAP_THRESHOLD_: '1073741824', MALLOC_TRIM_THRESHOLD_: '2147483647' };

/**
 * Runs the program of a step, and moves what it wrote when it has succeeded.
 *
 * @returns the last line that it prints, which sums up what it made.
 */
async function runProgram({ name, command, outputs: all, isInPlace }: Step, folder: string): Promise<string> {
  const outputs = isInPlace ? [] : all;
  const staging = createStagingFolder(getStagingFolder(folder), outputs);
  try {
    const [program, args] = resolveProgram([...command, ...(outputs.length > 0 ? ['--output', staging] : [])]);
    const output = await runChecked(program, args, { cwd: folder, env: KEEP_MEMORY });
    moveOutputs(staging, folder, outputs);
    return output.trim().split('\n').at(-1) ?? '';
  } catch (error) {
    throw new BuildError(`The step ${name} failed.\n\n${(error as Error).message}`);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

export const formatLine = (name: string, milliseconds: number, summary: string): string =>
  `${name.padEnd(16)}${(milliseconds / 1000).toFixed(1).padStart(6)} s   ${summary}`.trimEnd();

/** The result code of SQLite when another connection holds a lock. */
const SQLITE_BUSY = 5;

/**
 * Waits until no other process holds the lock of a file, and takes it. SQLite locks the file by the operating system, which
 * releases the lock when its process ends in any way.
 *
 * @param wait waits before each new attempt.
 * @returns the lock, which is released when it is closed.
 */
export async function takeLock(
  file: string,
  wait: () => Promise<unknown> = () => setTimeout(100),
): Promise<DatabaseSync> {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 0 });
  while (!tryLock(database)) await wait();
  return database;
}

function tryLock(database: DatabaseSync): boolean {
  try {
    database.exec('begin exclusive');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
