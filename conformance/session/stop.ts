/** Reason of an early end of a run. */
export type StopReason = 'interrupted' | 'time' | 'connection' | 'token' | 'error';

/** Ends a run. The message is a sentence for the report. */
export class StopError extends Error {
  override readonly name = 'StopError';
  readonly reason: StopReason;

  constructor(reason: StopReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Ends a check. The message says why its operation's success cannot be covered. */
export class ObstacleError extends Error {
  override readonly name = 'ObstacleError';
}

/** Returns an obstacle instead of throwing it, where the value is optional. */
export const orObstacle = <Value>(promise: Promise<Value>): Promise<Value | ObstacleError> =>
  promise.catch((error: Error) => {
    if (error instanceof ObstacleError) return error;
    throw error;
  });
