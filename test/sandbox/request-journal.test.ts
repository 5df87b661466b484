import { afterEach, describe, expect, it } from 'vitest';
import { demoClient } from '../../mocks/seed/demo-access.ts';
import { createManualTime } from '../support/manual-time.ts';
import { PDF_HEADERS, SMALL_PDF } from '../support/operations.ts';
import { useSandbox } from '../support/sandbox.ts';

const time = createManualTime();
const sandbox = useSandbox({ clock: '2026-04-16' }, time.now);
const { call } = sandbox;

const control = (path: string, options = {}) => call(`/_sandbox/${path}`, { token: null, ...options });

const list = async (query = '') => (await control(`requests${query}`)).body.requests;
const readLatest = async () => (await control(`requests/${(await list('?limit=1'))[0].sequence}`)).body;

async function refresh(refreshToken: string) {
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: demoClient.id,
    client_secret: demoClient.secret,
    refresh_token: refreshToken,
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return call('/connect/token', { method: 'POST', token: null, headers, body: String(body) });
}

afterEach(async () => {
  for (const path of ['requests', 'faults']) expect((await control(path, { method: 'DELETE' })).status).toBe(204);
  await control('limits', { method: 'PUT', body: { limits: [] } });
});

describe('the request journal', () => {
  it('lists requests with their operation, status, user and administration, the newest first', async () => {
    await call('/v1/debtors?pageSize=1', { tenant: 2 });
    await call('/v1/nonsense');
    const [newest, first] = await list();
    expect(newest).toMatchObject({ method: 'GET', path: '/v1/nonsense', status: 404, isCarriedOut: false });
    expect(newest.problem).toMatch(/\/not-found$/);
    expect(newest).not.toHaveProperty('operationId');
    expect(first).toMatchObject({
      path: '/v1/debtors',
      query: '?pageSize=1',
      operationId: 'listDebtors',
      user: 'demo',
      administration: 2,
      status: 200,
      outcome: 'responded',
      isCarriedOut: true,
      sequence: newest.sequence - 1,
    });
    expect(Date.parse(first.time)).toBeLessThanOrEqual(time.now());
  });

  it.each([
    [403, '/v1/debtors', { tenant: 3 }, 3],
    [403, '/v1/debtors', { tenant: 2_147_483_647 }, 2_147_483_647],
    [403, '/v1/articlelocations', { tenant: 2 }, 2],
    [406, '/v1/debtors', { tenant: 2, headers: { accept: 'text/csv' } }, 2],
    [406, '/v1/debtors', { headers: { accept: 'text/csv' } }, 1],
    [400, '/v1/debtors?page=x', { tenant: 2 }, 2],
    [404, '/v1/debtors/4711', { tenant: 2 }, 2],
    [415, '/v1/debtors', { tenant: 2, body: 'x', headers: { 'content-type': 'text/plain' } }, 2],
  ])(
    'names user and administration of a request that is rejected with %d: %s %j',
    async (status, path, options, id) => {
      expect((await call(path, options)).status).toBe(status);
      expect(await list(`?administration=${id}`)).toMatchObject([{ status, user: 'demo', administration: id }]);
    },
  );

  it('has the default administration where the header cannot be an identifier', async () => {
    expect((await call('/v1/debtors', { tenant: 2_147_483_648 })).status).toBe(400);
    const [entry] = await list();
    expect(entry).toMatchObject({ status: 400, user: 'demo', administration: 1 });
  });

  it('says which rules a request breaks', async () => {
    await call('/v1/debtors', { body: { names: 'Theehuis' }, language: 'nl' });
    const [{ issues, problem }] = await list();
    expect(problem).toBe('https://accounting-platform.example/problems/validation-failed');
    expect(issues).toContainEqual({ field: 'name', rule: 'required', message: 'This field is required.' });
    expect(issues).toContainEqual(expect.objectContaining({ field: 'names', rule: 'unknownFieldDidYouMean' }));
  });

  it('hides query parameters that look like credentials in the list, in a request and in its curl command', async () => {
    await call('/v1/debtors?pageSize=1&api_key=hush&apiKey=hush&x-api-key=hush');
    for (const text of [await list(), await readLatest()].map((body) => JSON.stringify(body))) {
      expect(text).toContain('pageSize=1&api_key=***');
      expect(text).not.toContain('hush');
    }
    expect((await readLatest()).curl).toContain('api_key=***');
  });

  it('omits pages, the control plane and preflights', async () => {
    await call('/');
    await call('/docs/');
    await control('health');
    await call('/v1/debtors', { method: 'OPTIONS', headers: { 'access-control-request-method': 'GET' } });
    expect(await list()).toEqual([]);
  });

  it('shows headers and bodies', async () => {
    await call('/v1/debtors', { body: { name: 'Theehuis', debtorKindId: 1 }, tenant: 1, language: 'nl' });
    const { request, response, curl } = await readLatest();
    expect(request.headers).toMatchObject({ 'x-tenant-id': '1', 'accept-language': 'nl' });
    expect([JSON.parse(request.body), request.isTruncated]).toEqual([{ name: 'Theehuis', debtorKindId: 1 }, false]);
    expect(response.headers.location).toMatch(/\/v1\/debtors\/\d+$/);
    expect(JSON.parse(response.body)).toMatchObject({ name: 'Theehuis' });
    expect(curl).toContain('-X POST');
    expect(curl).toContain(`--data-raw '{"name":"Theehuis","debtorKindId":1}'`);
  });

  it('lists requests with their headers and bodies on demand', async () => {
    await call('/v1/debtors/1', { tenant: 1 });
    await call('/v1/debtors', { body: { nam: 'Theehuis' } });
    const listed = await list('?details=true&limit=2');
    expect(listed.map(({ method, path }: { method: string; path: string }) => `${method} ${path}`)).toEqual([
      'POST /v1/debtors',
      'GET /v1/debtors/1',
    ]);
    for (const entry of listed) expect(entry).toEqual((await control(`requests/${entry.sequence}`)).body);
    expect((await list('?limit=1'))[0]).not.toHaveProperty('request');
  });

  it('cuts off long bodies and omits documents', async () => {
    await call('/v1/ledgerlines?Bookyear=2025');
    const { response } = await readLatest();
    expect([response.body.length, response.isTruncated]).toEqual([4096, true]);
    await call('/v1/inboxfiles', { body: SMALL_PDF, headers: PDF_HEADERS });
    const { request, curl } = await readLatest();
    expect(request).not.toHaveProperty('body');
    expect(curl).toBeUndefined();
  });

  it('shows a body that is not JSON', async () => {
    await call('/v1/debtors', { body: '{"name":' });
    expect((await readLatest()).request.body).toBe('{"name":');
  });

  it('shows neither tokens nor secrets, but which requests have the same token', async () => {
    const { body: pair } = await control('tokens', { body: { user: 'demo' } });
    await call('/v1/debtors?pageSize=1', { token: pair.access_token });
    const first = await readLatest();
    const { status, body: refreshed } = await refresh(pair.refresh_token);
    expect(status).toBe(200);
    const exchange = await readLatest();
    await call('/v1/debtors?pageSize=1', { token: refreshed.access_token });
    const second = await readLatest();

    const text = JSON.stringify([first, exchange, second, await list()]);
    const secrets = [pair, refreshed].flatMap(({ access_token, refresh_token }) => [access_token, refresh_token]);
    for (const secret of [...secrets, demoClient.secret]) expect(text).not.toContain(secret);

    expect(exchange).toMatchObject({ operationId: 'requestToken', status: 200, isCarriedOut: true });
    expect(exchange.request.body).toMatch(/^grant_type=refresh_token&client_id=sandbox-client/);
    const [, fingerprint] = /"access_token":"\*{3} \((\w{8})\)"/.exec(exchange.response.body) ?? [];
    expect(second.request.headers.authorization).toBe(`Bearer *** (${fingerprint})`);
    expect(first.request.headers.authorization).not.toBe(second.request.headers.authorization);
  });

  it('says which fault a request got, and whether it was carried out', async () => {
    for (const when of ['before', 'after'] as const) {
      await control('faults', { body: { operationId: 'createDebtor', effect: 'drop', when } });
      await expect(call('/v1/debtors', { body: { name: 'Theehuis', debtorKindId: 1 } })).rejects.toThrow();
      const [entry] = await list('?status=none');
      expect(entry).toMatchObject({
        outcome: 'dropped',
        isCarriedOut: when === 'after',
        fault: { effect: 'drop', when },
      });
      expect(entry).not.toHaveProperty('status');
    }
    await control('faults', { body: { operationId: 'requestToken', effect: 'answer', status: 502, when: 'after' } });
    const { body } = await control('tokens', { body: { user: 'demo' } });
    await refresh(body.refresh_token);
    expect((await list())[0]).toMatchObject({ operationId: 'requestToken', status: 502, isCarriedOut: true });
  });

  it('says that a client closed the connection before its response', async () => {
    await control('faults', {
      body: { operationId: 'createDebtor', effect: 'delay', milliseconds: 300, when: 'after' },
    });
    const headers = { authorization: 'Bearer sandbox-demo-token', 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Theehuis', debtorKindId: 1 });
    const client = new AbortController();
    const call = fetch(`${sandbox.url}/v1/debtors`, { method: 'POST', headers, body, signal: client.signal });
    const failed = expect(call).rejects.toThrow();
    await expect.poll(async () => (await control('faults')).body.faults).toEqual([]);
    client.abort();
    await failed;
    await expect.poll(async () => (await list())[0]).toMatchObject({ outcome: 'abandoned', isCarriedOut: true });
  });

  it('says what the limits left, and which one rejected a request', async () => {
    await control('limits', { method: 'PUT', body: { limits: ['3/day', '2/hour'] } });
    for (let count = 0; count < 3; count += 1) await call('/v1/debtors?pageSize=1');
    expect((await list()).map(({ limits }: { limits: unknown }) => limits)).toEqual([
      {
        remaining: [
          { limit: '3/day', remaining: 1 },
          { limit: '2/hour', remaining: 0 },
        ],
        rejectedBy: '2/hour',
      },
      {
        remaining: [
          { limit: '3/day', remaining: 1 },
          { limit: '2/hour', remaining: 0 },
        ],
      },
      {
        remaining: [
          { limit: '3/day', remaining: 2 },
          { limit: '2/hour', remaining: 1 },
        ],
      },
    ]);
  });

  it('is filtered by operation, status, administration and number', async () => {
    await call('/v1/debtors', { tenant: 1 });
    await call('/v1/creditors', { tenant: 2 });
    await call('/v1/creditors/4711', { tenant: 2 });
    const [{ sequence }] = await list('?limit=1');
    const count = async (query: string) => (await list(query)).length;
    expect(await count('?operationId=listDebtors')).toBe(1);
    expect(await count('?administration=2')).toBe(2);
    expect(await count('?status=404')).toBe(1);
    expect(await count('?status=2xx')).toBe(2);
    expect(await count('?status=none')).toBe(0);
    expect(await count(`?after=${sequence - 2}`)).toBe(2);
  });

  it('survives a reset', async () => {
    await call('/v1/debtors');
    await control('reset', { method: 'POST' });
    expect(await list()).toHaveLength(1);
  });
});

describe('a sandbox without a journal', () => {
  const silent = useSandbox({ journal: 0 });

  it('holds no requests', async () => {
    await silent.call('/v1/debtors');
    const { body } = await silent.call('/_sandbox/requests', { token: null });
    expect(body).toEqual({ requests: [], lastSequence: 0, capacity: 0 });
  });
});
