import type { Operation } from '../../contract/model.ts';
import type { ProblemError, ProblemKind, ValidationIssue } from '../messages/problems.ts';
import type { Parameters } from '../validation/parameters.ts';
import type { ValidatedContract, ValidatedOperation } from '../validation/validated-contract.ts';

export interface HttpRequest {
  readonly method: string;
  /** The origin that the client called, such as `http://localhost:4010`. Links in responses begin with it. */
  readonly origin: string;
  /** Path of the world that the client called, `/worlds/shop-1`, which links have after the origin; empty without one. */
  basePath: string;
  /** `/v1/debtors`, percent-encoded (RFC 3986); inside the base path. */
  path: string;
  /** The query with its question mark, percent-encoded; empty without one. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Names and values in turn, as they were sent. */
  readonly rawHeaders: readonly string[];
  readonly httpVersion: string;
  readonly remoteAddress: string;
  readonly body: AsyncIterable<Uint8Array>;
  /** Checks whether the client closed the connection before the request was complete. */
  readonly isAborted: () => boolean;
  /** Checks whether the client has closed the connection, and will not receive the response. */
  readonly isDisconnected: () => boolean;
  /** Checks whether its world has read enough of the earlier responses. Left out where the host does not keep them. */
  readonly hasRoom?: () => boolean;
  readonly exchange: Exchange;
}

export interface HttpResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON value, a text, the bytes of a document, or a stream of texts; undefined for none. */
  readonly body?: unknown;
}

export interface RejectionReason {
  readonly kind: ProblemKind;
  readonly issues: readonly ValidationIssue[];
}

export interface FaultOptions {
  /** Name of an operation of the contract, or `*` for all. */
  readonly operationId: string;
  readonly path?: string;
  /** Query parameters of the requests, such as `page=2`; they may have others too. */
  readonly query?: string;
  /** Number of the first of these requests. Default: 1. */
  readonly nth?: number;
  readonly times?: number;
  readonly effect: 'answer' | 'delay' | 'drop';
  /** Moment of the fault: `after` the request is carried out, or `before`. Default: `before`. */
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
  /** The body before it was serialized. */
  readonly body?: unknown;
}

export interface RequestRecorder {
  readonly capacity: number;
  readonly record: (request: HttpRequest, result: Result, context: RecordContext) => void;
}

/** Facts about a request, noted while it is handled. The access log and the journal read them. */
interface Exchange {
  world?: string;
  isControl?: boolean;
  /** True when the journal leaves the request out: a page, the control plane, a preflight. */
  isExcluded?: boolean;
  /** Undefined until the request is routed. The contract also documents the error responses of an operation. */
  operation?: ValidatedOperation;
  user?: string;
  administration?: number;
  limits?: LimitVerdict;
  fault?: PendingFault | undefined;
  /** Text of the request body; undefined when it is a document or a form, or was not read. */
  body?: string;
  tokens?: TokenExchange;
  problem?: RejectionReason;
  isCarriedOut?: boolean;
}

/** Values of any JSON that outlive the memory of a sandbox whose host may discard it. */
export interface RuntimeStorage {
  readonly load: (name: string) => unknown;
  readonly save: (name: string, value: unknown) => void;
}

export const JSON_HEADERS = { 'content-type': 'application/json' } as const;

export interface OperationRequest<Session = unknown> {
  readonly operation: Operation;
  readonly parameters: Parameters;
  /** Parsed JSON, the parameters of a form, or the bytes of a PDF; undefined for none. */
  readonly body: unknown;
  readonly request: HttpRequest;
  readonly session: Session;
}

export type Handled = HttpResponse | Promise<HttpResponse>;

export interface Api<Session = unknown> {
  readonly contract: ValidatedContract;
  authenticate(request: HttpRequest, operation: Operation, parameters: Parameters): Session;
  handle(request: OperationRequest<Session>): Handled;
  /** Explains what is wrong with a request by the records that there are. */
  explain?(issues: readonly ValidationIssue[], request: OperationRequest<Session>): readonly ValidationIssue[];
  /** Responds to a request that breaks the contract of an operation of OAuth. */
  reject?(error: ProblemError, request: HttpRequest, operation: Operation): HttpResponse;
}

/** A world whose requests are admitted. */
interface AdmittedWorld {
  /** True for a world, and false for the sandbox that the worlds are in, whose control plane is the operator's. */
  readonly isWorld: boolean;
  /** Checks whether a request has a token or a key that is valid. */
  readonly isKnown: (request: HttpRequest) => boolean;
  readonly measureSize: () => number;
  /** Returns the bytes of what strangers add, which has a limit of its own. */
  readonly measureSignIns: () => number;
  readonly now: () => number;
}

export type CreateAdmission = (world: AdmittedWorld) => Admission;

/** What a host that many worlds share asks of the requests of a world. */
export interface Admission {
  /** Bytes that the database and its snapshots may have; undefined for any number. */
  readonly maxBytes: number | undefined;
  /** Counts a request, before anything is done for it. Throws a ProblemError 429 above the rate. */
  readonly enforceRate: (request: HttpRequest) => void;
  /** @param bytes length of the body: announced at first, and received later. @throws ProblemError 507 without room. */
  readonly enforceSize: (request: HttpRequest, bytes: number) => void;
  /** Returns the bytes that a body may have, of those that the contract allows. */
  readonly limitBody: (request: HttpRequest, maxBytes: number) => number;
  /** Receives a body, and carries out its request after the earlier ones. Throws a ProblemError 503 when too many wait. */
  readonly carryOut: <Body>(
    request: HttpRequest,
    maxBytes: number,
    receive: () => Promise<Body>,
    work: (body: Body) => Handled,
  ) => Promise<HttpResponse>;
}

export interface Mount {
  /** Serves this path and those below it; `/` is only the root. */
  readonly prefix: string;
  /** Returns undefined for an unknown path. */
  handle(request: HttpRequest): Promise<HttpResponse | undefined>;
}
