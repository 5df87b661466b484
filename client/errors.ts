import type { Problem } from './problem.ts';

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
export abstract class CallError extends Error {
  /** The `operationId` of the contract: `createDebtor`. */
  readonly operation: string;
  /** HTTP status of the response; undefined when there was none. */
  readonly status: number | undefined;
  /** The request, without secrets. */
  readonly request: Omit<CallContext, 'operation'>;

  constructor({ operation, ...request }: CallContext, message: string, status?: number) {
    super(`${operation}: ${message}`);
    this.operation = operation;
    this.status = status;
    this.request = request;
  }

  /** Returns the error as data, for logs. */
  toJSON(): Record<string, unknown> {
    return { name: this.name, message: this.message, ...(this as object) };
  }
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
export class ApiError extends CallError {
  declare readonly status: number;
  /** Problem details of the response (RFC 9457). Its `type` identifies the kind of problem. */
  readonly problem: Problem;
  /** Seconds to wait before a retry; undefined when the platform did not say. */
  readonly retryAfter: number | undefined;

  constructor(context: CallContext, { problem, errors = {}, retryAfter }: ErrorDetails) {
    const fields = Object.entries(errors).map(([field, messages]) => `\n  ${field}: ${messages.join(' ')}`);
    const message = toSentences(`${problem.status} ${problem.title}`, problem.detail) + fields.join('');
    super(context, message, problem.status);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** Status 400: the request is invalid. */
export class ValidationError extends ApiError {
  /**
   * Messages by field. The key is the path of the field: `name`, `address.city`, `lines[0].salesTypeId`; the name of a
   * parameter; or `body` for the body as a whole.
   */
  readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(context: CallContext, details: ErrorDetails) {
    super(context, details);
    this.errors = details.errors ?? {};
  }
}

/** Status 401: the access token is missing, unknown or expired. */
export class AuthenticationError extends ApiError {}

/** Status 403: the user lacks a permission, or the administration lacks a module. */
export class PermissionError extends ApiError {}

/** Status 404: the administration has no such record. */
export class NotFoundError extends ApiError {}

/** Status 429: too many requests. */
export class RateLimitError extends ApiError {}

/** Status 500 and above: the platform failed. */
export class ServerError extends ApiError {}

/** No complete response arrived: the connection failed, broke, or timed out. */
export class ConnectionError extends CallError {
  /** Error code of the runtime, when it has one: `ECONNREFUSED`, `ENOTFOUND`; or `TIMEOUT`. */
  readonly code: string | undefined;

  constructor(context: CallContext, message: string, code: string | undefined) {
    super(context, message);
    this.code = code;
  }
}

/**
 * A POST failed, and the platform may have processed it. The client does not retry it: check whether the record exists
 * before sending it again.
 */
export class OutcomeUnknownError extends CallError {
  /** The failure: a `ServerError` or a `ConnectionError`. */
  readonly reason: CallError;

  constructor(context: CallContext, reason: CallError) {
    const message = reason.message.slice(context.operation.length + 2);
    super(context, `${message} It may have been processed: check before sending it again.`, reason.status);
    this.reason = reason;
  }
}

const statusClasses: Readonly<Record<number, typeof ApiError>> = {
  400: ValidationError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  429: RateLimitError,
};

/** Returns the error class of a status. */
export const getErrorClass = (status: number): typeof ApiError =>
  statusClasses[status] ?? (status >= 500 ? ServerError : ApiError);

// As text, because minifiers rename classes; on the prototypes, so that stack traces begin with it.
for (const [name, { prototype }] of Object.entries({
  CallError,
  ApiError,
  ValidationError,
  AuthenticationError,
  PermissionError,
  NotFoundError,
  RateLimitError,
  ServerError,
  ConnectionError,
  OutcomeUnknownError,
})) {
  prototype.name = name;
}

/** Joins texts as sentences, each with a full stop. */
export const toSentences = (...texts: readonly (string | undefined)[]): string =>
  texts
    .flatMap((text) => text ?? [])
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ');
