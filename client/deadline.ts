/** The longest time that a timer can take, in milliseconds. */
const longest = 2 ** 31 - 1;

/** Ends work that takes too long, or that its caller ended. */
export class Deadline {
  /** Whether the time was up. */
  late = false;
  readonly #controller = new AbortController();
  readonly #milliseconds: number;
  readonly #caller: AbortSignal | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Runs from now. */
  constructor(milliseconds: number, caller: AbortSignal | undefined) {
    this.#milliseconds = milliseconds;
    this.#caller = caller;
    this.restart();
  }

  /** For the work: aborted when the time is up, or when the caller's signal is. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Starts the time anew. */
  restart(): void {
    this.stop();
    this.#caller?.addEventListener('abort', this.#end);
    if (this.#caller?.aborted) this.#end();
    if (this.#milliseconds === Number.POSITIVE_INFINITY) return;
    const end = () => {
      this.late = true;
      this.#end();
    };
    this.#timer = setTimeout(end, Math.min(this.#milliseconds, longest));
  }

  /** The work is done. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#caller?.removeEventListener('abort', this.#end);
  }

  readonly #end = (): void => this.#controller.abort(this.#caller?.reason);
}
