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
