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
export declare function deadline(milliseconds: number, caller: AbortSignal | undefined): Deadline;
