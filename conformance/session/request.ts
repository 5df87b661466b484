import type { Operation } from '../contract.ts';
import type { RuleId } from '../rules/rules.ts';
import type { HttpRequest, Query } from './http.ts';
import type { Settings } from './settings.ts';

/** A request for an operation. Token, administration and language are added. */
export interface RequestSpec {
  /** Name of the test, for people: `filter name`, `no token`. */
  readonly description: string;
  /** With its identifiers, without the query: `/v1/debtors/1`. */
  readonly path: string;
  readonly query?: Query;
  /** The operation's own when left out. */
  readonly method?: string;
  /** Instead of or beside the usual ones, by name in lower case; undefined leaves a usual one out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly mediaType?: string;
  /** The statuses that are right; any documented one when left out. A 429 is always right, as it proves nothing. */
  readonly expected?: readonly number[];
  /** The rule that another status breaks; by the kind of the operation when left out. */
  readonly rule?: RuleId | ((status: number) => RuleId);
  /** The statements that another status breaks; those of the rule when left out. */
  readonly provenance?:
    | readonly string[]
    | ((status: number, json: unknown) => readonly string[] | undefined)
    | undefined;
  readonly mayBeAbsent?: boolean;
  /** True when `Prefer` asks for the response, which proves nothing about the server itself. */
  readonly isOnDemand?: boolean;
  readonly mayClose?: boolean;
  /** True when it is sent after the end of the run too: created records are always deleted. */
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

/** A path with a query, in which the commas of lists stay readable. */
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
