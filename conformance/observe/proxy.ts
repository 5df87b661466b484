import {
  createServer,
  Agent as HttpAgent,
  type IncomingMessage,
  type ServerResponse,
  request as sendHttp,
} from 'node:http';
import { Agent as HttpsAgent, request as sendHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { HttpRequest, HttpResponse } from '../session/http.ts';
import { joinHeaders } from '../session/http-client.ts';
import { createObserver, type Observation } from './observer.ts';

export interface ProxyOptions {
  /** The URL of the server, without a slash at the end. */
  readonly upstream: string;
  readonly port: number;
  readonly host: string;
  /** Gets what each exchange shows, after its response was sent. */
  readonly onObservation: (observation: Observation) => void;
  readonly onError?: (request: IncomingMessage, error: Error) => void;
}

export interface CheckingProxy {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Bytes of a body above which an exchange is passed on and not judged. */
const MAX_JUDGED = 8 * 1024 * 1024;

/** Headers of one connection (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Starts a proxy that passes everything through as it is, and judges each exchange after its response. */
export async function startCheckingProxy(options: ProxyOptions): Promise<CheckingProxy> {
  const { upstream, port, host, onObservation, onError } = options;
  const agent = new (upstream.startsWith('https:') ? HttpsAgent : HttpAgent)({ keepAlive: true });
  const urls = [upstream];
  const observer = createObserver(urls);
  const server = createServer((incoming, outgoing) => {
    const end = observer.begin(incoming.method ?? 'GET');
    forward({ upstream, agent }, incoming, outgoing, (request, response) => {
      setImmediate(() => {
        const observation = end(request, response);
        if (observation) onObservation(observation);
      });
    }).catch((error: Error) => {
      onError?.(incoming, error);
      outgoing.destroy();
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
}

type OnExchange = (request: HttpRequest, response: HttpResponse) => void;

/** Sends a request on and its response back, as they come. */
async function forward(
  { upstream, agent }: Upstream,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  onExchange: OnExchange,
): Promise<void> {
  const target = new URL(upstream);
  const { method = 'GET', url: path = '/' } = incoming;
  const sent = collect(incoming);
  const headers = keepEndToEnd(incoming.rawHeaders).flatMap(([name, value]) => [
    name,
    isHost(name) ? target.host : value,
  ]);
  const request = (target.protocol === 'https:' ? sendHttps : sendHttp)({
    agent,
    protocol: target.protocol,
    hostname: target.hostname.replace(/^\[|\]$/g, ''),
    port: target.port,
    method,
    headers,
    path: `${target.pathname.replace(/\/$/, '')}${path}`,
  });
  const responded = new Promise<IncomingMessage>((resolve, reject) =>
    request.on('response', resolve).on('error', reject),
  );
  incoming.pipe(request);
  outgoing.on('close', () => outgoing.writableEnded || request.destroy());
  const response = await responded;
  const received = collect(response);
  outgoing.writeHead(response.statusCode ?? 502, response.statusMessage, keepEndToEnd(response.rawHeaders).flat());
  response.pipe(outgoing);
  const [requestBody, body] = await Promise.all([sent, received]);
  if (!requestBody || !body) return;
  const lowerCase = keepEndToEnd(incoming.rawHeaders).map(([name, value]) => [name.toLowerCase(), value] as const);
  onExchange(
    { method, path, headers: lowerCase, body: requestBody.length > 0 ? requestBody : undefined },
    { status: response.statusCode ?? 0, headers: joinHeaders(response.headers), body: decode(body, response) },
  );
}

const isHost = (name: string): boolean => name.toLowerCase() === 'host';

/** The pairs of raw headers that are not of one connection. */
function keepEndToEnd(raw: readonly string[]): readonly (readonly [name: string, value: string])[] {
  const pairs = raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : []));
  return pairs.filter(([name]) => !HOP_BY_HOP.has(name.toLowerCase()));
}

/** The bytes of a stream that is read by somebody else too; undefined when there are too many, or when it breaks. */
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
