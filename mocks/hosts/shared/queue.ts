/** Runs work when the earlier work of the queue is done. */
export type Enqueue = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

/** `setImmediate` needs no clock. Browsers do not have it. */
const defer = (globalThis as Readonly<Record<string, unknown>>).setImmediate as typeof setTimeout | undefined;

/** Resolves after the events that wait, such as the requests of other worlds. */
const pause = (): Promise<void> => new Promise((resolve) => void (defer ?? setTimeout)(() => resolve()));

/**
 * Creates the queue of a world: one request at a time, and a pause after each. Worlds that wait take turns, as the event loop
 * has one event of each.
 *
 * @param createError creates what is thrown when as many wait as may.
 */
export function createQueue(maxWaiting: number, createError: () => Error): Enqueue {
  let last: Promise<void> = Promise.resolve();
  let count = 0;
  return async (work) => {
    if (count > maxWaiting) throw createError();
    count += 1;
    const previous = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await previous;
    try {
      return await work();
    } finally {
      count -= 1;
      void pause().then(resolve);
    }
  };
}
