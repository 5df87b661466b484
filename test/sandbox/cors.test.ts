import { describe, expect, it } from 'vitest';
import { useSandbox } from '../support/sandbox.ts';

/** What a browser sees that runs a page of a partner. */

const sandbox = useSandbox();
const { call } = sandbox;

const shop = 'https://shop.example';
const here = 'http://localhost:5173';

const preflight = (path: string, method: string, origin = shop) =>
  call(path, { method: 'OPTIONS', token: null, headers: { origin, 'access-control-request-method': method } });

const listed = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((part) => part.trim().toLowerCase());

describe('preflight', () => {
  it('allows the methods and headers of the API', async () => {
    const { status, headers, body } = await preflight('/v1/debtors/1', 'PATCH');
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

  it('allows the token endpoint', async () => {
    const { status, headers } = await preflight('/connect/token', 'POST');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(listed(headers, 'access-control-allow-methods')).toContain('post');
  });

  it('does not allow sign-in pages', async () => {
    const { headers } = await preflight('/connect/authorize', 'GET');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('access-control-allow-methods')).toBeNull();
  });

  it('allows the control plane for loopback origins only', async () => {
    expect((await preflight('/_sandbox/reset', 'POST', here)).headers.get('access-control-allow-origin')).toBe(here);
    const { status, headers } = await preflight('/_sandbox/reset', 'POST');
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, null]);
  });
});

describe('cross-origin response', () => {
  const headers = { origin: shop };

  it('exposes the headers that a client needs', async () => {
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
  ])('is readable with status %d', async (status, path, options) => {
    const reply = await call(path, { headers, ...options });
    expect(reply.status).toBe(status);
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(listed(reply.headers, 'vary')).toEqual(expect.arrayContaining(['origin', 'accept-language']));
  });

  it('is readable for an injected fault', async () => {
    const body = { operationId: 'listDebtors', effect: 'answer', status: 503, retryAfter: 5, times: 1 };
    await call('/_sandbox/faults', { body, token: null });
    const reply = await call('/v1/debtors', { headers });
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([503, '*']);
    expect(listed(reply.headers, 'access-control-expose-headers')).toContain('retry-after');
  });

  it('is readable for an error of the token endpoint', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = 'grant_type=authorization_code&code=x&client_id=sandbox-client&client_secret=wrong';
    const reply = await call('/connect/token', { body, token: null, headers: { ...headers, ...form } });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.headers.get('access-control-allow-origin')).toMatch(/^(\*|https:\/\/shop\.example)$/);
  });
});

describe('control plane', () => {
  it('rejects requests from remote pages, including simple ones', async () => {
    const { body: debtor } = await call('/v1/debtors', { body: { name: 'Theehuis', debtorKindId: 1 } });
    for (const origin of [shop, 'null', 'http://localhost.shop.example']) {
      const reply = await call('/_sandbox/reset', { method: 'POST', token: null, headers: { origin } });
      expect([reply.status, reply.body.type], origin).toEqual([403, expect.stringMatching(/\/control-refused$/)]);
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    }
    const form = { origin: shop, 'content-type': 'text/plain' };
    expect((await call('/_sandbox/tokens', { body: '{"user":"demo"}', token: null, headers: form })).status).toBe(403);
    expect((await call('/_sandbox/health', { token: null, headers: { origin: shop } })).status).toBe(403);
    expect((await call(`/v1/debtors/${debtor.id}`)).status).toBe(200);
  });

  it('accepts requests from loopback pages', async () => {
    const reply = await call('/_sandbox/reset', { method: 'POST', token: null, headers: { origin: here } });
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([204, here]);
  });
});
