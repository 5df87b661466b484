import type { EntryChange, LogHead } from './change-feed.ts';
import type { LineQuery } from './ledger-lines.ts';
import type { Run } from './run.ts';
import { parseTimestamp } from './state.ts';
import type { LedgerChange } from './store.ts';

/** The `Action` of a deleted entry. */
const DELETED = 2;

/** Entries per request: the most values of a filter. */
const BATCH_SIZE = 100;

export type LogRead = Awaited<ReturnType<typeof applyChanges>>;

/**
 * Reads the log from the end of the last run, and applies it: deletes the lines of changed entries, and reads the lines of
 * entries that may still exist. Idempotent, and independent of the order of the log.
 *
 * @returns the timestamp that it started from, undefined for the whole log, and true when the log still has the last change of
 * the previous run. If not, it was restored or truncated.
 */
export async function applyChanges(run: Run, { hasDates }: LogHead) {
  const { since } = run.state();
  const from = since === null ? undefined : new Date(parseTimestamp(since) - run.options.overlap).toISOString();
  const isLastKnown = ({ ChangedDate = '' }: EntryChange) =>
    since !== null && parseTimestamp(ChangedDate) === parseTimestamp(since);
  /** True by entry when it was changed, not only deleted. */
  const entries = new Map<number, boolean>();
  let count = 0;
  let isContinuous = since === null || !hasDates;
  for await (const changes of run.log.changes(from)) {
    for (const { JournalEntryId, Action } of changes) {
      entries.set(JournalEntryId, Action !== DELETED || entries.get(JournalEntryId) === true);
    }
    count += changes.length;
    isContinuous ||= changes.some(isLastKnown);
  }
  await replaceEntries(run, entries);
  return { from, count, isContinuous };
}

/** Reads an entry that was both changed and deleted: without lines, the deletion was last. */
async function replaceEntries(run: Run, entries: ReadonlyMap<number, boolean>): Promise<void> {
  const { counters, options } = run;
  const deleted = [...entries.keys()].filter((entry) => !entries.get(entry));
  const changed = [...entries.keys()].filter((entry) => entries.get(entry));
  counters.entriesDeleted += deleted.length;
  counters.entriesChanged += changed.length;
  if (deleted.length > 0) await run.write({ removeEntries: deleted });
  // The log lacks the book year of an entry, so all are read.
  const Bookyear = [...options.bookyears];
  for (let start = 0; start < changed.length; start += BATCH_SIZE) {
    const batch = changed.slice(start, start + BATCH_SIZE);
    await replaceLines(run, { removeEntries: batch }, { Bookyear, JournalEntryId: batch });
  }
}

/** Reads period 0 of a book year again, because the log does not cover it. */
export const refreshPeriod0 = (run: Run, bookyear: number): Promise<void> =>
  replaceLines(run, { removeParts: [{ bookyear, period: 0 }] }, { Bookyear: [bookyear], Period: [0] });

/** Replaces lines: in one change when they fit on one page, otherwise page by page. */
async function replaceLines(run: Run, removal: Partial<LedgerChange>, query: LineQuery): Promise<void> {
  let change = removal;
  for await (const { lines } of run.lines.everyPage(query)) {
    await run.write({ ...change, lines });
    change = {};
  }
}
