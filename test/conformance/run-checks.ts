import { matchesGlob } from 'node:path';
import { operations } from '../../conformance/contract.ts';
import { type RunResult, run } from '../../conformance/run.ts';
import type { Settings } from '../../conformance/settings.ts';
import { demoToken } from '../../mocks/demo-access.ts';

export type CheckOptions = Partial<Omit<Settings, 'operations'>> & {
  readonly url: string;
  /** Names or globs of operations; all when left out. */
  readonly only?: readonly string[];
};

/** Runs the checks as the demo user of a sandbox: in the first administration, without writing. */
export async function runChecks({ only, ...options }: CheckOptions): Promise<RunResult> {
  const result = await run({
    ...{ token: demoToken, tenant: 1, write: false, language: 'en', client: undefined },
    ...{ concurrency: 4, maxRetryWait: 5, timeout: 30, profile: 'full', allowPermanent: true },
    operations: operations.filter(({ id }) => !only || only.some((glob) => matchesGlob(id, glob))),
    ...options,
  });
  if (result.stop?.reason === 'error') throw result.stop.cause;
  return result;
}

/** The rules that were violated by some operations. */
export const getRules = ({ violations }: RunResult, ids: readonly string[]): readonly string[] =>
  violations.filter(({ operation }) => ids.includes(operation)).map(({ rule }) => rule);
