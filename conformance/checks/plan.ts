import type { Operation } from '../contract.ts';
import type { Settings } from '../session/settings.ts';
import type { Check, Context } from './check.ts';
import { negativeChecks } from './negative/index.ts';
import { readChecks } from './read/index.ts';
import { statelessChecks } from './stateless.ts';
import { writeChecks } from './write/index.ts';

/** Checks that can run at the same time, or one after the other. */
export interface Phase {
  readonly checks: readonly Check[];
  readonly isConcurrent: boolean;
}

export interface Task {
  readonly check: Check;
  readonly operation: Operation;
}

/** What a run does, in its order: reads, then what the server must reject, then writes, if they are allowed. */
export function planPhases({ profile, write }: Pick<Settings, 'profile' | 'write'>): readonly Phase[] {
  if (profile === 'stateless') return [{ checks: statelessChecks, isConcurrent: true }];
  return [
    { checks: readChecks, isConcurrent: true },
    { checks: negativeChecks, isConcurrent: true },
    // In turn, so that none sees the records of another.
    ...(write ? [{ checks: writeChecks, isConcurrent: false }] : []),
  ];
}

/** The tasks of a phase. What depends on a list that the server lacks is skipped with that reason. */
export function planTasks({ checks }: Phase, { session, inventory }: Context): readonly Task[] {
  return session.settings.operations.flatMap((operation) => {
    const reason = inventory.findAbsence(operation) ?? session.findSkipReason(operation);
    if (reason === undefined) {
      return checks.filter((check) => check.appliesTo(operation)).map((check) => ({ check, operation }));
    }
    session.coverage.skip(operation, 'all', reason);
    return [];
  });
}
