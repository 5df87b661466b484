import type { Operation } from '../../contract/model.ts';
import type { ProblemError } from '../messages/problems.ts';
import type { Parameters } from '../validation/parameters.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import type { HttpRequest, HttpResponse } from './types.ts';

export interface OperationRequest<Session = unknown> {
  readonly operation: Operation;
  readonly parameters: Parameters;
  /** Parsed JSON, the parameters of a form, or the bytes of a PDF; undefined for none. */
  readonly body: unknown;
  readonly request: HttpRequest;
  readonly session: Session;
}

export interface Api<Session = unknown> {
  readonly contract: ValidatedContract;
  authenticate(request: HttpRequest, operation: Operation, parameters: Parameters): Session;
  handle(request: OperationRequest<Session>): HttpResponse | Promise<HttpResponse>;
  /** Responds to a request that breaks the contract of an operation of OAuth. */
  reject?(error: ProblemError, request: HttpRequest, operation: Operation): HttpResponse;
}

export interface Mount {
  /** Serves this path and those below it; `/` is only the root. */
  readonly prefix: string;
  /** Returns undefined for an unknown path. */
  handle(request: HttpRequest): Promise<HttpResponse | undefined>;
}
