import { copyYears } from './backfill.js';
import { createChangeFeed } from './change-feed.js';
import { createLedgerLines } from './ledger-lines.js';
import { checkOptions } from './options.js';
import { reconcile } from './reconcile.js';
import { createResponseTracker } from './response-tracker.js';
import { createRun } from './run.js';
import { getResumeState, listObsoleteYears } from './state.js';
import { SyncError } from './sync-error.js';
/** Stores in use by a run of this process. */
const busyStores = new WeakSet();
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
export async function syncLedger(options) {
  const { store } = options;
  const checked = checkOptions(options);
  if (busyStores.has(store)) throw new SyncError('BUSY', 'Another run uses this store. Wait until it ends.');
  busyStores.add(store);
  try {
    return await sync(checked, store);
  } finally {
    busyStores.delete(store);
  }
}
async function sync(options, store) {
  options.signal?.throwIfAborted();
  const stored = await store.state();
  const tracker = createResponseTracker();
  const source = { log: createChangeFeed(options, tracker), lines: createLedgerLines(options, tracker) };
  // The platform's clock, read before anything else: every later change is in the log after this timestamp.
  const head = await source.log.head();
  const initialState = getResumeState(stored, head, options);
  const run = createRun(options, source, store, initialState);
  await run.write({ removeParts: listObsoleteYears(stored, options).map((bookyear) => ({ bookyear })) });
  await copyYears(
    run,
    options.bookyears.filter((year) => !initialState.bookyears.includes(year)),
  );
  const { counts, isVerified } = await reconcile(run, head.newest);
  return {
    administrationId: head.administrationId,
    bookyears: counts.map(({ bookyear, local }) => ({ bookyear, lines: local })),
    from: stored?.since ?? null,
    to: head.newest,
    ...run.counters,
    requests: tracker.count(),
    verified: isVerified,
  };
}
