import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { fillPath, listOperations } from '../support/operations.ts';
import { createRejections } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';
import { findFields, getExampleBodies } from './body-fields.ts';

const sandbox = useSandbox();
const { call } = sandbox;
const { expectNothingStored } = createRejections(sandbox);
afterAll(expectNothingStored);

/** Initial members of every object of the sandbox, which runs in the process of the tests. */
const inherited = Object.getOwnPropertyNames(Object.prototype);
afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(inherited);
  expect(Object.getOwnPropertyNames(Function.prototype)).not.toContain('tradePack');
  expect(Reflect.get({}, 'tradePack')).toBeUndefined();
});

/** Names by which a careless copy of an object reaches what all objects have in common. */
const keys = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf', '__defineGetter__'];

/** Members that an attacker would like all objects to have: no module missing, no limit, a name. */
const wish = '{"tradePack":true,"name":"polluted","prototype":{"tradePack":true,"name":"polluted"}}';

const writes = listOperations('create').map((operation) => [operation.method, operation.path, operation] as const);

/** An object of JSON with all of them before its own fields. */
const polluted = (text: string): string => text.replace(/^\{/, `{${keys.map((key) => `"${key}":${wish},`).join('')}`);

it.each(writes)('%s %s rejects prototype keys as unknown fields', async (method, _template, operation) => {
  const body = polluted(JSON.stringify(getExampleBodies(operation)[0]));
  const { status, errors } = (await call(fillPath(operation), { method, body })).body;
  expect([status, Object.keys(errors)]).toEqual([400, expect.arrayContaining(keys)]);
});

const inside = writes.flatMap(([method, template, operation]) =>
  findFields(
    getExampleBodies(operation)[0],
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  ).map((place) => [method, template, place.field, fillPath(operation), place] as const),
);

it.each(inside)('%s %s rejects prototype keys in %s', async (method, _template, field, path, { value, text }) => {
  const { body } = await call(path, { method, body: text(polluted(JSON.stringify(value))) });
  const fields = keys.map((key) => `${field}.${key}`);
  expect([body.status, Object.keys(body.errors)]).toEqual([400, expect.arrayContaining(fields)]);
});

it('control plane rejects prototype keys', async () => {
  for (const [path, method, body] of [
    ['/_sandbox/clock/advance', 'POST', '{"days":0}'],
    ['/_sandbox/administrations/2/modules', 'PATCH', '{"costUnits":true}'],
    ['/_sandbox/tokens', 'POST', '{"user":"demo"}'],
    ['/_sandbox/snapshots', 'POST', '{"name":"a"}'],
  ] as const) {
    const reply = await call(path, { method, body: polluted(body) });
    expect([reply.status, Object.keys(reply.body.errors)], path).toEqual([400, expect.arrayContaining(keys)]);
  }
  for (const key of keys) {
    expect((await call('/_sandbox/tokens', { body: { user: key } })).status).toBe(400);
    expect((await call('/_sandbox/faults', { body: { operationId: key, effect: 'drop' } })).status).toBe(400);
    expect([400, 404]).toContain((await call(`/_sandbox/snapshots/${key}/restore`, { method: 'POST' })).status);
    expect((await call(`/_sandbox/${key}`)).status).toBe(404);
  }
});

describe.each(keys)('prototype key %s', (key) => {
  const getStatus = async (path: string, options = {}) => (await call(path, options)).status;

  it.each<readonly [status: number, path: string]>([
    ...['?{}=1', '?{}[tradePack]=true', '?name[{}]=x', '?orderby={}', '?fields={}', '/{}'].map(
      (path) => [400, `/v1/debtors${path}`] as const,
    ),
    [400, '/v1/ledgergrouped?Bookyear=2026&groupBy={}'],
    ...['/v1/{}', '/docs/{}', '/{}', '/connect/sign-in/{}'].map((path) => [404, path] as const),
    [400, '/connect/authorize?client_id={}&{}=1'],
  ])('gets status %d at %s', async (status, path) => {
    expect(await getStatus(path.replaceAll('{}', key))).toBe(status);
  });

  it('is an ordinary filter value', async () => {
    expect((await call(`/v1/debtors?name=${key}`)).body._data).toEqual([]);
  });

  it('is ignored as a header, and no value of one', async () => {
    const path = '/v1/debtors?pageSize=1';
    expect(await getStatus(path, { headers: { [key]: '1' } })).toBe(200);
    // Some of them have the form of a language.
    expect([200, 400]).toContain(await getStatus(path, { headers: { 'accept-language': key } }));
    expect(await getStatus(path, { headers: { accept: key } })).toBe(406);
    expect(await getStatus(path, { headers: { 'x-tenant-id': key } })).toBe(400);
    expect(await getStatus(path, { token: key })).toBe(401);
  });

  it('is rejected by the token endpoint', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const credentials = 'client_id=sandbox-client&client_secret=sandbox-secret';
    for (const form of [`grant_type=${key}`, `grant_type=refresh_token&refresh_token=${key}`, `${key}=1`])
      expect(await getStatus('/connect/token', { body: `${credentials}&${form}`, headers, token: null })).toBe(400);
  });
});

it('responses to other users are unaffected', async () => {
  const token = await sandbox.createToken('other');
  const before = await call('/v1/debtors?pageSize=5', { token });
  await call('/v1/debtors', { body: `{"__proto__":${wish},"constructor":${wish}}` });
  expect((await call('/v1/debtors?pageSize=5', { token })).body).toEqual(before.body);
  expect((await call('/v1/salesorders', { tenant: 2 })).status).toBe(403);
});
