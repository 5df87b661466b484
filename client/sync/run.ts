import type { ChangeFeed } from './change-feed.ts';
import type { LedgerLines } from './ledger-lines.ts';
import type { CheckedOptions } from './options.ts';
import { createProgress, type Progress } from './progress.ts';
import type { LedgerChange, LedgerStore, SyncState } from './store.ts';

/** Counts of a run, for its report. */
export interface Counters {
  entriesChanged: number;
  entriesDeleted: number;
  linesWritten: number;
}

/** The lists of the platform that a run reads. */
export interface Source<Line> {
  readonly log: ChangeFeed;
  readonly lines: LedgerLines<Line>;
}

/** One run of `syncLedger`: its source, its store and its state. */
export interface Run<Line> extends Source<Line> {
  readonly options: CheckedOptions;
  readonly counters: Counters;
  readonly progress: Progress;
  /** Counts the lines of a book year in the copy. */
  readonly count: LedgerStore<Line>['count'];
  /** Returns the current state. */
  readonly state: () => SyncState;
  /** Applies a change to the store. Omitted members default to no change. */
  readonly write: (change: Partial<LedgerChange<Line>>) => Promise<void>;
}

/** Creates a run that resumes from a state. The first change saves that state. */
export function createRun<Line>(
  options: CheckedOptions,
  source: Source<Line>,
  store: LedgerStore<Line>,
  initialState: SyncState,
): Run<Line> {
  let current = initialState;
  const counters: Counters = { entriesChanged: 0, entriesDeleted: 0, linesWritten: 0 };
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
