import type { ListLedgerLinesParams } from '../../operations/contract.schemas.js';
import type { CheckedOptions } from './options.js';
/** Which ledger lines. */
export type LineQuery = Pick<ListLedgerLinesParams, 'Bookyear' | 'JournalEntryId' | 'Period'>;
/** A page of ledger lines. */
export interface LinePage<Line> {
  /** Its number. */
  readonly page: number;
  readonly lines: readonly Line[];
}
/** A change of a journal entry, as far as it is needed. */
export interface EntryChange {
  readonly JournalEntryId: number;
  /** 2 for a deletion. What else there may be one day is a change. */
  readonly Action: number;
  readonly Bookyear: number;
  readonly ChangedDate: string;
}
/** The end of the log. */
export interface LogHead {
  /** The moment of the newest change; null when there is none. */
  readonly newest: string | null;
  /** The administration whose log it is. */
  readonly administrationId: number;
}
/** What a run reads of the platform. */
export type Ledger<Line> = ReturnType<typeof openLedger<Line>>;
export declare function openLedger<Line>(options: CheckedOptions): {
  pagesDown: (query: LineQuery, from: number, pageSize: number) => AsyncGenerator<LinePage<Line>, void>;
  everyPage: (query: LineQuery) => AsyncGenerator<LinePage<Line>, void>;
  /** How many calls were answered. */
  requests: () => number;
  /** How many lines the platform has of a book year. */
  count(bookyear: number): Promise<number>;
  /** The newest change in the log. */
  newestChange(): Promise<LogHead>;
  /** The log since a moment, in the order in which it was written; and how long it is, as far as is known. */
  changes(from: string | undefined): AsyncGenerator<
    {
      changes: readonly EntryChange[];
      total: number;
    },
    void
  >;
  /** How many changes the log has since a moment. */
  countChanges(from: string | undefined): Promise<number>;
};
