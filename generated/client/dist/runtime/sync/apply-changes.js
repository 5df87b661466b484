import { timeOf } from './state.js';
/** The `Action` of an entry that was deleted. */
const deleted = 2;
/**
 * Reads the log from where the last run ended, and brings the entries in it up to date: deletes them, and reads those
 * again that are still there. To do it twice does no harm.
 */
export async function applyChanges(run) {
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
async function applyPage(run, changes) {
  // The log is in the order in which it was written, so the last change of an entry is the one that stays.
  const last = new Map(changes.map((change) => [change.JournalEntryId, change]));
  const { counters, options } = run;
  const isToRead = ({ Action, Bookyear }) => Action !== deleted && options.bookyears.includes(Bookyear);
  const gone = [];
  const byYear = new Map();
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
export async function refreshPeriod0(run, bookyear) {
  run.progress.expect('period0', 1);
  await readAgain(run, { removeParts: [{ bookyear, period: 0 }] }, { Bookyear: [bookyear], Period: [0] });
  run.progress.advance('period0', 1, bookyear);
}
/** Deletes lines and reads them again: in one change when they fit on one page, else page by page. */
async function readAgain(run, removed, query) {
  let change = removed;
  for await (const { lines } of run.lines.everyPage(query)) {
    await run.write({ ...change, lines });
    change = {};
  }
}
function* batchesOf(all, size) {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}
