import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { answerClientError, maxHeaderSize } from './client-error.ts';
import { connectionsOf } from './connections.ts';

export { maxHeaderSize } from './client-error.ts';

/**
 * What `createServer` has to be given, because it cannot be set later. Node looks for requests that are late only every
 * half minute unless told otherwise. A request without a host is for `http.ts` to refuse, because Node does it without
 * a word. Milliseconds and bytes.
 */
export const serverOptions = {
  maxHeaderSize,
  connectionsCheckingInterval: 2000,
  requireHostHeader: false,
} as const;

/** The same for a server whose requests have so many milliseconds: it looks at least that often. */
export const serverOptionsWithin = (requestTimeout: number | undefined) => ({
  ...serverOptions,
  connectionsCheckingInterval: Math.min(
    requestTimeout || Number.POSITIVE_INFINITY,
    serverOptions.connectionsCheckingInterval,
  ),
});

/** Milliseconds. */
export interface Limits {
  /** For the headers of a request; 10 seconds when left out. */
  readonly headersTimeout?: number;
  /** For the whole request; 60 seconds when left out, 0 for no limit. */
  readonly requestTimeout?: number;
  /** That a connection may wait for its next request; 5 seconds when left out. */
  readonly keepAliveTimeout?: number;
  /** That nothing at all may go over a connection, such as an answer that nobody reads; 2 minutes when left out. */
  readonly idleTimeout?: number;
}

/** What became of the requests that were under way when the server stopped. */
export interface Stopped {
  /** Answers that were sent to the end. */
  readonly finished: number;
  /** Answers that were cut off, because they were not done when the grace was over. */
  readonly dropped: number;
}

/**
 * Limits how long clients may take, and answers what is not a request with a problem (RFC 9457): 431 for headers that
 * are too large, 408 for a request that takes too long, 400 for all else. Call it before the server listens.
 */
export function limit(server: Server, limits: Limits = {}): void {
  const { headersTimeout = 10_000, requestTimeout = 60_000, keepAliveTimeout = 5000 } = limits;
  const { idleTimeout = Math.max(120_000, requestTimeout) } = limits;
  Object.assign(server, {
    // Node takes the one for the other when the whole request has less time than its headers.
    headersTimeout: Math.min(headersTimeout, requestTimeout || headersTimeout),
    requestTimeout,
    keepAliveTimeout,
    timeout: idleTimeout,
  });
  const connections = connectionsOf(server);
  server.on('clientError', (error, socket) => answerClientError(error, socket, connections.of(socket)));
}

/**
 * Stops a server that {@link limit} was called for: takes no more connections, closes those that wait, and lets the
 * requests under way finish. Resolves when all connections are closed. Harmless for a server that does not listen; a
 * second call while it stops waits for the first.
 *
 * @param options `grace`: milliseconds that requests have to finish, 10 seconds when left out.
 */
export function stopGracefully(server: Server, { grace = 10_000 }: { grace?: number } = {}): Promise<Stopped> {
  const running = stopping.get(server) ?? stop(server, grace).finally(() => stopping.delete(server));
  stopping.set(server, running);
  return running;
}

const stopping = new WeakMap<Server, Promise<Stopped>>();

async function stop(server: Server, grace: number): Promise<Stopped> {
  const connections = connectionsOf(server);
  let finished = 0;
  let dropped = 0;

  connections.onAnswered = ({ socket, answers }, answer) => {
    if (answer.writableFinished) finished += 1;
    if (answers.size === 0) socket.destroySoon();
  };
  // Not the server's own `close`: it would cut answers that are written but not yet sent.
  const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()));
  for (const { socket, answers } of connections.all()) {
    const last = [...answers].at(-1);
    if (!last) socket.destroy();
    else if (!last.headersSent) last.setHeader('connection', 'close');
  }

  const cut = setTimeout(() => {
    for (const { socket, answers } of connections.all()) {
      dropped += answers.size;
      socket.destroy();
    }
  }, grace);
  await closed;
  clearTimeout(cut);
  // Now that nothing is left to cut, this ends the timer that looks for late requests.
  server.close();
  return { finished, dropped };
}
