import { type LedgerField, type SyncOptions } from './options.js';
/** Result of a run of `syncLedger`. */
export interface SyncReport {
  readonly administrationId: number;
  /** Number of lines of each book year in the copy. */
  readonly bookyears: readonly {
    readonly bookyear: number;
    readonly lines: number;
  }[];
  /** Timestamp of the copy before the run; null when it was new, or when the journal entry log was empty. */
  readonly from: string | null;
  /** Timestamp from which the next run reads the log; null when the log is empty. */
  readonly to: string | null;
  /** Journal entries that were added or updated according to the log. */
  readonly entriesChanged: number;
  /** Journal entries that were deleted according to the log. */
  readonly entriesDeleted: number;
  /** Ledger lines that were written, including unchanged ones. */
  readonly linesWritten: number;
  /** Successful calls to the platform. */
  readonly requests: number;
  /**
   * Whether the copy has as many lines as the platform, compared while nothing changed. `false` when a comparison was
   * impossible because others kept writing.
   */
  readonly verified: boolean;
}
/**
 * Synchronizes a copy of the ledger: the first run copies whole book years, later runs read what changed. A run that was
 * interrupted at any point is resumed by the next one.
 *
 * Two runs must not use one store at the same time. Within one process that throws a SyncError; several processes need a
 * lock of their own.
 *
 * @example
 * const store = memoryLedgerStore<SyncedLine>();
 * const { bookyears, verified } = await syncLedger({ connection, store, bookyears: [2025, 2026] });
 *
 * @throws SyncError when the store cannot be used, or when the copy still differs after copying again.
 * @throws CallError when a call fails, after the retries of the connection.
 * @throws TypeError when an option is invalid.
 * @throws the errors of the store and of `onProgress`, and the reason of `signal`.
 */
export declare function syncLedger<const Field extends LedgerField = never>(
  options: SyncOptions<Field>,
): Promise<SyncReport>;
