import { applyChanges, type LogRead, refreshPeriod0 } from './apply-changes.ts';
import { copyYears } from './backfill.ts';
import type { Run } from './run.ts';
import { SyncError } from './sync-error.ts';

/** A book year, with the number of lines here and there. */
export interface YearCount {
  readonly bookyear: number;
  readonly here: number;
  readonly there: number;
}

export interface Reconciled {
  readonly counts: readonly YearCount[];
  /** Whether it is certain that the numbers are of the same moment, and the same. */
  readonly verified: boolean;
}

/** How often the numbers are compared, in case others are writing. */
const rounds = 6;

/** How often a book year may differ: at first, with period 0 read again, and copied anew twice. */
const differences = 4;

/**
 * Brings whole book years up to date with the log, and compares the number of lines. What differs is read again: period 0
 * first, because the log does not have it, then the book year as a whole.
 *
 * The numbers can be compared when nothing was written to the log from before it was read to its end until after the
 * platform had counted. While others keep writing they cannot; then the copy is as good as its last reading.
 *
 * @param newest the moment of the newest change when the run began. The next run goes on from there.
 * @throws SyncError when a book year still differs after it was copied anew.
 */
export async function reconcile<Line>(run: Run<Line>, newest: string | null): Promise<Reconciled> {
  const { bookyears, refreshPeriod0: always } = run.options;
  let counts: readonly YearCount[] = [];
  for (let round = 1, found = 0; round <= rounds; round += 1) {
    if (found > 1) await copyYears(run, differing(counts));
    const log = await catchUp(run, newest);
    for (const year of always ? bookyears : differing(counts)) await refreshPeriod0(run, year);
    counts = await compare(run);
    if ((await run.log.count(log.from)) !== log.count) continue;
    if (differing(counts).length === 0) return { counts, verified: true };
    found += 1;
    if (found === differences) throw inconsistent(counts);
  }
  return { counts, verified: false };
}

/** Reads the log to its end. From then on it can be read from the newest change on that there was before. */
async function catchUp<Line>(run: Run<Line>, newest: string | null): Promise<LogRead> {
  const log = await applyChanges(run);
  const state = { ...run.state(), since: newest };
  if (log.goesOn) {
    if (run.state().since !== newest) await run.write({ state });
    return log;
  }
  // Nothing is known of what changed, so that no book year is whole any more.
  await run.write({ state: { ...state, bookyears: [], copying: null } });
  await copyYears(run, run.options.bookyears);
  return applyChanges(run);
}

async function compare<Line>(run: Run<Line>): Promise<YearCount[]> {
  const { bookyears } = run.options;
  const counts: YearCount[] = [];
  run.progress.expect('check', bookyears.length);
  for (const bookyear of bookyears) {
    counts.push({ bookyear, here: await run.count(bookyear), there: await run.lines.count(bookyear) });
    run.progress.advance('check', 1, bookyear);
  }
  return counts;
}

const differing = (counts: readonly YearCount[]): number[] =>
  counts.filter(({ here, there }) => here !== there).map(({ bookyear }) => bookyear);

function inconsistent(counts: readonly YearCount[]): SyncError {
  const years = counts
    .filter(({ here, there }) => here !== there)
    .map(({ bookyear, here, there }) => `${bookyear} has ${here} lines in the copy and ${there} on the platform`);
  return new SyncError('INCONSISTENT', `The copy differs, also after it was made anew: ${years.join('; ')}.`);
}
