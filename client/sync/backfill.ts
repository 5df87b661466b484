import type { Run } from './run.ts';
import type { CopyingState } from './store.ts';

/**
 * Copies new or interrupted book years. Each page is saved with the position after it. Simultaneous changes are in the log after
 * the timestamp of the state, and are applied later.
 */
export async function copyYears(run: Run, bookyears: readonly number[]): Promise<void> {
  const interrupted = run.state().copying?.bookyear;
  // The interrupted book year is first: the state has room for one.
  for (const year of bookyears.toSorted((a, b) => Number(b === interrupted) - Number(a === interrupted))) {
    await copyYear(run, year);
  }
}

async function copyYear(run: Run, bookyear: number): Promise<void> {
  const { copying } = run.state();
  const isInterrupted = copying?.bookyear === bookyear;
  const { pageSize } = isInterrupted ? copying : run.options;
  const lastPage = isInterrupted ? copying.page : Math.ceil((await run.lines.count(bookyear)) / pageSize);
  let removeParts = isInterrupted ? [] : [{ bookyear }];
  if (lastPage === 0) return run.write({ removeParts, state: getNextState(run, bookyear, null) });
  for await (const { page, lines } of run.lines.pagesDown({ Bookyear: [bookyear] }, lastPage, pageSize)) {
    const next = page > 1 ? { bookyear, pageSize, page: page - 1 } : null;
    await run.write({ removeParts, lines, state: getNextState(run, bookyear, next) });
    removeParts = [];
  }
}

function getNextState(run: Run, bookyear: number, copying: CopyingState | null) {
  const otherYears = run.state().bookyears.filter((year) => year !== bookyear);
  return { ...run.state(), bookyears: copying ? otherYears : [...otherYears, bookyear], copying };
}
