import type { Contract } from '../contract/contract.ts';
import type { Operation } from '../contract/model.ts';
import type { Parameters } from '../contract/validation/parameters.ts';
import type { HttpRequest, HttpResponse, LogFields } from './types.ts';

/** A validated request for an operation, by an authenticated caller. */
export interface OperationRequest<Session = unknown> {
  readonly operation: Operation;
  readonly parameters: Parameters;
  /** Parsed JSON, a form as text, or the bytes of a PDF; undefined for none. */
  readonly body: unknown;
  readonly request: HttpRequest;
  readonly session: Session;
}

/** The operations of one contract. */
export interface Api<Session = unknown> {
  readonly contract: Contract;
  /** Authenticates the caller, and authorizes the call. Throws a ProblemError: 401, 403 or 406. */
  authenticate(request: HttpRequest, operation: Operation, parameters: Parameters): Session;
  /** The fields of the access log that describe a caller. */
  toLogFields(session: Session): LogFields;
  /** Handles an operation. Throws a ProblemError. */
  handle(request: OperationRequest<Session>): HttpResponse | Promise<HttpResponse>;
}

/** Handles paths that are not operations: sign-in pages, the site. Returns undefined for an unknown path. */
export interface Mount {
  /** Handles this path and those below it; `/` is only the root. */
  readonly prefix: string;
  /**
   * @param headers headers that every response has.
   * @param intercept is called once the request is carried out; its result replaces the response.
   */
  handle(
    request: HttpRequest,
    headers: Readonly<Record<string, string>>,
    intercept?: () => Promise<HttpResponse | 'dropped' | undefined>,
  ): Promise<HttpResponse | 'sent' | 'dropped' | undefined>;
}
