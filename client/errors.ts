import type { Problem } from './problem.ts';

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
export abstract class CallError extends Error {
  static {
    CallError.prototype.name = 'CallError';
  }

  /** Name of the operation, as in the contract: `createDebtor`. */
  readonly operation: string;
  /** The HTTP status of the answer; undefined when there was no answer. */
  readonly status: number | undefined;
  /** The request as it was sent, without what is secret. */
  readonly request: Omit<CallContext, 'operation'>;

  constructor({ operation, ...request }: CallContext, message: string, status?: number) {
    super(`${operation}: ${message}`);
    this.operation = operation;
    this.status = status;
    this.request = request;
  }

  /** The error as data, for a log. */
  toJSON(): Record<string, unknown> {
    return { name: this.name, message: this.message, ...(this as object) };
  }
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
export class ApiError extends CallError {
  static {
    ApiError.prototype.name = 'ApiError';
  }

  declare readonly status: number;
  /** The answer as RFC 9457 problem details. Its `type` tells kinds of problems apart. */
  readonly problem: Problem;
  /** Number of seconds to wait before the next try; undefined when the platform did not say. */
  readonly retryAfter: number | undefined;

  constructor(context: CallContext, { problem, errors = {}, retryAfter }: Refusal) {
    const fields = Object.entries(errors).map(([field, messages]) => `\n  ${field}: ${messages.join(' ')}`);
    const message = sentences(`${problem.status} ${problem.title}`, problem.detail) + fields.join('');
    super(context, message, problem.status);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** Status 400: the request breaks a rule. */
export class ValidationError extends ApiError {
  static {
    ValidationError.prototype.name = 'ValidationError';
  }

  /**
   * The messages for each field. The key is the path of the field: `name`, `address.city`, `lines[0].salesTypeId`;
   * the name of a parameter; or `body` for the body as a whole.
   */
  readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(context: CallContext, refusal: Refusal) {
    super(context, refusal);
    this.errors = refusal.errors ?? {};
  }
}

/** Status 401: the access token is missing, unknown or expired. */
export class AuthenticationError extends ApiError {
  static {
    AuthenticationError.prototype.name = 'AuthenticationError';
  }
}

/** Status 403: the user may not do this, or the administration has no module for it. */
export class PermissionError extends ApiError {
  static {
    PermissionError.prototype.name = 'PermissionError';
  }
}

/** Status 404: there is no such record in this administration. */
export class NotFoundError extends ApiError {
  static {
    NotFoundError.prototype.name = 'NotFoundError';
  }
}

/** Status 429: too many requests. */
export class RateLimitError extends ApiError {
  static {
    RateLimitError.prototype.name = 'RateLimitError';
  }
}

/** Status 500 and above: the platform failed. */
export class ServerError extends ApiError {
  static {
    ServerError.prototype.name = 'ServerError';
  }
}

/** There was no whole answer: no connection, a broken one, or none in time. */
export class ConnectionError extends CallError {
  static {
    ConnectionError.prototype.name = 'ConnectionError';
  }

  /** What the runtime calls it, when it says: `ECONNREFUSED`, `ENOTFOUND`, `TIMEOUT`. */
  readonly code: string | undefined;

  constructor(context: CallContext, message: string, code: string | undefined) {
    super(context, message);
    this.code = code;
  }
}

/**
 * A POST failed in such a way that nobody knows whether the platform carried it out. The client does not send it again:
 * look whether the record is there before you do.
 */
export class OutcomeUnknownError extends CallError {
  static {
    OutcomeUnknownError.prototype.name = 'OutcomeUnknownError';
  }

  /** What happened: a `ServerError` or a `ConnectionError`. */
  readonly reason: CallError;

  constructor(context: CallContext, reason: CallError) {
    const what = reason.message.slice(context.operation.length + 2);
    super(context, `${what} It may have been carried out all the same: look before you send it again.`, reason.status);
    this.reason = reason;
  }
}

const kinds: Readonly<Record<number, typeof ApiError>> = {
  400: ValidationError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  429: RateLimitError,
};

/** The kind of error that a status is. */
export const errorClass = (status: number): typeof ApiError =>
  kinds[status] ?? (status >= 500 ? ServerError : ApiError);

/** Texts as sentences, each with its full stop. */
export const sentences = (...texts: readonly (string | undefined)[]): string =>
  texts
    .flatMap((text) => text ?? [])
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ');
