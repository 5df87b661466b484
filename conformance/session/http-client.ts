import {
  type AgentOptions,
  type ClientRequest,
  Agent as HttpAgent,
  type IncomingHttpHeaders,
  type RequestOptions,
  request as sendHttp,
} from 'node:http';
import { Agent as HttpsAgent, request as sendHttps } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { decode, getHeader, type HeaderList, type HttpRequest, type HttpResponse } from './http.ts';
import type { RateLimits } from './settings.ts';

export interface ClientOptions extends RateLimits {
  /** True when writes reuse connections: only for servers that do not close them. */
  readonly isTrusted?: boolean;
}

interface SendOptions {
  readonly respectRetryAfter?: boolean;
  /** Ends the wait after a 429, which is then returned. A request in flight is not aborted: it may have written something. */
  readonly signal?: AbortSignal | undefined;
  readonly beforeSend?: () => void;
  /** True for a request that bypasses the queue on its own connection. */
  readonly isUrgent?: boolean;
}

export type HttpClient = ReturnType<typeof createHttpClient>;

/** @param url of the server, without a slash at the end. */
export function createHttpClient(url: string, options: ClientOptions) {
  const { concurrency, rps, timeout, maxRetryWait, gatewayHeaders = [], onWait, isTrusted = false } = options;
  const connection: Connection = {
    url,
    timeout,
    kept: createAgent(url, { keepAlive: true, maxSockets: concurrency }),
    fresh: createAgent(url, {}),
  };
  const acquire = createSemaphore(concurrency);
  const interval = rps === undefined ? 0 : 1000 / rps;
  let nextStart = 0;
  let pausedUntil = 0;

  /** Waits for the rate limit, and for the end of a pause after a 429. */
  async function throttle(): Promise<void> {
    const now = performance.now();
    const start = Math.max(now, nextStart, pausedUntil);
    nextStart = start + interval;
    if (start > now) await delay(start - now);
    if (performance.now() < pausedUntil) await throttle();
  }

  /** @throws Error without a response: the connection breaks, or the time is over. */
  async function send(request: HttpRequest, sendOptions: SendOptions = {}): Promise<HttpResponse> {
    const { respectRetryAfter = true, signal, beforeSend, isUrgent = false } = sendOptions;
    const complete = addHeaders(request, gatewayHeaders);
    if (isUrgent) return sendOnce(connection, complete, connection.fresh);
    const release = await acquire();
    try {
      let waited = 0;
      for (let attempt = 0; ; attempt += 1) {
        await throttle();
        beforeSend?.();
        const response = await sendOrRetry(connection, complete, isTrusted);
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

  return { send, close: (): void => connection.kept.destroy() };
}

/** Creates an agent that follows HTTP_PROXY, HTTPS_PROXY and NO_PROXY, except for a server on this machine. */
export function createAgent(url: string, options: AgentOptions): HttpAgent {
  const { protocol, hostname } = new URL(url);
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  const all = isLocal ? options : { ...options, proxyEnv: process.env };
  return new (protocol === 'https:' ? HttpsAgent : HttpAgent)(all);
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
  readonly timeout: number;
  readonly kept: HttpAgent;
  readonly fresh: HttpAgent;
}

/**
 * Sends a request, and repeats a read when the server closes its idle connection at that moment. A write gets a new connection,
 * as it could have arrived.
 */
async function sendOrRetry(connection: Connection, request: HttpRequest, isTrusted: boolean): Promise<HttpResponse> {
  const { kept, fresh } = connection;
  if (isTrusted) return sendOnce(connection, request, kept);
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendOnce(connection, request, fresh);
  return sendOnce(connection, request, kept).catch((error: Error) => {
    if (!(error instanceof StaleSocketError)) throw error;
    return sendOnce(connection, request, fresh);
  });
}

export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

class StaleSocketError extends Error {
  override readonly name = 'StaleSocketError';
}

/** Opens a request to a server, whose URL may have a path. */
export function openRequest(url: string, path: string, options: RequestOptions): ClientRequest {
  const { protocol, hostname, port, pathname } = new URL(url);
  const target = { protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port };
  const send = protocol === 'https:' ? sendHttps : sendHttp;
  // The target of `OPTIONS *` is the whole server.
  return send({ ...options, ...target, path: path === '*' ? path : `${pathname.replace(/\/$/, '')}${path}` });
}

function sendOnce({ url, timeout }: Connection, request: HttpRequest, agent: HttpAgent): Promise<HttpResponse> {
  const { method, body } = request;
  const names = new Set(request.headers.map(([name]) => name));
  // A flat list sends headers unchanged, also twice.
  const headers = [
    ...(names.has('host') ? [] : ['host', new URL(url).host]),
    ...request.headers.flat(),
    ...(body && !names.has('content-length') ? ['content-length', String(body.length)] : []),
  ];
  return new Promise((resolve, reject) => {
    const outgoing = openRequest(url, request.path, { agent, method, headers }).on('response', (response) => {
      response
        .toArray()
        .then((chunks: Buffer[]) => {
          const { statusCode: status = 0 } = response;
          resolve({
            status,
            headers: joinHeaders(response.headers),
            body: decode(Buffer.concat(chunks), response.headers),
          });
        })
        .catch(reject);
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
