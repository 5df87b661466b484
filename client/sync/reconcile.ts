import { applyChanges, type LogRead, refreshPeriod0 } from './apply-changes.ts';
import { copyYears } from './backfill.ts';
import type { Run } from './run.ts';
import { SyncError } from './sync-error.ts';

/** Number of lines of a book year, in the copy and on the platform. */
export interface YearCount {
  readonly bookyear: number;
  readonly local: number;
  readonly remote: number;
}

export interface Reconciled {
  readonly counts: readonly YearCount[];
  /** Whether the numbers are equal, and certainly of the same point in time. */
  readonly isVerified: boolean;
}

/** Maximum number of comparisons, in case others keep writing. */
const MAX_ROUNDS = 6;

/** Maximum number of differences: the first, one after reading period 0 again, and two after copying again. */
const MAX_MISMATCHES = 4;

/**
 * Applies the log to whole book years, and compares the number of lines. Book years that differ are read again: first
 * period 0, which the log does not cover, then the whole book year.
 *
 * The numbers are comparable when nothing was logged between reading the log and counting on the platform. While others
 * keep writing, that fails, and the copy is as current as its last reading.
 *
 * @param newest timestamp of the newest change at the start of the run. The next run resumes from it.
 * @throws SyncError when a book year still differs after it was copied again.
 */
export async function reconcile<Line>(run: Run<Line>, newest: string | null): Promise<Reconciled> {
  const { bookyears, refreshPeriod0: alwaysRefresh } = run.options;
  let counts: readonly YearCount[] = [];
  for (let round = 1, mismatches = 0; round <= MAX_ROUNDS; round += 1) {
    if (mismatches > 1) await copyYears(run, listDifferingYears(counts));
    const log = await catchUp(run, newest);
    for (const year of alwaysRefresh ? bookyears : listDifferingYears(counts)) await refreshPeriod0(run, year);
    counts = await countLines(run);
    if ((await run.log.count(log.from)) !== log.count) continue;
    if (counts.every(isEqual)) return { counts, isVerified: true };
    mismatches += 1;
    if (mismatches === MAX_MISMATCHES) throw createInconsistencyError(counts);
  }
  return { counts, isVerified: false };
}

/** Reads the log to its end. The next run can then resume from `newest`. */
async function catchUp<Line>(run: Run<Line>, newest: string | null): Promise<LogRead> {
  const log = await applyChanges(run);
  const state = { ...run.state(), since: newest };
  if (log.isContinuous) {
    if (run.state().since !== newest) await run.write({ state });
    return log;
  }
  // The changes since the last run are unknown, so every book year has to be copied again.
  await run.write({ state: { ...state, bookyears: [], copying: null } });
  await copyYears(run, run.options.bookyears);
  return applyChanges(run);
}

async function countLines<Line>(run: Run<Line>): Promise<YearCount[]> {
  const { bookyears } = run.options;
  const counts: YearCount[] = [];
  run.progress.addTotal('check', bookyears.length);
  for (const bookyear of bookyears) {
    counts.push({ bookyear, local: await run.count(bookyear), remote: await run.lines.count(bookyear) });
    run.progress.advance('check', 1, bookyear);
  }
  return counts;
}

const isEqual = ({ local, remote }: YearCount): boolean => local === remote;

const listDifferingYears = (counts: readonly YearCount[]): number[] =>
  counts.filter((count) => !isEqual(count)).map(({ bookyear }) => bookyear);

function createInconsistencyError(counts: readonly YearCount[]): SyncError {
  const years = counts
    .filter((count) => !isEqual(count))
    .map(({ bookyear, local, remote }) => `${bookyear} has ${local} lines in the copy and ${remote} on the platform`);
  return new SyncError('INCONSISTENT', `The copy still differs after copying again: ${years.join('; ')}.`);
}
