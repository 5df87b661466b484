import { copyYears } from './backfill.ts';
import { createChangeFeed } from './change-feed.ts';
import { createLedgerLines } from './ledger-lines.ts';
import { checkOptions, type SyncOptions } from './options.ts';
import { reconcile } from './reconcile.ts';
import { createRun } from './run.ts';
import { getResumeState, listObsoleteYears } from './state.ts';
import { createResponseTracker } from './sync-error.ts';

export interface SyncReport {
  readonly administrationId: number;
  /** Number of lines of each book year in the copy. */
  readonly bookyears: readonly { readonly bookyear: number; readonly lines: number }[];
  /** Timestamp of the copy before the run; null when it was new, or when the journal entry log was empty. */
  readonly from: string | null;
  /** Timestamp from which the next run reads the log; null when the log is empty. */
  readonly to: string | null;
  /** Journal entries that were added or updated according to the log, also those that were deleted later. */
  readonly entriesChanged: number;
  /** Journal entries that were only deleted according to the log. */
  readonly entriesDeleted: number;
  /** Ledger lines that were written, including unchanged ones. */
  readonly linesWritten: number;
  /** Successful calls to the platform. */
  readonly requests: number;
  /**
   * True when the copy has as many lines as the platform, compared while nothing changed. `false` when a comparison was
   * impossible because others kept writing, or when the log lags behind the lines.
   */
  readonly verified: boolean;
}

/**
 * Synchronizes a copy of the ledger: the first run copies whole book years, later runs read what changed. A run that was
 * interrupted at any point is resumed by the next one.
 *
 * Two runs must not use one store at the same time.
 *
 * @example
 * const store = memoryLedgerStore();
 * const { bookyears, verified } = await syncLedger({ client, store, bookyears: [2025, 2026] });
 *
 * @throws SyncError when the store cannot be used, or when the copy still differs after copying again.
 * @throws CallError when a call fails, after the retries of the client.
 * @throws TypeError when an option is invalid.
 * @throws the errors of the store, and the reason of `signal`.
 */
export async function syncLedger(settings: SyncOptions): Promise<SyncReport> {
  const options = checkOptions(settings);
  const { store } = options;
  options.signal?.throwIfAborted();
  const stored = await store.state();
  const tracker = createResponseTracker(options.client);
  const source = { log: createChangeFeed(options, tracker), lines: createLedgerLines(options, tracker) };
  // The platform's clock, read before anything else: every later change is in the log after this timestamp.
  const head = await source.log.head();
  const initialState = getResumeState(stored, head, options);
  const run = createRun(options, source, initialState);
  await run.write({ removeParts: listObsoleteYears(stored, options).map((bookyear) => ({ bookyear })) });
  await copyYears(
    run,
    options.bookyears.filter((year) => !initialState.bookyears.includes(year)),
  );
  const { counts, isVerified } = await reconcile(run, head);
  return {
    administrationId: head.administrationId,
    bookyears: counts.map(({ bookyear, local }) => ({ bookyear, lines: local })),
    from: stored?.since ?? null,
    to: head.now,
    ...run.counters,
    requests: tracker.count(),
    verified: isVerified,
  };
}
