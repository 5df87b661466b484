import type { Ledger } from './ledger.js';
import type { CheckedOptions } from './options.js';
import { type Progress } from './progress.js';
import type { LedgerChange, LedgerStore, SyncState } from './store.js';
/** What a run has done so far. */
export interface Counters {
  entriesChanged: number;
  entriesDeleted: number;
  linesWritten: number;
}
/** One run of `syncLedger`: where it reads, where it writes, and how far it is. */
export interface Run<Line> {
  readonly options: CheckedOptions;
  readonly ledger: Ledger<Line>;
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
  store: LedgerStore<Line>,
  ledger: Ledger<Line>,
  begun: SyncState,
): Run<Line>;
