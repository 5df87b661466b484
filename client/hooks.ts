import type { CallContext, CallError } from './errors.ts';

/** A request that is sent. Neither the token nor the body is in it. */
export interface RequestEvent extends CallContext {
  /** 1 for the first request of a call, 2 for the one after a failure. */
  readonly attempt: number;
}

export interface ResponseEvent extends RequestEvent {
  /** The HTTP status; undefined when there was no whole answer. */
  readonly status: number | undefined;
  /** From the request to the end of its answer; to the beginning of the answer when that is a document. */
  readonly milliseconds: number;
}

export interface RetryEvent extends RequestEvent {
  /** What the request ended with. */
  readonly error: CallError;
  /** Milliseconds until the next request. */
  readonly wait: number;
}

/** What hears of each request of a connection. What a hook throws ends the call, so let it not throw. */
export interface Hooks {
  readonly onRequest?: ((event: RequestEvent) => void) | undefined;
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
  readonly onRetry?: ((event: RetryEvent) => void) | undefined;
}
