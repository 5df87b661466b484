import type { ChangeFeed } from './change-feed.ts';
import type { LedgerLines } from './ledger-lines.ts';
import type { CheckedOptions } from './options.ts';
import type { LedgerChange, LedgerStore, SyncState } from './store.ts';

/** One run of `syncLedger`: its source, its store and its state. */
export type Run<Line> = ReturnType<typeof createRun<Line>>;

/** Creates a run that resumes from a state. The first change saves that state. */
export function createRun<Line>(
  options: CheckedOptions,
  source: { readonly log: ChangeFeed; readonly lines: LedgerLines<Line> },
  store: LedgerStore<Line>,
  initialState: SyncState,
) {
  let current = initialState;
  const counters = { entriesChanged: 0, entriesDeleted: 0, linesWritten: 0 };
  return {
    ...source,
    options,
    counters,
    /** Counts the lines of a book year in the copy. */
    count: (bookyear: number) => store.count(bookyear),
    state: () => current,
    /** Applies a change to the store. Omitted members default to no change. */
    async write(change: Partial<LedgerChange<Line>>): Promise<void> {
      const { removeEntries = [], removeParts = [], lines = [], state = current } = change;
      options.signal?.throwIfAborted();
      await store.apply({ removeEntries, removeParts, lines, state });
      current = state;
      counters.linesWritten += lines.length;
    },
  };
}
