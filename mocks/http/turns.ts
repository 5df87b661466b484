import type { Steps } from '../store/steps.ts';

export const isSteps = <Result>(value: object | Steps<Result>): value is Steps<Result> => Symbol.iterator in value;

/** Runs the work of a request when the earlier requests of its sandbox are done. */
export type RunInTurn = <Result>(work: () => Steps<Result>) => Result | Promise<Result>;

/** `setImmediate` needs no clock. Browsers do not have it. */
const defer = (globalThis as Readonly<Record<string, unknown>>).setImmediate as typeof setTimeout | undefined;

/** Ends after the events that wait. */
const pause = (): Promise<void> => new Promise((resolve) => void (defer ?? setTimeout)(() => resolve()));

/** Milliseconds of work before a pause. */
const SLICE_MS = 5;

/** Pieces before a pause: the clock of Cloudflare stands still while a Durable Object works. */
const MAX_PIECES = 25;

/**
 * Creates the turns of the requests of a sandbox. Many that arrive together would be carried out in one event, and a request of
 * another sandbox of the host after all of them. The others of the sandbox wait between the pieces, so that they need no lock.
 */
export function createTurns(sliceMs = SLICE_MS): RunInTurn {
  /** The end of the last turn, while others have to wait for it. */
  let last: Promise<void> | undefined;
  let workedMs = 0;
  let pieces = 0;

  const isOver = (): boolean => workedMs >= sliceMs || pieces >= MAX_PIECES;

  /** Does the pieces for which there is time. */
  function advance<Result>(steps: Steps<Result>): IteratorResult<void, Result> {
    for (;;) {
      const begin = performance.now();
      try {
        const step = steps.next();
        if (step.done) return step;
      } finally {
        workedMs += performance.now() - begin;
        pieces += 1;
      }
      if (isOver()) return { value: undefined };
    }
  }

  async function rest(): Promise<void> {
    if (!isOver()) return;
    await pause();
    workedMs = 0;
    pieces = 0;
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
      if (last === undefined && isOver()) holdUntil(rest());
    }
  };
}
