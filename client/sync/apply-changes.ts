import type { EntryChange } from './change-feed.ts';
import type { LineQuery } from './ledger-lines.ts';
import type { Run } from './run.ts';
import { parseTimestamp } from './state.ts';
import type { LedgerChange } from './store.ts';

/** The `Action` of a deleted entry. */
const DELETED = 2;

/** What a run read of the log. */
export interface LogRead {
  /** Timestamp that it was read from; undefined for the whole log. */
  readonly from: string | undefined;
  /** Number of changes. */
  readonly count: number;
  /** Whether the log still has the last change of the previous run. If not, it was restored or truncated. */
  readonly isContinuous: boolean;
}

/**
 * Reads the log from where the last run ended, and applies it: deletes the lines of changed entries, and reads those of
 * entries that still exist. Idempotent.
 */
export async function applyChanges<Line>(run: Run<Line>): Promise<LogRead> {
  const { since } = run.state();
  const from = since === null ? undefined : new Date(parseTimestamp(since) - run.options.overlap).toISOString();
  const isLastKnown = ({ ChangedDate }: EntryChange) =>
    since !== null && parseTimestamp(ChangedDate) === parseTimestamp(since);
  let count = 0;
  let expected = 0;
  let isContinuous = since === null;
  for await (const { changes, total } of run.log.changes(from)) {
    run.progress.addTotal('changes', Math.max(0, total - expected));
    expected = Math.max(total, expected);
    await applyPage(run, changes);
    count += changes.length;
    isContinuous ||= changes.some(isLastKnown);
    run.progress.advance('changes', changes.length);
  }
  return { from, count, isContinuous };
}

async function applyPage<Line>(run: Run<Line>, changes: readonly EntryChange[]): Promise<void> {
  // The log is chronological, so the last change of an entry is its current state.
  const lastChanges = new Map(changes.map((change) => [change.JournalEntryId, change]));
  const { counters, options } = run;
  const exists = ({ Action, Bookyear }: EntryChange) => Action !== DELETED && options.bookyears.includes(Bookyear);
  const removeEntries: number[] = [];
  const entriesByYear = new Map<number, number[]>();
  for (const [entry, change] of lastChanges) {
    if (change.Action === DELETED) counters.entriesDeleted += 1;
    else counters.entriesChanged += 1;
    if (!exists(change)) removeEntries.push(entry);
    else if (!entriesByYear.get(change.Bookyear)?.push(entry)) entriesByYear.set(change.Bookyear, [entry]);
  }
  if (removeEntries.length > 0) await run.write({ removeEntries });
  for (const [year, entries] of entriesByYear) {
    for (const batch of splitIntoBatches(entries, options.batchSize)) {
      await replaceLines(run, { removeEntries: batch }, { Bookyear: [year], JournalEntryId: [...batch] });
    }
  }
}

/** Reads period 0 of a book year again, because the log does not cover it. */
export async function refreshPeriod0<Line>(run: Run<Line>, bookyear: number): Promise<void> {
  run.progress.addTotal('period0', 1);
  await replaceLines(run, { removeParts: [{ bookyear, period: 0 }] }, { Bookyear: [bookyear], Period: [0] });
  run.progress.advance('period0', 1, bookyear);
}

/** Deletes lines and reads them again: in one change when they fit on one page, otherwise page by page. */
async function replaceLines<Line>(
  run: Run<Line>,
  removal: Partial<LedgerChange<Line>>,
  query: LineQuery,
): Promise<void> {
  let change = removal;
  for await (const { lines } of run.lines.everyPage(query)) {
    await run.write({ ...change, lines });
    change = {};
  }
}

function* splitIntoBatches<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
