import type { Server } from 'node:http';
import { GROWING_STATES } from '../../../store/growing-states.ts';
import { MAX_HEADER_BYTES, sendClientError } from './client-error.ts';

/** How often Node looks for late requests, in milliseconds. */
const CHECK_INTERVAL_MS = 2000;

/**
 * Returns the options of `createServer`, with and without TLS, that cannot be set later. A missing Host header is rejected by
 * the pipeline: Node would do so without a body.
 *
 * @param requestTimeout milliseconds; Node checks at least this often.
 */
export const createServerOptions = (requestTimeout?: number) => ({
  maxHeaderSize: MAX_HEADER_BYTES,
  connectionsCheckingInterval: Math.min(requestTimeout || CHECK_INTERVAL_MS, CHECK_INTERVAL_MS),
  requireHostHeader: false,
  minVersion: 'TLSv1.3' as const,
  handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
});

const HANDSHAKE_TIMEOUT_MS = 10_000;

/** To receive the headers of a request. */
const HEADERS_TIMEOUT_MS = 10_000;

/** Without any byte on a connection, as when a client does not read its response. */
const IDLE_TIMEOUT_MS = 120_000;

/** That requests have to complete when a server stops. */
const GRACE_PERIOD_MS = 10_000;

/** Sets timeouts, in milliseconds or 0 for none, and responds to malformed requests. Call it before the server listens. */
export function applyTimeouts(server: Server, requestTimeout = 60_000): void {
  Object.assign(server, {
    // Node exchanges the two when the timeout of the request is shorter.
    headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeout || HEADERS_TIMEOUT_MS),
    requestTimeout,
    maxConnections: GROWING_STATES.connections.limit,
    timeout: Math.max(IDLE_TIMEOUT_MS, requestTimeout),
  });
  server.on('clientError', sendClientError);
}

/**
 * Stops a server: it accepts no new connections, and completes the requests in progress, for at most ten seconds. Resolves when
 * all connections are closed, also for a server that does not listen.
 */
export async function stopGracefully(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // `close` does this once, and connections become idle when their requests are completed.
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  const deadline = setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(deadline);
}
