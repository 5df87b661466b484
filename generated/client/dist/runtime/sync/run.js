import { createProgress } from './progress.js';
/** Creates a run that resumes from a state. The first change saves that state. */
export function createRun(options, source, store, initialState) {
  let current = initialState;
  const counters = { entriesChanged: 0, entriesDeleted: 0, linesWritten: 0 };
  return {
    ...{ ...source, options, counters },
    progress: createProgress(options.onProgress, () => counters.linesWritten),
    count: (bookyear) => store.count(bookyear),
    state: () => current,
    async write({ removeEntries = [], removeParts = [], lines = [], state = current }) {
      options.signal?.throwIfAborted();
      await store.apply({ removeEntries, removeParts, lines, state });
      current = state;
      counters.linesWritten += lines.length;
    },
  };
}
