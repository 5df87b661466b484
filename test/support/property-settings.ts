import { relative } from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { seed } from './seed.ts';

export { seed };

/**
 * The same requests at each run, and few of them. Others, and more of them:
 *
 *     SEED=7 RUNS=20 npm test -- test/random
 *
 * makes twenty times as many, of the seed 7. `SEED=random` takes any seed. A property that fails says what it failed
 * with, and how to see that again.
 */
const runs = Number(process.env.RUNS ?? 1);
if (!Number.isInteger(runs) || runs < 1) throw new Error('RUNS must be a whole number from 1.');

/** How long a test may take, in milliseconds: to find the smallest value takes longest. */
export const timeout = 600_000 * runs;

/**
 * Tries a property with so many values, times `RUNS`. Throws with the smallest that breaks it.
 *
 * @param path where to begin: the number of a value, from 0.
 */
export async function assertProperty<Values>(
  property: fc.IAsyncProperty<Values>,
  values: number,
  path?: string,
): Promise<void> {
  await fc.assert(property, { seed, numRuns: values * runs, asyncReporter, ...(path !== undefined && { path }) });
}

async function asyncReporter<Values>(details: fc.RunDetails<Values>): Promise<void> {
  if (!details.failed) return;
  const { errorInstance: error, numRuns, numShrinks, counterexamplePath: path } = details;
  const what = error instanceof Error ? error.message : await fc.asyncDefaultReportMessage(details);
  const where = `Number ${numRuns} of seed ${seed}, made ${numShrinks} times smaller; path ${path}.`;
  const file = relative(repository, expect.getState().testPath ?? '');
  const again = `Again: SEED=${seed} RUNS=${runs} npx vitest run ${file}`;
  throw new Error([what, where, again].join('\n'));
}
