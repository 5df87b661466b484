import { createProgress } from './progress.js';
/** Goes on from a state, which is in the store with the first change. */
export function createRun(options, source, store, begun) {
  let now = begun;
  const counters = { entriesChanged: 0, entriesDeleted: 0, linesWritten: 0 };
  return {
    ...{ ...source, options, counters },
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
