import { beforeAll, describe, expect, it } from 'vitest';
import { startSandbox } from '../../mocks/index.ts';
import { useSandbox } from '../support/sandbox.ts';

/** Headers that a browser sees when it runs a page of a partner. */

const sandbox = useSandbox();
const { call } = sandbox;

const shop = 'https://shop.example';
const here = 'http://localhost:5173';

const ask = (path: string, method: string, origin = shop) =>
  call(path, { method: 'OPTIONS', token: null, headers: { origin, 'access-control-request-method': method } });

const listed = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((part) => part.trim().toLowerCase());

describe('a preflight', () => {
  it('opens the API: its methods, and every header that it reads', async () => {
    const { status, headers, body } = await ask('/v1/debtors/1', 'PATCH');
    expect([status, body]).toEqual([204, undefined]);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(listed(headers, 'access-control-allow-methods')).toEqual(
      expect.arrayContaining(['get', 'put', 'patch', 'delete']),
    );
    expect(listed(headers, 'access-control-allow-headers')).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'accept-language', 'x-tenant-id', 'x-tenantid']),
    );
    expect(headers.get('access-control-max-age')).toBe('600');
    expect(headers.get('vary')).toContain('Origin');
  });
});

describe('a response to a page', () => {
  const headers = { origin: shop };
  let token: string;

  beforeAll(async () => {
    token = (await sandbox.call('/_sandbox/tokens', { body: { user: 'demo' }, token: null })).body.access_token;
  });
  const call: typeof sandbox.call = (path, options) => sandbox.call(path, { token, ...options });

  it('shows what a client has to read beside the body', async () => {
    const created = await call('/v1/debtors', { body: { name: 'Theehuis', debtorKindId: 1 }, headers });
    expect(created.status).toBe(201);
    expect(created.headers.get('access-control-allow-origin')).toBe('*');
    expect(listed(created.headers, 'access-control-expose-headers')).toEqual(
      expect.arrayContaining(['location', 'retry-after', 'www-authenticate', 'allow', 'content-language']),
    );
    expect(created.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each([
    [400, '/v1/debtors?pageSize=x', {}],
    [401, '/v1/debtors', { token: 'nobody' }],
    [403, '/v1/debtors', { tenant: 3 }],
    [404, '/v1/nowhere', {}],
    [405, '/v1/debtors', { method: 'DELETE' }],
    [406, '/v1/debtors', { headers: { ...headers, accept: 'image/png' } }],
    [413, '/v1/debtors', { body: 'x'.repeat(1_048_577) }],
    [415, '/v1/debtors', { body: 'x', headers: { ...headers, 'content-type': 'text/plain' } }],
  ])('may be read when it is a %d', async (status, path, options) => {
    const reply = await call(path, { headers, ...options });
    expect(reply.status).toBe(status);
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(listed(reply.headers, 'vary')).toEqual(expect.arrayContaining(['origin', 'accept-language']));
  });

  it('may be read when it is a fault on demand', async () => {
    const body = { operationId: 'listDebtors', effect: 'answer', status: 503, retryAfter: 5, times: 1 };
    await call('/_sandbox/faults', { body, token: null });
    const reply = await call('/v1/debtors', { headers });
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([503, '*']);
    expect(listed(reply.headers, 'access-control-expose-headers')).toContain('retry-after');
  });

  it('may be read when the token endpoint refuses', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = 'grant_type=authorization_code&code=x&client_id=sandbox-client&client_secret=wrong';
    const reply = await call('/connect/token', { body, token: null, headers: { ...headers, ...form } });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.headers.get('access-control-allow-origin')).toMatch(/^(\*|https:\/\/shop\.example)$/);
  });
});

describe('the demo token, which is public', () => {
  it.each([shop, 'null', 'http://localhost.shop.example', 'https://127.0.0.1.shop.example'])(
    'is rejected from web pages of %s, for reading and for writing',
    async (origin) => {
      const read = await call('/v1/debtors', { headers: { origin, 'accept-language': 'en' } });
      expect([read.status, read.body.detail]).toEqual([401, expect.stringContaining('--allow-origin')]);
      const written = await call('/v1/debtors', { body: { name: 'Ongevraagd', debtorKindId: 1 }, headers: { origin } });
      expect(written.status).toBe(401);
      expect((await call('/v1/debtors?name=Ongevraagd')).body._meta.totalCount).toBe(0);
    },
  );

  it.each([here, 'http://127.0.0.1:8080', 'http://[::1]:3000', 'https://localhost'])(
    'is accepted from web pages of %s',
    async (origin) => expect((await call('/v1/debtors', { headers: { origin } })).status).toBe(200),
  );

  it('is accepted from the origins of --allow-origin', async () => {
    const open = await startSandbox({ port: 0, allowedOrigins: [shop] });
    const send = (origin: string) =>
      fetch(`${open.url}/v1/debtors`, { headers: { origin, authorization: 'Bearer sandbox-demo-token' } });
    expect([(await send(shop)).status, (await send('https://other.example')).status]).toEqual([200, 401]);
    await open.close();
  });
});
