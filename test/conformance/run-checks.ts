import { matchesGlob } from 'node:path';
import { type RunResult, run } from '../../conformance/checks/run.ts';
import { operations } from '../../conformance/contract.ts';
import type { Settings } from '../../conformance/session/settings.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';

export type CheckOptions = Partial<Omit<Settings, 'operations'>> & {
  readonly url: string;
  /** Names or globs of operations; all when left out. */
  readonly only?: readonly string[];
};

/** The demo user of a sandbox, in the first administration, without writing. */
export const demoSettings: Omit<Settings, 'url' | 'operations'> = {
  token: demoToken,
  tenant: 1,
  write: false,
  language: 'en',
  client: undefined,
  concurrency: 4,
  maxRetryWait: 5,
  timeout: 30,
  profile: 'full',
  allowPermanent: true,
};

export async function runChecks({ only, ...options }: CheckOptions): Promise<RunResult> {
  const result = await run({
    ...demoSettings,
    operations: operations.filter(({ id }) => !only || only.some((glob) => matchesGlob(id, glob))),
    ...options,
  });
  if (result.stop?.reason === 'error') throw result.stop.cause;
  return result;
}

export const getRules = ({ violations }: RunResult, ids: readonly string[]): readonly string[] =>
  violations.filter(({ operation }) => ids.includes(operation)).map(({ rule }) => rule);
