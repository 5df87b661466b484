import type { ListLedgerLinesParams } from '../../operations/contract.schemas.js';
import type { CheckedOptions } from './options.js';
import type { ResponseTracker } from './response-tracker.js';
/** Filters of ledger lines. */
export type LineQuery = Pick<ListLedgerLinesParams, 'Bookyear' | 'JournalEntryId' | 'Period'>;
/** A page of ledger lines. */
export interface LinePage<Line> {
  /** Its number, from 1. */
  readonly page: number;
  readonly lines: readonly Line[];
}
/** The ledger lines of the platform. */
export interface LedgerLines<Line> {
  /** Counts the lines of a book year. */
  readonly count: (bookyear: number) => Promise<number>;
  /** Yields pages from `firstPage` down to page 1. */
  readonly pagesDown: (query: LineQuery, firstPage: number, pageSize: number) => AsyncGenerator<LinePage<Line>, void>;
  /** Yields all pages; takes one request when everything fits on one page. */
  readonly everyPage: (query: LineQuery) => AsyncGenerator<LinePage<Line>, void>;
}
export declare function createLedgerLines<Line>(options: CheckedOptions, { track }: ResponseTracker): LedgerLines<Line>;
