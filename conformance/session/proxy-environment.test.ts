import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createHttpClient } from './http-client.ts';

afterEach(() => vi.unstubAllEnvs());

/** Starts a proxy that answers itself, and notes what it is asked for. */
async function startProxy() {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(String(request.url));
    response.end('from the proxy');
  });
  server.on('connect', (request, socket) => {
    requested.push(`CONNECT ${request.url}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requested };
}

async function send(url: string): Promise<string | undefined> {
  const client = createHttpClient(url, { concurrency: 1, maxRetryWait: 0, timeout: 10 });
  onTestFinished(() => client.close());
  const request = { method: 'GET', path: '/v1/debtors', headers: [], body: undefined };
  const response = await client.send(request).catch(() => undefined);
  return response?.body.toString();
}

test.each([
  ['HTTP_PROXY', 'http://platform.invalid', 'http://platform.invalid/v1/debtors'],
  ['HTTPS_PROXY', 'https://platform.invalid', 'CONNECT platform.invalid:443'],
])('Requests go through the proxy that %s names', async (variable, url, expected) => {
  const proxy = await startProxy();
  vi.stubEnv(variable, proxy.url);
  await send(url);
  expect(new Set(proxy.requested)).toEqual(new Set([expected]));
});

test.each([
  ['a host that NO_PROXY names', 'http://platform.invalid', 'platform.invalid'],
  ['a server on this machine', 'http://127.0.0.1:9', ''],
])('Requests to %s go to it directly', async (_what, url, noProxy) => {
  const proxy = await startProxy();
  vi.stubEnv('HTTP_PROXY', proxy.url);
  vi.stubEnv('NO_PROXY', noProxy);
  expect(await send(url)).toBeUndefined();
  expect(proxy.requested).toEqual([]);
});
