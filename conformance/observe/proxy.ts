import { isUtf8 } from 'node:buffer';
import {
  type ClientRequest,
  createServer,
  type Agent as HttpAgent,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { decode, type HttpRequest, type HttpResponse } from '../session/http.ts';
import { createAgent, joinHeaders, openRequest } from '../session/http-client.ts';
import { createObserver, type Observation } from './observer.ts';

export interface ProxyOptions {
  /** URL of the server, without a slash at the end. */
  readonly upstream: string;
  /** Base URL of the server's links, if it differs. */
  readonly publicUrl?: string | undefined;
  readonly port: number;
  readonly host: string;
  /** Receives each judged exchange, after its response was sent. */
  readonly onObservation: (observation: Observation) => void;
  /** Receives the reason of each exchange that was passed on but not judged. */
  readonly onUnjudged?: ((reason: string) => void) | undefined;
  readonly onError?: (request: IncomingMessage, error: Error) => void;
}

/** Maximum bytes: an exchange with a larger body is forwarded but not judged. */
const MAX_JUDGED = 8 * 1024 * 1024;

/** Headers of a single connection (RFC 9110, 7.6.1). */
const HOP_BY_HOP = /^(connection|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/i;

/**
 * Starts a proxy that forwards everything, and judges each exchange after its response. It changes only links to the server, so
 * that clients that follow them come back.
 */
export async function startCheckingProxy(options: ProxyOptions) {
  const { upstream, publicUrl, port, host, onObservation, onUnjudged, onError } = options;
  const agent = createAgent(upstream, { keepAlive: true });
  const urls = [upstream, ...(publicUrl === undefined ? [] : [publicUrl])];
  const known = [...urls];
  let url = '';
  const observer = createObserver(urls);
  const server = createServer((incoming, outgoing) => {
    const end = observer.begin(incoming.method ?? 'GET');
    const report = (request: HttpRequest, response: HttpResponse | Error): void => {
      const observation = end(request, response);
      if (observation) onObservation(observation);
      else onUnjudged?.('of no operation of the contract');
    };
    const onExchange: OnExchange = (request, response) => {
      setImmediate(() => (response ? report(request, response) : onUnjudged?.('too large')));
    };
    forward({ upstream, agent, urls: known, url }, incoming, outgoing, onExchange).catch((error: Error) => {
      onError?.(incoming, error);
      report(toRequest(incoming), error);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(`${upstream} does not respond.\n`);
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  url = `http://${host}:${(server.address() as AddressInfo).port}`;
  urls.push(url);
  return {
    url,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Upstream {
  readonly upstream: string;
  readonly agent: HttpAgent;
  /** URLs in the server's links. */
  readonly urls: readonly string[];
  /** The URL of the proxy. */
  readonly url: string;
}

/** Receives an exchange, without its response if that is too large. */
type OnExchange = (request: HttpRequest, response: HttpResponse | undefined) => void;

/**
 * Forwards a request and its response as they arrive.
 *
 * @throws Error when the server disconnects, but not for the client.
 */
async function forward(
  { upstream, agent, urls, url }: Upstream,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  onExchange: OnExchange,
): Promise<void> {
  const sent = collect(incoming);
  const request = createUpstreamRequest(upstream, agent, incoming);
  let response: IncomingMessage | undefined;
  let isClientGone = false;
  outgoing.sendDate = false;
  outgoing.on('close', () => {
    isClientGone = !outgoing.writableFinished && !response?.errored;
    if (isClientGone) request.destroy();
  });
  try {
    incoming.pipe(request);
    response = await new Promise<IncomingMessage>((resolve, reject) =>
      request.on('response', resolve).on('error', reject),
    );
    const received = collect(response);
    const toProxy = (text: string): string => urls.reduce((links, own) => replaceLinks(links, own, url), text);
    const { statusCode: status = 502, statusMessage } = response;
    const headers = keepEndToEnd(response.rawHeaders);
    const isChanged = isJson(response) && !response.headers['content-encoding'] && hasBody(incoming, status);
    const content = isChanged ? replaceText(Buffer.concat(await response.toArray()), toProxy) : undefined;
    const changed = headers.map(([name, value]) => {
      if (/^location$/i.test(name)) return [name, toProxy(value)];
      return [name, content && /^content-length$/i.test(name) ? String(content.length) : value];
    });
    outgoing.writeHead(status, statusMessage, changed.flat());
    if (content) outgoing.end(content);
    else await pipeline(response, outgoing);
    const [requestBody, body] = await Promise.all([sent, received]);
    const judged = { ...toRequest(incoming), body: requestBody && requestBody.length > 0 ? requestBody : undefined };
    const whole = {
      status,
      headers: joinHeaders(response.headers),
      body: body ? decode(body, response.headers) : EMPTY,
    };
    onExchange(judged, requestBody && body ? whole : undefined);
  } catch (error) {
    if (!isClientGone) throw error;
  }
}

const EMPTY = Buffer.alloc(0);

const isJson = ({ headers }: IncomingMessage): boolean => /[/+]json/.test(headers['content-type'] ?? '');

/** Checks that a response can have a body (RFC 9110, 6.4.1). Otherwise its length belongs to another response. */
const hasBody = ({ method }: IncomingMessage, status: number): boolean =>
  method !== 'HEAD' && status >= 200 && status !== 204 && status !== 304;

/** Changes a text. Bytes that are not text stay the same. */
const replaceText = (body: Buffer, change: (text: string) => string): Buffer =>
  isUtf8(body) ? Buffer.from(change(body.toString())) : body;

/** Redirects links from a server to the proxy. JSON may escape slashes. */
function replaceLinks(text: string, upstream: string, url: string): string {
  const escapeSlashes = (link: string): string => link.replaceAll('/', '\\/');
  return text.replaceAll(`${upstream}/`, `${url}/`).replaceAll(escapeSlashes(`${upstream}/`), escapeSlashes(`${url}/`));
}

function createUpstreamRequest(upstream: string, agent: HttpAgent, incoming: IncomingMessage): ClientRequest {
  const headers = keepEndToEnd(incoming.rawHeaders).filter(([name]) => !/^(host|accept-encoding)$/i.test(name));
  // Links in compressed responses cannot be replaced.
  const own = [['host', new URL(upstream).host] as const, ['accept-encoding', 'identity'] as const];
  const all = [...own, ...headers].flat();
  return openRequest(upstream, getTarget(incoming), { agent, method: incoming.method, headers: all });
}

/** Returns path and query of a request. A proxy's client may send a whole URL (RFC 9112, 3.2.2). */
function getTarget({ url = '/' }: IncomingMessage): string {
  const absolute = /^https?:/i.test(url) ? URL.parse(url) : null;
  return absolute ? `${absolute.pathname}${absolute.search}` : url;
}

function toRequest(incoming: IncomingMessage): HttpRequest {
  const { method = 'GET', rawHeaders } = incoming;
  const headers = keepEndToEnd(rawHeaders).map(([name, value]) => [name.toLowerCase(), value] as const);
  return { method, path: getTarget(incoming), headers, body: undefined };
}

/** Returns raw headers as pairs, without hop-by-hop headers. */
function keepEndToEnd(raw: readonly string[]): readonly (readonly [name: string, value: string])[] {
  const pairs = raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : []));
  return pairs.filter(([name]) => !HOP_BY_HOP.test(name));
}

/** Collects a stream that is also piped. Undefined when it is too long or interrupted. */
function collect(stream: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_JUDGED) chunks.push(chunk);
    });
    stream.on('end', () => resolve(size <= MAX_JUDGED ? Buffer.concat(chunks) : undefined));
    stream.on('close', () => resolve(undefined));
  });
}
