import type { LedgerLine, ListLedgerLinesFieldsItem } from '../../generated/client/src/operations/contract.schemas.ts';
import type { Connection } from '../connection.ts';
import type { Listed } from '../page.ts';
import type { SyncProgress } from './progress.ts';
import type { LedgerStore } from './store.ts';

/** The name of a field of a ledger line. */
export type LedgerField = ListLedgerLinesFieldsItem;

/** The fields that every line of a copy has: by them it is found again. */
export const keyFields = ['id', 'JournalEntryId', 'Bookyear', 'Period'] as const;
type KeyField = (typeof keyFields)[number];

/** A line of a copy: a whole ledger line, or with `fields` those and the fields that every line has. */
export type SyncedLine<Field extends LedgerField = never> = [Field] extends [never]
  ? Listed<LedgerLine, never>
  : Listed<LedgerLine, Field | KeyField> & Pick<LedgerLine, KeyField>;

/** What to copy, and where to. */
export interface SyncOptions<Field extends LedgerField = never> {
  /** The platform, as a user of the administration. */
  readonly connection: Connection;
  /** Where the copy is kept. */
  readonly store: LedgerStore<SyncedLine<Field>>;
  /** The book years to keep. One that is new here is copied; one that is no longer here is deleted from the copy. */
  readonly bookyears: readonly number[];
  /**
   * The fields of a line that are wanted; all of them when left out. `id`, `JournalEntryId`, `Bookyear` and `Period` are
   * always there. Other fields than the last time make the copy anew.
   */
  readonly fields?: readonly Field[] | undefined;
  /**
   * Ledger lines on a page, 10,000 by default and 100,000 at most. There are two pages in memory at a time. Entries that
   * do not fit on a page are written page by page.
   */
  readonly pageSize?: number | undefined;
  /** Journal entries in a request, 100 by default and at most. */
  readonly batchSize?: number | undefined;
  /**
   * Whether each run reads period 0 anew, the closing of a year, which the log does not have: true by default. With
   * `false` that happens only when the number of lines shows that something has changed.
   */
  readonly refreshPeriod0?: boolean | undefined;
  /**
   * Milliseconds by which the log is read again from before the last run, 10,000 by default: as long as a change may
   * take until it is in the log.
   */
  readonly overlap?: number | undefined;
  /** Hears how far it is. What it throws ends the run. */
  readonly onProgress?: ((progress: SyncProgress) => void) | undefined;
  /** Ends the run, with the reason of the signal. The next run goes on where it stood. */
  readonly signal?: AbortSignal | undefined;
}

/** Options that can work, all of them. */
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

/** @throws TypeError when an option cannot work. */
export function checkOptions(options: Omit<SyncOptions<LedgerField>, 'store'>): CheckedOptions {
  const { connection, fields, pageSize = 10_000, batchSize = 100, overlap = 10_000 } = options;
  const { refreshPeriod0 = true, onProgress, signal } = options;
  const bookyears = [...new Set(options.bookyears)];
  if (bookyears.length === 0) throw new TypeError('bookyears is an empty list. Name the book years to keep.');
  for (const year of bookyears) checkNumber('each of bookyears', year, 1900, 9999);
  if (fields?.length === 0) throw new TypeError('fields is an empty list. Leave it out, or name a field.');
  checkNumber('pageSize', pageSize, 1, 100_000);
  checkNumber('batchSize', batchSize, 1, 100);
  if (!(overlap >= 0)) throw new TypeError('overlap must be a number of milliseconds from 0.');
  return {
    ...{ connection, bookyears, pageSize, batchSize, refreshPeriod0, overlap, onProgress, signal },
    fields: fields && [...new Set([...keyFields, ...fields])],
  };
}

function checkNumber(name: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new TypeError(`${name} must be a whole number from ${least} to ${most}.`);
}
