import type { Run } from './run.js';
/** What was read of the log. */
export interface LogRead {
  /** The moment from which it was read; undefined for all of it. */
  readonly from: string | undefined;
  /** How many changes there were. */
  readonly count: number;
  /** Whether it goes on where the last run ended. If not, the platform was put back, or has forgotten what was there. */
  readonly goesOn: boolean;
}
/**
 * Reads the log from where the last run ended, and brings the entries in it up to date: deletes them, and reads those
 * again that are still there. To do it twice does no harm.
 */
export declare function applyChanges<Line>(run: Run<Line>): Promise<LogRead>;
/** Period 0 of a book year, which the log does not have. */
export declare function refreshPeriod0<Line>(run: Run<Line>, bookyear: number): Promise<void>;
