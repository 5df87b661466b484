import type { Operation } from './contract.ts';
import { Coverage } from './coverage.ts';
import { formatCount } from './format.ts';
import { Guard } from './guard.ts';
import {
  getHeader,
  type HttpExchange,
  type HttpRequest,
  type HttpResponse,
  type Issue,
  parseJson,
  type Query,
  type ShownIssue,
} from './http.ts';
import { createHttpClient, type HttpClient, type SendOptions, TimeoutError } from './http-client.ts';
import type { RuleId } from './rules.ts';
import type { Settings } from './settings.ts';
import { StopError } from './stop.ts';
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
  /** The statuses that are right; any documented one when left out. A 429 is always right, as it proves nothing. */
  readonly expected?: readonly number[];
  /** The rule that another status breaks; by the kind of the operation when left out. */
  readonly rule?: RuleId | ((status: number) => RuleId);
  /** Whether `Prefer` asks for the response, which proves nothing about the server itself. */
  readonly isOnDemand?: boolean;
  /** Whether the server may close the connection instead of responding. */
  readonly mayClose?: boolean;
  /** Whether it is sent after the end of the run too: created records are always deleted. */
  readonly evenIfAborted?: boolean;
}

/** Statuses of a server that does not have an operation, or fails whatever is sent. */
const isAbsence = (status: number): boolean => [404, 405, 501].includes(status) || status >= 500;

/** Sends the requests of a run, validates each response, and records coverage and violations. */
export class Session {
  readonly settings: Settings;
  readonly coverage: Coverage;
  readonly violations: Violations;
  readonly guard: Guard;
  readonly #client: HttpClient;
  readonly #stop = new AbortController();
  readonly #signal: AbortSignal;
  readonly #absent = new Map<string, number>();
  /** Exchanges with a wrong status or an unreadable body, of which nothing else can be said. */
  readonly #unreadable = new WeakSet<HttpExchange>();
  /** Reports of lost requests, until another response shows that the server is still there. */
  #lost: (() => void)[] = [];
  #requests = 0;

  constructor(settings: Settings) {
    this.settings = settings;
    this.coverage = new Coverage(settings.operations);
    this.violations = new Violations(settings.onViolation);
    this.#client = createHttpClient(settings.url, settings);
    const { client, onSecret } = settings;
    this.guard = new Guard({ target: settings, client, onSecret, send: (request) => this.#send(request) });
    this.#signal = AbortSignal.any([this.#stop.signal, ...(settings.signal ? [settings.signal] : [])]);
  }

  /** The number of requests. */
  get requests(): number {
    return this.#requests;
  }

  /** Whether an operation is checked. */
  isSelected({ id }: Pick<Operation, 'id'>): boolean {
    return this.settings.operations.some((operation) => operation.id === id);
  }

  /** Why an operation cannot be checked any further; undefined when it can. */
  findSkipReason({ id }: Operation): string | undefined {
    if (this.guard.isHanging(id)) return `it did not respond within ${this.settings.timeout} s`;
    const status = this.#absent.get(id);
    return status === undefined ? undefined : `its status is ${status}`;
  }

  /** Ends the run: no request is sent any more. */
  stop(error: StopError): void {
    this.#stop.abort(error);
  }

  /**
   * Sends a request and judges the response.
   *
   * @throws NoResponseError when the connection breaks, the time is over, or the operation did not respond before.
   * @throws StopError when the run has ended.
   */
  async request(operation: Operation, spec: RequestSpec): Promise<HttpExchange> {
    const { request, response } = await this.#sendAuthorized(operation, spec);
    const { description } = spec;
    const json = isJson(response) ? parseJson(response.body) : undefined;
    const exchange: HttpExchange = { operation, description, request, response, json };
    const issues = this.#judge(spec, exchange);
    if (issues.some(({ rule }) => rule !== 'body' && rule !== 'header')) this.#unreadable.add(exchange);
    // The operation documents nothing about other methods.
    if (request.method === operation.method) {
      const result = { isValid: issues.length === 0, isOnDemand: spec.isOnDemand ?? false };
      this.coverage.visit(operation, response.status, result);
    }
    this.settings.onResponse?.(operation, response.status);
    this.#add(exchange, issues, [request]);
    return exchange;
  }

  /** Reports an issue of a checked operation, with the exchanges that show it in their order. */
  report(issue: Issue, ...exchanges: ShownIssue['exchanges']): void {
    const { blame } = issue;
    const isBlamed = ({ operation }: HttpExchange): boolean =>
      blame ? operation.id === blame.id : this.isSelected(operation);
    const blamed = exchanges.findLast(isBlamed);
    if (!blamed || exchanges.some((exchange) => this.#unreadable.has(exchange))) return;
    this.coverage.violate(blamed.operation, blamed.response.status);
    const requests = exchanges.map(({ request }) => request);
    this.#add(blamed, [issue], requests);
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

  #add({ operation, response, description }: HttpExchange, issues: readonly Issue[], requests: HttpRequest[]): void {
    if (issues.length === 0 || !this.isSelected(operation)) return;
    this.violations.add({ operation: operation.id, status: response.status, description, requests }, issues);
    const { maxFailures, isFailing = () => true } = this.settings;
    if (maxFailures === undefined || this.violations.all.filter(isFailing).length < maxFailures) return;
    this.stop(new StopError('failures', `Stopped after ${formatCount(maxFailures, 'violation')} (--max-failures).`));
  }

  /** A wrong status hides the form of the response. */
  #judge(
    { expected, rule }: RequestSpec,
    { operation, request, response, description }: HttpExchange,
  ): readonly Issue[] {
    const { status } = response;
    const isRight = expected?.includes(status) ?? status < 500;
    if (isRight || status === 429) {
      if (status < 300) this.#absent.delete(operation.id);
      return request.method === operation.method ? validateResponse(operation, request, response) : [];
    }
    const isValid = expected?.some((code) => code < 300) ?? false;
    if (isValid && isAbsence(status)) this.#absent.set(operation.id, status);
    const end = expected ? `; expected ${expected.join(' or ')}` : '';
    const message = `The status for ${description} is ${status}${end}.`;
    const ruleId = typeof rule === 'function' ? rule(status) : (rule ?? getSuccessRule(operation, status));
    return [{ rule: ruleId, message, cause: `status ${status}` }];
  }

  /** Sends a request, and once more when its token had expired. */
  async #sendAuthorized(operation: Operation, spec: RequestSpec) {
    const token = this.guard.token;
    const request = this.#createRequest(operation, spec);
    const response = await this.#sendOrReport(operation, spec, request);
    const isOurs = getHeader(request.headers, 'authorization') === `Bearer ${token}`;
    if (response.status !== 401 || !isOurs || spec.expected?.includes(401)) return { request, response };
    const isRenewed = await this.#orStop(this.guard.onUnauthorized(token));
    if (!isRenewed) return { request, response };
    const again = this.#createRequest(operation, spec);
    return { request: again, response: await this.#sendOrReport(operation, spec, again) };
  }

  async #sendOrReport(operation: Operation, spec: RequestSpec, request: HttpRequest): Promise<HttpResponse> {
    const { description, mayClose, expected = [], evenIfAborted } = spec;
    const beforeSend = (): void => {
      if (this.#signal.aborted && !evenIfAborted) throw this.#signal.reason;
      if (this.guard.isHanging(operation.id)) throw new NoResponseError(request, new Error('it is left alone'));
    };
    try {
      // Nobody waits after a 429 that was asked for.
      return await this.#send(request, { beforeSend, respectRetryAfter: !expected.includes(429) });
    } catch (cause) {
      if (cause instanceof StopError || cause instanceof NoResponseError) throw cause;
      const error = new NoResponseError(request, cause as Error);
      if (!mayClose && this.isSelected(operation)) {
        const occurrence = { operation: operation.id, status: 0, description, requests: [request] };
        const issue = { rule: 'no-response', message: error.message, cause: (cause as Error).message } as const;
        this.#lost.push(() => this.violations.add(occurrence, [issue]));
      }
      await this.#orStop(this.guard.onNoResponse(operation.id, error, cause instanceof TimeoutError));
      throw error;
    }
  }

  async #send(request: HttpRequest, options: SendOptions = {}): Promise<HttpResponse> {
    const beforeSend = (): void => {
      options.beforeSend?.();
      this.#requests += 1;
    };
    const response = await this.#client.send(request, { signal: this.#signal, ...options, beforeSend });
    this.guard.onResponse();
    this.reportLost();
    return response;
  }

  /** Reports the requests that got no response, of a server that still responds. */
  reportLost(): void {
    for (const report of this.#lost) report();
    this.#lost = [];
  }

  /** Ends the run for all checks when one of them finds that it cannot go on. */
  async #orStop<Value>(decision: Promise<Value>): Promise<Value> {
    return decision.catch((error: Error) => {
      if (error instanceof StopError) this.stop(error);
      throw error;
    });
  }

  #createRequest(operation: Operation, spec: RequestSpec): HttpRequest {
    const { tenant, language } = this.settings;
    const usual = operation.isSecured && {
      authorization: `Bearer ${this.guard.token}`,
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

/** The rule that an operation breaks when a valid request gets a wrong status. The platform documents only 201 for POST. */
function getSuccessRule({ kind, method }: Operation, status: number): RuleId {
  if (status < 300 && method !== 'POST') return 'status';
  if (kind === 'delete') return 'delete-status';
  return method === 'GET' ? 'success' : 'write-status';
}

/** A request without a response. */
export class NoResponseError extends Error {
  override readonly name = 'NoResponseError';

  constructor({ method, path }: HttpRequest, cause: Error) {
    super(`${method} ${path} got no response: ${cause.message}`, { cause });
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
