import type { CallContext, CallError } from './errors.ts';

/** A request that is sent, without its token and its body. */
export interface RequestEvent extends CallContext {
  /** 1 for the first request of a call, 2 for the first retry. */
  readonly attempt: number;
}

export interface ResponseEvent extends RequestEvent {
  /** HTTP status; undefined when the response did not arrive completely. */
  readonly status: number | undefined;
  /** Milliseconds from the request to the end of the response; to its headers when the response is a document. */
  readonly milliseconds: number;
}

export interface RetryEvent extends RequestEvent {
  /** Error of the failed request. */
  readonly error: CallError;
  /** Milliseconds until the next request. */
  readonly wait: number;
}

/** Functions that a connection calls for each request. An exception in a hook ends the call. */
export interface Hooks {
  readonly onRequest?: ((event: RequestEvent) => void) | undefined;
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
  readonly onRetry?: ((event: RetryEvent) => void) | undefined;
}
