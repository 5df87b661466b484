import type { Run } from './run.js';
/** Number of lines of a book year, in the copy and on the platform. */
export interface YearCount {
  readonly bookyear: number;
  readonly local: number;
  readonly remote: number;
}
export interface Reconciled {
  readonly counts: readonly YearCount[];
  /** Whether the numbers are equal, and certainly of the same point in time. */
  readonly isVerified: boolean;
}
/**
 * Applies the log to whole book years, and compares the number of lines. Book years that differ are read again: first
 * period 0, which the log does not cover, then the whole book year.
 *
 * The numbers are comparable when nothing was logged between reading the log and counting on the platform. While others
 * keep writing, that fails, and the copy is as current as its last reading.
 *
 * @param newest timestamp of the newest change at the start of the run. The next run resumes from it.
 * @throws SyncError when a book year still differs after it was copied again.
 */
export declare function reconcile<Line>(run: Run<Line>, newest: string | null): Promise<Reconciled>;
