import { globSync } from 'node:fs';
import { type RunnableTask, repository } from '../lib/run.ts';
import { TASKS, type Task } from '../tasks.ts';

/** A step of a pipeline. */
export interface PipelineStep extends RunnableTask {
  /** Its row in the table. */
  readonly key: string;
  /** Arguments of Node. */
  readonly command: readonly string[];
  readonly machine: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** True when a skipped test is a failure too. */
  readonly failsOnSkip: boolean;
}

/** The files of tests, from the folder of the repository. */
export const listTests = (globs: readonly string[]): string[] => globSync(globs, { cwd: repository }).toSorted();

/** A step is named by the last word of its command: `packages` is `check packages`, and among slow tests `test:slow packages`. */
function createStep(key: string, { programs, tests, machine = [], isParallel }: Task, args: readonly string[] = []) {
  const name = key.split(' ').at(-1) ?? key;
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=slow', '--project=browser'];
  const command = tests ? [...vitest, ...listTests(tests)] : ['scripts/run.js', ...key.split(' '), ...args];
  // Vitest runs a file on each processor.
  const step = {
    key,
    name,
    command,
    machine,
    isParallel: isParallel ?? !programs,
    failsOnSkip: isGroup(key, tests),
  };
  return step satisfies PipelineStep;
}

/** Groups of slow tests; each slow test belongs to one. A test that was skipped has not passed. */
const isGroup = (key: string, tests: Task['tests']): boolean => key.startsWith('test:slow ') && tests !== undefined;

const rows = Object.entries(TASKS);

/** Must pass for every commit, after the commands of README.md: `bash .ci/run`. All steps need the build. */
const commit: readonly PipelineStep[] = rows
  .filter(([, { when }]) => when?.commit)
  .map(([key, task]) => createStep(key, task, task.when?.commit))
  .map((step) => (step.name === 'build' ? step : { ...step, needs: ['build'] }));

const slow: readonly PipelineStep[] = rows
  .filter(([key, { tests }]) => isGroup(key, tests))
  .map(([key, task]) => createStep(key, task));

/** All rounds, with other values than `npm test` tries. */
const env = { TEST_SIZE: 'full', SEED: 'random' };

/** Looks for what a commit may miss, and takes its time: `npm run ci -- nightly`. */
const nightly: readonly PipelineStep[] = [
  ...slow,
  ...rows.filter(([, { when }]) => when?.nightly).map(([key, task]) => createStep(key, task, task.when?.nightly)),
].map((step) => ({ ...step, env }));

export const PIPELINES = { commit, slow, nightly } as const;
