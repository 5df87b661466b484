import type { Fetch } from '../../../client/send.ts';
import type { LedgerStore } from '../../../client/sync/index.ts';

/** A program that comes to an end before a step: before a request is sent, or before the store is used. */
export interface Crash {
  readonly fetch: Fetch;
  readonly around: <Line>(store: LedgerStore<Line>) => LedgerStore<Line>;
  /** Whether it has come to its end. */
  readonly happened: () => boolean;
}

/** @param step the first step that is not done any more, from 1. Nothing is done after it either. */
export function crashBefore(step: number): Crash {
  let steps = 0;
  const next = () => {
    steps += 1;
    if (steps >= step) throw new Error(`The program ended before step ${step}`);
  };
  return {
    async fetch(url, init) {
      next();
      return fetch(url, init);
    },
    around: (store) => ({
      state() {
        next();
        return store.state();
      },
      apply(change) {
        next();
        return store.apply(change);
      },
      count(bookyear) {
        next();
        return store.count(bookyear);
      },
    }),
    happened: () => steps >= step,
  };
}
