import type { Operation } from '../../contract/model.ts';
import type { ProblemError, ProblemKind, ValidationIssue } from '../messages/problems.ts';
import type { Parameters } from '../validation/parameters.ts';
import type { ValidatedContract, ValidatedOperation } from '../validation/validated-contract.ts';

export interface HttpRequest {
  readonly method: string;
  /** Origin that the client called, such as `http://localhost:4010`. Links begin with it. */
  readonly origin: string;
  /** Path of the called world, `/worlds/shop-1`, which links have after the origin; empty without one. */
  basePath: string;
  /** Path inside the base path, percent-encoded (RFC 3986): `/v1/debtors`. */
  path: string;
  /** Query with its question mark, percent-encoded; empty without one. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Alternating names and values, as sent. */
  readonly rawHeaders: readonly string[];
  readonly httpVersion: string;
  readonly remoteAddress: string;
  readonly body: AsyncIterable<Uint8Array>;
  /** True when the client closed the connection before the request was complete. */
  readonly isAborted: () => boolean;
  /** True when the client closed the connection, and will miss the response. */
  readonly isDisconnected: () => boolean;
  /** True when the client of the world has read enough of earlier responses. Optional where the host does not keep them. */
  readonly hasRoom?: () => boolean;
  readonly exchange: Exchange;
}

export interface HttpResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON value, text, bytes of a document, or stream of texts; undefined for none. */
  readonly body?: unknown;
}

export interface RejectionReason {
  readonly kind: ProblemKind;
  readonly issues: readonly ValidationIssue[];
}

export interface FaultOptions {
  /** Operation of the contract, or `*` for all. */
  readonly operationId: string;
  readonly path?: string;
  /** Query parameters to match, such as `page=2`; requests may have others too. */
  readonly query?: string;
  /** Number of the first matching request. Default: 1. */
  readonly nth?: number;
  readonly times?: number;
  readonly effect: 'answer' | 'delay' | 'drop';
  /** Moment of the fault: `before` or `after` the request runs. Default: `before`. */
  readonly when?: 'before' | 'after';
  readonly status?: number;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly milliseconds?: number;
}

export interface PendingFault extends FaultOptions {
  readonly id: number;
  readonly times: number;
  readonly remaining: number;
}

export interface LimitVerdict {
  readonly remaining: readonly { readonly limit: string; readonly remaining: number }[];
  readonly rejectedBy?: string | undefined;
}

export interface TokenExchange {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly response: Readonly<Record<string, unknown>>;
}

export type Result = HttpResponse | 'dropped';

export interface RecordContext {
  /** Time of arrival, in milliseconds since 1970, with fractions. */
  readonly start: number;
  readonly end: number;
  /** Body before serialization. */
  readonly body?: unknown;
}

export interface RequestRecorder {
  readonly capacity: number;
  readonly record: (request: HttpRequest, result: Result, context: RecordContext) => void;
}

/** Facts about a request for the access log and the journal. */
interface Exchange {
  world?: string;
  isControl?: boolean;
  /** True for requests outside the journal: a page, the control plane, a preflight. */
  isExcluded?: boolean;
  /** Undefined before routing. The contract also documents the error responses of an operation. */
  operation?: ValidatedOperation;
  user?: string;
  administration?: number;
  limits?: LimitVerdict;
  fault?: PendingFault | undefined;
  /** Text of the request body; undefined for a document or a form, and when it was not read. */
  body?: string;
  tokens?: TokenExchange;
  problem?: RejectionReason;
  isCarriedOut?: boolean;
}

/** JSON values that outlive the memory of a sandbox. */
export interface RuntimeStorage {
  readonly load: (name: string) => unknown;
  readonly save: (name: string, value: unknown) => void;
}

export const JSON_HEADERS = { 'content-type': 'application/json' } as const;

export interface OperationRequest<Session = unknown> {
  readonly operation: Operation;
  readonly parameters: Parameters;
  /** Parsed JSON, a form's parameters, or the bytes of a PDF; undefined for none. */
  readonly body: unknown;
  readonly request: HttpRequest;
  readonly session: Session;
}

export type Handled = HttpResponse | Promise<HttpResponse>;

export interface Api<Session = unknown> {
  readonly contract: ValidatedContract;
  authenticate(request: HttpRequest, operation: Operation, parameters: Parameters): Session;
  handle(request: OperationRequest<Session>): Handled;
  /** Explains issues of a request by the existing records. */
  explain?(issues: readonly ValidationIssue[], request: OperationRequest<Session>): readonly ValidationIssue[];
  /** Responds to a request that breaks the contract of an OAuth operation. */
  reject?(error: ProblemError, request: HttpRequest, operation: Operation): HttpResponse;
}

/** World whose requests pass the guards. */
interface AdmittedWorld {
  /** True for a world; false for the sandbox with the operator's control plane. */
  readonly isWorld: boolean;
  /** Checks that a request has a valid token or key. */
  readonly isKnown: (request: HttpRequest) => boolean;
  readonly measureSize: () => number;
  /** Returns the bytes of sign-ins by strangers, which have their own limit. */
  readonly measureSignIns: () => number;
  readonly now: () => number;
}

export type CreateAdmission = (world: AdmittedWorld) => Admission;

/** Guards of the requests of a world on a shared host. */
export interface Admission {
  /** Maximum bytes of the database and its snapshots; undefined for no limit. */
  readonly maxBytes: number | undefined;
  /** Counts a new request. Throws a ProblemError 429 above the rate. */
  readonly enforceRate: (request: HttpRequest) => void;
  /** @param bytes length of the body: announced at first, received later. @throws ProblemError 507 without room. */
  readonly enforceSize: (request: HttpRequest, bytes: number) => void;
  /** Returns the maximum bytes of a body, at most the contract's. */
  readonly limitBody: (request: HttpRequest, maxBytes: number) => number;
  /** Receives a body, and runs its request after earlier ones. Throws a ProblemError 503 when too many wait. */
  readonly carryOut: <Body>(
    request: HttpRequest,
    maxBytes: number,
    receive: () => Promise<Body>,
    work: (body: Body) => Promise<HttpResponse>,
  ) => Promise<HttpResponse>;
}

export interface Mount {
  /** Path to serve, with all paths below it; `/` is only the root. */
  readonly prefix: string;
  /** Returns undefined for an unknown path. */
  handle(request: HttpRequest): Promise<HttpResponse | undefined>;
}
