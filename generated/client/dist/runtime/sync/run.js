import { createProgress } from './progress.js';
/** Goes on from a state, which is in the store with the first change. */
export function createRun(options, store, ledger, begun) {
  let now = begun;
  const counters = { entriesChanged: 0, entriesDeleted: 0, linesWritten: 0 };
  return {
    ...{ options, ledger, counters },
    progress: createProgress(options.onProgress, () => counters.linesWritten),
    count: (bookyear) => store.count(bookyear),
    state: () => now,
    async write({ removeEntries = [], removeParts = [], lines = [], state = now }) {
      options.signal?.throwIfAborted();
      await store.apply({ removeEntries, removeParts, lines, state });
      now = state;
      counters.linesWritten += lines.length;
    },
  };
}
