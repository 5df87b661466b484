import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  fillPath,
  getExampleRequest,
  getFilters,
  getListPath,
  getPlaceholders,
  isOpenIn,
  isShared,
  listOperations,
  operations,
  withQuery,
} from '../support/operations.ts';
import { createRejections } from '../support/problems.ts';
import { type CallOptions, useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const { call } = sandbox;
const { expectNothingStored } = createRejections(sandbox);
afterAll(expectNothingStored);

type Item = Readonly<Record<string, unknown>>;

/** Callers that have nothing to do with administration 1: another user, and its own user in another administration. */
const callers = {
  'another user': { tenant: 3, token: '' },
  'the same user in another administration': { tenant: 2, token: '' },
};
type Caller = keyof typeof callers;
const callerNames = Object.keys(callers) as Caller[];
beforeAll(async () => {
  callers['another user'].token = await sandbox.createToken('other');
  callers['the same user in another administration'].token = await sandbox.createToken('demo');
  const modules = { method: 'PATCH', body: { costCenters: true, costUnits: true } };
  for (const { tenant } of Object.values(callers)) await call(`/_sandbox/administrations/${tenant}/modules`, modules);
});

const callAs = (caller: Caller, path: string, options: CallOptions = {}) =>
  call(path, { ...options, ...callers[caller] });
const listAs = async (caller: Caller, path: string): Promise<Item[]> =>
  (await callAs(caller, withQuery(path, 'pageSize=1000'))).body._data;
const listOfTenant1 = async (path: string): Promise<Item[]> =>
  (await call(withQuery(path, 'pageSize=1000'), { tenant: 1 })).body._data;

/** Strangers whose administration has the modules for an operation, and those whose has not. */
const callersWithModule = (operation: { path: string }) =>
  callerNames.filter((caller) => isOpenIn(callers[caller].tenant, operation));
const callersWithoutModule = (operation: { path: string }) =>
  callerNames.filter((caller) => !isOpenIn(callers[caller].tenant, operation));
const moduleRequired = [403, expect.stringMatching(/module-required$/)];

/** Operations on a record of administration 1, which has the lowest identifiers of all. */
const onRecords = operations
  .filter((operation) => getPlaceholders(operation).length > 0 && !isShared(operation))
  .map((operation) => [operation.method, operation.path, operation] as const);

describe.each(onRecords)('%s %s', (_method, _template, operation) => {
  const options = getExampleRequest(operation);

  it.each(callersWithoutModule(operation))('is closed to %s, which lacks the module', async (caller) => {
    const { status, body } = await callAs(caller, fillPath(operation), options);
    expect([status, body.type]).toEqual(moduleRequired);
  });

  it.each(callersWithModule(operation))('responds 404 to %s as to an unknown record', async (caller) => {
    const foreign = await callAs(caller, fillPath(operation), options);
    expect([foreign.status, foreign.body.type]).toEqual([404, expect.stringMatching(/not-found$/)]);
    const missing = await callAs(caller, fillPath(operation, ...getPlaceholders(operation).map(() => 4711)), options);
    expect(JSON.stringify(missing.body).replaceAll('4711', '1')).toBe(JSON.stringify(foreign.body));
  });
});

const nested = onRecords.filter(([, , operation]) => getPlaceholders(operation).length > 1);

it.each(nested)('%s %s responds 404 under a parent of the own administration', async (_method, template, operation) => {
  const [parent] = await listAs('another user', template.slice(0, template.indexOf('/{')));
  const path = fillPath(operation, Number(parent?.id), 1);
  expect((await callAs('another user', path, getExampleRequest(operation))).status).toBe(404);
});

const lists = listOperations('list')
  .filter((operation) => !isShared(operation) && getPlaceholders(operation).length === 0)
  .map((operation) => [getListPath(operation), operation] as const);

/** Fields that refer to records, and that no record of administration 1 may have. Its records have the lowest identifiers. */
const oftenEmptyFields = new Set(['approvalRouteId', 'inboxFileId', 'fileId', 'costCenterId', 'costUnitId']);

describe.each(lists)('GET %s', (path, operation) => {
  // A balance is known by its account.
  const identifier = operation.id === 'listLedgerBalances' ? 'ledgerAccountId' : 'id';

  it.each(callersWithoutModule(operation))('is closed to %s, which lacks the module', async (caller) => {
    const { status, body } = await callAs(caller, path);
    expect([status, body.type]).toEqual(moduleRequired);
  });

  it.each(callersWithModule(operation))('returns no record of administration 1 to %s', async (caller) => {
    const theirs = new Set((await listOfTenant1(path)).map((item) => item[identifier]));
    const own = (await listAs(caller, path)).map((item) => item[identifier]);
    expect(own).not.toContain(undefined);
    expect(theirs.size).toBeGreaterThan(0);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((id) => theirs.has(id))).toEqual([]);
  });

  it.each(callersWithModule(operation))('does not filter by identifiers of administration 1 for %s', async (caller) => {
    const theirs = await listOfTenant1(path);
    const identifying = getFilters(operation).filter(({ name }) => /^id$|Id$/.test(name));
    for (const { name } of identifying) {
      const example = theirs.map((item) => item[name]).find((value) => value !== null && value !== undefined);
      const value = example ?? (oftenEmptyFields.has(name) ? 1 : undefined);
      expect(value, name).toBeDefined();
      expect(await listAs(caller, withQuery(path, `${name}=${value}`)), name).toEqual([]);
    }
  });
});

it.each([
  ['another user', [3]],
  ['the same user in another administration', [1, 2]],
] as const)('list of administrations contains those of %s only', async (caller, ids) => {
  expect((await listAs(caller, '/v1/administrations')).map(({ id }) => id)).toEqual(ids);
  for (const id of [1, 2, 3]) {
    const { status } = await callAs(caller, `/v1/administrations/${id}`);
    expect(status, String(id)).toBe((ids as readonly number[]).includes(id) ? 200 : 404);
    expect((await listAs(caller, `/v1/administrations?id=${id}`)).length).toBe(status === 200 ? 1 : 0);
  }
});

describe('numbers and codes', () => {
  it('may be equal in two administrations and are counted separately', async () => {
    const [kind] = await listAs('another user', '/v1/debtorkinds');
    const create = (number?: string) =>
      callAs('another user', '/v1/debtors', { body: { name: 'Theehuis', debtorKindId: kind?.id, number } });
    expect((await create()).body.number).toBe('10006');
    expect((await create('10032')).status).toBe(201);
  });

  it('of articles may be equal in two administrations', async () => {
    const [salesType] = await listAs('another user', '/v1/SalesTypes');
    const body = { ArticleSku: 'KAAS-JONG-500', description: 'Kaas', SalesTypeId: salesType?.id };
    const created = await callAs('another user', '/v1/articles', { body });
    expect(created.status).toBe(201);
    const { _meta } = created.body;
    expect((await callAs('another user', _meta.self, { method: 'PATCH', body: { ArticleSku: 'KAAS-X' } })).status).toBe(
      200,
    );
    expect((await callAs('another user', _meta.self, { method: 'DELETE' })).status).toBe(204);
  });
});
