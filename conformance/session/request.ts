import type { Operation } from '../contract.ts';
import type { RuleId } from '../rules/rules.ts';
import type { HttpRequest, Query } from './http.ts';
import type { Settings } from './settings.ts';

/** Request for an operation. Token, administration and language are added. */
export interface RequestSpec {
  /** Name of the test, for people: `filter name`, `no token`. */
  readonly description: string;
  /** Path with identifiers, without the query: `/v1/debtors/1`. */
  readonly path: string;
  readonly query?: Query;
  /** Method. Default: the operation's. */
  readonly method?: string;
  /** Changes of the usual headers, by name in lower case; undefined removes one. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly mediaType?: string;
  /** Accepted statuses. Default: any documented one. A 429 is always accepted, as it proves nothing. */
  readonly expected?: readonly number[];
  /** Rule that another status breaks. Default: by the kind of the operation. */
  readonly rule?: RuleId | ((status: number) => RuleId);
  /** Statements that another status breaks. Default: the rule's. */
  readonly provenance?:
    | readonly string[]
    | ((status: number, json: unknown) => readonly string[] | undefined)
    | undefined;
  readonly mayBeAbsent?: boolean;
  /** True when `Prefer` selects the response, which proves nothing about the server itself. */
  readonly isOnDemand?: boolean;
  readonly mayClose?: boolean;
  /** True for requests after the end of the run: created records are always deleted. */
  readonly evenIfAborted?: boolean;
}

export function createRequest(
  operation: Operation,
  spec: RequestSpec,
  { token, tenant, language }: Pick<Settings, 'token' | 'tenant' | 'language'>,
): HttpRequest {
  const usual = operation.isSecured && {
    authorization: `Bearer ${token}`,
    'x-tenant-id': tenant === undefined ? undefined : String(tenant),
    'accept-language': language,
  };
  const body = toBytes(spec.body);
  const type = body && { 'content-type': spec.mediaType ?? 'application/json' };
  const headers = Object.entries({ ...usual, ...type, ...spec.headers });
  return {
    method: spec.method ?? operation.method,
    path: withQuery(spec.path, spec.query ?? []),
    headers: headers.filter((header): header is [string, string] => header[1] !== undefined),
    body,
  };
}

function toBytes(body: unknown): Uint8Array | undefined {
  if (body === undefined || body instanceof Uint8Array) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Adds a query to a path, with readable commas in lists. */
export function withQuery(path: string, query: Query): string {
  const pairs = query.map(([name, value]) => [name, value].map(encodeURIComponent).join('=').replaceAll('%2C', ','));
  if (pairs.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

export class NoResponseError extends Error {
  override readonly name = 'NoResponseError';

  constructor({ method, path }: HttpRequest, cause: Error) {
    super(`${method} ${path} got no response: ${cause.message}`, { cause });
  }
}
