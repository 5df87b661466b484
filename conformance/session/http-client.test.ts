import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { HttpRequest } from './http.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import type { RateLimits } from './settings.ts';

const createGet = (path = '/'): HttpRequest => ({ method: 'GET', path, headers: [['accept', 'x/y']], body: undefined });
const limits: RateLimits = { concurrency: 4, maxRetryWait: 10, timeout: 10 };

async function startClient(listener: RequestListener, more: Partial<RateLimits> = {}, base = ''): Promise<HttpClient> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`;
  const client = createHttpClient(url, { ...limits, ...more });
  onTestFinished(() => {
    client.close();
    server.closeAllConnections();
    server.close();
  });
  return client;
}

describe('The HTTP client', () => {
  it('sends a request as it is, relative to the URL of the server', async () => {
    const client = await startClient(
      (request, response) => {
        const { method, url, headers } = request;
        response.setHeader('x-twice', ['a', 'b']).end(JSON.stringify({ method, url, accept: headers.accept }));
      },
      {},
      '/api',
    );
    const { status, headers, body } = await client.send(createGet('/v1/debtors?name=%20'));
    expect(status).toBe(200);
    expect(headers['x-twice']).toBe('a, b');
    expect(JSON.parse(body.toString())).toEqual({ method: 'GET', url: '/api/v1/debtors?name=%20', accept: 'x/y' });
  });

  it('adds the headers of a gateway, unless a request has them', async () => {
    const client = await startClient((request, response) => response.end(`${request.headers['x-key']}`), {
      gatewayHeaders: [['X-Key', 'gateway']],
    });
    const own = { ...createGet(), headers: [['x-key', 'own']] as const };
    const bodies = await Promise.all(
      [createGet(), own].map(async (request) => String((await client.send(request)).body)),
    );
    expect(bodies).toEqual(['gateway', 'own']);
  });

  it('limits concurrent requests', async () => {
    const waiting: ServerResponse[] = [];
    let count = 0;
    let maximum = 0;
    const client = await startClient(
      (_request, response) => {
        count += 1;
        waiting.push(response);
        maximum = Math.max(maximum, waiting.length);
        if (waiting.length === 3 || count === 20) for (const held of waiting.splice(0)) held.end();
      },
      { concurrency: 3 },
    );
    await Promise.all(Array.from({ length: 20 }, () => client.send(createGet())));
    expect(maximum).toBe(3);
  });

  it('waits for Retry-After before it repeats a request', async () => {
    const waits: number[] = [];
    let count = 0;
    const client = await startClient(
      (_request, response) => {
        count += 1;
        if (count === 1) response.writeHead(429, { 'retry-after': '0' });
        response.end();
      },
      { onWait: (_request, _response, seconds) => waits.push(seconds) },
    );
    expect((await client.send(createGet())).status).toBe(200);
    expect(waits).toEqual([0]);
    expect(count).toBe(2);
  });

  it('returns 429 when the wait would be too long, and when it is expected', async () => {
    const client = await startClient((_request, response) => {
      response.writeHead(429, { 'retry-after': '3600' }).end();
    });
    expect((await client.send(createGet())).status).toBe(429);
    const patient = await startClient((_request, response) => {
      response.writeHead(429, { 'retry-after': '0' }).end();
    });
    expect((await patient.send(createGet(), { respectRetryAfter: false })).status).toBe(429);
  });

  it('stops waiting for 429 on abort', async () => {
    const controller = new AbortController();
    const client = await startClient(
      (_request, response) => {
        response.writeHead(429, { 'retry-after': '9' }).end();
      },
      { onWait: () => controller.abort() },
    );
    expect((await client.send(createGet(), { signal: controller.signal })).status).toBe(429);
  });

  it('throws when there is no response in time, or the connection breaks', async () => {
    const silent = await startClient(() => undefined, { timeout: 0.05 });
    await expect(silent.send(createGet())).rejects.toThrow('There was no response within 0.05 seconds');
    const broken = await startClient((request) => request.destroy());
    await expect(broken.send(createGet())).rejects.toThrow(/socket hang up|ECONNRESET/);
  });

  it('repeats a read when the server closes an idle connection', async () => {
    let count = 0;
    const client = await startClient(
      (request, response) => {
        count += 1;
        if (count === 2) request.socket.destroy();
        else response.end();
      },
      { concurrency: 1 },
    );
    expect((await client.send(createGet())).status).toBe(200);
    expect((await client.send(createGet())).status).toBe(200);
    expect(count).toBe(3);
  });

  it('sends writes on new connections, and never twice', async () => {
    const sockets = new Set<unknown>();
    let count = 0;
    const client = await startClient((request, response) => {
      sockets.add(request.socket);
      count += 1;
      if (count === 3) request.socket.destroy();
      else response.end();
    });
    const post: HttpRequest = { ...createGet(), method: 'POST', body: Buffer.from('{}') };
    await client.send(post);
    await client.send(post);
    await expect(client.send(post)).rejects.toThrow(/socket hang up|ECONNRESET/);
    expect([sockets.size, count]).toEqual([3, 3]);
  });
});
