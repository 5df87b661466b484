import { matchesGlob } from 'node:path';
import { operations } from '../../conformance/contract.ts';
import { type Outcome, run } from '../../conformance/run.ts';
import type { Settings } from '../../conformance/settings.ts';

/** What a test says of a run; what is left out is as `npm run conformance` has it for its own sandbox. */
export type RunOptions = Partial<Omit<Settings, 'operations'>> & {
  readonly url: string;
  /** Names of operations, in which `*` is any letters; all when left out. */
  readonly only?: readonly string[];
};

/** Runs the checks against a sandbox, as its demo user: in the first administration, without writing. */
export function runOn({ only, ...options }: RunOptions): Promise<Outcome> {
  const chosen = operations.filter(({ id }) => !only || only.some((pattern) => matchesGlob(id, pattern)));
  return run({
    ...{ token: 'sandbox-demo-token', tenant: 1, write: false, language: 'en', operations: chosen },
    ...{ client: undefined, concurrency: 4, rate: undefined, patience: 5, timeout: 30 },
    ...{ sandbox: true, leaveFiles: true },
    ...options,
  });
}

/** The rules that were broken on some operations. */
export const rulesOn = ({ violations }: Outcome, only: readonly string[]): readonly string[] =>
  violations.filter(({ operation }) => only.includes(operation)).map(({ rule }) => rule);
