/** Runs work when the earlier work of the queue is done. */
export type Enqueue = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

/** `setImmediate` needs no clock. Browsers do not have it. */
const defer = (globalThis as Readonly<Record<string, unknown>>).setImmediate as typeof setTimeout | undefined;

/** Resolves after the events that wait, such as the requests of other worlds. */
const pause = (): Promise<void> => new Promise((resolve) => void (defer ?? setTimeout)(() => resolve()));

/** Work of a world between two pauses: milliseconds, and requests, as the clock of a Durable Object stands still while it works. */
const [MAX_WORK_MS, MAX_REQUESTS] = [5, 25];

/**
 * Creates the queue of a world: one request at a time, and a pause after a long one or several short ones. Worlds that wait take
 * turns, as the event loop has one event of each.
 *
 * @param createError creates what is thrown when as many wait as may.
 */
export function createQueue(maxWaiting: number, createError: () => Error, maxWorkMs = MAX_WORK_MS): Enqueue {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  let workedMs = 0;
  let requests = 0;

  async function rest(): Promise<void> {
    if (workedMs < maxWorkMs && requests < MAX_REQUESTS) return;
    await pause();
    workedMs = 0;
    requests = 0;
  }

  return async (work) => {
    if (waiting > maxWaiting) throw createError();
    waiting += 1;
    const previous = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await previous;
    const start = performance.now();
    try {
      return await work();
    } finally {
      waiting -= 1;
      workedMs += performance.now() - start;
      requests += 1;
      void rest().then(resolve);
    }
  };
}
