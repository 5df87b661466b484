import type { ListLedgerLinesParams } from '../../operations/contract.schemas.js';
import type { Answers } from './answers.js';
import type { CheckedOptions } from './options.js';
/** Which ledger lines. */
export type LineQuery = Pick<ListLedgerLinesParams, 'Bookyear' | 'JournalEntryId' | 'Period'>;
/** A page of ledger lines. */
export interface LinePage<Line> {
  /** Its number. */
  readonly page: number;
  readonly lines: readonly Line[];
}
/** The ledger lines of the platform. */
export interface LedgerLines<Line> {
  /** How many there are of a book year. */
  readonly count: (bookyear: number) => Promise<number>;
  /** Pages of them, from this one down to the first. */
  readonly pagesDown: (query: LineQuery, from: number, pageSize: number) => AsyncGenerator<LinePage<Line>, void>;
  /** All pages of them, when one page will mostly do. */
  readonly everyPage: (query: LineQuery) => AsyncGenerator<LinePage<Line>, void>;
}
export declare function openLines<Line>(options: CheckedOptions, { heard }: Answers): LedgerLines<Line>;
