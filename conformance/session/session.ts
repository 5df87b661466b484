import type { Operation } from '../contract.ts';
import { judgeReadable } from '../judges/exchange.ts';
import { isJson } from '../judges/response.ts';
import { isAbsent, isUnreadable, judge } from '../judges/status.ts';
import { Confirmations } from '../rules/confirmed.ts';
import { Coverage } from '../rules/coverage.ts';
import { Violations } from '../rules/violations.ts';
import { Guard } from './guard.ts';
import {
  ABSENT,
  createToOwnPath,
  getHeader,
  type HttpExchange,
  type HttpRequest,
  type Issue,
  parseJson,
  type ToOwnPath,
} from './http.ts';
import { createHttpClient, type HttpClient, TimeoutError } from './http-client.ts';
import { createRedaction, type Redaction } from './redaction.ts';
import { createRequest, NoResponseError, type RequestSpec } from './request.ts';
import type { Settings } from './settings.ts';
import { StopError } from './stop.ts';

/** Sends the requests of a run, validates each response, and records coverage and violations. */
export class Session {
  readonly settings: Settings;
  readonly coverage: Coverage;
  readonly violations: Violations;
  readonly redaction: Redaction;
  readonly guard: Guard;
  readonly toOwnPath: ToOwnPath;
  readonly confirmations = new Confirmations();
  readonly #client: HttpClient;
  readonly #urls: readonly string[];
  readonly #stop = new AbortController();
  readonly #signal: AbortSignal;
  readonly #absent = new Map<string, number>();
  /** Exchanges with a wrong status or an unreadable body, which cannot be judged any further. */
  readonly #unreadable = new WeakSet<HttpExchange>();
  /** Reports of unanswered requests, delayed until another response shows that the server works. */
  #lost: (() => void)[] = [];
  #requests = 0;

  constructor(settings: Settings) {
    this.settings = settings;
    this.coverage = new Coverage(settings.operations);
    this.#urls = [settings.url, ...(settings.publicUrl === undefined ? [] : [settings.publicUrl])];
    this.toOwnPath = createToOwnPath(this.#urls);
    this.redaction = createRedaction(settings);
    this.violations = new Violations({
      url: settings.displayUrl ?? settings.url,
      redact: this.redaction.redact,
      failOn: settings.failOn,
      known: settings.known,
      onFirst: settings.onViolation,
    });
    this.#client = createHttpClient(settings.url, settings);
    this.guard = new Guard({
      target: settings,
      client: settings.client,
      send: (request) => this.#client.send(request, { isUrgent: true }),
      onSecret: this.redaction.add,
    });
    this.#signal = AbortSignal.any([this.#stop.signal, ...(settings.signal ? [settings.signal] : [])]);
  }

  get requests(): number {
    return this.#requests;
  }

  isSelected({ id }: Pick<Operation, 'id'>): boolean {
    return this.settings.operations.some((operation) => operation.id === id);
  }

  /** Returns why an operation cannot be checked any further; undefined when it can. */
  findSkipReason({ id }: Operation): string | undefined {
    if (this.guard.isHanging(id)) return `it did not respond within ${this.settings.timeout} s`;
    const status = this.#absent.get(id);
    return status === undefined ? undefined : `its status is ${status}`;
  }

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
    const { request, response } = await this.#sendAuthorized(operation, spec).catch((error: Error) => {
      if (error instanceof StopError) this.stop(error);
      throw error;
    });
    const { description, isOnDemand = false } = spec;
    const json = isJson(response) ? parseJson(response.body) : undefined;
    const exchange: HttpExchange = { operation, description, request, response, json };
    const { status } = response;
    const form = judge(spec, exchange);
    if (isUnreadable(form)) this.#unreadable.add(exchange);
    const issues = [...form, ...this.#judgeReadable(spec, exchange, form)];
    this.confirmations.add(exchange, issues);
    if (isAbsent(spec, status)) this.#absent.set(operation.id, status);
    else if (status < 300) this.#absent.delete(operation.id);
    if (request.method === operation.method) {
      this.coverage.visit(operation, status, { isValid: issues.length === 0, isOnDemand });
    }
    this.settings.onResponse?.(operation, status);
    this.#add(exchange, issues, [request]);
    return exchange;
  }

  /** Judges a readable response. A mock server has its own errors, and an endpoint may be absent. */
  #judgeReadable({ mayBeAbsent }: RequestSpec, exchange: HttpExchange, form: readonly Issue[]): readonly Issue[] {
    const isAbsence = mayBeAbsent && ABSENT.has(exchange.response.status);
    if (isAbsence || isUnreadable(form) || this.settings.profile === 'stateless') return [];
    const { token, client } = this.settings;
    return judgeReadable({ urls: this.#urls, token, client }, exchange);
  }

  /** Reports issues of selected operations, with their exchanges. */
  report(...issues: readonly Issue[]): void {
    for (const issue of issues) {
      const { exchanges = [] } = issue;
      const selected = exchanges.filter(({ operation }) => this.isSelected(operation));
      const own = selected.findLast(({ operation }) => operation.id === issue.operation?.id);
      // A probe of one operation can find a fault of another.
      const wrong = own ?? selected.at(-1);
      if (!wrong || exchanges.some((exchange) => this.#unreadable.has(exchange))) continue;
      this.coverage.violate(wrong.operation, wrong.response.status);
      const requests = exchanges.map(({ request }) => request);
      this.#add(wrong, [issue], requests);
    }
  }

  close(): void {
    this.#client.close();
  }

  #add({ operation, response, description }: HttpExchange, issues: readonly Issue[], requests: HttpRequest[]): void {
    if (issues.length === 0 || !this.isSelected(operation)) return;
    this.violations.add({ operation: operation.id, status: response.status, description, requests }, issues);
  }

  /** Sends a request, and repeats it when its token had expired. */
  async #sendAuthorized(operation: Operation, spec: RequestSpec, isRepeated = false): Promise<SentRequest> {
    const { token } = this.guard;
    const request = createRequest(operation, spec, { ...this.settings, token });
    const { expected = [], evenIfAborted } = spec;
    const beforeSend = (): void => {
      if (this.#signal.aborted && !evenIfAborted) throw this.#signal.reason;
      if (this.guard.isHanging(operation.id))
        throw new NoResponseError(request, new Error('skipped after repeated timeouts'));
      this.#requests += 1;
    };
    // No back-off when the check expects a 429.
    const options = { signal: this.#signal, beforeSend, respectRetryAfter: !expected.includes(429) };
    const response = await this.#client
      .send(request, options)
      .catch((cause: Error) => this.#onNoResponse(operation, spec, request, cause));
    this.reportUnansweredRequests();
    const { status } = response;
    if (status < 500 || ABSENT.has(status) || expected.includes(status)) this.guard.onResponse();
    else await this.guard.onFailure(`${request.method} ${operation.path} got ${status}`);
    const isOurs = getHeader(request.headers, 'authorization') === `Bearer ${token}`;
    const isExpired = status === 401 && isOurs && !expected.includes(401) && !isRepeated;
    if (!isExpired || !(await this.guard.onUnauthorized(token))) return { request, response };
    return this.#sendAuthorized(operation, spec, true);
  }

  /** @throws NoResponseError, or StopError when the server is gone. */
  async #onNoResponse(operation: Operation, spec: RequestSpec, request: HttpRequest, cause: Error): Promise<never> {
    if (cause instanceof StopError || cause instanceof NoResponseError) throw cause;
    const { description, mayClose } = spec;
    if (!mayClose && this.isSelected(operation)) {
      const occurrence = { operation: operation.id, status: 0, description, requests: [request] };
      const message = `${request.method} ${operation.path} got no response for ${description}: ${cause.message}.`;
      const issue = { rule: 'no-response', message, cause: cause.message } as const;
      this.#lost.push(() => this.violations.add(occurrence, [issue]));
    }
    const error = new NoResponseError(request, cause);
    if (cause instanceof TimeoutError) this.guard.onTimeout(operation.id);
    await this.guard.onFailure(error.message);
    throw error;
  }

  /** Reports unanswered requests, once the server responds to others. */
  reportUnansweredRequests(): void {
    for (const report of this.#lost) report();
    this.#lost = [];
  }
}

type SentRequest = Pick<HttpExchange, 'request' | 'response'>;
