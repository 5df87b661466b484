import type { Duplex } from 'node:stream';
import type { Connection } from './connections.ts';
import { STATUS_CODES } from './node-http.ts';

/** The limit of the request line and the headers together. */
export const MAX_HEADER_BYTES = 16_384;

const DETAILS: Readonly<Record<number, string>> = {
  400: 'This is not a valid HTTP/1.1 request.',
  408: 'The request did not arrive in time. Send it again, without pauses.',
  431: `The URL and the headers of the request exceed ${MAX_HEADER_BYTES} bytes together. Send fewer or shorter ones.`,
};

/** Milliseconds that a client has to read the response, before the connection is closed. */
const CLOSE_DELAY_MS = 1000;

const handledSockets = new WeakSet<Duplex>();

/** An error of Node's HTTP parser, with the last bytes that the client sent. */
interface ClientError extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer;
}

/**
 * Responds to what Node could not parse as a request, and closes the connection. In English, because the language is
 * not known yet. A failed TLS handshake and a broken connection get no response: the client could not read it.
 */
export function sendClientError(error: ClientError, socket: Duplex, connection?: Connection): void {
  // The bytes after the first error cause more errors.
  if (handledSockets.has(socket)) return;
  const status = getStatus(error.code);
  const responses = [...(connection?.responses ?? [])];
  const pending = responses.findLast(({ req }) => req.complete);
  if (status === undefined || !socket.writable) {
    socket.destroy();
  } else if (pending) {
    // Valid requests came before: the client would take this response for one of theirs.
    handledSockets.add(socket);
    if (!pending.headersSent) pending.setHeader('connection', 'close');
    pending.once('close', () => endSocket(socket));
  } else if (responses.some(({ headersSent }) => headersSent)) {
    socket.destroy();
  } else {
    handledSockets.add(socket);
    endSocket(socket, formatResponse(status, error.rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD '));
  }
}

function getStatus(code = ''): number | undefined {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code.startsWith('HPE_') ? 400 : undefined;
}

/** Ends a socket gently: destroying it while the client is still sending would reset it, and lose the response. */
function endSocket(socket: Duplex, text = ''): void {
  const timer = setTimeout(() => socket.destroy(), CLOSE_DELAY_MS).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.end(text);
}

function formatResponse(status: number, isHead: boolean): string {
  const title = STATUS_CODES[status];
  // A problem without a type of its own (RFC 9457, section 4.2.1).
  const body = JSON.stringify({ type: 'about:blank', title, status, detail: DETAILS[status] });
  return [
    `HTTP/1.1 ${status} ${title}`,
    `date: ${new Date().toUTCString()}`,
    'content-type: application/problem+json',
    'content-language: en',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    // The path is not known, and the text contains nothing that a web page may not read.
    'access-control-allow-origin: *',
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    isHead ? '' : body,
  ].join('\r\n');
}
