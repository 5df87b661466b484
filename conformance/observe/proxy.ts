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
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { HttpRequest, HttpResponse } from '../session/http.ts';
import { createAgent, joinHeaders, openRequest } from '../session/http-client.ts';
import { createObserver, type Observation } from './observer.ts';

export interface ProxyOptions {
  /** The URL of the server, without a slash at the end. */
  readonly upstream: string;
  readonly port: number;
  readonly host: string;
  /** Called with each judged exchange, after its response was sent. */
  readonly onObservation: (observation: Observation) => void;
  /** Called for each exchange that is passed on and not judged, with the reason. */
  readonly onUnjudged?: ((reason: string) => void) | undefined;
  readonly onError?: (request: IncomingMessage, error: Error) => void;
}

/** Bytes. An exchange with a larger body is forwarded and not judged. */
const MAX_JUDGED = 8 * 1024 * 1024;

/** Headers that are valid for one connection only (RFC 9110, 7.6.1). */
const HOP_BY_HOP = /^(connection|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/i;

/**
 * Starts a proxy that passes everything through, and judges each exchange after its response. Only links to the server are
 * changed: they lead to the proxy, so that a client that follows them is seen.
 */
export async function startCheckingProxy(options: ProxyOptions) {
  const { upstream, port, host, onObservation, onUnjudged, onError } = options;
  const agent = createAgent(upstream, { keepAlive: true });
  const urls = [upstream];
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
    forward({ upstream, agent, url: urls[1] ?? upstream }, incoming, outgoing, onExchange).catch((error: Error) => {
      onError?.(incoming, error);
      report(toRequest(incoming), error);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(`${upstream} does not respond.\n`);
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;
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
  /** The URL of the proxy. */
  readonly url: string;
}

/** Gets no response when it is too large. */
type OnExchange = (request: HttpRequest, response: HttpResponse | undefined) => void;

/**
 * Forwards a request and its response as they arrive.
 *
 * @throws Error when the server breaks off, not when the client does.
 */
async function forward(
  { upstream, agent, url }: Upstream,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  onExchange: OnExchange,
): Promise<void> {
  const sent = collect(incoming);
  const request = createUpstreamRequest(upstream, agent, incoming);
  let response: IncomingMessage | undefined;
  let isClientGone = false;
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
    const toProxy = (text: string): string => replaceLinks(text, upstream, url);
    const { statusCode: status = 502, statusMessage } = response;
    const headers = keepEndToEnd(response.rawHeaders);
    if (isJson(response) && !response.headers['content-encoding']) {
      const body = Buffer.concat(await response.toArray());
      const text = Buffer.from(toProxy(body.toString()));
      // Bytes that are no text stay as they are.
      const content = isUtf8(body) ? text : body;
      const others = headers.filter(([name]) => !/^(location|content-length)$/i.test(name));
      const location = response.headers.location;
      const own = [['content-length', String(content.length)], ...(location ? [['location', toProxy(location)]] : [])];
      outgoing.writeHead(status, statusMessage, [...others, ...own].flat()).end(content);
    } else {
      const changed = headers.map(([name, value]) => [name, /^location$/i.test(name) ? toProxy(value) : value]);
      outgoing.writeHead(status, statusMessage, changed.flat());
      await pipeline(response, outgoing);
    }
    const [requestBody, body] = await Promise.all([sent, received]);
    const judged = { ...toRequest(incoming), body: requestBody && requestBody.length > 0 ? requestBody : undefined };
    const whole = { status, headers: joinHeaders(response.headers), body: body ? decode(body, response) : EMPTY };
    onExchange(judged, requestBody && body ? whole : undefined);
  } catch (error) {
    if (!isClientGone) throw error;
  }
}

const EMPTY = Buffer.alloc(0);

const isJson = ({ headers }: IncomingMessage): boolean => /[/+]json/.test(headers['content-type'] ?? '');

/** Leads links to a server to the proxy. JSON may escape slashes. */
function replaceLinks(text: string, upstream: string, url: string): string {
  const escapeSlashes = (link: string): string => link.replaceAll('/', '\\/');
  return text.replaceAll(`${upstream}/`, `${url}/`).replaceAll(escapeSlashes(`${upstream}/`), escapeSlashes(`${url}/`));
}

function createUpstreamRequest(upstream: string, agent: HttpAgent, incoming: IncomingMessage): ClientRequest {
  // Links in compressed responses cannot be replaced.
  const own: Readonly<Record<string, string>> = { host: new URL(upstream).host, 'accept-encoding': 'identity' };
  const headers = keepEndToEnd(incoming.rawHeaders).flatMap(([name, value]) => [
    name,
    own[name.toLowerCase()] ?? value,
  ]);
  return openRequest(upstream, incoming.url ?? '/', { agent, method: incoming.method, headers });
}

function toRequest({ method = 'GET', url: path = '/', rawHeaders }: IncomingMessage): HttpRequest {
  const headers = keepEndToEnd(rawHeaders).map(([name, value]) => [name.toLowerCase(), value] as const);
  return { method, path, headers, body: undefined };
}

/** Raw headers as pairs, without the hop-by-hop headers. */
function keepEndToEnd(raw: readonly string[]): readonly (readonly [name: string, value: string])[] {
  const pairs = raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : []));
  return pairs.filter(([name]) => !HOP_BY_HOP.test(name));
}

/** Collects a stream that is also piped. Undefined when it is too long or breaks off. */
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

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
};

function decode(body: Buffer, { headers }: IncomingMessage): Buffer {
  const decoder = DECODERS[headers['content-encoding'] ?? ''];
  return decoder && body.length > 0 ? decoder(body) : body;
}
