import type { Duplex } from 'node:stream';
import type { Connection } from './connections.ts';

const { STATUS_CODES } = process.getBuiltinModule('node:http');

/** Bytes that the request line and the headers may have together; for the options of `createServer`. */
export const maxHeaderSize = 16_384;

const details: Readonly<Record<number, string>> = {
  400: 'This is not a valid HTTP/1.1 request.',
  408: 'The request did not arrive in time. Send it again, without pauses.',
  431: `The address and the headers of the request exceed ${maxHeaderSize} bytes together. Send fewer or shorter ones.`,
};

/** Milliseconds that a client has to read the answer, before the connection is cut. */
const linger = 1000;

const answered = new WeakSet<Duplex>();

/** What Node says of it, with what the client had sent last. */
interface ClientError extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer;
}

/**
 * Answers what Node could not read as a request, and closes the connection. In English, because no language is known
 * yet. A failed TLS handshake and a broken connection get no answer: nobody would understand or receive it.
 */
export function answerClientError(error: ClientError, socket: Duplex, connection?: Connection): void {
  // What comes in after the first error is no request either.
  if (answered.has(socket)) return;
  const status = statusOf(error.code);
  const answers = [...(connection?.answers ?? [])];
  const earlier = answers.findLast(({ req }) => req.complete);
  if (status === undefined || !socket.writable) {
    socket.destroy();
  } else if (earlier) {
    // Requests before this one came in well, and the client would take our answer for theirs.
    answered.add(socket);
    if (!earlier.headersSent) earlier.setHeader('connection', 'close');
    earlier.once('close', () => end(socket));
  } else if (answers.some(({ headersSent }) => headersSent)) {
    socket.destroy();
  } else {
    answered.add(socket);
    end(socket, message(status, error.rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD '));
  }
}

function statusOf(code = ''): number | undefined {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code.startsWith('HPE_') ? 400 : undefined;
}

/** Cutting at once would reset the connection of a client that is still sending, and its answer would be lost. */
function end(socket: Duplex, text = ''): void {
  const cut = setTimeout(() => socket.destroy(), linger).unref();
  socket.once('close', () => clearTimeout(cut));
  socket.end(text);
}

function message(status: number, isHead: boolean): string {
  const title = STATUS_CODES[status];
  // RFC 9457, section 4.2.1: a problem that says no more than its status.
  const body = JSON.stringify({ type: 'about:blank', title, status, detail: details[status] });
  return [
    `HTTP/1.1 ${status} ${title}`,
    `date: ${new Date().toUTCString()}`,
    'content-type: application/problem+json',
    'content-language: en',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    // Nobody knows who asks or for what, and there is nothing in it that a web page may not read.
    'access-control-allow-origin: *',
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    isHead ? '' : body,
  ].join('\r\n');
}
