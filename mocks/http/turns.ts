/** Work in pieces, between which the requests of other sandboxes of the host are carried out. */
export type Steps<Result> = Generator<void, Result>;

export const isSteps = <Result>(value: object | Steps<Result>): value is Steps<Result> => Symbol.iterator in value;

/** Runs the work of a request after that of those before it. */
export type RunInTurn = <Result>(work: () => Steps<Result>) => Result | Promise<Result>;

/** Runs work after the events that wait: `setImmediate`, which only Node has, and which needs no clock. */
const deferInNode = (globalThis as Readonly<Record<string, unknown>>).setImmediate as typeof setTimeout | undefined;

const defer = deferInNode ?? setTimeout;

const pause = (): Promise<void> => new Promise((resolve) => void defer(() => resolve()));

/** Milliseconds of work before a pause. The clock of a Durable Object stands still while it works: it pauses after each request. */
const SLICE_MS = deferInNode ? 5 : 0;

/**
 * Creates the turns of the requests of a sandbox. Many that arrive together would be carried out in one event, and a request of
 * another sandbox of the host after all of them. The others of the sandbox wait between the pieces, so that they need no lock.
 */
export function createTurns(sliceMs = SLICE_MS): RunInTurn {
  /** The end of the last turn, while others have to wait for it. */
  let last: Promise<void> | undefined;
  let workedMs = 0;

  /** Does the pieces for which there is time. */
  function advance<Result>(steps: Steps<Result>): IteratorResult<void, Result> {
    const begin = performance.now() - workedMs;
    try {
      for (;;) {
        const step = steps.next();
        if (step.done || performance.now() - begin >= sliceMs) return step;
      }
    } finally {
      workedMs = performance.now() - begin;
    }
  }

  async function rest(): Promise<void> {
    if (workedMs < sliceMs) return;
    await pause();
    workedMs = 0;
  }

  async function finish<Result>(steps: Steps<Result>): Promise<Result> {
    for (;;) {
      await rest();
      const step = advance(steps);
      if (step.done) return step.value;
    }
  }

  function holdUntil(end: Promise<void>): void {
    last = end;
    void end.then(() => {
      if (last === end) last = undefined;
    });
  }

  function run<Result>(steps: Steps<Result>): Result | Promise<Result> {
    const step = advance(steps);
    return step.done ? step.value : finish(steps);
  }

  return (work) => {
    if (last !== undefined) {
      const turn = last.then(() => run(work()));
      holdUntil(turn.then(rest, rest));
      return turn;
    }
    try {
      const result = run(work());
      if (result instanceof Promise) holdUntil(result.then(rest, rest));
      return result;
    } finally {
      if (last === undefined && workedMs >= sliceMs) holdUntil(rest());
    }
  };
}
