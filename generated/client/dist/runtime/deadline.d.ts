/** Ends work that takes too long, or that its caller ended. */
export declare class Deadline {
  #private;
  /** Whether the time was up. */
  late: boolean;
  /** Runs from now. */
  constructor(milliseconds: number, caller: AbortSignal | undefined);
  /** For the work: aborted when the time is up, or when the caller's signal is. */
  get signal(): AbortSignal;
  /** Starts the time anew. */
  restart(): void;
  /** The work is done. */
  stop(): void;
}
