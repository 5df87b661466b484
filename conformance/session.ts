import type { Operation } from './contract.ts';
import { Coverage } from './coverage.ts';
import { type Finding, type HttpExchange, type HttpRequest, type Issue, parseJson, type Query } from './http.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import type { Settings } from './settings.ts';
import { isJson, validateResponse } from './validate-response.ts';
import { Violations } from './violations.ts';

/** A request for an operation. Token, administration and language are added. */
export interface RequestSpec {
  /** What is tested, for people: `filter name`, `no token`. */
  readonly description: string;
  /** With its identifiers, without the query: `/v1/debtors/1`. */
  readonly path: string;
  readonly query?: Query;
  /** The operation's own when left out. */
  readonly method?: string;
  /** Instead of or beside the usual ones, by name in lower case; undefined leaves a usual one out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** A value for JSON, or bytes. */
  readonly body?: unknown;
  /** `application/json` when left out. */
  readonly mediaType?: string;
  /** The statuses that are right; any documented one when left out. */
  readonly expected?: readonly number[];
  /** Whether `Prefer` asks for the response, so that a 429 is no reason to wait. */
  readonly usesPrefer?: boolean;
  /** Whether it is sent after an abort too: created records are always deleted. */
  readonly evenIfAborted?: boolean;
}

/** Sends the requests of a run, validates each response, and records coverage and violations. */
export class Session {
  readonly settings: Settings;
  readonly coverage: Coverage;
  readonly violations: Violations;
  readonly #client: HttpClient;
  #requests = 0;

  constructor(settings: Settings) {
    this.settings = settings;
    this.coverage = new Coverage(settings.operations);
    this.violations = new Violations(settings.onViolation);
    this.#client = createHttpClient(settings.url, settings);
  }

  /** The number of requests. */
  get requests(): number {
    return this.#requests;
  }

  /** Whether an operation is checked. */
  isSelected({ id }: Pick<Operation, 'id'>): boolean {
    return this.settings.operations.some((operation) => operation.id === id);
  }

  /** @throws NoResponseError when the connection breaks or the time is over, AbortError after an abort. */
  async request(operation: Operation, spec: RequestSpec): Promise<HttpExchange> {
    const { description, expected, usesPrefer = false, evenIfAborted = false } = spec;
    const { signal, onResponse } = this.settings;
    if (signal?.aborted && !evenIfAborted) throw new AbortError();
    const request = this.#createRequest(operation, spec);
    this.#requests += 1;
    const options = { respectRetryAfter: !usesPrefer, signal };
    const response = await this.#client.send(request, options).catch((error: Error) => {
      throw new NoResponseError(operation, description, request, error);
    });
    const json = isJson(response) ? parseJson(response.body) : undefined;
    // The operation documents nothing about other methods.
    const isOwn = request.method === operation.method;
    const issues = isOwn ? validateResponse(operation, request, response) : [];
    const exchange: HttpExchange = { operation, description, request, response, json, issues };
    if (isOwn) this.coverage.visit(operation, response.status, issues.length === 0);
    onResponse?.(operation, response.status);
    for (const issue of issues) this.report(issue, exchange);
    if (expected && !expected.includes(response.status)) {
      const message = `The status for ${description} is ${response.status}; expected ${expected.join(' or ')}.`;
      this.report({ rule: 'expected status', message }, exchange);
    }
    return exchange;
  }

  /** Reports an issue, with the exchanges that show it in their order. */
  report({ rule, message }: Issue, ...exchanges: Finding['exchanges']): void {
    const { operation, description, response } = exchanges.at(-1) as HttpExchange;
    const { status } = response;
    const requests = exchanges.map(({ request }) => request);
    this.coverage.violate(operation, status);
    this.violations.add({ operation: operation.id, rule, message, description, status, requests });
  }

  /** Path and query of a link to this server. Undefined for other servers: they must not get the token. */
  toOwnPath(link: unknown): string | undefined {
    if (typeof link !== 'string' || !URL.canParse(link)) return undefined;
    const [server, target] = [new URL(this.settings.url), new URL(link)];
    const base = server.pathname.replace(/\/$/, '');
    if (target.origin !== server.origin || !target.pathname.startsWith(base)) return undefined;
    return `${target.pathname.slice(base.length)}${target.search}`;
  }

  close(): void {
    this.#client.close();
  }

  #createRequest(operation: Operation, spec: RequestSpec): HttpRequest {
    const { token, tenant, language } = this.settings;
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
}

/** The run was aborted: no request is sent any more. */
export class AbortError extends Error {
  override readonly name = 'AbortError';
}

/** A request without a response. */
export class NoResponseError extends Error {
  override readonly name = 'NoResponseError';
  readonly operation: Operation;
  readonly description: string;
  readonly request: HttpRequest;

  constructor(operation: Operation, description: string, request: HttpRequest, cause: Error) {
    super(`${request.method} ${request.path} got no response: ${cause.message}`, { cause });
    this.operation = operation;
    this.description = description;
    this.request = request;
  }
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
