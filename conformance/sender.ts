import { Agent as HttpAgent, type IncomingHttpHeaders, request as sendHttp } from 'node:http';
import { Agent as HttpsAgent, request as sendHttps } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import type { Reply, Request } from './exchange.ts';

export interface Politeness {
  /** Requests under way at once. */
  readonly concurrency: number;
  /** Requests a second; no limit when left out. */
  readonly rate?: number;
  /** Seconds that 429 may be waited for in all; then it counts as the answer. */
  readonly patience: number;
  /** Seconds that one answer may take. */
  readonly timeout: number;
  /** Hears of each 429 that is waited for, and for how many seconds. */
  readonly onWait?: (request: Request, reply: Reply, seconds: number) => void;
}

export interface SendOptions {
  readonly obey?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Sends requests to one server, no more and no faster than it is asked to. */
export interface Sender {
  /**
   * @param options `obey`: false for a 429 that was asked for, which is no reason to wait. `signal`: ends waiting for a
   *   429, which counts as the answer then; a request under way is not called off, because it may have written something.
   * @throws an Error when there is no answer: the connection breaks, or the time is over.
   */
  readonly send: (request: Request, options?: SendOptions) => Promise<Reply>;
  readonly close: () => void;
}

const pause = (milliseconds: number): Promise<void> => delay(milliseconds);

/** @param url the address of the server, without a slash at its end. */
export function senderTo(url: string, politeness: Politeness): Sender {
  const { concurrency, rate, timeout, patience, onWait } = politeness;
  const isSecure = url.startsWith('https:');
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: concurrency });
  const takeTurn = turns(concurrency);
  const spacing = rate === undefined ? 0 : 1000 / rate;
  let next = 0;
  let quietUntil = 0;

  /** Waits until a request may go: its place in the row, and the end of what a 429 asked for. */
  async function allowed(): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, next, quietUntil);
    next = at + spacing;
    if (at > now) await pause(at - now);
    if (performance.now() < quietUntil) await allowed();
  }

  async function send(request: Request, { obey = true, signal }: SendOptions = {}): Promise<Reply> {
    const free = await takeTurn();
    try {
      let waited = 0;
      for (let tries = 0; ; tries += 1) {
        await allowed();
        const reply = await answered({ url, agent, isSecure, timeout }, request);
        if (reply.status !== 429 || !obey || signal?.aborted) return reply;
        const seconds = secondsToWait(reply, tries);
        if (waited + seconds > patience) return reply;
        onWait?.(request, reply, seconds);
        waited += seconds;
        quietUntil = performance.now() + seconds * 1000;
        if (!(await waitedFor(seconds * 1000, signal))) return reply;
      }
    } finally {
      free();
    }
  }

  return { send, close: () => agent.destroy() };
}

/** Whether the time went by; false when the signal came first. */
const waitedFor = (milliseconds: number, signal: AbortSignal | undefined): Promise<boolean> =>
  delay(milliseconds, true, { signal }).catch(() => false);

/** What `Retry-After` says, in seconds or as a date; else longer each time. */
function secondsToWait({ headers }: Reply, tries: number): number {
  const said = headers['retry-after'];
  if (said !== undefined && /^\d+$/.test(said)) return Number(said);
  const date = said === undefined ? Number.NaN : Date.parse(said);
  return Number.isNaN(date) ? 2 ** tries : Math.max(0, (date - Date.now()) / 1000);
}

/** Lets so many in at once; the others wait in a row. */
function turns(concurrency: number): () => Promise<() => void> {
  const waiting: (() => void)[] = [];
  let under = 0;
  const free = (): void => {
    const first = waiting.shift();
    if (first) first();
    else under -= 1;
  };
  return async () => {
    if (under < concurrency) under += 1;
    else await new Promise<void>((turn) => waiting.push(turn));
    return free;
  };
}

/**
 * A server may close a connection that waits at the very moment at which the next request goes over it. What only reads
 * is sent once more then; what writes goes over a connection of its own, because nobody knows whether it arrived.
 */
async function answered(line: Line, request: Request): Promise<Reply> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return exchanged({ ...line, agent: false }, request);
  return exchanged(line, request).catch((error: Error) => {
    if (!(error instanceof ClosedMeanwhile)) throw error;
    return exchanged({ ...line, agent: false }, request);
  });
}

/** The connection had been used before, and was closed under the request. */
class ClosedMeanwhile extends Error {
  override readonly name = 'ClosedMeanwhile';
}

interface Line {
  readonly url: string;
  /** What keeps connections; false for a connection of its own. */
  readonly agent: HttpAgent | false;
  readonly isSecure: boolean;
  readonly timeout: number;
}

function exchanged({ url, agent, isSecure, timeout }: Line, { method, path, headers, body }: Request): Promise<Reply> {
  const { protocol, hostname, port, pathname } = new URL(url);
  const length = body === undefined ? {} : { 'content-length': String(body.length) };
  const options = {
    ...{ agent, protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port, method },
    path: `${pathname.replace(/\/$/, '')}${path}`,
    headers: { ...headers, ...length },
  };
  return new Promise((resolve, reject) => {
    const outgoing = (isSecure ? sendHttps : sendHttp)(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: joined(response.headers),
          body: Buffer.concat(chunks),
        }),
      );
    });
    const late = setTimeout(
      () => outgoing.destroy(new Error(`There was no answer within ${timeout} seconds`)),
      timeout * 1000,
    );
    outgoing.on('close', () => clearTimeout(late));
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const isClosed = outgoing.reusedSocket && error.code === 'ECONNRESET';
      reject(isClosed ? new ClosedMeanwhile(error.message, { cause: error }) : error);
    });
    outgoing.end(body);
  });
}

const joined = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : String(value)]),
  );
