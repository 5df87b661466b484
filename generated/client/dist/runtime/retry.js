import { ApiError, ConnectionError, NotFoundError, ServerError } from './errors.js';
/** Statuses of temporary failures: too many requests, and a server that is unavailable. */
const TRANSIENT_STATUSES = [429, 502, 503, 504];
/** Error codes of connections that were never established, so that the request was not sent. */
const NOT_SENT_CODES = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];
/** Codes that mean a wrong URL far more often than a temporary failure. */
const UNREACHABLE_CODES = ['ECONNREFUSED', 'ENOTFOUND'];
/** Longest delay that the client chooses by itself, in milliseconds. */
const MAX_DELAY_MS = 30_000;
/** Creates the retry policy of one call. */
export function createRetryPolicy(request, { maxRetries, maxWait, retryDelay }) {
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
export const isOutcomeUnknown = ({ method }, error) => method === 'POST' && !wasNotProcessed(error);
/** Whether the platform certainly did not process a request that failed with this error. */
function wasNotProcessed(error) {
  if (error instanceof ConnectionError) return NOT_SENT_CODES.includes(error.code ?? '');
  return !(error instanceof ServerError) || (error.status === 503 && error.retryAfter !== undefined);
}
/** Whether the same request can be sent again, and may succeed. */
function isRetryable(request, error) {
  if (request.content?.isStream || isOutcomeUnknown(request, error)) return false;
  if (error instanceof ConnectionError) return !UNREACHABLE_CODES.includes(error.code ?? '');
  return error instanceof ApiError && TRANSIENT_STATUSES.includes(error.status);
}
/** Uses `Retry-After`, otherwise the back-off delay, plus jitter so that clients do not retry in step. */
function getDelay(error, backOff) {
  const retryAfter = error instanceof ApiError ? error.retryAfter : undefined;
  return retryAfter === undefined ? backOff * (1 + Math.random() / 2) : retryAfter * 1000 * (1 + Math.random() / 10);
}
