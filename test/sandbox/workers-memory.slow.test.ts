import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { startWorkerd, type Workerd } from '../support/start-workerd.ts';

let engine: Workerd;
beforeAll(async () => {
  engine = await startWorkerd();
});
afterAll(() => engine.close());

const call = async (path: string, method = 'GET', body?: unknown) => {
  const response = await fetch(`${engine.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${demoToken}`, 'x-tenant-id': '1', 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
};

it('what a world has in memory is there after its process has ended', async () => {
  await call('/_sandbox/worlds', 'POST', { name: 'shop-1', scenario: 'month-end' });
  const root = '/worlds/shop-1';
  expect((await call(`${root}/v1/debtors`)).status).toBe(200);
  const fault = { operationId: 'listDebtors', effect: 'answer', status: 503, nth: 2 };
  await call(`${root}/_sandbox/faults`, 'POST', fault);
  expect((await call(`${root}/v1/debtors`)).status).toBe(200);
  await call(`${root}/_sandbox/limits`, 'PUT', { limits: ['50/minute'] });
  await call(`${root}/_sandbox/snapshots`, 'POST', { name: 'before' });
  const { body: before } = await call(`${root}/_sandbox/requests`);
  expect(before.lastSequence).toBe(2);
  // The journal is saved a second later.
  await new Promise((resolve) => setTimeout(resolve, 2000));

  await engine.restart();
  expect((await call(`${root}/_sandbox/requests`)).body).toEqual(before);
  expect((await call(`${root}/_sandbox/limits`)).body).toEqual({ limits: ['50/minute'] });
  expect((await call(`${root}/v1/debtors`)).status).toBe(503);
  expect((await call(`${root}/_sandbox/faults`)).body).toEqual({ faults: [] });
  expect((await call(`${root}/_sandbox/snapshots/before/restore`, 'POST')).status).toBe(204);
  expect((await call('/_sandbox/worlds')).body.worlds).toMatchObject([{ name: 'shop-1', scenario: 'month-end' }]);
});

it('a token is not in what a world has stored of its requests', async () => {
  await call('/_sandbox/worlds', 'POST', { name: 'secrets', scenario: 'empty' });
  const token = 'a-token-that-somebody-sent-by-mistake';
  await fetch(`${engine.url}/worlds/secrets/v1/debtors?access_token=${token}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  // The journal is saved a second later.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await engine.restart();
  const { body } = await call('/worlds/secrets/_sandbox/requests/1');
  expect(body.request.headers.authorization).toMatch(/^Bearer \*\*\* \([0-9a-f]{8}\)$/);
  expect(await engine.readDisk()).toContain('/v1/debtors');
  expect(await engine.readDisk()).not.toContain(token);
});

it('a document over the 2 MB of a value is returned byte for byte', async () => {
  const bytes = new Uint8Array(4_900_000).fill(37);
  bytes.set(new TextEncoder().encode('%PDF-1.7'));
  const headers = { authorization: `Bearer ${demoToken}`, 'x-tenant-id': '1' };
  const uploaded = await fetch(`${engine.url}/v1/inboxfiles`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/pdf' },
    body: bytes,
  });
  const { id } = (await uploaded.json()) as { readonly id: number };
  const received = await fetch(`${engine.url}/v1/inboxfiles/${id}`, { headers });
  expect(Buffer.from(await received.arrayBuffer()).equals(bytes)).toBe(true);
});

it('a state with a document in pieces is exported and imported in an object', async () => {
  const read = async () => (await fetch(`${engine.url}/_sandbox/state`)).json();
  const state = (await read()) as { readonly administrations: { records: Record<string, object[]> }[] };
  expect(JSON.stringify(state.administrations[0]?.records.inboxfiles).length).toBeGreaterThan(4_900_000);
  await call('/_sandbox/worlds', 'POST', { name: 'copy' });
  expect(await call('/worlds/copy/_sandbox/state', 'PUT', state)).toEqual({ status: 204, body: undefined });
  expect(await (await fetch(`${engine.url}/worlds/copy/_sandbox/state`)).json()).toEqual(state);
  // A state that is rejected leaves the data as they were, and no table behind.
  expect((await call('/worlds/copy/_sandbox/state', 'PUT', { ...state, format: 2 })).status).toBe(400);
  expect((await call('/worlds/copy/_sandbox/state', 'PUT', state)).status).toBe(204);
});

it('worlds that leave the memory so that another can be reset have their journal afterwards', async () => {
  const names = Array.from({ length: 24 }, (_, index) => `room-${index}`);
  for (const name of names) await call('/_sandbox/worlds', 'POST', { name });
  await Promise.all(names.map((name) => call(`/worlds/${name}/v1/debtors`)));
  expect((await call('/worlds/room-23/_sandbox/reset', 'POST')).status).toBe(204);
  const journals = await Promise.all(names.map((name) => call(`/worlds/${name}/_sandbox/requests`)));
  expect(journals.map(({ body }) => body.lastSequence)).toEqual(names.map(() => 1));
});
