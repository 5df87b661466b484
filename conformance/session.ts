import type { Operation } from './contract.ts';
import { Coverage } from './coverage.ts';
import type { Exchange, Fault, Reply, Request } from './exchange.ts';
import { createJudge, isJson, type Judge } from './judge.ts';
import { type Sender, senderTo } from './sender.ts';
import type { Settings } from './settings.ts';
import { Violations } from './violations.ts';

/** A request to be made for an operation. What is left out is as usual: token, administration and language. */
export interface Ask {
  /** What is tried, for people: `filter name`, `no token`. */
  readonly about: string;
  /** Filled in, without the query: `/v1/debtors/1`. */
  readonly path: string;
  readonly query?: readonly (readonly [name: string, value: string])[];
  /** The operation's own when left out. */
  readonly method?: string;
  /** Instead of or beside the usual ones, by names in lower case; undefined leaves a usual one out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** A value to be sent as JSON, or bytes. */
  readonly body?: unknown;
  /** `application/json` when left out and there is a body. */
  readonly mediaType?: string;
  /** The statuses that may come; another one is a violation. Any that the contract documents when left out. */
  readonly expected?: readonly number[];
  /** Whether this answer is asked for by `Prefer`, so that a 429 is no reason to wait. */
  readonly preferred?: boolean;
  /** Whether it is made even when the run was interrupted: what was created is removed all the same. */
  readonly always?: boolean;
}

/** What the checks of one run share: the server, what was seen of it, and what was wrong. */
export class Session {
  readonly settings: Settings;
  readonly coverage: Coverage;
  readonly violations: Violations;
  readonly #sender: Sender;
  readonly #judge: Judge = createJudge();
  #requests = 0;

  constructor(settings: Settings) {
    this.settings = settings;
    this.coverage = new Coverage(settings.operations);
    this.violations = new Violations(settings.onViolation);
    const { concurrency, rate, patience, timeout } = settings;
    const onWait: Settings['onWait'] = (request, reply, seconds) => settings.onWait?.(request, reply, seconds);
    this.#sender = senderTo(settings.url, { concurrency, patience, timeout, onWait, ...(rate && { rate }) });
  }

  /** How many requests were made. */
  get requests(): number {
    return this.#requests;
  }

  /** Whether an operation is among those that are to be checked. */
  isChosen({ id }: Pick<Operation, 'id'>): boolean {
    return this.settings.operations.some((operation) => operation.id === id);
  }

  /**
   * Makes a request, has its answer judged by the contract, and counts both.
   *
   * @throws NoAnswer when the connection breaks or the time is over, Interrupted when the run is to end.
   */
  async ask(operation: Operation, ask: Ask): Promise<Exchange> {
    if (this.settings.signal?.aborted && !ask.always) throw new Interrupted();
    const request = this.#requestOf(operation, ask);
    this.#requests += 1;
    const reply = await this.#sender
      .send(request, {
        obey: ask.preferred !== true,
        signal: ask.always ? undefined : this.settings.signal,
      })
      .catch((error: Error) => {
        throw new NoAnswer(operation, ask.about, request, error);
      });
    const json = isJson(reply) ? parsed(reply) : undefined;
    // Another method is another operation, or none at all: the contract of this one says nothing about it.
    const isOwn = request.method.toLowerCase() === operation.method;
    const faults = isOwn ? await this.#judge(operation, request, reply, json) : [];
    const exchange: Exchange = { operation, about: ask.about, request, reply, json, faults };
    if (isOwn) this.coverage.visit(operation, reply.status, faults.length === 0);
    this.settings.onAnswer?.(exchange);
    for (const fault of faults) this.violate(fault, exchange);
    if (ask.expected && !ask.expected.includes(reply.status)) {
      const message = `${ask.about} is answered ${reply.status}; ${ask.expected.join(' or ')} was to be expected.`;
      this.violate({ rule: 'expected status', message }, exchange);
    }
    return exchange;
  }

  /** Reports what is wrong, with the requests that show it in their order; the last of them is the one that is wrong. */
  violate({ rule, message }: Fault, ...exchanges: readonly [Exchange, ...Exchange[]]): void {
    const last = exchanges.at(-1) as Exchange;
    const requests = exchanges.map(({ request }) => request);
    const { operation, about, reply } = last;
    this.coverage.violate(operation, reply.status);
    this.violations.add({ operation: operation.id, rule, message, about, status: reply.status, requests });
  }

  /**
   * Path and query of a link that the server gave, when it leads to this server. Undefined when it leads elsewhere: the
   * token must not go there.
   */
  ownPath(link: unknown): string | undefined {
    if (typeof link !== 'string' || !URL.canParse(link)) return undefined;
    const [own, target] = [new URL(this.settings.url), new URL(link)];
    const base = own.pathname.replace(/\/$/, '');
    if (target.origin !== own.origin || !target.pathname.startsWith(base)) return undefined;
    return `${target.pathname.slice(base.length)}${target.search}`;
  }

  close(): void {
    this.#sender.close();
  }

  #requestOf(operation: Operation, ask: Ask): Request {
    const { token, tenant, language } = this.settings;
    const usual: Ask['headers'] = operation.secured
      ? {
          authorization: `Bearer ${token}`,
          'x-tenant-id': tenant === undefined ? undefined : String(tenant),
          'accept-language': language,
        }
      : {};
    const body = bytesOf(ask.body);
    const type = body && { 'content-type': ask.mediaType ?? 'application/json' };
    const headers = Object.entries({ ...usual, ...type, ...ask.headers }).filter(([, value]) => value !== undefined);
    return {
      method: ask.method ?? operation.method.toUpperCase(),
      path: withQuery(ask.path, ask.query ?? []),
      headers: Object.fromEntries(headers) as Record<string, string>,
      body,
    };
  }
}

/** The run is to end: no request is made any more. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** A request that nobody answered. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly operation: Operation;
  readonly about: string;
  readonly request: Request;

  constructor(operation: Operation, about: string, request: Request, cause: Error) {
    super(`${request.method} ${request.path} was not answered: ${cause.message}`, { cause });
    this.operation = operation;
    this.about = about;
    this.request = request;
  }
}

function parsed({ body }: Reply): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

function bytesOf(body: unknown): Uint8Array | undefined {
  if (body === undefined || body instanceof Uint8Array) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

/** A path with a query: in a form that keeps what a list in the contract separates by commas readable. */
export function withQuery(path: string, query: NonNullable<Ask['query']>): string {
  const pairs = query.map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  );
  if (pairs.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}
