/** Base class of every error of the client: a call that did not succeed. It holds no token and no secret. */
export class CallError extends Error {
  /** The `operationId` of the contract: `createDebtor`. */
  operation;
  /** HTTP status of the response; undefined when there was none. */
  status;
  /** The request, without secrets. */
  request;
  constructor({ operation, ...request }, message, status) {
    super(`${operation}: ${message}`);
    this.operation = operation;
    this.status = status;
    this.request = request;
  }
  /** Returns the error as data, for logs. */
  toJSON() {
    return { name: this.name, message: this.message, ...this };
  }
}
/** The platform returned an error response. Statuses without a subclass below are thrown as this class. */
export class ApiError extends CallError {
  /** Problem details of the response (RFC 9457). Its `type` identifies the kind of problem. */
  problem;
  /** Seconds to wait before a retry; undefined when the platform did not say. */
  retryAfter;
  constructor(context, { problem, errors = {}, retryAfter }) {
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
  errors;
  constructor(context, details) {
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
  code;
  constructor(context, message, code) {
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
  reason;
  constructor(context, reason) {
    const message = reason.message.slice(context.operation.length + 2);
    super(context, `${message} It may have been processed: check before sending it again.`, reason.status);
    this.reason = reason;
  }
}
const statusClasses = {
  400: ValidationError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  429: RateLimitError,
};
/** Returns the error class of a status. */
export const getErrorClass = (status) => statusClasses[status] ?? (status >= 500 ? ServerError : ApiError);
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
export const toSentences = (...texts) =>
  texts
    .flatMap((text) => text ?? [])
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ');
