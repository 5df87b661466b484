/** Aborts work that takes too long or that its caller aborts. */
export declare class Deadline {
  #private;
  /** Whether the time has run out. */
  hasTimedOut: boolean;
  /** Starts the timer. */
  constructor(milliseconds: number, callerSignal: AbortSignal | undefined);
  /** Signal for the work: aborted when the time has run out or the caller aborts. */
  get signal(): AbortSignal;
  /** Restarts the timer. */
  restart(): void;
  /** Stops the timer and releases the caller's signal. */
  stop(): void;
}
