import { createAnswers } from './answers.js';
import { copyYears } from './copy-years.js';
import { openLog } from './entry-log.js';
import { openLines } from './ledger-lines.js';
import { checkOptions } from './options.js';
import { reconcile } from './reconcile.js';
import { createRun } from './run.js';
import { leftovers, stateToGoOnFrom } from './state.js';
import { SyncError } from './sync-error.js';
/** The stores that a run of this program works on. */
const busy = new WeakSet();
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
export async function syncLedger(options) {
  const { store } = options;
  const checked = checkOptions(options);
  if (busy.has(store)) throw new SyncError('BUSY', 'Another run works on this store. Wait until it ends.');
  busy.add(store);
  try {
    return await sync(checked, store);
  } finally {
    busy.delete(store);
  }
}
async function sync(options, store) {
  options.signal?.throwIfAborted();
  const kept = await store.state();
  const answers = createAnswers();
  const source = { log: openLog(options, answers), lines: openLines(options, answers) };
  // The platform's own time, and from before anything else is read: what changes from now on is in the log after it.
  const head = await source.log.head();
  const begun = stateToGoOnFrom(kept, head, options);
  const run = createRun(options, source, store, begun);
  await run.write({ removeParts: leftovers(kept, options).map((bookyear) => ({ bookyear })) });
  await copyYears(
    run,
    options.bookyears.filter((year) => !begun.bookyears.includes(year)),
  );
  const { counts, verified } = await reconcile(run, head.newest);
  return {
    administrationId: head.administrationId,
    bookyears: counts.map(({ bookyear, here }) => ({ bookyear, lines: here })),
    from: kept?.since ?? null,
    to: head.newest,
    ...run.counters,
    requests: answers.count(),
    verified,
  };
}
