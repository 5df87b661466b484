import { copyYears } from './backfill.ts';
import { openLog } from './change-feed.ts';
import { openLines } from './ledger-lines.ts';
import { type CheckedOptions, checkOptions, type LedgerField, type SyncOptions } from './options.ts';
import { reconcile } from './reconcile.ts';
import { createAnswers } from './response-tracker.ts';
import { createRun } from './run.ts';
import { leftovers, stateToGoOnFrom } from './state.ts';
import type { LedgerStore } from './store.ts';
import { SyncError } from './sync-error.ts';

/** What a run of `syncLedger` did. */
export interface SyncReport {
  readonly administrationId: number;
  /** The lines of each book year in the copy. */
  readonly bookyears: readonly { readonly bookyear: number; readonly lines: number }[];
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

/** The stores that a run of this program works on. */
const busy = new WeakSet<object>();

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
export async function syncLedger<const Field extends LedgerField = never>(
  options: SyncOptions<Field>,
): Promise<SyncReport> {
  const { store } = options;
  const checked = checkOptions(options as Omit<SyncOptions<LedgerField>, 'store'>);
  if (busy.has(store)) throw new SyncError('BUSY', 'Another run works on this store. Wait until it ends.');
  busy.add(store);
  try {
    return await sync(checked, store);
  } finally {
    busy.delete(store);
  }
}

async function sync<Line>(options: CheckedOptions, store: LedgerStore<Line>): Promise<SyncReport> {
  options.signal?.throwIfAborted();
  const kept = await store.state();
  const answers = createAnswers();
  const source = { log: openLog(options, answers), lines: openLines<Line>(options, answers) };
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
