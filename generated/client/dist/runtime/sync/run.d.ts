import type { EntryLog } from './entry-log.js';
import type { LedgerLines } from './ledger-lines.js';
import type { CheckedOptions } from './options.js';
import { type Progress } from './progress.js';
import type { LedgerChange, LedgerStore, SyncState } from './store.js';
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
export declare function createRun<Line>(
  options: CheckedOptions,
  source: Source<Line>,
  store: LedgerStore<Line>,
  begun: SyncState,
): Run<Line>;
