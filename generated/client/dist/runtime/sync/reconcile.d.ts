import type { Run } from './run.js';
/** A book year, with the number of lines here and there. */
export interface YearCount {
  readonly bookyear: number;
  readonly here: number;
  readonly there: number;
}
export interface Reconciled {
  readonly counts: readonly YearCount[];
  /** Whether it is certain that the numbers are of the same moment, and the same. */
  readonly verified: boolean;
}
/**
 * Brings whole book years up to date with the log, and compares the number of lines. What differs is read again: period 0
 * first, because the log does not have it, then the book year as a whole.
 *
 * The numbers can be compared when nothing was written to the log from before it was read to its end until after the
 * platform had counted. While others keep writing they cannot; then the copy is as good as its last reading.
 *
 * @param newest the moment of the newest change when the run began. The next run goes on from there.
 * @throws SyncError when a book year still differs after it was copied anew.
 */
export declare function reconcile<Line>(run: Run<Line>, newest: string | null): Promise<Reconciled>;
