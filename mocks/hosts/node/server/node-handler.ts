import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { isTextStream, type Pipeline, serializeBody } from '../../../http/pipeline.ts';
import { toProblemResponse } from '../../../http/problem-response.ts';
import { formatError } from '../../../http/redact.ts';
import { toUri } from '../../../http/request-guards.ts';
import type { Exchange, HttpRequest, HttpResponse } from '../../../http/types.ts';
import { ProblemError } from '../../../messages/problems.ts';
import { formatLogLine } from './access-log.ts';

interface NodeHandlerOptions {
  readonly scheme: 'http' | 'https';
  readonly respond: Pipeline;
  readonly log: (line: string) => void;
  readonly requestLog: ((line: string) => void) | undefined;
}

export function createNodeHandler({ scheme, respond, log, requestLog }: NodeHandlerOptions) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = new NodeRequest(incoming, outgoing, scheme);
    const start = getTime();
    try {
      const result = await respond(request);
      requestLog?.(formatLogLine(request, result, start, getTime()));
      if (result === 'dropped') outgoing.destroy();
      else if (isTextStream(result.body)) sendStream(result, result.body, incoming, outgoing);
      else send(result, incoming, outgoing);
    } catch (error) {
      log(formatError(error));
      sendInternalError(request, incoming, outgoing);
    }
  };
}

/** Milliseconds since 1970, with fractions. */
const getTime = (): number => performance.timeOrigin + performance.now();

/** A request of Node's server. Without a `Host` (HTTP/1.0), the host is the address of the connection. */
class NodeRequest implements HttpRequest {
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ServerResponse;
  readonly method: string;
  readonly origin: string;
  basePath = '';
  path: string;
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly exchange: Exchange = {};

  constructor(incoming: IncomingMessage, outgoing: ServerResponse, scheme: 'http' | 'https') {
    const { method = 'GET', url = '/', headers } = incoming;
    const { target, host = headers.host ?? getLocalAddress(incoming) } = parseTarget(url);
    const queryStart = target.indexOf('?');
    this.#incoming = incoming;
    this.#outgoing = outgoing;
    this.method = method;
    this.origin = `${scheme}://${host}`;
    this.path = toUri(queryStart === -1 ? target : target.slice(0, queryStart));
    this.search = queryStart === -1 ? '' : toUri(target.slice(queryStart));
    // Node has joined headers that were sent more than once, except for `Set-Cookie`, which requests do not have.
    this.headers = headers as Record<string, string>;
  }

  get rawHeaders(): readonly string[] {
    return this.#incoming.rawHeaders;
  }

  get httpVersion(): string {
    return this.#incoming.httpVersion;
  }

  get remoteAddress(): string {
    return this.#incoming.socket.remoteAddress ?? '';
  }

  get body(): AsyncIterable<Uint8Array> {
    // Stopping early must not destroy the request: it still gets a response.
    return { [Symbol.asyncIterator]: () => this.#incoming.iterator({ destroyOnReturn: false }) };
  }

  isAborted(): boolean {
    const { destroyed, complete } = this.#incoming;
    return destroyed && !complete;
  }

  isDisconnected(): boolean {
    return this.#outgoing.destroyed;
  }
}

/** Splits an absolute-form target, as clients send it to a proxy; its host overrides the header (RFC 9112, 3.2.2). */
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

function send(response: HttpResponse, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const body = serializeBody(response);
  const length = body === undefined ? undefined : { 'content-length': String(Buffer.byteLength(body)) };
  outgoing.writeHead(response.status, { ...response.headers, ...length });
  // Head and body are one write.
  outgoing.end(body);
  // Drain the rest of a body, or its bytes would be parsed as the next request. Node drains a body that was not read.
  if (incoming.readableDidRead && !incoming.readableEnded) incoming.resume();
}

/** Sends texts as they come, until the stream ends or the client disconnects, which is no error. */
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
  // Once the head is sent, closing the connection is the only signal left.
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const problem = new ProblemError('internal-error', { key: 'internalError' });
  send(toProblemResponse(problem, request), incoming, outgoing);
}
