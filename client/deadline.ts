/** Longest delay of a timer, in milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Aborts work that takes too long or that its caller aborts. */
export class Deadline {
  /** Whether the time has run out. */
  hasTimedOut = false;
  readonly #controller = new AbortController();
  readonly #milliseconds: number;
  readonly #callerSignal: AbortSignal | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Starts the timer. */
  constructor(milliseconds: number, callerSignal: AbortSignal | undefined) {
    this.#milliseconds = milliseconds;
    this.#callerSignal = callerSignal;
    this.restart();
  }

  /** Signal for the work: aborted when the time has run out or the caller aborts. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Restarts the timer. */
  restart(): void {
    this.stop();
    this.#callerSignal?.addEventListener('abort', this.#abort);
    if (this.#callerSignal?.aborted) this.#abort();
    if (this.#milliseconds === Number.POSITIVE_INFINITY) return;
    const onTimeout = () => {
      this.hasTimedOut = true;
      this.#abort();
    };
    this.#timer = setTimeout(onTimeout, Math.min(this.#milliseconds, MAX_TIMER_MS));
  }

  /** Stops the timer and releases the caller's signal. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#callerSignal?.removeEventListener('abort', this.#abort);
  }

  readonly #abort = (): void => this.#controller.abort(this.#callerSignal?.reason);
}
