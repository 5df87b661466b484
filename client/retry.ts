import { ApiError, type CallError, ConnectionError, NotFoundError, ServerError } from './errors.ts';
import type { ApiRequest } from './request.ts';
import type { Limits } from './settings.ts';

/** Statuses of a failure that passes: too many requests, and a server that is not there for the moment. */
const passing = [429, 502, 503, 504];

/** Codes of a connection that was never made: the request was not sent. */
const notSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

/** Of these the address is wrong far more often than that the failure passes. */
const nobodyThere = ['ECONNREFUSED', 'ENOTFOUND'];

/** The longest wait that the client chooses by itself, in milliseconds. */
const longestWait = 30_000;

/** What comes after a failed request of a call. */
export interface Retries {
  /**
   * Milliseconds to wait before the request is sent again; undefined when that is not safe, would not help, or was
   * done often enough.
   */
  waitAfter(error: CallError): number | undefined;
  /** Whether the record that should be deleted is not there because an earlier request of the call deleted it. */
  isDeleted(error: CallError): boolean;
}

/** The policy of the client, for one call. */
export function retriesOf(request: ApiRequest, { maxRetries, maxWait, retryDelay }: Limits): Retries {
  let failures = 0;
  let waited = 0;
  let mayBeDone = false;
  return {
    waitAfter(error) {
      failures += 1;
      mayBeDone ||= !didNothing(error);
      const wait = waitOf(error, Math.min(longestWait, retryDelay * 2 ** (failures - 1)));
      if (!mayRepeat(request, error) || failures > maxRetries || waited + wait > maxWait) return undefined;
      waited += wait;
      return wait;
    },
    isDeleted: (error) => request.method === 'DELETE' && mayBeDone && error instanceof NotFoundError,
  };
}

/** Whether the outcome of a call is not known, and trying again could do the same a second time. */
export const isOutcomeUnknown = ({ method }: ApiRequest, error: CallError): boolean =>
  method === 'POST' && !didNothing(error);

/** Whether it is certain that a request which ended so did nothing. */
function didNothing(error: CallError): boolean {
  if (error instanceof ConnectionError) return notSent.includes(error.code ?? '');
  return !(error instanceof ServerError) || (error.status === 503 && error.retryAfter !== undefined);
}

/** Whether a request that ended so may be sent again as it is, and whether that may help. */
function mayRepeat(request: ApiRequest, error: CallError): boolean {
  if (request.content?.isStream || isOutcomeUnknown(request, error)) return false;
  if (error instanceof ConnectionError) return !nobodyThere.includes(error.code ?? '');
  return error instanceof ApiError && passing.includes(error.status);
}

/** As long as the platform says, else as long as it is by now; and a random part, so that many do not come back at once. */
function waitOf(error: CallError, delay: number): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return asked === undefined ? delay * (1 + Math.random() / 2) : asked * 1000 * (1 + Math.random() / 10);
}
