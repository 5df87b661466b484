import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listenOnFreePort } from '../../test/support/raw-http.ts';
import type { HttpRequest } from './http.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import type { RateLimits } from './settings.ts';

const get: HttpRequest = { method: 'GET', path: '/', headers: [['accept', 'x/y']], body: undefined };

function createClient(url: string, more: Partial<RateLimits> = {}): HttpClient {
  const client = createHttpClient(url, { concurrency: 4, maxRetryWait: 10, timeout: 10, ...more });
  onTestFinished(() => client.close());
  return client;
}

async function startServer(listener: RequestListener) {
  const server = createServer(listener);
  const url = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url, server };
}

const startClient = async (listener: RequestListener, more: Partial<RateLimits> = {}): Promise<HttpClient> =>
  createClient((await startServer(listener)).url, more);

/** A server that answers the n-th request in its own way. */
const startCounting = async (
  answer: (count: number, response: ServerResponse) => unknown,
  more: Partial<RateLimits> = {},
) => {
  let count = 0;
  const sockets = new Set<unknown>();
  const client = await startClient((request, response) => {
    count += 1;
    sockets.add(request.socket);
    answer(count, response);
  }, more);
  return { client, getCount: () => count, sockets };
};

const tooMany = (response: ServerResponse, seconds: number): unknown =>
  response.writeHead(429, { 'retry-after': `${seconds}` }).end();

describe('The HTTP client', () => {
  it('sends a request as it is, relative to the URL of the server', async () => {
    const { url: server } = await startServer(({ method, url, headers }, response) => {
      response.setHeader('x-twice', ['a', 'b']).end(JSON.stringify({ method, url, accept: headers.accept }));
    });
    const sent = { ...get, path: '/v1/debtors?name=%20' };
    const { status, headers, body } = await createClient(`${server}/api`).send(sent);
    expect([status, headers['x-twice']]).toEqual([200, 'a, b']);
    expect(JSON.parse(body.toString())).toEqual({ method: 'GET', url: '/api/v1/debtors?name=%20', accept: 'x/y' });
  });

  it('adds the headers of a gateway, unless a request has them', async () => {
    const client = await startClient((request, response) => response.end(`${request.headers['x-key']}`), {
      gatewayHeaders: [['X-Key', 'gateway']],
    });
    const responses = await Promise.all(
      [get, { ...get, headers: [['x-key', 'own']] as const }].map((request) => client.send(request)),
    );
    expect(responses.map(({ body }) => String(body))).toEqual(['gateway', 'own']);
  });

  it('limits concurrent requests', async () => {
    const waiting: ServerResponse[] = [];
    let maximum = 0;
    const { client } = await startCounting(
      (count, response) => {
        waiting.push(response);
        maximum = Math.max(maximum, waiting.length);
        if (waiting.length === 3 || count === 20) for (const held of waiting.splice(0)) held.end();
      },
      { concurrency: 3 },
    );
    await Promise.all(Array.from({ length: 20 }, () => client.send(get)));
    expect(maximum).toBe(3);
  });

  it('waits for Retry-After before it repeats a request', async () => {
    const waits: number[] = [];
    const { client, getCount } = await startCounting(
      (count, response) => (count === 1 ? tooMany(response, 0) : response.end()),
      { onWait: (_request, _response, seconds) => waits.push(seconds) },
    );
    expect((await client.send(get)).status).toBe(200);
    expect([waits, getCount()]).toEqual([[0], 2]);
  });

  it('returns 429 when the wait would be too long, when it is expected, and on abort', async () => {
    const client = await startClient((_request, response) => void tooMany(response, 3600));
    expect((await client.send(get)).status).toBe(429);
    const patient = await startClient((_request, response) => void tooMany(response, 0));
    expect((await patient.send(get, { respectRetryAfter: false })).status).toBe(429);
    const controller = new AbortController();
    const onWait = () => controller.abort();
    const aborted = await startClient((_request, response) => void tooMany(response, 9), { onWait });
    expect((await aborted.send(get, { signal: controller.signal })).status).toBe(429);
  });

  it('throws when there is no response in time, or the connection breaks', async () => {
    const silent = await startClient(() => undefined, { timeout: 0.05 });
    await expect(silent.send(get)).rejects.toThrow('There was no response within 0.05 seconds');
    const broken = await startClient((request) => request.destroy());
    await expect(broken.send(get)).rejects.toThrow(/socket hang up|ECONNRESET/);
  });

  it('repeats a read when the server closes an idle connection', async () => {
    const { client, getCount } = await startCounting(
      (count, response) => (count === 2 ? response.destroy() : response.end()),
      { concurrency: 1 },
    );
    for (const _ of [1, 2]) expect((await client.send(get)).status).toBe(200);
    expect(getCount()).toBe(3);
  });

  it('sends writes on new connections, and never twice', async () => {
    const { client, getCount, sockets } = await startCounting((count, response) =>
      count === 3 ? response.destroy() : response.end(),
    );
    const post: HttpRequest = { ...get, method: 'POST', body: Buffer.from('{}') };
    for (const _ of [1, 2]) await client.send(post);
    await expect(client.send(post)).rejects.toThrow(/socket hang up|ECONNRESET/);
    expect([sockets.size, getCount()]).toEqual([3, 3]);
  });
});

describe('The environment of the HTTP client', () => {
  afterEach(() => vi.unstubAllEnvs());

  /** Sends a request with a proxy in the environment. Returns what the proxy is asked for. */
  async function send(url: string, variable: string, noProxy = ''): Promise<ReadonlySet<string>> {
    const requested = new Set<string>();
    const { url: proxy, server } = await startServer((request, response) => {
      requested.add(String(request.url));
      response.end('from the proxy');
    });
    server.on('connect', (request, socket) => {
      requested.add(`CONNECT ${request.url}`);
      socket.destroy();
    });
    vi.stubEnv(variable, proxy);
    vi.stubEnv('NO_PROXY', noProxy);
    await createClient(url, { maxRetryWait: 0 })
      .send({ ...get, path: '/v1/debtors' })
      .catch(() => undefined);
    return requested;
  }

  it.each([
    ['HTTP_PROXY', 'http://platform.invalid', '', ['http://platform.invalid/v1/debtors']],
    ['HTTPS_PROXY', 'https://platform.invalid', '', ['CONNECT platform.invalid:443']],
    ['HTTP_PROXY', 'http://platform.invalid', 'platform.invalid', []],
    ['HTTP_PROXY', 'http://127.0.0.1:9', '', []],
  ])('names a proxy in %s, for requests to %s without %j', async (variable, url, noProxy, expected) => {
    expect(await send(url, variable, noProxy)).toEqual(new Set(expected));
  });
});
