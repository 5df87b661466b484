import type { LedgerStore } from './store.js';
/** The fields by which a store finds a line. */
export interface KeyedLine {
  readonly id: number;
  readonly JournalEntryId: number;
  readonly Bookyear: number;
  readonly Period: number;
}
/** A copy of the ledger in memory. */
export interface MemoryLedgerStore<Line extends KeyedLine> extends LedgerStore<Line> {
  /** Returns the lines, sorted by `id`. */
  readonly lines: () => Line[];
}
/** Creates a store in memory: for reports, for tests, and as a model for your own store. */
export declare function memoryLedgerStore<Line extends KeyedLine>(): MemoryLedgerStore<Line>;
