/** The longest time that a timer can take. */
const longest = 2 ** 31 - 1;

/** Ends work that takes too long, or that its caller ended. */
export interface Deadline {
  /** For the work: aborted when the time is up, or when the caller's signal is. */
  readonly signal: AbortSignal;
  /** Whether the time was up. */
  readonly late: boolean;
  /** Starts the time anew. */
  restart(): void;
  /** The work is done. */
  stop(): void;
}

/** A deadline that runs from now. */
export function deadline(milliseconds: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let late = false;
  const end = () => controller.abort(caller?.reason);
  const stop = () => {
    clearTimeout(timer);
    caller?.removeEventListener('abort', end);
  };
  const restart = () => {
    stop();
    caller?.addEventListener('abort', end);
    if (caller?.aborted) end();
    if (milliseconds === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(
      () => {
        late = true;
        controller.abort();
      },
      Math.min(milliseconds, longest),
    );
  };
  restart();
  return {
    signal: controller.signal,
    get late() {
      return late;
    },
    restart,
    stop,
  };
}
