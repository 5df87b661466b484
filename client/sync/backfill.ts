import type { Run } from './run.ts';
import type { CopyingState } from './store.ts';

/**
 * Copies whole book years, new or interrupted ones. Each page is saved together with the position after it. Changes made
 * meanwhile are in the log after the timestamp of the state, and are applied later.
 */
export async function copyYears<Line>(run: Run<Line>, bookyears: readonly number[]): Promise<void> {
  const interrupted = run.state().copying?.bookyear;
  const plans: YearPlan[] = [];
  // The interrupted book year is first, because the state has room for one.
  for (const year of bookyears.toSorted((a, b) => Number(b === interrupted) - Number(a === interrupted))) {
    plans.push(await planYear(run, year));
  }
  for (const plan of plans) await copyYear(run, plan);
}

/** Plans where to start; `start` is null for a book year without lines. */
async function planYear<Line>(run: Run<Line>, bookyear: number) {
  const total = await run.lines.count(bookyear);
  run.progress.addTotal('copy', total);
  const { copying } = run.state();
  if (copying?.bookyear === bookyear) {
    run.progress.advance('copy', Math.max(0, total - copying.page * copying.pageSize), bookyear);
    return { bookyear, start: copying, isNew: false };
  }
  const { pageSize } = run.options;
  const page = Math.ceil(total / pageSize);
  return { bookyear, start: page === 0 ? null : { bookyear, pageSize, page }, isNew: true };
}

type YearPlan = Awaited<ReturnType<typeof planYear>>;

async function copyYear<Line>(run: Run<Line>, { bookyear, start, isNew }: YearPlan): Promise<void> {
  let removeParts = isNew ? [{ bookyear }] : [];
  if (!start) return run.write({ removeParts, state: getNextState(run, bookyear, null) });
  const { pageSize } = start;
  for await (const { page, lines } of run.lines.pagesDown({ Bookyear: [bookyear] }, start.page, pageSize)) {
    const copying = page > 1 ? { bookyear, pageSize, page: page - 1 } : null;
    await run.write({ removeParts, lines, state: getNextState(run, bookyear, copying) });
    removeParts = [];
    run.progress.advance('copy', lines.length, bookyear);
  }
}

function getNextState<Line>(run: Run<Line>, bookyear: number, copying: CopyingState | null) {
  const otherYears = run.state().bookyears.filter((year) => year !== bookyear);
  return { ...run.state(), bookyears: copying ? otherYears : [...otherYears, bookyear], copying };
}
