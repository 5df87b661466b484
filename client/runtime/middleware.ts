import type { CallContext } from './errors.ts';

/** A request on its way to the platform. It holds the access token: do not log its headers. */
export interface OutgoingRequest extends CallContext {
  /** 1 for the first request of a call, 2 for the first retry. */
  readonly attempt: number;
  /** Headers to send, which middleware may change. */
  readonly headers: Headers;
  /** Encoded body; undefined for none. */
  readonly body?: RequestInit['body'];
  /** Aborted when the caller aborts the call, or when the request takes too long. */
  readonly signal: AbortSignal;
}

/**
 * A function around each request of a client, also around retries and around the requests that sign in. It passes on the
 * request, or a changed copy of it, and returns the response, or another one. The first function of the list is the outer
 * one.
 *
 * An exception before the request is sent ends the call. After that it becomes the `cause` of a ConnectionError, and of an
 * UnknownOutcomeError for a POST, so that a record that was created is not taken for missing.
 *
 * @example
 * const trace: Middleware = async (request, next) => {
 *   request.headers.set('traceparent', createTraceParent());
 *   const response = await next(request);
 *   console.log(request.operation, response.status);
 *   return response;
 * };
 */
export type Middleware = (
  request: OutgoingRequest,
  next: (request: OutgoingRequest) => Promise<Response>,
) => Promise<Response> | Response;
