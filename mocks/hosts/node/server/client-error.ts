import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

export const MAX_HEADER_BYTES = 16_384;

const BAD_REQUEST = { status: 400, title: 'Bad Request', detail: 'This is not a valid HTTP/1.1 request.' };

const PROBLEMS: Readonly<Record<string, typeof BAD_REQUEST>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    title: 'Request Timeout',
    detail: 'The request did not arrive in time. Send it again, without pauses.',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    title: 'Request Header Fields Too Large',
    detail: `The URL and the headers of the request exceed ${MAX_HEADER_BYTES} bytes together. Send fewer or shorter ones.`,
  },
};

/** Milliseconds that a client has to read the response before the connection is closed. */
const CLOSE_DELAY_MS = 1000;

/**
 * Responds to a request that Node cannot parse with a problem (RFC 9457), and closes the connection. The text is English: the
 * language is not known yet.
 */
export function sendClientError({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  // One error causes more with the bytes after it.
  if (socket.writableEnded) return;
  const { _httpMessage: current } = socket as { readonly _httpMessage?: ServerResponse };
  // A client would match this response to a valid request.
  if (current?.req.complete && !current.headersSent) {
    current.once('close', () => socket.end());
    return;
  }
  if (!socket.writable || current?.headersSent || !/^HPE_|^ERR_HTTP_REQUEST_TIMEOUT$/.test(code)) {
    socket.destroy();
    return;
  }
  const { status, title, detail } = PROBLEMS[code] ?? BAD_REQUEST;
  const body = JSON.stringify({ type: 'about:blank', title, status, detail });
  // Destroying it while the client sends would reset it, and lose the response.
  const timer = setTimeout(() => socket.destroy(), CLOSE_DELAY_MS).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.end(
    [
      `HTTP/1.1 ${status} ${title}`,
      'content-type: application/problem+json',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'access-control-allow-origin: *',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
