import type { Problem } from './problem.js';
/** Describes the call of an error or an event, without its token and its body. */
export interface CallContext {
  /** The `operationId` of the contract: `createDebtor`. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** Requested administration and language. */
  readonly tenant?: number | undefined;
  readonly language?: string | undefined;
}
/** Base class of every error of the client: a call that did not succeed. It holds no token and no secret. */
export declare abstract class CallError extends Error {
  /** The `operationId` of the contract: `createDebtor`. */
  readonly operation: string;
  /** HTTP status of the response; undefined when there was none. */
  readonly status: number | undefined;
  /** The request, without secrets. */
  readonly request: Omit<CallContext, 'operation'>;
  constructor({ operation, ...request }: CallContext, message: string, status?: number);
  /** Returns the error as data, for logs. */
  toJSON(): Record<string, unknown>;
}
/** Content of an error response. */
export interface ErrorDetails {
  readonly problem: Problem;
  /** Messages by field, when the problem has them. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}
/** The platform returned an error response. Statuses without a subclass below are thrown as this class. */
export declare class ApiError extends CallError {
  readonly status: number;
  /** Problem details of the response (RFC 9457). Its `type` identifies the kind of problem. */
  readonly problem: Problem;
  /** Seconds to wait before a retry; undefined when the platform did not say. */
  readonly retryAfter: number | undefined;
  constructor(context: CallContext, { problem, errors, retryAfter }: ErrorDetails);
}
/** Status 400: the request is invalid. */
export declare class ValidationError extends ApiError {
  /**
   * Messages by field. The key is the path of the field: `name`, `address.city`, `lines[0].salesTypeId`; the name of a
   * parameter; or `body` for the body as a whole.
   */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  constructor(context: CallContext, details: ErrorDetails);
}
/** Status 401: the access token is missing, unknown or expired. */
export declare class AuthenticationError extends ApiError {}
/** Status 403: the user lacks a permission, or the administration lacks a module. */
export declare class PermissionError extends ApiError {}
/** Status 404: the administration has no such record. */
export declare class NotFoundError extends ApiError {}
/** Status 429: too many requests. */
export declare class RateLimitError extends ApiError {}
/** Status 500 and above: the platform failed. */
export declare class ServerError extends ApiError {}
/** No complete response arrived: the connection failed, broke, or timed out. */
export declare class ConnectionError extends CallError {
  /** Error code of the runtime, when it has one: `ECONNREFUSED`, `ENOTFOUND`; or `TIMEOUT`. */
  readonly code: string | undefined;
  constructor(context: CallContext, message: string, code: string | undefined);
}
/**
 * A POST failed, and the platform may have processed it. The client does not retry it: check whether the record exists
 * before sending it again.
 */
export declare class OutcomeUnknownError extends CallError {
  /** The failure: a `ServerError` or a `ConnectionError`. */
  readonly reason: CallError;
  constructor(context: CallContext, reason: CallError);
}
/** Returns the error class of a status. */
export declare const getErrorClass: (status: number) => typeof ApiError;
/** Joins texts as sentences, each with a full stop. */
export declare const toSentences: (...texts: readonly (string | undefined)[]) => string;
