import type { ChangeFeed } from './change-feed.ts';
import type { LedgerLines } from './ledger-lines.ts';
import type { CheckedOptions } from './options.ts';
import type { LedgerChange, SyncState } from './store.ts';

/** Run of `syncLedger`: its source, its store and its state. */
export type Run = ReturnType<typeof createRun>;

/** Creates a run that resumes from a state. The first change saves that state. */
export function createRun(
  options: CheckedOptions,
  source: { readonly log: ChangeFeed; readonly lines: LedgerLines },
  initialState: SyncState,
) {
  let current = initialState;
  const counters = { entriesChanged: 0, entriesDeleted: 0, linesWritten: 0 };
  return {
    ...source,
    options,
    counters,
    state: () => current,
    /** Applies a change to the store. Omitted members default to no change. */
    async write(change: Partial<LedgerChange>): Promise<void> {
      const { removeEntries = [], removeParts = [], lines = [], state = current } = change;
      options.signal?.throwIfAborted();
      await options.store.apply({ removeEntries, removeParts, lines, state });
      current = state;
      counters.linesWritten += lines.length;
    },
  };
}
