import type { Problem } from './problem.ts';

/** A call that did not succeed. Every error of the client is one of these; none of them holds a token or a secret. */
export abstract class CallError extends Error {
  static {
    CallError.prototype.name = 'CallError';
  }

  /** Name of the operation, as in the contract: `createDebtor`. */
  readonly operation: string;

  constructor(operation: string, message: string) {
    super(`${operation}: ${message}`);
    this.operation = operation;
  }

  /** The error as data, for a log. */
  toJSON(): Record<string, unknown> {
    return { name: this.name, message: this.message, ...Object.fromEntries(Object.entries(this)) };
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

  /** The HTTP status of the answer. */
  readonly status: number;
  /** The answer as RFC 9457 problem details. Its `type` tells kinds of problems apart. */
  readonly problem: Problem;

  constructor(operation: string, { problem, errors = {} }: Refusal) {
    const fields = Object.entries(errors).map(([field, messages]) => `\n  ${field}: ${messages.join(' ')}`);
    super(operation, sentences(`${problem.status} ${problem.title}`, problem.detail) + fields.join(''));
    this.status = problem.status;
    this.problem = problem;
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

  constructor(operation: string, refusal: Refusal) {
    super(operation, refusal);
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

  /** Number of seconds to wait before the next try; undefined when the platform did not say. */
  readonly retryAfter: number | undefined;

  constructor(operation: string, refusal: Refusal) {
    super(operation, refusal);
    this.retryAfter = refusal.retryAfter;
  }
}

/** Status 500 and above: the platform failed. The request may or may not have had an effect. */
export class ServerError extends ApiError {
  static {
    ServerError.prototype.name = 'ServerError';
  }
}

/** There was no whole answer: no connection, a broken one, or none in time. The request may have had an effect. */
export class ConnectionError extends CallError {
  static {
    ConnectionError.prototype.name = 'ConnectionError';
  }

  /** What the runtime calls it, when it says: `ECONNREFUSED`, `ENOTFOUND`, `TIMEOUT`. */
  readonly code: string | undefined;

  constructor(operation: string, message: string, code: string | undefined) {
    super(operation, message);
    this.code = code;
  }
}

/** The authorization service refused the grant (RFC 6749, section 5.2). */
export class TokenError extends CallError {
  static {
    TokenError.prototype.name = 'TokenError';
  }

  /** The HTTP status of the answer. */
  readonly status: number;
  /** Kind of error, as RFC 6749 names it: `invalid_grant`, `invalid_client`. */
  readonly error: string;
  /** Explanation for the developer. */
  readonly description: string | undefined;

  constructor(operation: string, status: number, error: string, description: string | undefined) {
    super(operation, sentences(`${status} ${error}`, description));
    this.status = status;
    this.error = error;
    this.description = description;
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

const sentences = (...texts: readonly (string | undefined)[]): string =>
  texts
    .flatMap((text) => text ?? [])
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ');
