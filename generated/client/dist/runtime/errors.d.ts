import type { Problem } from './problem.js';
/** Which call an error is about. Neither the token nor the body is in it. */
export interface CallContext {
  /** Name of the operation, as in the contract: `createDebtor`. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** The administration and the language that were asked for. */
  readonly tenant?: number | undefined;
  readonly language?: string | undefined;
}
/** A call that did not succeed. Every error of the client is one of these; none of them holds a token or a secret. */
export declare abstract class CallError extends Error {
  /** Name of the operation, as in the contract: `createDebtor`. */
  readonly operation: string;
  /** The HTTP status of the answer; undefined when there was no answer. */
  readonly status: number | undefined;
  /** The request as it was sent, without what is secret. */
  readonly request: Omit<CallContext, 'operation'>;
  constructor({ operation, ...request }: CallContext, message: string, status?: number);
  /** The error as data, for a log. */
  toJSON(): Record<string, unknown>;
}
/** How the platform refused a call. */
export interface Refusal {
  readonly problem: Problem;
  /** The messages for each field, when the problem has them. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}
/** The platform answered, and refused. What is not one of the kinds below is this error itself. */
export declare class ApiError extends CallError {
  readonly status: number;
  /** The answer as RFC 9457 problem details. Its `type` tells kinds of problems apart. */
  readonly problem: Problem;
  /** Number of seconds to wait before the next try; undefined when the platform did not say. */
  readonly retryAfter: number | undefined;
  constructor(context: CallContext, { problem, errors, retryAfter }: Refusal);
}
/** Status 400: the request breaks a rule. */
export declare class ValidationError extends ApiError {
  /**
   * The messages for each field. The key is the path of the field: `name`, `address.city`, `lines[0].salesTypeId`;
   * the name of a parameter; or `body` for the body as a whole.
   */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  constructor(context: CallContext, refusal: Refusal);
}
/** Status 401: the access token is missing, unknown or expired. */
export declare class AuthenticationError extends ApiError {}
/** Status 403: the user may not do this, or the administration has no module for it. */
export declare class PermissionError extends ApiError {}
/** Status 404: there is no such record in this administration. */
export declare class NotFoundError extends ApiError {}
/** Status 429: too many requests. */
export declare class RateLimitError extends ApiError {}
/** Status 500 and above: the platform failed. */
export declare class ServerError extends ApiError {}
/** There was no whole answer: no connection, a broken one, or none in time. */
export declare class ConnectionError extends CallError {
  /** What the runtime calls it, when it says: `ECONNREFUSED`, `ENOTFOUND`, `TIMEOUT`. */
  readonly code: string | undefined;
  constructor(context: CallContext, message: string, code: string | undefined);
}
/**
 * A POST failed in such a way that nobody knows whether the platform carried it out. The client does not send it again:
 * look whether the record is there before you do.
 */
export declare class OutcomeUnknownError extends CallError {
  /** What happened: a `ServerError` or a `ConnectionError`. */
  readonly reason: CallError;
  constructor(context: CallContext, reason: CallError);
}
/** The kind of error that a status is. */
export declare const errorClass: (status: number) => typeof ApiError;
/** Texts as sentences, each with its full stop. */
export declare const sentences: (...texts: readonly (string | undefined)[]) => string;
