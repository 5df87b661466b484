import type { Fetch } from '../../../client/client-options.ts';
import type { LedgerStore } from '../../../client/sync/index.ts';

/** Simulates a program that stops before a request or a use of the store. */
export interface Crash {
  readonly fetch: Fetch;
  readonly wrapStore: <Line>(store: LedgerStore<Line>) => LedgerStore<Line>;
  readonly hasHappened: () => boolean;
}

/** @param step number of the first step that is not executed, from 1; later ones are not executed either. */
export function crashBefore(step: number): Crash {
  let steps = 0;
  const countStep = () => {
    steps += 1;
    if (steps >= step) throw new Error(`The program stopped before step ${step}`);
  };
  return {
    async fetch(url, init) {
      countStep();
      return fetch(url, init);
    },
    wrapStore: (store) => ({
      state() {
        countStep();
        return store.state();
      },
      apply(change) {
        countStep();
        return store.apply(change);
      },
      count(bookyear) {
        countStep();
        return store.count(bookyear);
      },
    }),
    hasHappened: () => steps >= step,
  };
}
