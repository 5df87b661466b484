import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../mocks/hosts/node/read-contract.ts';
import { render } from '../../mocks/messages/render.ts';
import { getCollectionPath, type Operation } from '../support/contract.ts';
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
  PDF_HEADERS,
  SMALL_PDF,
  withQuery,
} from '../support/operations.ts';
import { createMessage, createRejections } from '../support/problems.ts';
import { type ApiResponse, type CallOptions, useSandbox } from '../support/sandbox.ts';
import { getExampleBodies } from './body-fields.ts';
import { findReferences, type Reference } from './filters.ts';

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

const switchOn = async (...names: readonly string[]) => {
  const modules = { method: 'PATCH', body: Object.fromEntries(names.map((name) => [name, true])) };
  for (const { tenant } of Object.values(callers)) await call(`/_sandbox/administrations/${tenant}/modules`, modules);
};
beforeAll(async () => {
  callers['another user'].token = await sandbox.createToken('other');
  callers['the same user in another administration'].token = await sandbox.createToken('demo');
  await switchOn('costCenters', 'costUnits');
});

const callAs = (caller: Caller, path: string, options: CallOptions = {}) =>
  call(path, { ...options, ...callers[caller] });
const listAs = async (caller: Caller, path: string): Promise<Item[]> =>
  (await callAs(caller, withQuery(path, 'pageSize=1000'))).body._data;
const listOfTenant1 = async (path: string): Promise<Item[]> =>
  (await call(withQuery(path, 'pageSize=1000'), { tenant: 1 })).body._data;

/** Strangers whose administration has the modules for an operation; `test/sandbox/modules.test.ts` tests the others. */
const callersWithModule = (operation: { path: string }) =>
  callerNames.filter((caller) => isOpenIn(callers[caller].tenant, operation));

/** Operations on a record of administration 1, which has the lowest identifiers of all. */
const onRecords = operations
  .filter((operation) => getPlaceholders(operation).length > 0 && !isShared(operation))
  .map((operation) => [operation.method, operation.path, operation] as const);

describe.each(onRecords.filter(([, , operation]) => callersWithModule(operation).length > 0))(
  '%s %s',
  (_method, _template, operation) => {
    const options = getExampleRequest(operation);

    it.each(callersWithModule(operation))('responds 404 to %s as to an unknown record', async (caller) => {
      const foreign = await callAs(caller, fillPath(operation), options);
      expect([foreign.status, foreign.body.type]).toEqual([404, expect.stringMatching(/not-found$/)]);
      const missing = await callAs(caller, fillPath(operation, ...getPlaceholders(operation).map(() => 4711)), options);
      expect(JSON.stringify(missing.body).replaceAll('4711', '1')).toBe(JSON.stringify(foreign.body));
    });
  },
);

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

describe.each(lists.filter(([, operation]) => callersWithModule(operation).length > 0))('GET %s', (path, operation) => {
  // A balance is known by its account.
  const identifier = operation.id === 'listLedgerBalances' ? 'ledgerAccountId' : 'id';

  it.each(callersWithModule(operation))('returns no record of administration 1 to %s, by no filter', async (caller) => {
    const theirs = await listOfTenant1(path);
    const ids = new Set(theirs.map((item) => item[identifier]));
    const list = async (query = '') =>
      (await listAs(caller, withQuery(path, `fields=${identifier}&${query}`))).map((item) => item[identifier]);
    const own = await list();
    expect(own).not.toContain(undefined);
    expect(Math.min(ids.size, own.length)).toBeGreaterThan(0);
    expect(own.filter((id) => ids.has(id))).toEqual([]);
    for (const { name } of getFilters(operation)) {
      const value = theirs
        .map((item) => item[name])
        .find((each) => typeof each === 'string' || typeof each === 'number');
      const isIdentifying = /^id$|Id$/.test(name);
      if (isIdentifying) expect(value ?? oftenEmptyFields.has(name), name).toBeTruthy();
      if (!isIdentifying && value === undefined) continue;
      const found = await list(String(new URLSearchParams({ [name]: String(value ?? 1) })));
      expect(isIdentifying ? found : found.filter((id) => ids.has(id)), name).toEqual([]);
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

it('numbers may be equal in two administrations and are counted separately', async () => {
  const [kind] = await listAs('another user', '/v1/debtorkinds');
  const create = (number?: string) =>
    callAs('another user', '/v1/debtors', { body: { name: 'Theehuis', debtorKindId: kind?.id, number } });
  expect((await create()).body.number).toBe('10006');
  expect((await create('10032')).status).toBe(201);
});

/** Ambiguous tenant headers that a lenient parser could read as administration 1. */
const headerVariants: readonly (readonly [status: number, headers: Readonly<Record<string, string>>])[] = [
  [403, { 'X-Tenant-Id': '1' }],
  [403, { 'x-tenantid': '1' }],
  [403, { 'X-TENANT-ID': '1' }],
  [403, { 'x-tenant-id': '1', 'x-tenantid': '3' }],
  ...['01', '3, 1', '1, 3', '1;3', '3 1', '1.0', '0x1', '+1', '1e0'].map(
    (value) => [400, { 'x-tenant-id': value }] as const,
  ),
];

/** Without a tenant, which the headers name. */
const asOther = (path: string, options: CallOptions = {}): Promise<ApiResponse> =>
  call(path, { ...options, token: callers['another user'].token });

/** One operation of each kind; `sandbox/access-control.test.ts` tests every operation. */
const oneOperationPerKind = [...new Map(operations.map((operation) => [operation.kind, operation])).values()];

it.each(oneOperationPerKind.map((operation) => [operation.method, operation.path, operation] as const))(
  '%s %s rejects administrations of other tenants in every header spelling',
  async (_method, _template, operation) => {
    const { headers = {}, ...rest } = getExampleRequest(operation);
    for (const [status, tenantHeaders] of headerVariants) {
      const reply = await asOther(fillPath(operation), { ...rest, headers: { ...headers, ...tenantHeaders } });
      expect(reply.status, JSON.stringify(tenantHeaders)).toBe(status);
      if (status === 403) expect(reply.body.type).toMatch(/administration-not-accessible$/);
      else expect(Object.keys(reply.body.errors)).toContain('X-Tenant-Id');
    }
  },
);

it('an administration in the query, the body or a cookie is ignored', async () => {
  const headers = { cookie: 'X-Tenant-Id=1', 'x-administration-id': '1' };
  expect((await asOther('/v1/debtors?pageSize=1', { headers })).body._meta.administrationId).toBe(3);
  for (const name of ['X-Tenant-Id', 'tenant', 'administrationId', '_administrationId']) {
    expect((await asOther(`/v1/debtors?${name}=1`)).status, name).toBe(400);
    const debtor = { name: 'Theehuis', debtorKindId: 1, [name]: 1 };
    expect(Object.keys((await asOther('/v1/debtors', { body: debtor })).body.errors), name).toContain(name);
  }
});

describe('a reference to a record of another tenant', () => {
  beforeAll(() => switchOn('salesOrders', 'tradePack'));

  const { resources } = readContract();

  /** Returns a value by which a record of administration 1 can be referred to. */
  async function getForeignValue(path: string, field: string): Promise<unknown> {
    // Inbox files have no list.
    const upload = { body: SMALL_PDF, headers: PDF_HEADERS, tenant: 1 };
    if (path === '/v1/inboxfiles') return (await call(path, upload)).body[field];
    return (await call(`${path}?pageSize=1`, { tenant: 1 })).body._data[0]?.[field];
  }

  /** Returns the path of an operation on a record of the caller: a changeable one, which is no processed entry. */
  async function getOwnPath(caller: Caller, operation: Operation): Promise<string> {
    const ids: number[] = [];
    const parts = getCollectionPath(operation).split(/\/\{\w+\}/);
    for (const [index] of getPlaceholders(operation).entries()) {
      const list = parts.slice(0, index + 1).map((part, nth) => (nth < index ? `${part}/${ids[nth]}` : part));
      const { body } = await callAs(caller, withQuery(list.join(''), 'pageSize=20'));
      const records: readonly Item[] = body._data;
      ids.push(Number((records.find(({ status }) => status !== 'processed') ?? records[0])?.id));
    }
    return fillPath(operation, ...ids);
  }

  const writes = listOperations('create', 'replace', 'update').flatMap((operation) => {
    const { schema = {} } = operation.requestContent?.['application/json'] ?? {};
    const references = findReferences(schema).filter(({ resource }) => resources.get(resource)?.isShared === false);
    return references.length === 0 ? [] : [[operation.method, operation.path, operation, references] as const];
  });

  /** Returns the documented lines of related operations, such as those on drafts. */
  function getExampleLines({ path }: Operation): Item[] {
    const getFamily = (some: string) => some.split('/')[2]?.replace('withlines', '');
    return listOperations('create', 'replace', 'update')
      .filter((candidate) => getFamily(candidate.path) === getFamily(path))
      .flatMap((candidate) => {
        const bodies: Item[] = getExampleBodies(candidate);
        return candidate.path.includes('/lines') ? bodies : bodies.flatMap(({ lines = [] }) => lines as Item[]);
      });
  }

  /** Booking types by the field that requires them. */
  const kinds: Readonly<Record<string, string>> = { salesTypeId: 'V', ledgerAccountId: 'G' };

  function createLine(field: string, value: unknown, operation: Operation): Item {
    const lines = getExampleLines(operation);
    const example = lines.find((line) => field in line);
    if (example) return { ...example, [field]: value };
    const bookingType = kinds[field];
    return bookingType ? { bookingType, [field]: value } : { ...lines[0], [field]: value };
  }

  interface Attack {
    readonly body: Item;
    readonly errors: Record<string, string>;
  }

  /** Creates bodies that refer to records of administration 1 in every reference field. */
  async function createAttacks(operation: Operation, references: readonly Reference[]): Promise<Attack[]> {
    const [example] = getExampleBodies(operation);
    const attack: Attack = { body: { ...example }, errors: {} };
    const single: Attack[] = [];
    const lines: Item[] = [];
    for (const { resource, by, at } of references) {
      const path = String(resources.get(resource)?.collectionPath);
      const value = await getForeignValue(path, by);
      expect(value, at).toBeDefined();
      const message = render(createMessage('referenceUnknown', { by, value: String(value), path }), 'en');
      const [field = '', inLine] = at.split('[].');
      if (inLine !== undefined) {
        attack.errors[`lines[${lines.length}].${inLine}`] = message;
        lines.push(createLine(inLine, value, operation));
      } else if (operation.path.includes('/lines')) {
        single.push({ body: createLine(field, value, operation), errors: { [field]: message } });
      } else {
        attack.errors[field] = message;
        Object.assign(attack.body, { [field]: value });
      }
    }
    if (lines.length > 0) Object.assign(attack.body, { lines });
    return single.length > 0 ? single : [attack];
  }

  it.each(writes)('is rejected like an unknown one: %s %s', async (method, _template, operation, references) => {
    const attacks = await createAttacks(operation, references);
    // Administration 2 has no records of the modules that it had not.
    for (const caller of callerNames.filter((name) => name === 'another user' || isOpenIn(2, operation))) {
      const path = await getOwnPath(caller, operation);
      for (const { body, errors } of attacks) {
        const reply = await callAs(caller, path, { method, body });
        expect(reply.status).toBe(400);
        for (const [field, message] of Object.entries(errors))
          expect(reply.body.errors[field], field).toContain(message);
      }
    }
  });
});
