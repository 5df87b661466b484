import { beforeAll, describe, expect, it } from 'vitest';
import { startSandbox } from '../../mocks/index.ts';
import { useSandbox } from '../support/sandbox.ts';

/** Headers that a browser sees when it runs a page of a partner; `mocks/http/cors.test.ts` has each of them. */

const sandbox = useSandbox();
const shop = 'https://shop.example';
const headers = { origin: shop };
const expose = 'access-control-expose-headers';

it('a preflight is answered, also without a token', async () => {
  const asked = { method: 'OPTIONS', token: null, headers: { ...headers, 'access-control-request-method': 'PATCH' } };
  const { status, headers: received } = await sandbox.call('/v1/debtors/1', asked);
  expect([status, received.get('access-control-allow-methods')]).toEqual([204, 'GET, PUT, PATCH, DELETE']);
});

describe('a response to a page', () => {
  let token: string;
  beforeAll(async () => {
    token = await sandbox.createToken('demo');
  });

  it.each([
    [201, '/v1/debtors', { body: { name: 'Theehuis', debtorKindId: 1 } }],
    [400, '/v1/debtors?pageSize=x', {}],
    [400, '/connect/token', { body: 'grant_type=x', headers: { ...headers, 'content-type': 'text/plain' } }],
    [401, '/v1/debtors', { token: 'nobody' }],
    [403, '/v1/debtors', { tenant: 3 }],
    [404, '/v1/nowhere', {}],
    [405, '/v1/debtors', { method: 'DELETE' }],
    [406, '/v1/debtors', { headers: { ...headers, accept: 'image/png' } }],
    [413, '/v1/debtors', { body: 'x'.repeat(1_048_577) }],
    [415, '/v1/debtors', { body: 'x', headers: { ...headers, 'content-type': 'text/plain' } }],
    [503, '/v1/creditors', {}],
  ])('may be read when it is a %d: %s', async (status, path, options) => {
    const body = { operationId: 'listCreditors', effect: 'answer', status: 503, retryAfter: 5 };
    if (status === 503) await sandbox.call('/_sandbox/faults', { body, token: null });
    const reply = await sandbox.call(path, { token, headers, ...options });
    expect(reply.status).toBe(status);
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
    expect(reply.headers.get('vary')).toMatch(/Origin/);
    for (const name of ['Location', 'Retry-After', 'WWW-Authenticate', 'Allow', 'Content-Language'])
      expect(reply.headers.get(expose)).toContain(name);
  });
});

describe('the demo token, which is public', () => {
  it.each([shop, 'null', 'http://localhost.shop.example', 'https://127.0.0.1.shop.example'])(
    'is rejected from web pages of %s, for reading and for writing',
    async (origin) => {
      const read = await sandbox.call('/v1/debtors', { headers: { origin, 'accept-language': 'en' } });
      expect([read.status, read.body.detail]).toEqual([401, expect.stringContaining('--allow-origin')]);
      const body = { name: 'Ongevraagd', debtorKindId: 1 };
      expect((await sandbox.call('/v1/debtors', { body, headers: { origin } })).status).toBe(401);
      expect((await sandbox.call('/v1/debtors?name=Ongevraagd')).body._meta.totalCount).toBe(0);
    },
  );

  it.each(['http://localhost:5173', 'http://127.0.0.1:8080', 'http://[::1]:3000', 'https://localhost'])(
    'is accepted from web pages of %s',
    async (origin) => expect((await sandbox.call('/v1/debtors', { headers: { origin } })).status).toBe(200),
  );

  it('is accepted from the origins of --allow-origin', async () => {
    const open = await startSandbox({ port: 0, allowedOrigins: [shop] });
    const send = async (origin: string) =>
      (await sandbox.call(`${open.url}/v1/debtors`, { headers: { origin } })).status;
    expect([await send(shop), await send('https://other.example')]).toEqual([200, 401]);
    await open.close();
  });
});
