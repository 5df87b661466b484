import { ApiError, ConnectionError, RateLimitError, ServerError } from './errors.js';
/** Statuses of a failure that passes: too many requests, and a server that is not there for the moment. */
const passing = [429, 502, 503, 504];
/** Codes of a connection that was never made. The request was not sent. */
const notSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];
/** Of these the address is wrong far more often than that the failure passes. */
const nobodyThere = ['ECONNREFUSED', 'ENOTFOUND'];
/** The longest wait that the client chooses by itself, in milliseconds. */
const longestWait = 30_000;
/** Whether it is certain that a request which ended so did nothing. */
export function didNothing(error) {
  if (error instanceof ConnectionError) return notSent.includes(error.code ?? '');
  if (error instanceof ServerError) return error.status === 503 && error.retryAfter !== undefined;
  return true;
}
/** Whether the outcome of a call is not known, and trying again could do the same a second time. */
export const isOutcomeUnknown = ({ method }, error) => method === 'POST' && !didNothing(error);
/** Whether a request that ended so may be sent again as it is, and whether that may help. */
export function mayRepeat(request, error) {
  if (request.content?.isStream || isOutcomeUnknown(request, error)) return false;
  if (error instanceof ConnectionError) return !nobodyThere.includes(error.code ?? '');
  return error instanceof ApiError && passing.includes(error.status);
}
/**
 * Milliseconds to wait before the next request: as long as the platform says, else twice as long each time; and a
 * random part more, so that many callers do not come back at the same moment.
 *
 * @param failures how many requests of the call have failed so far.
 */
export function waitAfter(error, failures, { retryDelay }) {
  const asked = error instanceof RateLimitError || error instanceof ServerError ? error.retryAfter : undefined;
  if (asked !== undefined) return asked * 1000 * (1 + Math.random() / 10);
  return Math.min(longestWait, (retryDelay ?? 0) * 2 ** (failures - 1)) * (1 + Math.random() / 2);
}
