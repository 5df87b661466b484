import type { Problem } from '../../generated/client/src/types.ts';

/** Describes the call of an error or an event, without its token and its body. */
export interface CallContext {
  /** The `operationId` of the contract: `createDebtor`. */
  readonly operation: string;
  /** Method of HTTP. */
  readonly method: string;
  /** Includes the query. */
  readonly url: string;
  /** Identifier of the requested administration. */
  readonly tenant?: number | undefined;
  /** Requested language of messages. */
  readonly language?: string | undefined;
}

/** Details of a failure besides its message, with secrets redacted. */
export interface Failure {
  readonly status?: number | undefined;
  readonly headers?: Headers | undefined;
  readonly body?: unknown;
  readonly cause?: unknown;
}

/** Base class of every error of the client: a call that did not succeed. It holds no token and no secret. */
export abstract class CallError extends Error {
  /** The `operationId` of the contract: `createDebtor`. */
  declare readonly operation: string;
  /** HTTP status of the response; undefined when there was none. */
  declare readonly status: number | undefined;
  /** The request, without secrets. */
  declare readonly request: Omit<CallContext, 'operation'>;
  readonly #failure: Failure;

  constructor({ operation, ...request }: CallContext, message: string, failure: Failure = {}) {
    super(`${operation}: ${message}`, failure.cause ? failure : {});
    this.operation = operation;
    this.status = failure.status;
    this.request = request;
    this.#failure = failure;
  }

  // Getters, because the headers and the body would fill the logs.

  /** Headers of the response; undefined when there was none. */
  get headers(): Headers | undefined {
    return this.#failure.headers;
  }

  /** Body of the response: parsed when it is JSON, otherwise text. Undefined for the authorization service. */
  get body(): unknown {
    return this.#failure.body;
  }

  /** The header `X-Request-Id` of the response; undefined when it has none. */
  get requestId(): string | undefined {
    return this.headers?.get('x-request-id') ?? undefined;
  }

  /** Returns the error as data, for logs. */
  toJSON(): object {
    const { name, message, cause } = this;
    // Only errors of the client become JSON by themselves.
    return { name, message, ...(this as object), cause: cause instanceof CallError ? cause : cause && `${cause}` };
  }
}

export interface ErrorDetails {
  readonly problem: Problem;
  /** Messages by field, for status 400. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}

/** The platform returned an error response. Statuses without a subclass below are thrown as this class. */
export class ApiError extends CallError {
  declare readonly status: number;
  /** Problem details of the response (RFC 9457). Its `type` identifies the kind of problem. */
  declare readonly problem: Problem;
  /** Seconds to wait before a retry; undefined when the platform did not say. */
  declare readonly retryAfter: number | undefined;

  constructor(context: CallContext, details: ErrorDetails, failure: Failure) {
    const { problem, errors = {} } = details;
    const fields = Object.entries(errors).map(([field, messages]) => `\n  ${field}: ${messages.join(' ')}`);
    const id = failure.headers?.get('x-request-id');
    const text = toSentences(`${problem.status} ${problem.title}`, problem.detail, id && `Request ${id}`);
    super(context, text + fields.join(''), failure);
    Object.assign(this, details);
  }
}

/** Status 400: the request is invalid. */
export class ValidationError extends ApiError {
  /**
   * Messages by field. The key is the path of the field: `name`, `address.city`, `lines[0].salesTypeId`; the name of a
   * parameter; or `body` for the body as a whole.
   */
  declare readonly errors: Readonly<Record<string, readonly string[]>>;
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
  declare readonly code: string | undefined;

  constructor(context: CallContext, message: string, code: string | undefined, failure?: Failure) {
    super(context, message, failure);
    this.code = code;
  }
}

/** The platform accepted the call with a 2xx status, but the response breaks the contract. */
export class UnreadableResponseError extends CallError {
  declare readonly status: number;
}

/**
 * A POST failed, and the platform may have processed it. The client does not retry it: check whether the record exists
 * before sending it again.
 */
export class UnknownOutcomeError extends CallError {
  /** The failure: a `ServerError`, a `ConnectionError` or an `UnreadableResponseError`; of `createOnce` also a rejection. */
  declare readonly cause: CallError;
  /** URL of the record, when the response had one: the platform then created it. */
  declare readonly location: string | undefined;

  /** @param subject what may have been processed. */
  constructor(context: CallContext, cause: CallError, subject = 'It') {
    const { message, status, headers, body } = cause;
    const reason = message.slice(context.operation.length + 2);
    const failure = { status, headers, body, cause };
    super(context, `${reason} ${subject} may have been processed: check before sending it again.`, failure);
    // A redirect names another page.
    this.location = Number(status) < 300 ? (headers?.get('location') ?? undefined) : undefined;
  }
}

const statusClasses: Readonly<Record<number, typeof ApiError>> = {
  400: ValidationError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  429: RateLimitError,
};

export const getErrorClass = (status: number): typeof ApiError =>
  statusClasses[status] ?? (status >= 500 ? ServerError : ApiError);

// Names are texts, because minifiers rename classes; on the prototypes, so that stack traces begin with them.
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
  UnreadableResponseError,
  UnknownOutcomeError,
})) {
  prototype.name = name;
}

export const toSentences = (...texts: readonly (string | null | undefined)[]): string =>
  texts.flatMap((text) => text?.replace(/[^.!?]$/, '$&.') ?? []).join(' ');
