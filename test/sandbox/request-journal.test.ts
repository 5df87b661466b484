import { afterEach, describe, expect, it } from 'vitest';
import { demoClient } from '../../mocks/seed/demo-access.ts';
import type { Row } from '../support/books.ts';
import { createManualTime } from '../support/manual-time.ts';
import { PDF_HEADERS, SMALL_PDF } from '../support/operations.ts';
import { type CallOptions, useSandbox } from '../support/sandbox.ts';
import { refreshTokens } from '../support/sign-in.ts';

const time = createManualTime();
const sandbox = useSandbox({ clock: '2026-04-16' }, time.now);
const { call } = sandbox;

const control = (path: string, options = {}) => call(`/_sandbox/${path}`, { token: null, ...options });

const list = async (query = '') => (await control(`requests${query}`)).body.requests;
const readLatest = async () => (await control(`requests/${(await list('?limit=1'))[0].sequence}`)).body;

afterEach(async () => {
  for (const path of ['requests', 'faults']) expect((await control(path, { method: 'DELETE' })).status).toBe(204);
  await control('limits', { method: 'PUT', body: { limits: [] } });
});

describe('the request journal', () => {
  it('lists requests with their operation, status, user, administration and the rules that they break', async () => {
    const csv = { accept: 'text/csv' };
    const requests: readonly (readonly [path: string, options?: CallOptions])[] = [
      ['/v1/debtors?pageSize=1', { tenant: 2 }],
      ['/v1/nonsense'],
      ['/v1/debtors', { tenant: 3 }],
      ['/v1/debtors', { tenant: 2_147_483_647 }],
      // It cannot be an identifier: the entry has the default administration.
      ['/v1/debtors', { tenant: 2_147_483_648 }],
      ['/v1/articlelocations', { tenant: 2 }],
      ['/v1/debtors', { tenant: 2, headers: csv }],
      ['/v1/debtors', { headers: csv }],
      ['/v1/debtors?page=x', { tenant: 2 }],
      ['/v1/debtors/4711', { tenant: 2 }],
      ['/v1/debtors', { tenant: 2, body: 'x', headers: { 'content-type': 'text/plain' } }],
      ['/v1/debtors', { body: { names: 'Theehuis' }, language: 'nl' }],
      // Pages, the control plane and preflights are not in it.
      ['/'],
      ['/docs/'],
      ['/_sandbox/health'],
      ['/v1/debtors', { method: 'OPTIONS', headers: { 'access-control-request-method': 'GET' } }],
    ];
    for (const [path, options] of requests) await call(path, options);
    const entries: Row[] = await list();
    expect(entries.map(({ sequence }) => sequence)).toEqual(entries.map((_, index) => entries.length - index));
    for (const { time: moment } of entries) expect(Date.parse(moment)).toBeLessThanOrEqual(time.now());
    const lines = entries.map(({ sequence: _sequence, time: _time, durationMs: _duration, ...entry }) => entry);
    const text = lines.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    await expect(text).toMatchFileSnapshot('__snapshots__/request-journal.txt');
  });

  it('hides query parameters that look like credentials in the list, in a request and in its curl command', async () => {
    await call('/v1/debtors?pageSize=1&api_key=hush&apiKey=hush&x-api-key=hush');
    for (const text of [await list(), await readLatest()].map((body) => JSON.stringify(body))) {
      expect(text).toContain('pageSize=1&api_key=***');
      expect(text).not.toContain('hush');
    }
    expect((await readLatest()).curl).toContain('api_key=***');
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
    await call('/v1/debtors', { body: '{"name":' });
    expect((await readLatest()).request.body).toBe('{"name":');
  });

  it('lists requests with their headers and bodies on demand', async () => {
    await call('/v1/debtors/1', { tenant: 1 });
    await call('/v1/debtors', { body: { nam: 'Theehuis' } });
    const listed: Row[] = await list('?details=true&limit=2');
    expect(listed.map(({ method }) => method)).toEqual(['POST', 'GET']);
    for (const entry of listed) expect(entry).toEqual((await control(`requests/${entry.sequence}`)).body);
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

  it('shows neither tokens nor secrets, but which requests have the same token', async () => {
    const { body: pair } = await control('tokens', { body: { user: 'demo' } });
    await call('/v1/debtors?pageSize=1', { token: pair.access_token });
    const first = await readLatest();
    const { status, body: refreshed } = await refreshTokens(sandbox, pair.refresh_token);
    expect(status).toBe(200);
    const exchange = await readLatest();
    await call('/v1/debtors?pageSize=1', { token: refreshed.access_token });
    const second = await readLatest();

    const text = JSON.stringify([first, exchange, second, await list()]);
    const secrets = [pair, refreshed].flatMap(({ access_token, refresh_token }) => [access_token, refresh_token]);
    for (const secret of [...secrets, demoClient.secret]) expect(text).not.toContain(secret);

    expect(exchange).toMatchObject({ operationId: 'requestToken', status: 200, isCarriedOut: true });
    expect(exchange.request.body).toMatch(/^client_id=sandbox-client&client_secret=\*{3}&grant_type=/);
    const [, fingerprint] = /"access_token":"\*{3} \((\w{8})\)"/.exec(exchange.response.body) ?? [];
    expect(second.request.headers.authorization).toBe(`Bearer *** (${fingerprint})`);
    expect(first.request.headers.authorization).not.toBe(second.request.headers.authorization);
  });

  it('says which fault a request got, and whether it was carried out', async () => {
    for (const when of ['before', 'after'] as const) {
      await control('faults', { body: { operationId: 'createDebtor', effect: 'drop', when } });
      await expect(call('/v1/debtors', { body: { name: 'Theehuis', debtorKindId: 1 } })).rejects.toThrow();
      const [entry] = await list('?status=none');
      const fault = { effect: 'drop', when };
      expect(entry).toMatchObject({ outcome: 'dropped', isCarriedOut: when === 'after', fault });
    }
    await control('faults', { body: { operationId: 'requestToken', effect: 'answer', status: 502, when: 'after' } });
    const { body } = await control('tokens', { body: { user: 'demo' } });
    await refreshTokens(sandbox, body.refresh_token);
    expect((await list())[0]).toMatchObject({ operationId: 'requestToken', status: 502, isCarriedOut: true });
  });

  it('says that a client closed the connection before its response', async () => {
    const fault = { operationId: 'createDebtor', effect: 'delay', milliseconds: 100, when: 'after' };
    await control('faults', { body: fault });
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
    const limits: Row[] = (await list()).map((entry: Row) => entry.limits);
    expect(limits.map(({ remaining }) => remaining.map((left: Row) => `${left.limit} ${left.remaining}`))).toEqual([
      ['3/day 1', '2/hour 0'],
      ['3/day 1', '2/hour 0'],
      ['3/day 2', '2/hour 1'],
    ]);
    expect(limits.map(({ rejectedBy }) => rejectedBy)).toEqual(['2/hour', undefined, undefined]);
  });

  it('is filtered by operation, status, administration and number', async () => {
    await call('/v1/debtors', { tenant: 1 });
    await call('/v1/creditors', { tenant: 2 });
    await call('/v1/creditors/4711', { tenant: 2 });
    const [{ sequence }] = await list('?limit=1');
    for (const [query, count] of [
      ['operationId=listDebtors', 1],
      ['administration=2', 2],
      ['status=404', 1],
      ['status=2xx', 2],
      ['status=none', 0],
      [`after=${sequence - 2}`, 2],
    ] as const)
      expect(await list(`?${query}`), query).toHaveLength(count);
  });

  it('survives a reset', async () => {
    await call('/v1/debtors');
    await control('reset', { method: 'POST' });
    expect(await list()).toHaveLength(1);
  });
});

const silent = useSandbox({ journal: 0 });

it('a sandbox without a journal holds no requests', async () => {
  await silent.call('/v1/debtors');
  const { body } = await silent.call('/_sandbox/requests', { token: null });
  expect(body).toEqual({ requests: [], lastSequence: 0, capacity: 0 });
});
