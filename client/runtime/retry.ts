import type { ClientOptions, RetryEvent } from './client-options.ts';
import { type ApiError, type CallError, ConnectionError, ServerError, UnreadableResponseError } from './errors.ts';
import type { Call } from './send.ts';

/** Statuses of temporary failures: too many requests, unavailable server. */
const TRANSIENT = /^(429|50[234])$/;

/** Statuses for a GET: also a timeout, too early, an internal error, and statuses of proxies. */
const TRANSIENT_FOR_GET = /^(408|425|429|50[0234]|52\d)$/;

/**
 * Error codes of Node and OpenSSL for a connection that was not established, so that nothing was sent: names, addresses, TLS and
 * certificates. A wrong MAC or an early end means a connection that broke later.
 */
const NOT_SENT =
  /^(ECONNREF|ENOTFOUND|EAI_|UND_ERR_CONNECT_|EPROTO|HOSTNAME_|INVALID_|PATH_|UNABLE_TO|ERR_TLS_|ERR_SSL_(?!.*(MAC|EOF)))|CERT|CRL/;

/** Failures that may be temporary. Others more often mean a wrong URL. */
const TEMPORARY = /AGAIN|CONNECT_TIMEOUT|UNREACH/;

/** Longest delay without `Retry-After`, in milliseconds. */
const MAX_DELAY_MS = 30_000;

/** Calls `onRetry` of a client. Its exception must not replace the result of the call. */
export function notifyOfRetry({ onRetry }: ClientOptions, event: RetryEvent): void {
  // biome-ignore lint/suspicious/noConsole: the developer of the function must see it.
  void Promise.resolve(event).then(onRetry).catch(console.error);
}

/** Creates the policy for failed requests of one call. */
export function createRetryPolicy({ context: { method }, limits }: Call) {
  let failures = 0;
  let waited = 0;
  let mayBeProcessed = false;

  /** Checks if the platform may have processed a failed call: a retry could process it twice. */
  const isOutcomeUnknown = (error: CallError): boolean => method === 'POST' && !wasNotProcessed(error);

  /** Checks if sending the same request again is safe and may succeed. */
  function isRetryable(error: CallError): boolean {
    if (isOutcomeUnknown(error)) return false;
    if (error instanceof ConnectionError) return !wasNotSent(error) || TEMPORARY.test(`${error.code}`);
    return (method === 'GET' ? TRANSIENT_FOR_GET : TRANSIENT).test(`${error.status}`);
  }

  return {
    isOutcomeUnknown,
    /** Checks if an earlier attempt of this DELETE removed the record. */
    isDeleted: ({ status }: CallError): boolean => method === 'DELETE' && mayBeProcessed && status === 404,
    /** Returns milliseconds to wait before the retry; undefined when a retry is unsafe, useless or over the limits. */
    getWait(error: CallError): number | undefined {
      mayBeProcessed ||= !wasNotProcessed(error);
      const delay = getDelay(error, Math.min(MAX_DELAY_MS, limits.retryDelay * 2 ** failures));
      failures += 1;
      waited += delay;
      const isWithinLimits = failures <= limits.maxRetries && waited <= limits.maxWait;
      return isWithinLimits && isRetryable(error) ? delay : undefined;
    },
  };
}

/** Checks for a failed `connect`: an unreachable host may also end an established connection. */
const wasNotSent = ({ code, message }: ConnectionError): boolean =>
  NOT_SENT.test(`${code}`) || /\(connect \w+UNREACH/.test(message);

/** Checks if this error proves that the platform did not process the request. */
function wasNotProcessed(error: CallError): boolean {
  if (error instanceof ConnectionError) return wasNotSent(error);
  // A redirect often follows a processed POST. Browsers report it with status 0.
  const isRedirect = Number(error.status) < 400;
  return !(isRedirect || error instanceof ServerError || error instanceof UnreadableResponseError);
}

/** Uses the back-off delay, or `Retry-After` when that is longer, plus jitter so that clients do not retry in step. */
const getDelay = (error: CallError, backOff: number): number =>
  Math.max(backOff * (1 + Math.random() / 2), (getRetryAfter(error) ?? 0) * 1000 * (1 + Math.random() / 10));

const getRetryAfter = (error: CallError): number | undefined => (error as Partial<ApiError>).retryAfter;
