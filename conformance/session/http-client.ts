import { Agent as HttpAgent, type IncomingHttpHeaders, request as sendHttp } from 'node:http';
import { Agent as HttpsAgent, request as sendHttps } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { getHeader, type HeaderList, type HttpRequest, type HttpResponse } from './http.ts';
import type { RateLimits } from './settings.ts';

export interface ClientOptions extends RateLimits {
  /** Whether writes reuse connections: only for servers that do not close them. */
  readonly isTrusted?: boolean;
}

export interface SendOptions {
  readonly respectRetryAfter?: boolean;
  /** Ends the wait for 429, which is returned then. A request in flight is not aborted: it may have written something. */
  readonly signal?: AbortSignal | undefined;
  readonly beforeSend?: () => void;
}

export interface HttpClient {
  /** @throws Error when there is no response: the connection breaks, or the time is over. */
  readonly send: (request: HttpRequest, options?: SendOptions) => Promise<HttpResponse>;
  readonly close: () => void;
}

/** @param url of the server, without a slash at the end. */
export function createHttpClient(url: string, options: ClientOptions): HttpClient {
  const { concurrency, rps, timeout, maxRetryWait, gatewayHeaders = [], onWait, isTrusted = false } = options;
  const agent = new (url.startsWith('https:') ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: concurrency });
  const acquire = createSemaphore(concurrency);
  const interval = rps === undefined ? 0 : 1000 / rps;
  let nextStart = 0;
  let pausedUntil = 0;

  /** Waits for the rate limit, and for the end of a pause that a 429 asked for. */
  async function throttle(): Promise<void> {
    const now = performance.now();
    const start = Math.max(now, nextStart, pausedUntil);
    nextStart = start + interval;
    if (start > now) await delay(start - now);
    if (performance.now() < pausedUntil) await throttle();
  }

  async function send(request: HttpRequest, sendOptions: SendOptions = {}): Promise<HttpResponse> {
    const { respectRetryAfter = true, signal, beforeSend } = sendOptions;
    const release = await acquire();
    try {
      let waited = 0;
      for (let attempt = 0; ; attempt += 1) {
        await throttle();
        beforeSend?.();
        const response = await sendOrRetry({ url, agent, timeout }, addHeaders(request, gatewayHeaders), isTrusted);
        if (response.status !== 429 || !respectRetryAfter || signal?.aborted) return response;
        const seconds = getRetryDelay(response, attempt);
        if (waited + seconds > maxRetryWait) return response;
        onWait?.(request, response, seconds);
        waited += seconds;
        pausedUntil = performance.now() + seconds * 1000;
        const hasWaited = await delay(seconds * 1000, true, { signal }).catch(() => false);
        if (!hasWaited) return response;
      }
    } finally {
      release();
    }
  }

  return { send, close: () => agent.destroy() };
}

function addHeaders(request: HttpRequest, headers: HeaderList): HttpRequest {
  const added = headers.filter(([name]) => getHeader(request.headers, name.toLowerCase()) === undefined);
  return added.length > 0 ? { ...request, headers: [...request.headers, ...added] } : request;
}

function getRetryDelay({ headers }: HttpResponse, attempt: number): number {
  const value = headers['retry-after'];
  if (value !== undefined && /^\d+$/.test(value)) return Number(value);
  const date = Date.parse(value ?? '');
  return Number.isNaN(date) ? 2 ** attempt : Math.max(0, (date - Date.now()) / 1000);
}

function createSemaphore(permits: number): () => Promise<() => void> {
  const waiting: (() => void)[] = [];
  let used = 0;
  const release = (): void => {
    const resume = waiting.shift();
    if (resume) resume();
    else used -= 1;
  };
  return async () => {
    if (used < permits) used += 1;
    else await new Promise<void>((resume) => waiting.push(resume));
    return release;
  };
}

interface Connection {
  readonly url: string;
  readonly agent: HttpAgent | false;
  readonly timeout: number;
}

/**
 * A server may close an idle connection at the moment at which a request is sent on it. A read is sent again then; a
 * write gets a new connection, because it could have arrived.
 */
async function sendOrRetry(connection: Connection, request: HttpRequest, isTrusted: boolean): Promise<HttpResponse> {
  const fresh = { ...connection, agent: false } as const;
  if (isTrusted) return sendOnce(connection, request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendOnce(fresh, request);
  return sendOnce(connection, request).catch((error: Error) => {
    if (!(error instanceof StaleSocketError)) throw error;
    return sendOnce(fresh, request);
  });
}

export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

class StaleSocketError extends Error {
  override readonly name = 'StaleSocketError';
}

function sendOnce({ url, agent, timeout }: Connection, request: HttpRequest): Promise<HttpResponse> {
  const { protocol, hostname, port, pathname, host } = new URL(url);
  const { method, body } = request;
  const names = new Set(request.headers.map(([name]) => name));
  // As a flat list headers are sent as they are, also twice.
  const headers = [
    ...(names.has('host') ? [] : ['host', host]),
    ...request.headers.flat(),
    ...(body && !names.has('content-length') ? ['content-length', String(body.length)] : []),
  ];
  const options = {
    agent,
    protocol,
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port,
    method,
    headers,
    path: `${pathname.replace(/\/$/, '')}${request.path}`,
  };
  return new Promise((resolve, reject) => {
    const outgoing = (protocol === 'https:' ? sendHttps : sendHttp)(options, (response) => {
      response.toArray().then((chunks: Buffer[]) => {
        const { statusCode: status = 0 } = response;
        resolve({ status, headers: joinHeaders(response.headers), body: Buffer.concat(chunks) });
      }, reject);
    });
    const onTimeout = () => outgoing.destroy(new TimeoutError(`There was no response within ${timeout} seconds`));
    const timer = setTimeout(onTimeout, timeout * 1000);
    outgoing.on('close', () => clearTimeout(timer));
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET';
      reject(isStale ? new StaleSocketError(error.message, { cause: error }) : error);
    });
    outgoing.end(body);
  });
}

export const joinHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]));
