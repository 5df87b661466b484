import { ApiError, type CallError, ConnectionError, NotFoundError, ServerError } from './errors.ts';
import type { ApiRequest } from './request.ts';
import type { Limits } from './settings.ts';

/** Statuses of temporary failures: too many requests, and a server that is unavailable. */
const TRANSIENT_STATUSES = [429, 502, 503, 504];

/** Error codes of connections that were never established, so that the request was not sent. */
const NOT_SENT_CODES = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

/** Codes that mean a wrong URL far more often than a temporary failure. */
const UNREACHABLE_CODES = ['ECONNREFUSED', 'ENOTFOUND'];

/** Longest delay that the client chooses by itself, in milliseconds. */
const MAX_DELAY_MS = 30_000;

/** Decides what follows a failed request of a call. */
export interface RetryPolicy {
  /** Milliseconds to wait before the retry; undefined when a retry is unsafe, useless or over the limits. */
  delayAfter(error: CallError): number | undefined;
  /** Whether the record of a DELETE is missing because an earlier attempt deleted it. */
  isDeleted(error: CallError): boolean;
}

/** Creates the retry policy of one call. */
export function createRetryPolicy(request: ApiRequest, { maxRetries, maxWait, retryDelay }: Limits): RetryPolicy {
  let failures = 0;
  let waited = 0;
  let mayBeProcessed = false;
  return {
    delayAfter(error) {
      failures += 1;
      mayBeProcessed ||= !wasNotProcessed(error);
      const delay = getDelay(error, Math.min(MAX_DELAY_MS, retryDelay * 2 ** (failures - 1)));
      if (!isRetryable(request, error) || failures > maxRetries || waited + delay > maxWait) return undefined;
      waited += delay;
      return delay;
    },
    isDeleted: (error) => request.method === 'DELETE' && mayBeProcessed && error instanceof NotFoundError,
  };
}

/** Whether a failed call may have been processed, and a retry could process it twice. */
export const isOutcomeUnknown = ({ method }: ApiRequest, error: CallError): boolean =>
  method === 'POST' && !wasNotProcessed(error);

/** Whether the platform certainly did not process a request that failed with this error. */
function wasNotProcessed(error: CallError): boolean {
  if (error instanceof ConnectionError) return NOT_SENT_CODES.includes(error.code ?? '');
  return !(error instanceof ServerError) || (error.status === 503 && error.retryAfter !== undefined);
}

/** Whether the same request can be sent again, and may succeed. */
function isRetryable(request: ApiRequest, error: CallError): boolean {
  if (request.content?.isStream || isOutcomeUnknown(request, error)) return false;
  if (error instanceof ConnectionError) return !UNREACHABLE_CODES.includes(error.code ?? '');
  return error instanceof ApiError && TRANSIENT_STATUSES.includes(error.status);
}

/** Uses `Retry-After`, otherwise the back-off delay, plus jitter so that clients do not retry in step. */
function getDelay(error: CallError, backOff: number): number {
  const retryAfter = error instanceof ApiError ? error.retryAfter : undefined;
  return retryAfter === undefined ? backOff * (1 + Math.random() / 2) : retryAfter * 1000 * (1 + Math.random() / 10);
}
