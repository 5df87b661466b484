import type { LedgerStore } from './store.js';
/** What a line needs to be found again. */
export interface KeyedLine {
  readonly id: number;
  readonly JournalEntryId: number;
  readonly Bookyear: number;
  readonly Period: number;
}
/** A copy of the ledger in memory. */
export interface MemoryLedgerStore<Line extends KeyedLine> extends LedgerStore<Line> {
  /** The lines, in the order of their `id`. */
  readonly lines: () => Line[];
}
/** A store that is gone when the program ends: for a report, for a test, and as a model for one of your own. */
export declare function memoryLedgerStore<Line extends KeyedLine>(): MemoryLedgerStore<Line>;
