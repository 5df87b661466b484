import type { Fetch } from '../../client/runtime/client-options.ts';
import type { LedgerStore } from '../../client/sync/index.ts';

/**
 * Simulates a program that stops before a request or a use of the store.
 *
 * @param step number of the first step that is not executed, from 1; later ones are not executed either.
 */
export function crashBefore(step: number) {
  let steps = 0;
  const countStep = () => {
    steps += 1;
    if (steps >= step) throw new Error(`The program stopped before step ${step}`);
  };
  return {
    fetch: (async (url, init) => {
      countStep();
      return fetch(url, init);
    }) as Fetch,
    wrapStore: (store: LedgerStore): LedgerStore => ({
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
    hasHappened: (): boolean => steps >= step,
  };
}
