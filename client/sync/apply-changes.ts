import type { EntryChange, LineQuery } from './ledger.ts';
import type { Run } from './run.ts';
import type { LedgerChange } from './store.ts';

/** The `Action` of an entry that was deleted. */
const deleted = 2;

/**
 * Reads the log from a moment to its end, and brings the entries in it up to date: deletes them, and reads those again
 * that are still there. To do it twice does no harm.
 *
 * @returns how many changes the log had.
 */
export async function applyChanges<Line>(run: Run<Line>, since: string | undefined): Promise<number> {
  let read = 0;
  let expected = 0;
  for await (const { changes, total } of run.ledger.changes(since)) {
    run.progress.expect('changes', Math.max(0, total - expected));
    expected = Math.max(total, expected);
    await applyPage(run, changes);
    read += changes.length;
    run.progress.advance('changes', changes.length);
  }
  return read;
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
    else byYear.set(change.Bookyear, [...(byYear.get(change.Bookyear) ?? []), entry]);
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
  await readAgain(run, { removeParts: [{ bookyear, period: 0 }] }, { Bookyear: [bookyear], Period: [0] });
}

/** Deletes lines and reads them again: in one change when they fit on one page, else page by page. */
async function readAgain<Line>(run: Run<Line>, removed: Partial<LedgerChange<Line>>, query: LineQuery): Promise<void> {
  let change = removed;
  for await (const { lines } of run.ledger.everyPage(query)) {
    await run.write({ ...change, lines });
    change = {};
  }
}

function* batchesOf<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}
