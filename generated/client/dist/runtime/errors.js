/** A call that did not succeed. Every error of the client is one of these; none of them holds a token or a secret. */
export class CallError extends Error {
  static {
    CallError.prototype.name = 'CallError';
  }
  /** Name of the operation, as in the contract: `createDebtor`. */
  operation;
  /** The HTTP status of the answer; undefined when there was no answer. */
  status;
  /** The request as it was sent, without what is secret. */
  request;
  constructor({ operation, ...request }, message, status) {
    super(`${operation}: ${message}`);
    this.operation = operation;
    this.status = status;
    this.request = request;
  }
  /** The error as data, for a log. */
  toJSON() {
    return { name: this.name, message: this.message, ...this };
  }
}
/** The platform answered, and refused. What is not one of the kinds below is this error itself. */
export class ApiError extends CallError {
  static {
    ApiError.prototype.name = 'ApiError';
  }
  /** The answer as RFC 9457 problem details. Its `type` tells kinds of problems apart. */
  problem;
  /** Number of seconds to wait before the next try; undefined when the platform did not say. */
  retryAfter;
  constructor(context, { problem, errors = {}, retryAfter }) {
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
  errors;
  constructor(context, refusal) {
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
  code;
  constructor(context, message, code) {
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
  reason;
  constructor(context, reason) {
    const what = reason.message.slice(context.operation.length + 2);
    super(context, `${what} It may have been carried out all the same: look before you send it again.`, reason.status);
    this.reason = reason;
  }
}
const kinds = {
  400: ValidationError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  429: RateLimitError,
};
/** The kind of error that a status is. */
export const errorClass = (status) => kinds[status] ?? (status >= 500 ? ServerError : ApiError);
/** Texts as sentences, each with its full stop. */
export const sentences = (...texts) =>
  texts
    .flatMap((text) => text ?? [])
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ');
