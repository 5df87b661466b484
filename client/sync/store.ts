import type { LedgerLine } from '../../generated/client/src/types.ts';

/** State of a copy. Store it unchanged, for example as JSON; only `syncLedger` reads its content. */
export interface SyncState {
  readonly version: 2;
  /** Identifier of the administration that the ledger belongs to. */
  readonly administrationId: number;
  /** Timestamp of the platform: the copy has every earlier change. Null when the journal entry log was empty. */
  readonly since: string | null;
  /** Number of changes in the journal entry log at that time. */
  readonly logCount: number;
  /** Book years that are completely copied. */
  readonly bookyears: readonly number[];
  /** The book year that is being copied; null when there is none. */
  readonly copying: CopyingState | null;
  /** Times of repeated copies, by book year: its number of lines differed. */
  readonly repairs: Readonly<Record<string, string>>;
}

/** Position in the first copy of a book year. Its pages are read from the last one down to the first. */
export interface CopyingState {
  readonly bookyear: number;
  /** Lines per page, fixed until the book year is complete even if the option changes. */
  readonly pageSize: number;
  /** The next page to read. */
  readonly page: number;
}

/** A book year of the copy, or one period of it. */
export interface LedgerPart {
  readonly bookyear: number;
  /** Period of the book year; undefined for all periods. */
  readonly period?: number | undefined;
}

/** Atomic change of a store, in the order of its fields: delete, insert, save the state. */
export interface LedgerChange {
  /** Identifiers of journal entries whose lines to delete, in every book year. */
  readonly removeEntries: readonly number[];
  /** Parts of the copy to delete. */
  readonly removeParts: readonly LedgerPart[];
  /** Lines to insert. A line replaces the one with the same `id`. */
  readonly lines: readonly LedgerLine[];
  readonly state: SyncState;
}

/**
 * Storage for a copy of the ledger, with all fields of a line or those that you need; `id`, `JournalEntryId`, `Bookyear` and
 * `Period` find a line. A store belongs to one administration, and to one run of `syncLedger` at a time. The functions may be
 * synchronous or asynchronous.
 */
export interface LedgerStore {
  /** Returns the state of the last change; undefined before the first. */
  readonly state: () => Promise<SyncState | undefined> | SyncState | undefined;
  /**
   * Applies a change atomically, so that lines and state match after a crash. The store must not contain anything that
   * no change inserted.
   */
  readonly apply: (change: LedgerChange) => Promise<void> | void;
  /** Counts the lines of a book year. */
  readonly count: (bookyear: number) => Promise<number> | number;
}
