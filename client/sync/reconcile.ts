import { waitFor } from '../runtime/deadline.ts';
import { applyChanges, type LogRead, refreshPeriod0 } from './apply-changes.ts';
import { copyYears } from './backfill.ts';
import type { LogHead } from './change-feed.ts';
import type { Run } from './run.ts';
import { createSyncError, type SyncError } from './sync-error.ts';

/** Number of lines of a book year, in the copy and on the platform. */
type YearCount = Readonly<Record<'bookyear' | 'local' | 'remote', number>>;

/** Maximum number of comparisons, in case others keep writing. */
const MAX_ROUNDS = 8;

/** Maximum number of copies of a book year in one run. */
const MAX_REPAIRS = 2;

/** Milliseconds before the log is read again for the first time; doubled each time. */
const FIRST_DELAY_MS = 100;

/**
 * Applies the log to whole book years, reads period 0 again, which the log does not cover, and compares the number of lines.
 * When they differ, it first waits for a log that lags behind the lines; then it copies the whole book year again.
 *
 * The numbers are comparable when nothing was logged between reading the log and counting on the platform. While others
 * keep writing, that fails, and the copy is as current as its last reading.
 *
 * @returns the numbers, and whether they are equal and certainly of the same point in time.
 * @throws SyncError when a book year still differs after it was copied again, and does not change on the platform.
 */
export async function reconcile(run: Run, head: LogHead) {
  const repairs = createRepairs(run);
  let counts: readonly YearCount[] = [];
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const log = await catchUp(run, head);
    for (const year of run.options.bookyears) await refreshPeriod0(run, year);
    counts = await countLines(run);
    if ((await run.log.count(log.from)) !== log.count) continue;
    const differing = counts.filter(({ local, remote }) => local !== remote);
    if (differing.length === 0) return { counts, isVerified: true };
    if (!((await waitForLog(run, log)) || (await repairs.repair(differing)))) break;
  }
  return { counts, isVerified: false };
}

/** Copies book years again, as often as the options allow. */
function createRepairs(run: Run) {
  const { repairInterval } = run.options;
  const startedAt = Date.now();
  const { repairs: earlier } = run.state();
  const isDue = ({ bookyear }: YearCount) => !(startedAt - Date.parse(earlier[bookyear] ?? '') < repairInterval);
  let previous: readonly YearCount[] = [];
  let count = 0;
  return {
    /**
     * Returns true when a book year was copied.
     *
     * @throws SyncError when that cannot help.
     */
    async repair(differing: readonly YearCount[]): Promise<boolean> {
      const due = differing.filter(isDue);
      if (due.length === 0) return false;
      const isUnchanged = due.every(({ bookyear, remote }) =>
        previous.some((year) => year.bookyear === bookyear && year.remote === remote),
      );
      if (count >= MAX_REPAIRS && isUnchanged) throw createInconsistencyError(run, due);
      if (count >= MAX_REPAIRS) return false;
      previous = due;
      count += 1;
      const years = due.map(({ bookyear }) => bookyear);
      const repairs = { ...run.state().repairs };
      for (const year of years) repairs[year] = new Date(startedAt).toISOString();
      await run.write({ state: { ...run.state(), repairs } });
      await copyYears(run, years);
      return true;
    },
  };
}

/** Reads the log to its end. The next run can then resume from the time of its head. */
async function catchUp(run: Run, head: LogHead): Promise<LogRead> {
  const log = await applyChanges(run, head);
  const { now: since, count: logCount } = head;
  const state = { ...run.state(), since, logCount };
  if (log.isContinuous) {
    if (run.state().since !== since || run.state().logCount !== logCount) await run.write({ state });
    return log;
  }
  // The changes since the last run are unknown, so every book year has to be copied again.
  await run.write({ state: { ...state, bookyears: [], copying: null } });
  await copyYears(run, run.options.bookyears);
  return applyChanges(run, head);
}

/**
 * Waits for the log to grow: it may lag behind the lines.
 *
 * @returns true when it has grown within `maxLogDelay`.
 */
async function waitForLog(run: Run, log: LogRead): Promise<boolean> {
  const { maxLogDelay, signal } = run.options;
  const end = Date.now() + maxLogDelay;
  for (let delay = FIRST_DELAY_MS; Date.now() < end; delay *= 2) {
    await waitFor(Math.min(delay, end - Date.now()), signal);
    if ((await run.log.count(log.from)) !== log.count) return true;
  }
  return false;
}

async function countLines(run: Run): Promise<YearCount[]> {
  const counts: YearCount[] = [];
  for (const bookyear of run.options.bookyears) {
    counts.push({ bookyear, local: await run.options.store.count(bookyear), remote: await run.lines.count(bookyear) });
  }
  return counts;
}

function createInconsistencyError({ options }: Run, counts: readonly YearCount[]): SyncError {
  const years = counts.map(
    ({ bookyear, local, remote }) => `${bookyear} has ${local} lines in the copy and ${remote} on the platform`,
  );
  const message = `The copy still differs after copying again: ${years.join('; ')}.`;
  return createSyncError(options.client, 'inconsistent', message);
}
