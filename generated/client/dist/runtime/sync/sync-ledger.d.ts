import { type LedgerField, type SyncOptions } from './options.js';
/** What a run of `syncLedger` did. */
export interface SyncReport {
  readonly administrationId: number;
  /** The lines of each book year in the copy. */
  readonly bookyears: readonly {
    readonly bookyear: number;
    readonly lines: number;
  }[];
  /** The moment that the copy was at; null when it was new, or when the log of journal entries was empty. */
  readonly from: string | null;
  /** The moment from which the next run reads the log; null when the log is empty. */
  readonly to: string | null;
  /** Journal entries that the log had as added or updated. */
  readonly entriesChanged: number;
  /** Journal entries that the log had as deleted. */
  readonly entriesDeleted: number;
  /** Ledger lines that were written, those that were there before among them. */
  readonly linesWritten: number;
  /** Calls that the platform answered. */
  readonly requests: number;
  /**
   * Whether the copy has as many lines as the platform, compared while nothing changed. `false` when others kept writing
   * so that nothing could be compared.
   */
  readonly verified: boolean;
}
/**
 * Brings a copy of the ledger up to date: at first it copies whole book years, later it reads what changed. Call it again
 * and again. A run that was broken off, at whatever point, is continued by the next one.
 *
 * Two runs must not work on one store at the same time. Inside one program that is an error; two programs have to see to
 * it themselves.
 *
 * @example
 * const store = memoryLedgerStore<SyncedLine>();
 * const { bookyears, verified } = await syncLedger({ connection, store, bookyears: [2025, 2026] });
 *
 * @throws SyncError when the store does not fit, or when the copy differs after it was made anew.
 * @throws CallError when a call fails; the connection has tried again by then.
 * @throws TypeError when an option cannot work.
 * @throws what the store or `onProgress` throws, and the reason of `signal`.
 */
export declare function syncLedger<const Field extends LedgerField = never>(
  options: SyncOptions<Field>,
): Promise<SyncReport>;
