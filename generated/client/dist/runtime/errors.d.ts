import type { Problem } from './problem.js';
/** A call that did not succeed. Every error of the client is one of these; none of them holds a token or a secret. */
export declare abstract class CallError extends Error {
  /** Name of the operation, as in the contract: `createDebtor`. */
  readonly operation: string;
  constructor(operation: string, message: string);
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
  /** The HTTP status of the answer. */
  readonly status: number;
  /** The answer as RFC 9457 problem details. Its `type` tells kinds of problems apart. */
  readonly problem: Problem;
  constructor(operation: string, { problem, errors }: Refusal);
}
/** Status 400: the request breaks a rule. */
export declare class ValidationError extends ApiError {
  /**
   * The messages for each field. The key is the path of the field: `name`, `address.city`, `lines[0].salesTypeId`;
   * the name of a parameter; or `body` for the body as a whole.
   */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  constructor(operation: string, refusal: Refusal);
}
/** Status 401: the access token is missing, unknown or expired. */
export declare class AuthenticationError extends ApiError {}
/** Status 403: the user may not do this, or the administration has no module for it. */
export declare class PermissionError extends ApiError {}
/** Status 404: there is no such record in this administration. */
export declare class NotFoundError extends ApiError {}
/** Status 429: too many requests. */
export declare class RateLimitError extends ApiError {
  /** Number of seconds to wait before the next try; undefined when the platform did not say. */
  readonly retryAfter: number | undefined;
  constructor(operation: string, refusal: Refusal);
}
/** Status 500 and above: the platform failed. The request may or may not have had an effect. */
export declare class ServerError extends ApiError {}
/** There was no whole answer: no connection, a broken one, or none in time. The request may have had an effect. */
export declare class ConnectionError extends CallError {
  /** What the runtime calls it, when it says: `ECONNREFUSED`, `ENOTFOUND`, `TIMEOUT`. */
  readonly code: string | undefined;
  constructor(operation: string, message: string, code: string | undefined);
}
/** The authorization service refused the grant (RFC 6749, section 5.2). */
export declare class TokenError extends CallError {
  /** The HTTP status of the answer. */
  readonly status: number;
  /** Kind of error, as RFC 6749 names it: `invalid_grant`, `invalid_client`. */
  readonly error: string;
  /** Explanation for the developer. */
  readonly description: string | undefined;
  constructor(operation: string, status: number, error: string, description: string | undefined);
}
/** The kind of error that a status is. */
export declare const errorClass: (status: number) => typeof ApiError;
