/** Work in pieces, between which the requests of other sandboxes of the host are carried out. */
export type Steps<Result> = Generator<void, Result>;

/** Does all pieces at once. */
export function finishSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
