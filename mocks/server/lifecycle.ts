import type { Server } from 'node:http';
import { MAX_HEADER_BYTES, sendClientError } from './client-error.ts';
import { trackConnections } from './connections.ts';

/** How often Node looks for late requests, in milliseconds. */
const CHECK_INTERVAL_MS = 2000;

/**
 * Returns the options of `createServer` that cannot be set later. A missing Host header is rejected by the pipeline:
 * Node would do so without a body.
 *
 * @param requestTimeout milliseconds; Node checks at least this often.
 */
export const createServerOptions = (requestTimeout?: number) => ({
  maxHeaderSize: MAX_HEADER_BYTES,
  connectionsCheckingInterval: Math.min(requestTimeout || CHECK_INTERVAL_MS, CHECK_INTERVAL_MS),
  requireHostHeader: false,
});

/** Milliseconds. */
export interface Timeouts {
  /** To receive the headers of a request. Default: 10 seconds. */
  readonly headersTimeout?: number;
  /** To receive a whole request. Default: 60 seconds; 0 for none. */
  readonly requestTimeout?: number;
  /** To wait for the next request on a connection. Default: 5 seconds. */
  readonly keepAliveTimeout?: number;
  /** Without any byte on a connection, as when a client does not read its response. Default: 2 minutes. */
  readonly idleTimeout?: number;
}

/** Outcome of the requests that were in progress when the server stopped. */
export interface StopResult {
  /** Number of responses that were sent completely. */
  readonly completed: number;
  /** Number of responses that were cut off at the end of the grace period. */
  readonly aborted: number;
}

/**
 * Sets the timeouts of a server, and lets it respond to malformed requests with a problem (RFC 9457): 431 for headers
 * that are too large, 408 for a request that takes too long, 400 for all else. Call it before the server listens.
 */
export function applyTimeouts(server: Server, timeouts: Timeouts = {}): void {
  const { headersTimeout = 10_000, requestTimeout = 60_000, keepAliveTimeout = 5000 } = timeouts;
  const { idleTimeout = Math.max(120_000, requestTimeout) } = timeouts;
  Object.assign(server, {
    // Node exchanges the two when the timeout of the request is shorter.
    headersTimeout: Math.min(headersTimeout, requestTimeout || headersTimeout),
    requestTimeout,
    keepAliveTimeout,
    timeout: idleTimeout,
  });
  const connections = trackConnections(server);
  server.on('clientError', (error, socket) => sendClientError(error, socket, connections.get(socket)));
}

/**
 * Stops a server of {@link applyTimeouts}: it accepts no new connections, closes idle ones and completes the requests
 * in progress. Resolves when all connections are closed. Harmless for a server that does not listen; a second call
 * waits for the first.
 *
 * @param options `gracePeriod`: milliseconds that requests have to complete. Default: 10 seconds.
 */
export function stopGracefully(
  server: Server,
  { gracePeriod = 10_000 }: { gracePeriod?: number } = {},
): Promise<StopResult> {
  const stopping =
    stoppingServers.get(server) ?? stop(server, gracePeriod).finally(() => stoppingServers.delete(server));
  stoppingServers.set(server, stopping);
  return stopping;
}

const stoppingServers = new WeakMap<Server, Promise<StopResult>>();

async function stop(server: Server, gracePeriod: number): Promise<StopResult> {
  const connections = trackConnections(server);
  let completed = 0;
  let aborted = 0;

  connections.onResponseClosed = ({ socket, responses }, response) => {
    if (response.writableFinished) completed += 1;
    if (responses.size === 0) socket.destroySoon();
  };
  // Called by `close`. Node counts connections as idle whose response is written but not sent yet, and cuts them.
  server.closeIdleConnections = () => {};
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const { socket, responses } of connections.list()) {
    const last = [...responses].at(-1);
    if (!last) socket.destroy();
    else if (!last.headersSent) last.setHeader('connection', 'close');
  }

  const timer = setTimeout(() => {
    for (const { socket, responses } of connections.list()) {
      aborted += responses.size;
      socket.destroy();
    }
  }, gracePeriod);
  await closed;
  clearTimeout(timer);
  return { completed, aborted };
}
