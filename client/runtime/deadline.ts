/** Longest delay of a timer, in milliseconds: 24 days. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export type Deadline = ReturnType<typeof createDeadline>;

/** Creates a signal for work with a time limit, which its caller may also abort; `Infinity` sets no limit. Must be stopped. */
export function createDeadline(milliseconds: number, callerSignal: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort(callerSignal?.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  function start(left: number): void {
    const next = () => (left > MAX_TIMER_MS ? start(left - MAX_TIMER_MS) : abort());
    timer = left === Number.POSITIVE_INFINITY ? undefined : setTimeout(next, Math.min(left, MAX_TIMER_MS));
  }
  start(milliseconds);
  callerSignal?.addEventListener('abort', abort);
  if (callerSignal?.aborted) abort();
  return {
    signal: controller.signal,
    stop(): void {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', abort);
    },
  };
}

/**
 * Waits for work that takes no signal, until the time is over or the caller aborts.
 *
 * @returns the result of the work; undefined when the time is over.
 * @throws what the work throws; the reason of the signal.
 */
export async function waitFor<T>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  work?: Promise<T>,
): Promise<T | undefined> {
  const deadline = createDeadline(milliseconds, signal);
  try {
    return await new Promise((resolve, reject) => {
      work?.then(resolve, reject);
      const onAbort = () => (signal?.aborted ? reject(signal.reason) : resolve(undefined));
      if (deadline.signal.aborted) onAbort();
      deadline.signal.addEventListener('abort', onAbort);
    });
  } finally {
    deadline.stop();
  }
}
