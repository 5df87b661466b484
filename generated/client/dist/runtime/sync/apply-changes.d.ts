import type { Run } from './run.js';
/** What a run read of the log. */
export interface LogRead {
  /** Timestamp that it was read from; undefined for the whole log. */
  readonly from: string | undefined;
  /** Number of changes. */
  readonly count: number;
  /** Whether the log still has the last change of the previous run. If not, it was restored or truncated. */
  readonly isContinuous: boolean;
}
/**
 * Reads the log from where the last run ended, and applies it: deletes the lines of changed entries, and reads those of
 * entries that still exist. Idempotent.
 */
export declare function applyChanges<Line>(run: Run<Line>): Promise<LogRead>;
/** Reads period 0 of a book year again, because the log does not cover it. */
export declare function refreshPeriod0<Line>(run: Run<Line>, bookyear: number): Promise<void>;
