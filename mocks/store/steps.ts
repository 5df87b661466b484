/** Work that can be interrupted where it yields, so that other requests need not wait for all of it. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Milliseconds of work after which other requests have their turn. */
const TURN_MS = 10;
/** Steps after which they have it at the latest: the clock of workerd does not move while something works. */
const STEPS_OF_A_TURN = 20;

/** Does all of the work at once. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Does the work in turns with everything else. */
export async function runStepsInTurns<Result>(steps: Steps<Result>): Promise<Result> {
  let turnEnd = performance.now() + TURN_MS;
  let count = 0;
  let step = steps.next();
  while (!step.done) {
    count += 1;
    if (count >= STEPS_OF_A_TURN || performance.now() >= turnEnd) {
      await new Promise<void>((resolve) => setTimeout(resolve));
      turnEnd = performance.now() + TURN_MS;
      count = 0;
    }
    step = steps.next();
  }
  return step.value;
}

/** Yields after each so many items. */
export function* inBatches<Item>(
  items: readonly Item[],
  size: number,
  work: (items: readonly Item[], start: number) => void,
): Steps<void> {
  for (let start = 0; start < items.length; start += size) {
    work(items.slice(start, start + size), start);
    yield;
  }
}
