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

/** To receive the headers of a request, in milliseconds. */
const HEADERS_TIMEOUT_MS = 10_000;

/** To wait for the next request on a connection. */
const KEEP_ALIVE_TIMEOUT_MS = 5000;

/** Without any byte on a connection, as when a client does not read its response. */
const IDLE_TIMEOUT_MS = 120_000;

/** That requests have to complete when a server stops. */
const GRACE_PERIOD_MS = 10_000;

/**
 * Sets the timeouts of a server, and lets it respond to malformed requests with a problem (RFC 9457): 431 for headers
 * that are too large, 408 for a request that takes too long, 400 for all else. Call it before the server listens.
 *
 * @param requestTimeout milliseconds to receive a whole request; 0 for no limit.
 */
export function applyTimeouts(server: Server, requestTimeout = 60_000): void {
  Object.assign(server, {
    // Node exchanges the two when the timeout of the request is shorter.
    headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeout || HEADERS_TIMEOUT_MS),
    requestTimeout,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    timeout: Math.max(IDLE_TIMEOUT_MS, requestTimeout),
  });
  const connections = trackConnections(server);
  server.on('clientError', (error, socket) => sendClientError(error, socket, connections.get(socket)));
}

/**
 * Stops a server of {@link applyTimeouts}: it accepts no new connections, closes idle ones and completes the requests
 * in progress, for at most ten seconds. Resolves when all connections are closed. Harmless for a server that does not
 * listen; a second call waits for the first.
 */
export function stopGracefully(server: Server): Promise<void> {
  const stopping = stoppingServers.get(server) ?? stop(server).finally(() => stoppingServers.delete(server));
  stoppingServers.set(server, stopping);
  return stopping;
}

const stoppingServers = new WeakMap<Server, Promise<void>>();

async function stop(server: Server): Promise<void> {
  const connections = trackConnections(server);
  connections.onResponseClosed = ({ socket, responses }) => {
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
    for (const { socket } of connections.list()) socket.destroy();
  }, GRACE_PERIOD_MS);
  await closed;
  clearTimeout(timer);
}
