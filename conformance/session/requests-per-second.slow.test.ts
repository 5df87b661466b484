import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { listenOnFreePort } from '../../test/support/raw-http.ts';
import { createHttpClient } from './http-client.ts';

it('the HTTP client limits requests per second', async () => {
  const times: number[] = [];
  const server = createServer((_request, response) => {
    times.push(performance.now());
    response.end();
  });
  const url = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  const client = createHttpClient(url, { concurrency: 4, maxRetryWait: 10, timeout: 10, rps: 100 });
  onTestFinished(() => {
    client.close();
    server.closeAllConnections();
    server.close();
  });
  const start = performance.now();
  const get = { method: 'GET', path: '/', headers: [], body: undefined } as const;
  await Promise.all(Array.from({ length: 6 }, () => client.send(get)));
  // Five intervals of ten milliseconds. The first request may arrive late, but none is sent before its turn.
  expect((times.at(-1) ?? 0) - start).toBeGreaterThan(45);
});
