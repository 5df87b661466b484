import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpClient, type HttpClient, joinHeaders } from '../../conformance/session/http-client.ts';

export interface ProxyRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface ProxyResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Exchange, with its begin and end in the order of all of them. */
export interface RecordedExchange {
  readonly request: ProxyRequest;
  readonly response: ProxyResponse;
  readonly begin: number;
  readonly end: number;
}

export type Forward = (request: ProxyRequest) => Promise<ProxyResponse>;

export type ProxyHandler = (request: ProxyRequest, forward: Forward) => ProxyResponse | Promise<ProxyResponse>;

/** The header with which a handler breaks off a body. It is not sent. */
export const BREAK_OFF = 'x-break-off';

export type DeviatingProxy = Awaited<ReturnType<typeof startProxy>>;

export const passThrough: ProxyHandler = (request, forward) => forward(request);

/**
 * Starts a proxy of a server. It keeps `Host`, so that links lead to the proxy.
 *
 * @param target the URL of the server.
 */
export async function startProxy(target: string) {
  const client = createHttpClient(target, { concurrency: 64, maxRetryWait: 0, timeout: 60, isTrusted: true });
  let handler = passThrough;
  let requests: ProxyRequest[] = [];
  let exchanges: RecordedExchange[] = [];
  let ticks = 0;
  let current = 0;
  let maximum = 0;
  // Long headers are for the server to judge. A connection that ends between two requests would fail the second one.
  const server = createServer({ maxHeaderSize: 2 ** 20, keepAliveTimeout: 600_000 }, async (incoming, outgoing) => {
    current += 1;
    maximum = Math.max(maximum, current);
    try {
      const request = await readRequest(incoming);
      requests.push(request);
      ticks += 1;
      const begin = ticks;
      const response = await handler(request, (forwarded) => forward(client, forwarded));
      ticks += 1;
      exchanges.push({ request, response, begin, end: ticks });
      const { status, headers, body } = response;
      // The client may send its next request before this continues.
      current -= 1;
      const { [BREAK_OFF]: isBroken, ...sent } = headers;
      outgoing.writeHead(status, { ...sent, 'content-length': String(body.length + (isBroken ? 1 : 0)) });
      if (isBroken) outgoing.write(body, () => outgoing.destroy());
      else outgoing.end(body);
    } catch (error) {
      current -= 1;
      outgoing.destroy(error as Error);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The requests since the handler was set. */
    get requests(): readonly ProxyRequest[] {
      return requests;
    },
    /** The exchanges since the handler was set. */
    get exchanges(): readonly RecordedExchange[] {
      return exchanges;
    },
    get maxConcurrency() {
      return maximum;
    },
    setHandler(next: ProxyHandler): void {
      handler = next;
      requests = [];
      exchanges = [];
      maximum = 0;
    },
    async close() {
      server.closeAllConnections();
      client.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readRequest(incoming: IncomingMessage): Promise<ProxyRequest> {
  const body = Buffer.concat(await incoming.toArray());
  const { method = 'GET', url: path = '/', headers } = incoming;
  return { method, path, headers: joinHeaders(headers), body };
}

async function forward(client: HttpClient, { method, path, headers, body }: ProxyRequest): Promise<ProxyResponse> {
  const { connection: _, 'content-length': __, 'transfer-encoding': ___, ...kept } = headers;
  const content = body.length > 0 ? body : undefined;
  const request = { method, path, headers: Object.entries(kept), body: content };
  const response = await client.send(request, { respectRetryAfter: false });
  const { connection: ____, 'keep-alive': _____, 'transfer-encoding': ______, ...rest } = response.headers;
  return { ...response, headers: rest };
}
