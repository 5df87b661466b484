import type { Server } from 'node:http';
import { GROWING_STATES } from '../../../store/growing-states.ts';
import { MAX_HEADER_BYTES, sendClientError } from './client-error.ts';

/** Milliseconds between Node's checks for late requests. */
const CHECK_INTERVAL_MS = 2000;

/**
 * Returns the options of `createServer` that cannot be set later. The pipeline rejects a missing Host header with a body, which
 * Node would not.
 * @param requestTimeout milliseconds; the checks are at least as frequent.
 */
export const createServerOptions = (requestTimeout?: number) => ({
  maxHeaderSize: MAX_HEADER_BYTES,
  connectionsCheckingInterval: Math.min(requestTimeout || CHECK_INTERVAL_MS, CHECK_INTERVAL_MS),
  requireHostHeader: false,
  minVersion: 'TLSv1.3' as const,
  handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
});

const HANDSHAKE_TIMEOUT_MS = 10_000;

/** Maximum time to receive headers. */
const HEADERS_TIMEOUT_MS = 10_000;

/** Maximum time without a byte, for a client that does not read. */
const IDLE_TIMEOUT_MS = 120_000;

/** Time to complete requests when the server stops. */
const GRACE_PERIOD_MS = 10_000;

/** Sets timeouts in milliseconds, 0 for none, and responds to malformed requests. Call it before listening. */
export function applyTimeouts(server: Server, requestTimeout = 60_000): void {
  Object.assign(server, {
    // Node swaps the two when the request timeout is shorter.
    headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeout || HEADERS_TIMEOUT_MS),
    requestTimeout,
    maxConnections: GROWING_STATES.connections.limit,
    timeout: Math.max(IDLE_TIMEOUT_MS, requestTimeout),
  });
  server.on('clientError', sendClientError);
}

/**
 * Stops a server: closes it to new connections, and waits at most ten seconds for requests in progress. Resolves when all
 * connections are closed, also for a server that does not listen.
 */
export async function stopGracefully(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // `close` does this only once; other connections become idle later.
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  const deadline = setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(deadline);
}
