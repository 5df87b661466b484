import type { Answers } from './answers.js';
import type { CheckedOptions } from './options.js';
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
/** A page of the log. */
export interface LogPage {
  readonly changes: readonly EntryChange[];
  /** How many changes there are on all pages, as far as is known by now. */
  readonly total: number;
}
/** The log of journal entries. `from` is a moment to read from; undefined reads all of it. */
export interface EntryLog {
  readonly head: () => Promise<LogHead>;
  /** The changes in the order in which they were written. */
  readonly changes: (from: string | undefined) => AsyncGenerator<LogPage, void>;
  readonly count: (from: string | undefined) => Promise<number>;
}
export declare function openLog({ connection, signal }: CheckedOptions, { heard }: Answers): EntryLog;
