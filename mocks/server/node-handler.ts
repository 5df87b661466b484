import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Pipeline } from '../http/pipeline.ts';
import { toProblemResponse } from '../http/problem-response.ts';
import { redact } from '../http/redact.ts';
import { getHost } from '../http/request-guards.ts';
import { type HttpRequest, type HttpResponse, isTextStream, type LogFields, serializeBody } from '../http/types.ts';
import { toUri } from '../http/uri.ts';
import type { RequestTrace } from '../journal/entry.ts';
import { ProblemError } from '../messages/problems.ts';
import { formatLogLine } from './access-log.ts';
import { sendStream } from './send-stream.ts';

/** What Node knows of a request, for libraries that send responses themselves. */
export interface NodeExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The objects of Node behind a request. Throws for a request that did not come in by Node's server. */
export function getNodeExchange(request: HttpRequest): NodeExchange {
  if (!(request instanceof NodeRequest)) throw new Error(`${request.path} can be served by Node's server only`);
  return request.exchange;
}

export interface NodeHandlerOptions {
  readonly scheme: 'http' | 'https';
  readonly respond: Pipeline;
  readonly log: (line: string) => void;
  /** Receives a line for each request. */
  readonly requestLog: ((line: string) => void) | undefined;
}

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Connects the pipeline with `node:http`: parses, logs, sends. */
export function createNodeHandler({ scheme, respond, log, requestLog }: NodeHandlerOptions): NodeHandler {
  return async (incoming, outgoing) => {
    const request = new NodeRequest({ request: incoming, response: outgoing }, scheme);
    if (!incoming.url?.startsWith('/')) normalizeTarget(incoming, request);
    if (requestLog) logOnClose(incoming, outgoing, request, requestLog);
    try {
      const result = await respond(request);
      if (result === 'dropped') outgoing.destroy();
      else if (result === 'sent') return;
      else if (isTextStream(result.body)) sendStream(result, result.body, request.exchange);
      else send(result, incoming, outgoing);
    } catch (error) {
      log(redact(String(error instanceof Error ? error.stack : error)));
      sendInternalError(request, incoming, outgoing);
    }
  };
}

/** A request of Node's server. Without a `Host` (HTTP/1.0), the host is the address of the connection. */
class NodeRequest implements HttpRequest {
  readonly exchange: NodeExchange;
  readonly method: string;
  readonly origin: string;
  basePath = '';
  path: string;
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly logFields: LogFields = {};
  readonly trace: RequestTrace = {};

  constructor(exchange: NodeExchange, scheme: 'http' | 'https') {
    const { method = 'GET', url = '/', headers } = exchange.request;
    const { target, host = headers.host ?? getLocalAddress(exchange.request) } = parseTarget(url);
    const queryStart = target.indexOf('?');
    this.exchange = exchange;
    this.method = method;
    this.origin = `${scheme}://${host}`;
    this.path = toUri(queryStart === -1 ? target : target.slice(0, queryStart));
    this.search = queryStart === -1 ? '' : toUri(target.slice(queryStart));
    // Node has joined headers that were sent more than once, except for `Set-Cookie`, which requests do not have.
    this.headers = headers as Record<string, string>;
  }

  get rawHeaders(): readonly string[] {
    return this.exchange.request.rawHeaders;
  }

  get httpVersion(): string {
    return this.exchange.request.httpVersion;
  }

  get remoteAddress(): string {
    return this.exchange.request.socket.remoteAddress ?? '';
  }

  get body(): AsyncIterable<Uint8Array> {
    // Stopping early must not destroy the request: it still gets a response.
    return { [Symbol.asyncIterator]: () => this.exchange.request.iterator({ destroyOnReturn: false }) };
  }

  isAborted(): boolean {
    const { destroyed, complete } = this.exchange.request;
    return destroyed && !complete;
  }

  isDisconnected(): boolean {
    return this.exchange.response.destroyed;
  }
}

/**
 * Moves the start of the path to the base path, so that handlers see the path inside a world. Libraries that read the request
 * of Node find the base path in `baseUrl`, as in Express.
 */
export function enterBasePath(request: HttpRequest, basePath: string): void {
  if (!(request instanceof NodeRequest)) throw new Error(`${request.path} can be served by Node's server only`);
  const incoming: IncomingMessage & { baseUrl?: string } = request.exchange.request;
  const toInside = (url: string) => url.slice(basePath.length).replace(/^(?!\/)/, '/');
  request.basePath = basePath;
  request.path = toInside(request.path);
  incoming.baseUrl = basePath;
  incoming.url = toInside(incoming.url ?? '');
}

/** Splits an absolute-form target, as clients send it to a proxy; its host overrides the header (RFC 9112, 3.2.2). */
function parseTarget(url: string): { readonly target: string; readonly host?: string } {
  if (url.startsWith('/')) return { target: url };
  const [prefix, host] = /^https?:\/\/([^/?#]+)/i.exec(url) ?? [];
  if (prefix === undefined || host === undefined) return { target: url };
  const target = url.slice(prefix.length);
  return { target: target.startsWith('/') ? target : `/${target}`, host };
}

/** Rewrites an absolute-form target for handlers that only read `url` and `Host`. */
function normalizeTarget(incoming: IncomingMessage, request: HttpRequest): void {
  incoming.url = `${request.path}${request.search}`;
  if (incoming.headers.host !== undefined) incoming.headers.host = getHost(request);
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

function sendInternalError(request: HttpRequest, incoming: IncomingMessage, outgoing: ServerResponse): void {
  // Once the head is sent, closing the connection is the only signal left.
  if (outgoing.headersSent) outgoing.destroy();
  else
    send(toProblemResponse(new ProblemError('internal-error', { key: 'internalError' }), request), incoming, outgoing);
}

/** Bytes that a socket had carried when its last request was logged: several requests share a connection. */
const bytesLogged = new WeakMap<Socket, { readonly bytesRead: number; readonly bytesWritten: number }>();

/** Writes a line to the access log when the response has been sent, or the connection is closed. */
function logOnClose(
  // Node detaches the socket from a request whose body was not fully read.
  { socket }: IncomingMessage,
  outgoing: ServerResponse,
  { method, path, search, logFields }: HttpRequest,
  write: (line: string) => void,
): void {
  const time = new Date();
  const start = performance.now();
  outgoing.once('close', () => {
    const { bytesRead, bytesWritten } = socket;
    const previous = bytesLogged.get(socket) ?? { bytesRead: 0, bytesWritten: 0 };
    bytesLogged.set(socket, { bytesRead, bytesWritten });
    write(
      formatLogLine({
        time,
        method,
        url: `${path}${search}`,
        ...(outgoing.headersSent && { status: outgoing.statusCode }),
        duration: performance.now() - start,
        requestBytes: bytesRead - previous.bytesRead,
        responseBytes: bytesWritten - previous.bytesWritten,
        ...logFields,
      }),
    );
  });
}
