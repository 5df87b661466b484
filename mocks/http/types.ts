import type { RequestTrace } from '../journal/entry.ts';

/** A request, independent of the server that received it. */
export interface HttpRequest {
  readonly method: string;
  /** The origin that the client called, such as `http://localhost:4010`. Links in responses begin with it. */
  readonly origin: string;
  /** Path of the world that the client called, `/worlds/shop-1`, which links have after the origin; empty without one. */
  readonly basePath: string;
  /** `/v1/debtors`, percent-encoded (RFC 3986); inside the base path. */
  readonly path: string;
  /** The query with its question mark, percent-encoded; empty without one. */
  readonly search: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Names and values in turn, as they were sent. */
  readonly rawHeaders: readonly string[];
  /** `1.1`. */
  readonly httpVersion: string;
  /** Address of the client. */
  readonly remoteAddress: string;
  /** The bytes of the body, as they arrive. */
  readonly body: AsyncIterable<Uint8Array>;
  /** Says whether the client closed the connection before the request was complete. */
  readonly isAborted: () => boolean;
  /** Says whether the client has closed the connection, and will not receive the response. */
  readonly isDisconnected: () => boolean;
  /** Fields for the access log, set while the request is handled. */
  readonly logFields: LogFields;
  /** What the journal shows of the request, set while it is handled. */
  readonly trace: RequestTrace;
}

export interface HttpResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON value, a text, the bytes of a document, or a stream of texts; undefined for none. */
  readonly body?: unknown;
}

export interface LogFields {
  /** The world that was called. */
  world?: string;
  /** The `operationId`. */
  operation?: string;
  /** Name of the user. */
  user?: string;
  /** Id of the administration. */
  administration?: number;
}

export const JSON_HEADERS = { 'content-type': 'application/json' } as const;

/** Whether a body is a stream of texts. */
export const isTextStream = (body: unknown): body is AsyncIterable<string> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

/** Converts a body that is no stream to what is sent. */
export function serializeBody({ status, body }: HttpResponse): string | Uint8Array | undefined {
  if (body === undefined || status === 204) return undefined;
  return body instanceof Uint8Array || typeof body === 'string' ? body : JSON.stringify(body);
}
