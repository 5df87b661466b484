import type { CheckedOptions } from './options.js';
import type { ResponseTracker } from './response-tracker.js';
/** The fields of a change of a journal entry that a run needs. */
export interface EntryChange {
  readonly JournalEntryId: number;
  /** 2 for a deletion. Any other value, also one that the platform may add, counts as a change. */
  readonly Action: number;
  readonly Bookyear: number;
  readonly ChangedDate: string;
}
/** The end of the log. */
export interface LogHead {
  /** Timestamp of the newest change; null when the log is empty. */
  readonly newest: string | null;
  /** Identifier of the administration of the log. */
  readonly administrationId: number;
}
/** A page of the log. */
export interface LogPage {
  readonly changes: readonly EntryChange[];
  /** Changes on all pages, as far as known. */
  readonly total: number;
}
/** The journal entry log. `from` is the timestamp to read from; undefined for the whole log. */
export interface ChangeFeed {
  readonly head: () => Promise<LogHead>;
  /** Yields the changes in the order in which they were logged. */
  readonly changes: (from: string | undefined) => AsyncGenerator<LogPage, void>;
  readonly count: (from: string | undefined) => Promise<number>;
}
export declare function createChangeFeed(
  { connection, signal }: CheckedOptions,
  { track }: ResponseTracker,
): ChangeFeed;
