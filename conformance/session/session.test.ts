import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoToken, type Sandbox, startSandbox } from '../../mocks/index.ts';
import { type Operation, operations } from '../contract.ts';
import { discover } from '../data/discovery.ts';
import { NoResponseError, withQuery } from './request.ts';
import { Session } from './session.ts';
import type { Settings } from './settings.ts';
import { StopError } from './stop.ts';

const operation = operations.find(({ id }) => id === 'getCountry') as Operation;
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

const createSession = (url: string, more: Partial<Settings> = {}): Session =>
  new Session({
    url,
    token: demoToken,
    tenant: 1,
    write: false,
    language: 'en',
    operations,
    client: undefined,
    concurrency: 4,
    maxRetryWait: 1,
    timeout: 10,
    profile: 'full',
    allowPermanent: false,
    ...more,
  });

describe('A session', () => {
  it('sends token, administration and language, and records the coverage', async () => {
    const session = createSession(sandbox.url);
    const exchange = await session.request(operation, { description: 'get', path: '/v1/countries/1' });
    const { request, response, json } = exchange;
    expect(request.headers).toEqual([
      ['authorization', `Bearer ${demoToken}`],
      ['x-tenant-id', '1'],
      ['accept-language', 'en'],
    ]);
    expect([response.status, session.violations.all]).toEqual([200, []]);
    expect(json).toMatchObject({ id: 1 });
    expect(session.coverage.getCell(operation, '200')).toEqual({ state: 'valid', times: 1 });
    session.close();
  });

  it('leaves a usual header out, and reports an unexpected status', async () => {
    const session = createSession(sandbox.url);
    const spec = { description: 'no token', path: '/v1/countries/1', headers: { authorization: undefined } };
    await session.request(operation, { ...spec, expected: [401] });
    expect(session.violations.all).toEqual([]);
    await session.request(operation, { ...spec, expected: [200] });
    expect(session.violations.all).toMatchObject([
      {
        operation: 'getCountry',
        status: 401,
        rule: 'success',
        basis: 'documented',
        cause: 'status 401',
        times: 1,
        details: [{ message: 'The status for no token is 401; expected 200.' }],
      },
    ]);
    expect(session.coverage.getCell(operation, '401')).toEqual({ state: 'violated', times: 2 });
    session.close();
  });

  it('follows links on its own server only, whatever their origin is', () => {
    const session = createSession('https://api.example/accounting');
    expect(session.toOwnPath('https://api.example/accounting/v1/debtors?page=2')).toBe('/v1/debtors?page=2');
    for (const link of ['https://evil.example/accounting/v1/debtors', '/v1/debtors'])
      expect(session.toOwnPath(link)).toBe('/v1/debtors');
    for (const other of ['https://evil.example/accounting', null, 'x'])
      expect(session.toOwnPath(other)).toBeUndefined();
    session.close();
  });

  it('throws for a missing response, and sends no requests after the end of the run', async () => {
    const spec = { description: 'get', path: '/v1/countries/1' };
    await expect(createSession('http://127.0.0.1:1').request(operation, spec)).rejects.toThrow(NoResponseError);
    const aborted = createSession(sandbox.url, { signal: AbortSignal.abort(new StopError('time', 'It is late.')) });
    await expect(aborted.request(operation, spec)).rejects.toThrow('It is late.');
    expect((await aborted.request(operation, { ...spec, evenIfAborted: true })).response.status).toBe(200);
    aborted.close();
  });

  it('discovers lists, records below records, and lists that require a parameter', async () => {
    const session = createSession(sandbox.url);
    const inventory = await discover(session);
    expect(session.violations.all).toEqual([]);
    expect(inventory.getCollection('/v1/debtors/{debtorId}/mandates')).toMatchObject({
      path: '/v1/debtors/1/mandates',
    });
    expect(inventory.getCollection('/v1/ledgerlines')?.rows.length).toBeGreaterThan(0);
    expect(inventory.getObjects('salestypes')).toContainEqual(expect.objectContaining({ id: 1 }));
    const mandate = operations.find(({ id }) => id === 'getDebtorMandate') as Operation;
    expect(inventory.getRecordPaths(mandate)[0]).toBe('/v1/debtors/1/mandates/1');
    session.close();
  });
});

it('The commas of a query stay readable', () => {
  expect(
    withQuery('/v1/debtors', [
      ['fields', 'id,name'],
      ['name', 'A & B'],
    ]),
  ).toBe('/v1/debtors?fields=id,name&name=A%20%26%20B');
  expect(withQuery('/v1/debtors?page=1', [['id', '1']])).toBe('/v1/debtors?page=1&id=1');
});
