import type { Run } from './run.ts';
import type { CopyingState } from './store.ts';

/** A book year that is to be copied, from which page on. */
interface Plan {
  /** Where it stands; null for a year without lines. */
  readonly from: CopyingState | null;
  readonly bookyear: number;
  readonly isNew: boolean;
}

/**
 * Reads whole book years, those that were asked for or broken off. Each page is kept together with where to go on. What
 * changes in the meantime is in the log after the moment of the state, and is read from there later.
 */
export async function copyYears<Line>(run: Run<Line>, bookyears: readonly number[]): Promise<void> {
  const begun = run.state().copying?.bookyear;
  const plans: Plan[] = [];
  // The one that was broken off goes first: the state has a place for one.
  for (const year of bookyears.toSorted((one, other) => Number(other === begun) - Number(one === begun))) {
    plans.push(await planned(run, year));
  }
  for (const plan of plans) await copyYear(run, plan);
}

async function planned<Line>(run: Run<Line>, bookyear: number): Promise<Plan> {
  const total = await run.lines.count(bookyear);
  run.progress.expect('copy', total);
  const { copying } = run.state();
  if (copying?.bookyear === bookyear) {
    run.progress.advance('copy', Math.max(0, total - copying.page * copying.pageSize), bookyear);
    return { bookyear, from: copying, isNew: false };
  }
  const { pageSize } = run.options;
  const page = Math.ceil(total / pageSize);
  return { bookyear, from: page === 0 ? null : { bookyear, pageSize, page }, isNew: true };
}

async function copyYear<Line>(run: Run<Line>, { bookyear, from, isNew }: Plan): Promise<void> {
  let removeParts = isNew ? [{ bookyear }] : [];
  if (!from) return run.write({ removeParts, state: stateAfter(run, bookyear, null) });
  const { pageSize } = from;
  for await (const { page, lines } of run.lines.pagesDown({ Bookyear: [bookyear] }, from.page, pageSize)) {
    const rest = page > 1 ? { bookyear, pageSize, page: page - 1 } : null;
    await run.write({ removeParts, lines, state: stateAfter(run, bookyear, rest) });
    removeParts = [];
    run.progress.advance('copy', lines.length, bookyear);
  }
}

function stateAfter<Line>(run: Run<Line>, bookyear: number, copying: CopyingState | null) {
  const others = run.state().bookyears.filter((year) => year !== bookyear);
  return { ...run.state(), bookyears: copying ? others : [...others, bookyear], copying };
}
