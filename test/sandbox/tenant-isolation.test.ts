import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../mocks/contract/contract.ts';
import { type CallOptions, useSandbox } from '../testing.ts';
import { exampleBodyOf, filtersOf, isShared, operations, operationsOf, pathOf, placeholdersOf } from './contract.ts';
import { refusalsOf } from './refusals.ts';

const sandbox = useSandbox();
const { call } = sandbox;
const { expectNothingStored } = refusalsOf(sandbox);
afterAll(expectNothingStored);
afterAll(() => expect(sandbox.complaints).toEqual([]));

type Item = Readonly<Record<string, unknown>>;

/** Callers that have nothing to do with administration 1: another user, and its own user in another administration. */
const strangers = {
  'another user': { tenant: 3, token: '' },
  'the same user in another administration': { tenant: 2, token: '' },
};
type Stranger = keyof typeof strangers;
const names = Object.keys(strangers) as Stranger[];
beforeAll(async () => {
  strangers['another user'].token = await sandbox.tokenOf('other');
  strangers['the same user in another administration'].token = await sandbox.tokenOf('demo');
});

const as = (stranger: Stranger, path: string, options: CallOptions = {}) =>
  call(path, { ...options, ...strangers[stranger] });
const listed = async (stranger: Stranger, path: string): Promise<Item[]> =>
  (await as(stranger, `${path}${path.includes('?') ? '&' : '?'}pageSize=1000`)).body._data;
const ofTheFirst = async (path: string): Promise<Item[]> =>
  (await call(`${path}?pageSize=1000`, { tenant: 1 })).body._data;

/** Operations on a record of administration 1, which has the lowest identifiers of all. */
const onRecords = operations
  .filter((operation) => placeholdersOf(operation).length > 0 && !isShared(operation))
  .map((operation) => [operation.method, operation.path, operation] as const);

describe.each(onRecords)('%s %s', (method, _template, operation) => {
  const body = exampleBodyOf(operation);
  const options = { method, ...(body && { body }) };

  it.each(names)('is 404 for %s, in the words for a record that is nowhere', async (stranger) => {
    const foreign = await as(stranger, pathOf(operation), options);
    expect([foreign.status, foreign.body.type]).toEqual([404, expect.stringMatching(/not-found$/)]);
    const nowhere = await as(stranger, pathOf(operation, ...placeholdersOf(operation).map(() => 4711)), options);
    expect(JSON.stringify(nowhere.body).replaceAll('4711', '1')).toBe(JSON.stringify(foreign.body));
  });
});

const nested = onRecords.filter(([, , operation]) => placeholdersOf(operation).length > 1);

it.each(nested)('%s %s is 404 under a parent of one’s own, too', async (method, template, operation) => {
  const body = exampleBodyOf(operation);
  const [parent] = await listed('another user', template.slice(0, template.indexOf('/{')));
  const path = pathOf(operation, Number(parent?.id), 1);
  expect((await as('another user', path, { method, ...(body && { body }) })).status).toBe(404);
});

const lists = operationsOf('list')
  .filter((operation) => !isShared(operation) && placeholdersOf(operation).length === 0)
  .map((operation) => [operation.path, operation] as const);

describe.each(lists)('GET %s', (path, operation) => {
  it.each(names)('has no record of administration 1 for %s', async (stranger) => {
    const theirs = new Set((await ofTheFirst(path)).map(({ id }) => id));
    const own = (await listed(stranger, path)).map(({ id }) => id);
    expect(theirs.size).toBeGreaterThan(0);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((id) => theirs.has(id))).toEqual([]);
  });

  it.each(names)('finds nothing by an identifier of administration 1 for %s', async (stranger) => {
    const theirs = await ofTheFirst(path);
    const identifying = filtersOf(operation).filter(({ name }) => /^id$|Id$/.test(name));
    for (const { name } of identifying) {
      const value = theirs.map((item) => item[name]).find((one) => one !== null && one !== undefined);
      expect(value, name).toBeDefined();
      expect(await listed(stranger, `${path}?${name}=${value}`), name).toEqual([]);
    }
  });
});

describe('administrations', () => {
  it.each([
    ['another user', [3]],
    ['the same user in another administration', [1, 2]],
  ] as const)('are those of %s only', async (stranger, ids) => {
    expect((await listed(stranger, '/v1/administrations')).map(({ id }) => id)).toEqual(ids);
    for (const id of [1, 2, 3]) {
      const { status } = await as(stranger, `/v1/administrations/${id}`);
      expect(status, String(id)).toBe((ids as readonly number[]).includes(id) ? 200 : 404);
      expect((await listed(stranger, `/v1/administrations?id=${id}`)).length).toBe(status === 200 ? 1 : 0);
    }
  });
});

/** Every field that a client writes and that refers to a record of an administration. */
const { resources } = readContract();
const references = [...resources.values()].flatMap(({ collectionPath, fields }) =>
  fields.flatMap(({ name, writable, references: to }) => {
    const target = to && resources.get(to.resource);
    if (!writable || !to || !target || target.shared) return [];
    return [[pathOf({ path: collectionPath }), name, { path: target.collectionPath, by: to.by }] as const];
  }),
);

const bookingTypes: Readonly<Record<string, string>> = { ArticleSku: 'A', salesTypeId: 'V', ledgerAccountId: 'G' };

/** What makes a field of a record of the stranger's own refer to something. */
async function referrer(stranger: Stranger, path: string, field: string) {
  const [own] = await listed(stranger, path.replace('/1/lines', ''));
  if (!path.endsWith('/lines')) {
    return (value: unknown) => as(stranger, `${path}/${own?.id}`, { method: 'PATCH', body: { [field]: value } });
  }
  const bookingType = bookingTypes[field] ?? 'T';
  const lines = path.replace('/1/', `/${own?.id}/`);
  return (value: unknown) => as(stranger, lines, { body: { bookingType, [field]: value } });
}

describe.each(references)('%s: %s', (path, field, target) => {
  it.each(names)('cannot refer to a record of administration 1 for %s', async (stranger) => {
    const refer = await referrer(stranger, path, field);
    const [theirs] = await ofTheFirst(target.path);
    const value = String(theirs?.[target.by]);
    const foreign = await refer(theirs?.[target.by]);
    expect(foreign.status).toBe(400);
    const nowhere = target.by === 'id' ? 4711 : 'NOWHERE';
    const missing = await refer(nowhere);
    expect(missing.body.errors).toEqual({ [field]: [expect.stringContaining(` ${nowhere} `)] });
    expect(JSON.stringify(missing.body).replace(` ${nowhere} `, ` ${value} `)).toBe(JSON.stringify(foreign.body));
  });
});

it('lines that are sent with their draft cannot refer to records of administration 1 either', async () => {
  const [own] = await listed('another user', '/v1/draftsalesinvoices');
  const lines = [
    { bookingType: 'V', salesTypeId: 1 },
    { bookingType: 'A', ArticleSku: 'KAAS-JONG-500' },
  ];
  const path = `/v1/draftsalesinvoiceswithlines/${own?.id}`;
  const { status, body } = await as('another user', path, { method: 'PATCH', body: { lines } });
  expect([status, Object.keys(body.errors)]).toEqual([400, ['lines[0].salesTypeId', 'lines[1].ArticleSku']]);
});

describe('numbers', () => {
  it('may be the same in two administrations, and count on in each by itself', async () => {
    const [kind] = await listed('another user', '/v1/debtorkinds');
    const create = (number?: string) =>
      as('another user', '/v1/debtors', { body: { name: 'Theehuis', debtorKindId: kind?.id, number } });
    expect((await create()).body.number).toBe('10006');
    expect((await create('10032')).status).toBe(201);
  });

  it('of articles that another administration uses are free here', async () => {
    const [salesType] = await listed('another user', '/v1/SalesTypes');
    const body = { ArticleSku: 'KAAS-JONG-500', description: 'Kaas', SalesTypeId: salesType?.id };
    const created = await as('another user', '/v1/articles', { body });
    expect(created.status).toBe(201);
    const { _meta } = created.body;
    expect((await as('another user', _meta.self, { method: 'PATCH', body: { ArticleSku: 'KAAS-X' } })).status).toBe(
      200,
    );
    expect((await as('another user', _meta.self, { method: 'DELETE' })).status).toBe(204);
  });
});
