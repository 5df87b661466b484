import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../mocks/server/read-contract.ts';
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
import { type ApiResponse, type CallOptions, useSandbox } from '../support/sandbox.ts';
import { getForeignValue } from './foreign-records.ts';

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

describe('list of administrations', () => {
  it.each([
    ['another user', [3]],
    ['the same user in another administration', [1, 2]],
  ] as const)('contains those of %s only', async (caller, ids) => {
    expect((await listAs(caller, '/v1/administrations')).map(({ id }) => id)).toEqual(ids);
    for (const id of [1, 2, 3]) {
      const { status } = await callAs(caller, `/v1/administrations/${id}`);
      expect(status, String(id)).toBe((ids as readonly number[]).includes(id) ? 200 : 404);
      expect((await listAs(caller, `/v1/administrations?id=${id}`)).length).toBe(status === 200 ? 1 : 0);
    }
  });
});

/** The lines of orders come only with their order, and have no path of their own. */
const orderLines = '/v1/salesorders/1/lines';

/** Every field that a client writes and that refers to a record of an administration. */
const { resources } = readContract();
const references = [...resources.values()].flatMap(({ name: resource, collectionPath, fields }) =>
  fields.flatMap(({ name, writable, references: to }) => {
    const target = to && resources.get(to.resource);
    if (!writable || !to || !target || target.shared) return [];
    const isOrderLine = resource === 'salesorders/lines';
    const path = isOrderLine ? orderLines : fillPath({ path: collectionPath });
    return [[path, name, { path: target.collectionPath, by: to.targetField }] as const];
  }),
);

const bookingTypes: Readonly<Record<string, string>> = { ArticleSku: 'A', salesTypeId: 'V', ledgerAccountId: 'G' };

/** Sends a value of the field that refers, and nothing else that could be wrong. */
interface Referrer {
  readonly refer: (value: unknown) => Promise<ApiResponse>;
  /** What the field is called in the errors. */
  readonly field: string;
}

/** What makes a field of a record of the stranger's own refer to something. */
async function createReferrer(caller: Caller, path: string, field: string): Promise<Referrer> {
  if (path === orderLines) return createOrderLineReferrer(caller, field);
  const own = await getOwnRecord(caller, path.replace('/1/lines', ''));
  if (!path.endsWith('/lines')) {
    const refer = (value: unknown) =>
      callAs(caller, `${path}/${own?.id}`, { method: 'PATCH', body: { [field]: value } });
    return { refer, field };
  }
  const least = await getMinimalLine(caller, path, field);
  const lines = path.replace('/1/', `/${own?.id}/`);
  return { refer: (value) => callAs(caller, lines, { body: { ...least, [field]: value } }), field };
}

/** A record of the stranger's own that can be changed: the first, or a new entry, since the first may be processed. */
async function getOwnRecord(caller: Caller, path: string): Promise<Item | undefined> {
  if (!path.startsWith('/v1/journalentries')) return (await listAs(caller, path))[0];
  const [journal] = await listAs(caller, '/v1/journals?type=M');
  const header = { JournalId: journal?.id, bookYear: 2026, bookPeriod: 4, sourceDocumentNumber: 'MEM-1' };
  return (await callAs(caller, '/v1/journalentries', { body: header })).body;
}

/** An order with a line that refers. */
async function createOrderLineReferrer(caller: Caller, field: string): Promise<Referrer> {
  const [order] = await listAs(caller, '/v1/salesorders');
  const [article] = await listAs(caller, '/v1/articles');
  const refer = (value: unknown) => {
    const line = { bookingType: 'A', ArticleSku: article?.ArticleSku, [field]: value };
    return callAs(caller, `/v1/salesorderwithlines/${order?.id}`, { method: 'PATCH', body: { lines: [line] } });
  };
  return { refer, field: `lines[0].${field}` };
}

/** No more of a line than it needs besides the field. */
async function getMinimalLine(caller: Caller, path: string, field: string): Promise<object> {
  if (path.includes('sales')) return { bookingType: bookingTypes[field] ?? 'T' };
  const [account] = await listAs(caller, '/v1/ledgeraccounts?type=10');
  const ledgerAccountId = account?.id;
  return path.includes('journal') ? { ledgerAccountId, amountDebit: 1 } : { ledgerAccountId, unitPrice: 1 };
}

describe.each(references)('%s: %s', (path, field, target) => {
  // The lines of orders have no path of their own, and are open to whom their orders are open to.
  const operation = { path: path.replace('/1/lines', '') };

  it.each(callersWithoutModule(operation))('is closed to %s, which lacks the module', async (caller) => {
    const { status, body } = await callAs(caller, `${operation.path}/1`, { method: 'PATCH', body: { [field]: 1 } });
    expect([status, body.type]).toEqual(moduleRequired);
  });

  it.each(callersWithModule(operation))('rejects references to records of administration 1 from %s', async (caller) => {
    const { refer, field: errorField } = await createReferrer(caller, path, field);
    const theirs = await getForeignValue(sandbox, target.path, target.by);
    expect(theirs).toBeDefined();
    const foreign = await refer(theirs);
    expect(foreign.status).toBe(400);
    const unknownId = target.by === 'id' ? 4711 : 'NOWHERE';
    const unknown = await refer(unknownId);
    expect(unknown.body.errors).toEqual({ [errorField]: [expect.stringContaining(` ${unknownId} `)] });
    expect(JSON.stringify(unknown.body).replace(` ${unknownId} `, ` ${theirs} `)).toBe(JSON.stringify(foreign.body));
  });
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
