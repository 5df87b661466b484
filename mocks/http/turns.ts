/** Work in pieces, between which the requests of other sandboxes of the host are carried out. */
export type Steps<Result> = Generator<void, Result>;

export const isSteps = <Result>(value: object | Steps<Result>): value is Steps<Result> => Symbol.iterator in value;

/** Runs the work of a request after that of those before it, in an event of its own. */
export type RunInTurn = <Result>(work: () => Steps<Result>) => Promise<Result>;

/** Runs work after the events that wait. Only Node has `setImmediate`, which needs no clock. */
const defer: (work: () => void) => unknown = globalThis.setImmediate ?? ((work: () => void) => setTimeout(work));

const pause = (): Promise<void> => new Promise((resolve) => void defer(resolve));

async function runSteps<Result>(steps: Steps<Result>): Promise<Result> {
  let step = steps.next();
  while (!step.done) {
    await pause();
    step = steps.next();
  }
  return step.value;
}

/**
 * Creates the turns of the requests of a sandbox. Many that arrive together would be carried out in one event, and a request of
 * another sandbox of the host after all of them. The others of the sandbox wait between the pieces, so that they need no lock.
 */
export function createTurns(): RunInTurn {
  let last: Promise<void> | undefined;
  return (work) => {
    const run = () => runSteps(work());
    const turn = last === undefined ? run() : last.then(run);
    const end = turn.then(pause, pause);
    last = end;
    void end.then(() => {
      if (last === end) last = undefined;
    });
    return turn;
  };
}
