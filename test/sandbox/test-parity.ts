import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrowserSandbox, BrowserSandboxOptions } from '../../mocks/hosts/browser/options.ts';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { type Operation, operations } from '../support/contract.ts';
import { prepareRequest, provocations } from '../support/example-requests.ts';
import { getListPath, listOperations } from '../support/operations.ts';
import type { ApiResponse, CallOptions } from '../support/sandbox.ts';

const clock = '2026-04-16T09:30:00Z';

const onRecords = operations.filter(({ kind }) => kind !== undefined);

type Page = Pick<BrowserSandbox, 'fetch' | 'close'>;

/**
 * The sandbox in a page, and the server: the same requests to both, with the same clock and origin, have the same responses,
 * byte for byte, and leave the same books.
 */
export function testParity(start: (options: BrowserSandboxOptions) => Promise<Page>): void {
  let server: Sandbox;
  let page: Page;
  let count = 0;

  beforeAll(async () => {
    server = await startSandbox({ port: 0, clock });
    page = await start({ clock, origin: server.url });
    await call('/_sandbox/clock', { method: 'PUT', body: { now: clock, running: false } });
  });
  afterAll(async () => {
    await page.close();
    await server.close();
  });

  async function call(path: string, options: CallOptions = {}): Promise<ApiResponse> {
    const url = `${server.url}${path}`;
    const expected = await send(fetch, url, options);
    const received = await send(page.fetch, url, options);
    count += 1;
    expect({ path, ...received }).toEqual({ path, ...expected });
    const isJson = /json/.test(expected.headers['content-type'] ?? '');
    return {
      status: expected.status,
      headers: new Headers(expected.headers),
      body: isJson ? JSON.parse(Buffer.from(expected.text, 'latin1').toString()) : expected.text,
    };
  }

  it.each(onRecords.map((operation) => [operation.id, operation] as const))(
    '%s responds as the server does, also to what is wrong',
    async (_id, operation: Operation) => {
      await call('/_sandbox/reset', { method: 'POST' });
      await call('/_sandbox/clock', { method: 'PUT', body: { now: clock, running: false } });
      const request = await prepareRequest(operation, call);
      for (const language of ['en', 'nl']) {
        for (const status of ['400', '401', '403', '404', '406', '415']) {
          const provoked = provocations[status]?.(request, operation);
          if (provoked) await call(provoked.path, { ...provoked.options, language });
        }
      }
      await call(request.path, request.options);
    },
  );

  it.each(listOperations('list').map((operation) => [operation.id, operation] as const))(
    '%s has the same pages',
    async (_id, operation) => {
      for (const tenant of [1, 2]) await call(getListPath(operation), { tenant });
    },
  );

  it('the books are the same afterwards', async () => {
    const { body } = await call('/_sandbox/state');
    expect(body.administrations).toHaveLength(3);
  });

  it('more than 800 requests were compared', () => {
    expect(count).toBeGreaterThan(800);
  });
}

/** Headers of a connection. */
const OF_TRANSPORT = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

async function send(fetchFrom: BrowserSandbox['fetch'], url: string, options: CallOptions) {
  const { body, token = demoToken, tenant, language } = options;
  const isJson = typeof body === 'object' && !(body instanceof Uint8Array);
  const response = await fetchFrom(url, {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      accept: '*/*',
      'accept-language': language ?? 'en',
      ...(isJson && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(tenant !== undefined && { 'x-tenant-id': String(tenant) }),
      ...options.headers,
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as string) }),
  });
  const headers = [...response.headers].filter(([name]) => !OF_TRANSPORT.includes(name));
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(headers), text: bytes.toString('latin1') };
}
