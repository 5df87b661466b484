import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoToken, type Sandbox, startSandbox } from '../mocks/sandbox.ts';
import { type Operation, operations } from './contract.ts';
import { look } from './found.ts';
import { Interrupted, NoAnswer, Session, withQuery } from './session.ts';
import type { Settings } from './settings.ts';

const operation = operations.find(({ id }) => id === 'getCountry') as Operation;
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

const sessionTo = (url: string, more: Partial<Settings> = {}): Session =>
  new Session({
    ...{ url, token: demoToken, tenant: 1, write: false, language: 'en', operations, client: undefined },
    ...{ concurrency: 4, rate: undefined, patience: 1, timeout: 10, sandbox: true, leaveFiles: false },
    ...more,
  });

describe('a session', () => {
  it('asks with token, administration and language, and counts what it visits', async () => {
    const session = sessionTo(sandbox.url);
    const { request, reply, json, faults } = await session.ask(operation, { about: 'get', path: '/v1/countries/1' });
    expect(request.headers).toEqual({
      authorization: `Bearer ${demoToken}`,
      'x-tenant-id': '1',
      'accept-language': 'en',
    });
    expect([reply.status, faults]).toEqual([200, []]);
    expect(json).toMatchObject({ id: 1 });
    expect(session.coverage.cell(operation, '200')).toEqual({ state: 'valid', times: 1 });
    session.close();
  });

  it('leaves a usual header out, and reports a status that was not to be expected', async () => {
    const session = sessionTo(sandbox.url);
    const ask = { about: 'no token', path: '/v1/countries/1', headers: { authorization: undefined } };
    await session.ask(operation, { ...ask, expected: [401] });
    expect(session.violations.all).toEqual([]);
    await session.ask(operation, { ...ask, expected: [200] });
    expect(session.violations.all).toMatchObject([
      { rule: 'expected status', message: 'no token is answered 401; 200 was to be expected.', status: 401 },
    ]);
    expect(session.coverage.cell(operation, '401')).toEqual({ state: 'violated', times: 2 });
    session.close();
  });

  it('follows links of its own server alone', () => {
    const session = sessionTo('https://api.example/accounting');
    expect(session.ownPath('https://api.example/accounting/v1/debtors?page=2')).toBe('/v1/debtors?page=2');
    for (const other of ['https://evil.example/accounting/v1', 'https://api.example/v1', '/v1/debtors', null, 'x']) {
      expect(session.ownPath(other)).toBeUndefined();
    }
    session.close();
  });

  it('says which request nobody answered, and makes none any more once it is interrupted', async () => {
    const ask = { about: 'get', path: '/v1/countries/1' };
    await expect(sessionTo('http://127.0.0.1:1').ask(operation, ask)).rejects.toThrow(NoAnswer);
    const interrupted = sessionTo(sandbox.url, { signal: AbortSignal.abort() });
    await expect(interrupted.ask(operation, ask)).rejects.toThrow(Interrupted);
    expect((await interrupted.ask(operation, { ...ask, always: true })).reply.status).toBe(200);
    interrupted.close();
  });

  it('finds what a server has: lists, records below records, and what a list must be given', async () => {
    const session = sessionTo(sandbox.url);
    const found = await look(session);
    expect(session.violations.all).toEqual([]);
    expect(found.at('/v1/debtors/{debtorId}/mandates')).toMatchObject({ path: '/v1/debtors/1/mandates' });
    expect(found.at('/v1/ledgerlines')?.rows.length).toBeGreaterThan(0);
    expect(found.values('salestypes', 'id')).toContain(1);
    const mandate = operations.find(({ id }) => id === 'getDebtorMandate') as Operation;
    expect(found.items(mandate)[0]).toBe('/v1/debtors/1/mandates/1');
    session.close();
  });
});

it('writes a query so that a list of fields stays readable', () => {
  expect(
    withQuery('/v1/debtors', [
      ['fields', 'id,name'],
      ['name', 'A & B'],
    ]),
  ).toBe('/v1/debtors?fields=id,name&name=A%20%26%20B');
  expect(withQuery('/v1/debtors?page=1', [['id', '1']])).toBe('/v1/debtors?page=1&id=1');
});
