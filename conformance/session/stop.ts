/** Why a run ends before everything was checked. */
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

/** Ends a check. The message says why the success of its operation cannot be covered. */
export class ObstacleError extends Error {
  override readonly name = 'ObstacleError';
}

/** Returns an obstacle, for those that can do without the value. */
export const orObstacle = <Value>(promise: Promise<Value>): Promise<Value | ObstacleError> =>
  promise.catch((error: Error) => {
    if (error instanceof ObstacleError) return error;
    throw error;
  });
