import { availableParallelism } from 'node:os';
import { BuildError, repository, runNode } from '../lib/run.ts';
import { createBuildCache } from './cache.ts';
import { STEPS, type Step } from './steps.ts';

export interface RunOptions {
  /** Runs the named steps also when nothing has changed. */
  readonly force?: boolean;
  /** Receives a line for each step that ran. */
  readonly report?: (line: string) => void;
}

/**
 * Runs steps of the build, after the stale ones among those that they need. Steps that do not need each other run side by
 * side. A step whose inputs and outputs have not changed is skipped.
 *
 * @returns how many steps ran.
 * @throws BuildError with the output of the step that failed.
 */
export async function runSteps(names: readonly string[], options: RunOptions = {}): Promise<number> {
  const cache = createBuildCache(repository);
  const { force = false, report = () => {} } = options;
  const steps = withNeeds(names);
  const done = new Set<string>();
  const running = new Map<string, Promise<void>>();
  let count = 0;

  const run = async (step: Step): Promise<void> => {
    if ((force && names.includes(step.name)) || !cache.isCurrent(step)) {
      count += 1;
      const inputs = cache.begin(step);
      const started = performance.now();
      const summary = await runProgram(step);
      cache.save(step, inputs);
      report(formatLine(step.name, performance.now() - started, summary));
    }
    done.add(step.name);
  };

  try {
    while (done.size < steps.length) {
      const ready = steps.filter(({ name, needs }) => isReady(name, needs, done, running));
      for (const step of ready.slice(0, availableParallelism() - running.size)) {
        running.set(
          step.name,
          run(step).finally(() => running.delete(step.name)),
        );
      }
      await Promise.race(running.values());
    }
  } finally {
    // After a failure, the others still write their files.
    await Promise.allSettled(running.values());
  }
  return count;
}

/** The named steps that are stale, without running anything. Steps that only need a stale one are not among them. */
export function listStale(names: readonly string[]): string[] {
  const cache = createBuildCache(repository);
  return withNeeds(names)
    .filter((step) => !cache.isCurrent(step))
    .map(({ name }) => name);
}

const isReady = (
  name: string,
  needs: readonly string[],
  done: ReadonlySet<string>,
  running: ReadonlyMap<string, unknown>,
): boolean => !done.has(name) && !running.has(name) && needs.every((need) => done.has(need));

/** The named steps and all that they need, in the order of the table. */
function withNeeds(names: readonly string[]): Step[] {
  const selected = new Set<string>();
  const select = (name: string): void => {
    if (selected.has(name)) return;
    selected.add(name);
    for (const need of STEPS.get(name)?.needs ?? []) select(need);
  };
  for (const name of names) select(name);
  return [...STEPS.values()].filter(({ name }) => selected.has(name));
}

/** Returns the last line that the program prints, which sums up what it made. */
async function runProgram({ name, command }: Step): Promise<string> {
  const output = await runNode(command).catch((error: Error) => {
    throw new BuildError(`The step ${name} failed.\n\n${error.message}`);
  });
  return output.trim().split('\n').at(-1) ?? '';
}

export const formatLine = (name: string, milliseconds: number, summary: string): string =>
  `${name.padEnd(16)}${(milliseconds / 1000).toFixed(1).padStart(6)} s   ${summary}`.trimEnd();
