import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { demoToken, type Sandbox, startSandbox } from '../../mocks/index.ts';
import { demoSettings } from '../../test/conformance/run-checks.ts';
import { getOperation } from '../../test/support/exchange.ts';
import { operations } from '../contract.ts';
import { discover } from '../data/discovery.ts';
import { NoResponseError, withQuery } from './request.ts';
import { Session } from './session.ts';
import type { Settings } from './settings.ts';
import { StopError } from './stop.ts';

const operation = getOperation('getCountry');
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

function createSession(more: Partial<Settings> = {}): Session {
  const session = new Session({ ...demoSettings, url: sandbox.url, operations, ...more });
  onTestFinished(() => session.close());
  return session;
}

describe('A session', () => {
  it('sends token, administration and language, and records the coverage', async () => {
    const session = createSession();
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
  });

  it('leaves a usual header out, and reports an unexpected status', async () => {
    const session = createSession();
    const spec = { description: 'no token', path: '/v1/countries/1', headers: { authorization: undefined } };
    await session.request(operation, { ...spec, expected: [401] });
    expect(session.violations.all).toEqual([]);
    await session.request(operation, { ...spec, expected: [200] });
    const details = [{ message: 'The status for no token is 401; expected 200.' }];
    const violation = { operation: 'getCountry', status: 401, rule: 'success', basis: 'documented', times: 1, details };
    expect(session.violations.all).toMatchObject([violation]);
    expect(session.coverage.getCell(operation, '401')).toEqual({ state: 'violated', times: 2 });
  });

  it('throws for a missing response, and sends no requests after the end of the run', async () => {
    const spec = { description: 'get', path: '/v1/countries/1' };
    await expect(createSession({ url: 'http://127.0.0.1:1' }).request(operation, spec)).rejects.toThrow(
      NoResponseError,
    );
    const aborted = createSession({ signal: AbortSignal.abort(new StopError('time', 'It is late.')) });
    await expect(aborted.request(operation, spec)).rejects.toThrow('It is late.');
    expect((await aborted.request(operation, { ...spec, evenIfAborted: true })).response.status).toBe(200);
  });

  it('discovers lists, records below records, and lists that require a parameter', async () => {
    const session = createSession();
    const inventory = await discover(session);
    expect(session.violations.all).toEqual([]);
    expect(inventory.getCollection('/v1/debtors/{debtorId}/mandates')).toMatchObject({
      path: '/v1/debtors/1/mandates',
    });
    expect(inventory.getCollection('/v1/ledgerlines')?.rows.length).toBeGreaterThan(0);
    expect(inventory.getObjects('salestypes')).toContainEqual(expect.objectContaining({ id: 1 }));
    expect(inventory.getRecordPaths(getOperation('getDebtorMandate'))[0]).toBe('/v1/debtors/1/mandates/1');
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
