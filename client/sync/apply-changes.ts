import type { EntryChange } from './change-feed.ts';
import type { LineQuery } from './ledger-lines.ts';
import type { Run } from './run.ts';
import { timeOf } from './state.ts';
import type { LedgerChange } from './store.ts';

/** The `Action` of an entry that was deleted. */
const deleted = 2;

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
export async function applyChanges<Line>(run: Run<Line>): Promise<LogRead> {
  const { since } = run.state();
  const from = since === null ? undefined : new Date(timeOf(since) - run.options.overlap).toISOString();
  let count = 0;
  let expected = 0;
  let goesOn = since === null;
  for await (const { changes, total } of run.log.changes(from)) {
    run.progress.expect('changes', Math.max(0, total - expected));
    expected = Math.max(total, expected);
    await applyPage(run, changes);
    count += changes.length;
    goesOn ||= changes.some(({ ChangedDate }) => since !== null && timeOf(ChangedDate) === timeOf(since));
    run.progress.advance('changes', changes.length);
  }
  return { from, count, goesOn };
}

async function applyPage<Line>(run: Run<Line>, changes: readonly EntryChange[]): Promise<void> {
  // The log is in the order in which it was written, so the last change of an entry is the one that stays.
  const last = new Map(changes.map((change) => [change.JournalEntryId, change]));
  const { counters, options } = run;
  const isToRead = ({ Action, Bookyear }: EntryChange) => Action !== deleted && options.bookyears.includes(Bookyear);
  const gone: number[] = [];
  const byYear = new Map<number, number[]>();
  for (const [entry, change] of last) {
    if (change.Action === deleted) counters.entriesDeleted += 1;
    else counters.entriesChanged += 1;
    if (!isToRead(change)) gone.push(entry);
    else if (!byYear.get(change.Bookyear)?.push(entry)) byYear.set(change.Bookyear, [entry]);
  }
  if (gone.length > 0) await run.write({ removeEntries: gone });
  for (const [year, entries] of byYear) {
    for (const batch of batchesOf(entries, options.batchSize)) {
      await readAgain(run, { removeEntries: batch }, { Bookyear: [year], JournalEntryId: [...batch] });
    }
  }
}

/** Period 0 of a book year, which the log does not have. */
export async function refreshPeriod0<Line>(run: Run<Line>, bookyear: number): Promise<void> {
  run.progress.expect('period0', 1);
  await readAgain(run, { removeParts: [{ bookyear, period: 0 }] }, { Bookyear: [bookyear], Period: [0] });
  run.progress.advance('period0', 1, bookyear);
}

/** Deletes lines and reads them again: in one change when they fit on one page, else page by page. */
async function readAgain<Line>(run: Run<Line>, removed: Partial<LedgerChange<Line>>, query: LineQuery): Promise<void> {
  let change = removed;
  for await (const { lines } of run.lines.everyPage(query)) {
    await run.write({ ...change, lines });
    change = {};
  }
}

function* batchesOf<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}
