/** Runs work after the earlier work of the queue. */
export type Enqueue = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

/** Deferral without a clock. Browsers have no `setImmediate`. */
const defer = (globalThis as Readonly<Record<string, unknown>>).setImmediate as typeof setTimeout | undefined;

/** Resolves after the queued events, such as requests of other worlds. */
const pause = (): Promise<void> => new Promise((resolve) => void (defer ?? setTimeout)(() => resolve()));

/** Milliseconds and requests between two pauses of a world. The clock of a Durable Object stands still during work. */
const [MAX_WORK_MS, MAX_REQUESTS] = [5, 25];

/**
 * Creates the queue of a world: one request at a time, with a pause after a long one or several short ones. Worlds take turns in
 * the event loop.
 * @param createError creates the error for a full queue.
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
