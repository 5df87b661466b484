import type { EntryLog } from './change-feed.ts';
import type { LedgerLines } from './ledger-lines.ts';
import type { CheckedOptions } from './options.ts';
import { createProgress, type Progress } from './progress.ts';
import type { LedgerChange, LedgerStore, SyncState } from './store.ts';

/** What a run has done so far. */
export interface Counters {
  entriesChanged: number;
  entriesDeleted: number;
  linesWritten: number;
}

/** The platform, as a run reads it. */
export interface Source<Line> {
  readonly log: EntryLog;
  readonly lines: LedgerLines<Line>;
}

/** One run of `syncLedger`: where it reads, where it writes, and how far it is. */
export interface Run<Line> extends Source<Line> {
  readonly options: CheckedOptions;
  readonly counters: Counters;
  readonly progress: Progress;
  /** How many lines the copy has of a book year. */
  readonly count: LedgerStore<Line>['count'];
  /** How far the copy is. */
  readonly state: () => SyncState;
  /** Makes a change in the store. What it does not mention stays as it is. */
  readonly write: (change: Partial<LedgerChange<Line>>) => Promise<void>;
}

/** Goes on from a state, which is in the store with the first change. */
export function createRun<Line>(
  options: CheckedOptions,
  source: Source<Line>,
  store: LedgerStore<Line>,
  begun: SyncState,
): Run<Line> {
  let now = begun;
  const counters: Counters = { entriesChanged: 0, entriesDeleted: 0, linesWritten: 0 };
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
