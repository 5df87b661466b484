import type { LedgerLine, ListLedgerLinesFieldsItem } from '../../operations/contract.schemas.js';
import type { Connection } from '../connection.js';
import type { Listed } from '../page.js';
import type { SyncProgress } from './progress.js';
import type { LedgerStore } from './store.js';
/** Name of a field of a ledger line. */
export type LedgerField = ListLedgerLinesFieldsItem;
/** The fields by which a store finds lines. Every line of a copy has them. */
export declare const KEY_FIELDS: readonly ['id', 'JournalEntryId', 'Bookyear', 'Period'];
type KeyField = (typeof KEY_FIELDS)[number];
/** A line of a copy: a whole ledger line, or with `fields` those and the key fields. */
export type SyncedLine<Field extends LedgerField = never> = [Field] extends [never]
  ? Listed<LedgerLine, never>
  : Listed<LedgerLine, Field | KeyField> & Pick<LedgerLine, KeyField>;
/** Options of `syncLedger`. */
export interface SyncOptions<Field extends LedgerField = never> {
  /** A connection for a user of the administration. */
  readonly connection: Connection;
  /** Storage for the copy. */
  readonly store: LedgerStore<SyncedLine<Field>>;
  /** Book years to keep. Added ones are copied, removed ones are deleted from the copy. */
  readonly bookyears: readonly number[];
  /**
   * Fields of a line; all fields by default. `id`, `JournalEntryId`, `Bookyear` and `Period` are always included. A
   * change of the fields makes the next run copy everything again.
   */
  readonly fields?: readonly Field[] | undefined;
  /**
   * Ledger lines per page, 10,000 by default and at most 100,000. Two pages are in memory at a time. Entries that exceed
   * a page are written page by page.
   */
  readonly pageSize?: number | undefined;
  /** Journal entries per request, 100 by default and at most. */
  readonly batchSize?: number | undefined;
  /**
   * Whether each run reads period 0 again: the opening balance of a book year, which the log does not cover. True by
   * default. With `false` it is read only when the number of lines differs.
   */
  readonly refreshPeriod0?: boolean | undefined;
  /**
   * Milliseconds of the log before the last run that are read again, 10,000 by default: the time that a change may take
   * to appear in the log.
   */
  readonly overlap?: number | undefined;
  /** Called with the progress. An exception in it ends the run. */
  readonly onProgress?: ((progress: SyncProgress) => void) | undefined;
  /** Aborts the run, with the reason of the signal. The next run resumes from there. */
  readonly signal?: AbortSignal | undefined;
}
/** Validated options, with defaults. */
export interface CheckedOptions {
  readonly connection: Connection;
  readonly bookyears: readonly number[];
  readonly fields: readonly LedgerField[] | undefined;
  readonly pageSize: number;
  readonly batchSize: number;
  readonly refreshPeriod0: boolean;
  readonly overlap: number;
  readonly onProgress: ((progress: SyncProgress) => void) | undefined;
  readonly signal: AbortSignal | undefined;
}
/** @throws TypeError when an option is invalid. */
export declare function checkOptions(options: Omit<SyncOptions<LedgerField>, 'store'>): CheckedOptions;
export {};
