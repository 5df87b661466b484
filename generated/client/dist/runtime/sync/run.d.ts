import type { ChangeFeed } from './change-feed.js';
import type { LedgerLines } from './ledger-lines.js';
import type { CheckedOptions } from './options.js';
import { type Progress } from './progress.js';
import type { LedgerChange, LedgerStore, SyncState } from './store.js';
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
export declare function createRun<Line>(
  options: CheckedOptions,
  source: Source<Line>,
  store: LedgerStore<Line>,
  initialState: SyncState,
): Run<Line>;
