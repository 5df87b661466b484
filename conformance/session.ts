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
  type ShownIssue,
} from './http.ts';
import { createHttpClient, type HttpClient, type SendOptions, TimeoutError } from './http-client.ts';
import { isAbsent, isUnreadable, judge } from './judge.ts';
import type { Reporter } from './reporter.ts';
import { createRequest, NoResponseError, type RequestSpec } from './request.ts';
import type { Settings } from './settings.ts';
import { StopError } from './stop.ts';
import { isJson } from './validate-response.ts';
import { Violations } from './violations.ts';

/** Sends the requests of a run, validates each response, and records coverage and violations. */
export class Session implements Reporter {
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
    const { description, isOnDemand = false } = spec;
    const json = isJson(response) ? parseJson(response.body) : undefined;
    const exchange: HttpExchange = { operation, description, request, response, json };
    const { status } = response;
    const issues = judge(spec, exchange);
    if (isUnreadable(issues)) this.#unreadable.add(exchange);
    if (isAbsent(spec, status)) this.#absent.set(operation.id, status);
    else if (status < 300) this.#absent.delete(operation.id);
    if (request.method === operation.method) {
      this.coverage.visit(operation, status, { isValid: issues.length === 0, isOnDemand });
    }
    this.settings.onResponse?.(operation, status);
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

  /** Sends a request, and once more when its token had expired. */
  async #sendAuthorized(operation: Operation, spec: RequestSpec) {
    const { token } = this.guard;
    const request = createRequest(operation, spec, { ...this.settings, token });
    const response = await this.#sendOrReport(operation, spec, request);
    const isOurs = getHeader(request.headers, 'authorization') === `Bearer ${token}`;
    if (response.status !== 401 || !isOurs || spec.expected?.includes(401)) return { request, response };
    const isRenewed = await this.#orStop(this.guard.onUnauthorized(token));
    if (!isRenewed) return { request, response };
    const again = createRequest(operation, spec, { ...this.settings, token: this.guard.token });
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
        const reason = (cause as Error).message;
        const message = `${request.method} ${operation.path} got no response for ${description}: ${reason}.`;
        const issue = { rule: 'no-response', message, cause: reason } as const;
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
}
