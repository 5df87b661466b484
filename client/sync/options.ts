import type { ClientCore } from '../runtime/client-core.ts';
import type { LedgerStore } from './store.ts';

export interface SyncOptions {
  /** A client of a user of the administration. */
  readonly client: ClientCore;
  readonly store: LedgerStore;
  /** Book years to keep. Added ones are copied, removed ones are deleted from the copy. */
  readonly bookyears: readonly number[];
  /**
   * Ledger lines per page, 10,000 by default and at most 100,000. Two pages are in memory at a time. Entries that exceed
   * a page are written page by page.
   */
  readonly pageSize?: number | undefined;
  /**
   * Milliseconds of the log before the last run that are read again, 300,000 by default: the time that a change may take
   * to appear in the log, and the difference between clocks.
   */
  readonly overlap?: number | undefined;
  /**
   * Maximum milliseconds to wait for the log when the number of lines differs, 10,000 by default: the log may lag behind
   * the lines.
   */
  readonly maxLogDelay?: number | undefined;
  /**
   * Minimum milliseconds between two runs that copy a book year again because its number of lines differs, 86,400,000 (a
   * day) by default. In between `verified` is false.
   */
  readonly repairInterval?: number | undefined;
  /** Aborts the run, with the reason of the signal. The next run resumes from there. */
  readonly signal?: AbortSignal | undefined;
}

export type CheckedOptions = ReturnType<typeof checkOptions>;

/** @throws TypeError when an option is invalid. */
export function checkOptions(options: SyncOptions) {
  const checked = {
    ...options,
    bookyears: [...new Set(options.bookyears)],
    pageSize: options.pageSize ?? 10_000,
    overlap: options.overlap ?? 300_000,
    maxLogDelay: options.maxLogDelay ?? 10_000,
    repairInterval: options.repairInterval ?? 86_400_000,
  };
  if (checked.bookyears.length === 0) throw new TypeError('bookyears is an empty list. Add the book years to keep.');
  for (const year of checked.bookyears) checkInteger('each of bookyears', year, 1900, 9999);
  checkInteger('pageSize', checked.pageSize, 1, 100_000);
  for (const name of ['overlap', 'maxLogDelay', 'repairInterval'] as const) {
    if (!(checked[name] >= 0)) throw new TypeError(`${name} must be a number of at least 0, in milliseconds.`);
  }
  return checked;
}

function checkInteger(name: string, value: number, minimum: number, maximum: number): void {
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return;
  throw new TypeError(`${name} must be an integer from ${minimum} to ${maximum}.`);
}
