import { createServer, type RequestOptions, request as send } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCheckingProxy } from '../../conformance/observe/proxy.ts';
import { listenOnFreePort } from '../support/raw-http.ts';

interface Message {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** Server that answers with what a test expects, and notes the request line of each request. */
let response: Message = { status: 200, headers: [], body: '' };
let requested = '';
const upstream = createServer({ keepAliveTimeout: 600_000 }, (incoming, outgoing) => {
  requested = `${incoming.method} ${incoming.url}`;
  outgoing.sendDate = false;
  outgoing.writeHead(response.status, response.headers.flat()).end(incoming.method === 'HEAD' ? '' : response.body);
});
let url = '';
let proxy: Awaited<ReturnType<typeof startCheckingProxy>>;

beforeAll(async () => {
  url = `http://127.0.0.1:${await listenOnFreePort(upstream)}/api`;
  proxy = await startCheckingProxy({ upstream: url, port: 0, host: '127.0.0.1', onObservation: () => {} });
});
afterAll(async () => {
  await proxy.close();
  upstream.closeAllConnections();
  upstream.close();
});

/** Headers of a connection, which is another one behind the proxy. */
const OF_CONNECTION = /^(connection|keep-alive|transfer-encoding)$/i;

function receive(base: string, options: RequestOptions): Promise<Message> {
  const { hostname, port, pathname } = new URL(base);
  const path = options.path?.startsWith('http') ? options.path : `${pathname === '/' ? '' : pathname}${options.path}`;
  return new Promise((resolve, reject) => {
    const outgoing = send({ hostname, port, ...options, path }, async (incoming) => {
      const chunks: Buffer[] = await incoming.toArray();
      const { rawHeaders, statusCode: status = 0 } = incoming;
      const pairs = rawHeaders.flatMap((name, index) =>
        index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : [],
      );
      const headers = pairs.filter(([name]) => !OF_CONNECTION.test(name));
      resolve({ status, headers, body: Buffer.concat(chunks).toString('latin1') });
    });
    outgoing.on('error', reject).end();
  });
}

const messages = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'DELETE'),
  status: fc.constantFrom(200, 201, 204, 206, 302, 304, 400, 404, 410, 500),
  type: fc.constantFrom(undefined, 'application/json', 'application/problem+json', 'application/pdf', 'text/html'),
  isSized: fc.boolean(),
  extra: fc.constantFrom<Message['headers']>(
    [],
    [['ETag', '"7"']],
    [
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
    ],
    [['Date', 'Thu, 16 Apr 2026 09:30:00 GMT']],
  ),
  body: fc.constantFrom('', '{}', '{"name":"Ülker"}', '%PDF-1.4\n\u00ff\u0000', '<p>'),
});

test('What the server sends is what the client gets', async () => {
  await fc.assert(
    fc.asyncProperty(messages, async ({ method, status, type, isSized, extra, body }) => {
      const isEmpty = status === 204 || status === 304;
      // A response to HEAD, and one with 304, has the length of another response.
      const length = method === 'HEAD' || status === 304 ? 16_604 : Buffer.byteLength(body);
      const headers: Message['headers'] = [
        ...(type === undefined ? [] : [['Content-Type', type] as const]),
        ...(isSized && status !== 204 ? [['Content-Length', String(length)] as const] : []),
        ...extra,
      ];
      response = { status, headers, body: isEmpty ? '' : body };
      const direct = await receive(url, { method, path: '/v1/debtors/1' });
      expect(await receive(proxy.url, { method, path: '/v1/debtors/1' })).toEqual(direct);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['GET', '/v1/debtors?page=2', 'GET /api/v1/debtors?page=2'],
  ['GET', 'http://books.example/v1/debtors?page=2', 'GET /api/v1/debtors?page=2'],
  ['GET', 'http://books.example', 'GET /api/'],
  ['GET', '/v1/debtors/1?next=http://books.example/v1', 'GET /api/v1/debtors/1?next=http://books.example/v1'],
])('The request %s %s arrives as %s', async (method, path, expected) => {
  response = { status: 200, headers: [], body: '' };
  await receive(proxy.url, { method, path });
  expect(requested).toBe(expected);
});
