import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Operation } from '../contract.ts';
import type { RuleId } from '../rules/rules.ts';

/** Names in lower case, unless a test needs another spelling; names may repeat. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

export interface HttpRequest {
  readonly method: string;
  /** Path and query, in ASCII, relative to the URL of the server. */
  readonly path: string;
  readonly headers: HeaderList;
  readonly body: Uint8Array | undefined;
}

export interface HttpResponse {
  readonly status: number;
  /** Headers by name in lower case; repeated ones are joined. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface HttpExchange {
  readonly operation: Operation;
  /** Name of the test, for people: `filter name`, `no token`. */
  readonly description: string;
  readonly request: HttpRequest;
  readonly response: HttpResponse;
  readonly json: unknown;
}

export interface Issue {
  readonly rule: RuleId;
  /** Text for people, with the location: `_data[3].name is missing`. */
  readonly message: string;
  /** Probable cause, which issues of many operations can share: `status 500`. */
  readonly cause?: string;
  /** Broken statements. Default: the statements on the part of the contract, or the rule's. */
  readonly provenance?: readonly string[] | undefined;
  /** Broken part of the contract: `#/components/schemas/Debtor/properties/name`. */
  readonly pointer?: string;
  readonly isMissing?: boolean;
  /** Broken keyword of the schema: `type`. */
  readonly keyword?: string | undefined;
  /** Stable key for deduplication: `_data[].name type`. Defaults to the message without its values. */
  readonly subject?: string;
  /** Operation at fault. Defaults to the last exchange's. */
  readonly operation?: Operation;
  /** Exchanges that prove the issue, in order; the last response is the wrong one. */
  readonly exchanges?: readonly HttpExchange[];
}

/** Creates the issue of a rule that exchanges break; none without a message. */
export const toIssues = (rule: RuleId, message?: string, exchanges?: readonly HttpExchange[]): readonly Issue[] =>
  message ? [{ rule, message, ...(exchanges && { exchanges }) }] : [];

export type Query = readonly (readonly [name: string, value: string])[];

export const getHeader = (headers: HeaderList, name: string): string | undefined =>
  headers.find(([key]) => key.toLowerCase() === name)?.[1];

/** Returns the administrations that a request selects, in either spelling of the header. */
export const getTenants = ({ headers }: Pick<HttpRequest, 'headers'>): readonly string[] =>
  headers.filter(([name]) => /^x-tenant-?id$/i.test(name)).map(([, value]) => value);

/** Returns the media type of a response in lower case, without parameters; empty for none. */
export const getMediaType = ({ headers }: Pick<HttpResponse, 'headers'>): string =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';

/** Parses JSON; undefined for other texts. A byte order mark is ignored, which parsers may do (RFC 8259, 8.1). */
export function parseJson(body: Uint8Array): unknown {
  try {
    const text = Buffer.from(body).toString();
    return JSON.parse(text.replace(/^\u{FEFF}/u, ''));
  } catch {
    return undefined;
  }
}

/** Statuses of a server that lacks an endpoint. */
export const ABSENT: ReadonlySet<number> = new Set([404, 405, 410, 501]);

/**
 * Returns the path and query of a link on the server; undefined outside the API. A gateway may change origin or prefix. Requests
 * still go to the server's own URL, so no other server gets the token.
 */
export type ToOwnPath = (link: unknown) => string | undefined;

/** Compares two paths, ignoring queries, case and a trailing slash. */
export const arePathsEqual = (a: string | undefined, b: string): boolean => normalize(a ?? '?') === normalize(b);

const normalize = (path: string): string => (path.split('?')[0] ?? '').replace(/\/$/, '').toLowerCase();

/** @param urls of the server, which may have several, without a slash at the end. */
export const createToOwnPath =
  (urls: readonly string[]): ToOwnPath =>
  (link) => {
    const found = locate(urls, link);
    return found && `${found.path}${found.search}`;
  };

/** Returns the start of a link outside the server's URLs; undefined for other links. */
export function findForeignBase(urls: readonly string[], link: unknown): string | undefined {
  const { base } = locate(urls, link) ?? {};
  return base === undefined || urls.includes(base) ? undefined : base;
}

/** Splits a link after a URL of the server, else before the version of the API. */
function locate(urls: readonly string[], link: unknown) {
  const target = typeof link === 'string' ? URL.parse(link, urls[0]) : null;
  if (!target?.protocol.startsWith('http')) return undefined;
  const { origin, pathname, search } = target;
  const version = pathname.search(/\/v1\//i);
  const start = urls.map((url) => new URL(url)).find((url) => url.origin === origin && isBelow(pathname, url.pathname));
  const own = start?.pathname.replace(/\/$/, '').length ?? -1;
  // A path with another prefix, before the version, belongs to a gateway.
  const length = own < 0 || version > own ? version : own;
  return length < 0
    ? undefined
    : { base: `${origin}${pathname.slice(0, length)}`, path: pathname.slice(length), search };
}

const isBelow = (path: string, base: string): boolean => `${path}/`.startsWith(`${base.replace(/\/$/, '')}/`);

/** Decoders of bodies by content coding. */
const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
};

export function decode(body: Buffer, headers: Readonly<Record<string, unknown>>): Buffer {
  const decoder = DECODERS[String(headers['content-encoding'] ?? '')];
  return decoder && body.length > 0 ? decoder(body) : body;
}
