import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { isTextStream, type Pipeline, serializeBody } from '../../../http/pipeline.ts';
import { toProblemResponse } from '../../../http/problem-response.ts';
import { formatError } from '../../../http/redact.ts';
import { toUri } from '../../../http/request-guards.ts';
import type { HttpRequest, HttpResponse } from '../../../http/types.ts';
import { ProblemError } from '../../../messages/problems.ts';
import { formatLogLine } from './access-log.ts';
import { createUnreadBytes, type UnreadBytes } from './unread-bytes.ts';

interface NodeHandlerOptions {
  readonly scheme: 'http' | 'https';
  readonly respond: Pipeline;
  readonly log: (line: string) => void;
  readonly requestLog: ((line: string) => void) | undefined;
}

export function createNodeHandler({ scheme, respond, log, requestLog }: NodeHandlerOptions) {
  const unread = createUnreadBytes();
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = toHttpRequest(incoming, outgoing, scheme, unread);
    const start = getTime();
    try {
      const result = await respond(request);
      requestLog?.(formatLogLine(request, result, start, getTime()));
      if (result === 'dropped') outgoing.destroy();
      else if (isTextStream(result.body)) sendStream(result, result.body, incoming, outgoing);
      else unread.count(request, send(result, incoming, outgoing), outgoing);
    } catch (error) {
      log(formatError(error));
      sendInternalError(request, incoming, outgoing);
    }
  };
}

/** Milliseconds since 1970, with fractions. */
const getTime = (): number => performance.timeOrigin + performance.now();

/** Converts a request of Node's server. Without a `Host` (HTTP/1.0), the host is the address of the connection. */
function toHttpRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  scheme: 'http' | 'https',
  unread: UnreadBytes,
): HttpRequest {
  const { method = 'GET', url = '/', headers, rawHeaders, httpVersion } = incoming;
  const { target, host = headers.host ?? getLocalAddress(incoming) } = parseTarget(url);
  const queryStart = target.indexOf('?');
  return {
    method,
    origin: `${scheme}://${host}`,
    basePath: '',
    path: toUri(queryStart === -1 ? target : target.slice(0, queryStart)),
    search: queryStart === -1 ? '' : toUri(target.slice(queryStart)),
    // Node joins repeated headers, except for `Set-Cookie`, which requests do not have.
    headers: headers as Record<string, string>,
    rawHeaders,
    httpVersion,
    get remoteAddress() {
      return incoming.socket.remoteAddress ?? '';
    },
    // Stopping early must not destroy the request, which still needs a response.
    body: { [Symbol.asyncIterator]: () => incoming.iterator({ destroyOnReturn: false }) },
    isAborted: () => incoming.destroyed && !incoming.complete,
    isDisconnected: () => outgoing.destroyed,
    hasRoom() {
      return unread.hasRoom(this);
    },
    exchange: {},
  };
}

/** Splits the absolute URL of a request to a proxy. Its host overrides the header (RFC 9112, 3.2.2). */
function parseTarget(url: string): { readonly target: string; readonly host?: string } {
  if (url.startsWith('/')) return { target: url };
  const [prefix, host] = /^https?:\/\/([^/?#]+)/i.exec(url) ?? [];
  if (prefix === undefined || host === undefined) return { target: url };
  const target = url.slice(prefix.length);
  return { target: target.startsWith('/') ? target : `/${target}`, host };
}

function getLocalAddress({ socket }: IncomingMessage): string {
  const { localAddress = 'localhost', localPort } = socket;
  return `${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}

function send(response: HttpResponse, incoming: IncomingMessage, outgoing: ServerResponse): number {
  const body = serializeBody(response);
  const bytes = body === undefined ? 0 : Buffer.byteLength(body);
  const length = body === undefined ? undefined : { 'content-length': String(bytes) };
  outgoing.writeHead(response.status, { ...response.headers, ...length });
  // A single write has head and body.
  outgoing.end(body);
  // Drain the rest of a partly read body: its bytes would be parsed as the next request. Node drains unread bodies.
  if (incoming.readableDidRead && !incoming.readableEnded) incoming.resume();
  return bytes;
}

/** Sends texts until the stream ends or the client disconnects, which is no error. */
function sendStream(
  { status, headers }: HttpResponse,
  body: AsyncIterable<string>,
  { method }: IncomingMessage,
  outgoing: ServerResponse,
): void {
  outgoing.writeHead(status, headers);
  if (method === 'HEAD') {
    outgoing.end();
    return;
  }
  outgoing.flushHeaders();
  pipeline(Readable.from(body), outgoing, () => undefined);
}

function sendInternalError(request: HttpRequest, incoming: IncomingMessage, outgoing: ServerResponse): void {
  // After the head, closing the connection is the only signal left.
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const problem = new ProblemError('internal-error', { key: 'internalError' });
  send(toProblemResponse(problem, request), incoming, outgoing);
}
