import { type CallError } from './errors.js';
import type { ApiRequest } from './request.js';
import type { Limits } from './settings.js';
/** Decides what follows a failed request of a call. */
export interface RetryPolicy {
  /** Milliseconds to wait before the retry; undefined when a retry is unsafe, useless or over the limits. */
  delayAfter(error: CallError): number | undefined;
  /** Whether the record of a DELETE is missing because an earlier attempt deleted it. */
  isDeleted(error: CallError): boolean;
}
/** Creates the retry policy of one call. */
export declare function createRetryPolicy(
  request: ApiRequest,
  { maxRetries, maxWait, retryDelay }: Limits,
): RetryPolicy;
/** Whether a failed call may have been processed, and a retry could process it twice. */
export declare const isOutcomeUnknown: ({ method }: ApiRequest, error: CallError) => boolean;
