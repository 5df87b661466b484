/** A request, independent of the server that received it. */
export interface HttpRequest {
  readonly method: string;
  /** The origin that the client called, such as `http://localhost:4010`. Links in responses begin with it. */
  readonly origin: string;
  /** `/v1/debtors`. */
  readonly path: string;
  /** The query with its question mark; empty without one. */
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
  /** Fields for the access log, set while the request is handled. */
  readonly logFields: LogFields;
}

export interface HttpResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON value, a text or the bytes of a document; undefined for none. */
  readonly body?: unknown;
}

export interface LogFields {
  /** The `operationId`. */
  operation?: string;
  /** Name of the user. */
  user?: string;
  /** Id of the administration. */
  administration?: number;
}

export const JSON_HEADERS = { 'content-type': 'application/json' } as const;

/** A name of 253 characters (RFC 1035, section 2.3.4), and a port. */
const MAX_HOST_LENGTH = 259;

/** Says whether a text is a host with an optional port, as in a URL (RFC 3986, section 3.2.2). */
export const isHost = (host: string): boolean =>
  host.length <= MAX_HOST_LENGTH && /^(?:[\w.!$&'()*+,;=~%-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);

/** Returns the host of a request, with its port. */
export const getHost = ({ origin }: Pick<HttpRequest, 'origin'>): string => origin.slice(origin.indexOf('//') + 2);

/** Says whether a path is a folder or inside it. */
export const isUnderPath = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}/`);

/**
 * Percent-encodes what a path or a query must not contain (RFC 3986): browsers and `fetch` send `|`, `[` and a lone `%`
 * as they are.
 */
export const toUri = (text: string): string =>
  text.replaceAll(/%(?![\da-f]{2})|[^\w.~!$&'()*+,;=:@/?%-]/gi, encodeURIComponent);
