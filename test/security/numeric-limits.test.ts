import { expect, it } from 'vitest';
import { render } from '../../mocks/messages/render.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { fillPath, getPlaceholders, listOperations, withQuery } from '../support/operations.ts';
import { createMessage, createRejections } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';
import { findFields, getExampleBodies } from './body-fields.ts';
import { type Filter, findListsWithFilters, getOptionalFilters } from './filters.ts';

const sandbox = useSandbox();
const { call } = sandbox;
const { expectInvalid, expectNothingStored } = createRejections(sandbox);

const notJson = { body: createMessage('notJson') };

/** Numbers above everything that is stored; 64 bits hold none of them. */
const tooLarge = ['9007199254740993', '12345678901234567890', '1e400', '-1e400'];

const isNumber = (value: unknown): boolean => typeof value === 'number';
const writes = listOperations('create', 'update').flatMap((operation) =>
  getExampleBodies(operation)
    .filter((body) => findFields(body, isNumber).length > 0)
    .slice(0, 1)
    .map((body) => [operation.method, operation.path, fillPath(operation), body] as const),
);

it.each(writes)(
  '%s %s rejects numbers that are too large to be exact, and no JSON',
  async (method, _template, path, example) => {
    const places = findFields(example, isNumber);
    for (const [index, { field, text }] of places.entries()) {
      const body = text(tooLarge[index % tooLarge.length] ?? '');
      const { status, body: problem } = await call(path, { method, body });
      expect([status, Object.keys(problem.errors)], body).toEqual([400, [field]]);
    }
    await expectInvalid({ path, options: { method, body: places[0]?.text('NaN'), language: 'nl' }, errors: notJson });
  },
);

/** Asks all filters for a value at once, which each of them must refuse. */
async function expectRefused(path: string, filters: readonly Filter[], value: string): Promise<string[]> {
  const names = filters.map(({ name }) => name);
  const query = String(new URLSearchParams(names.map((name): [string, string] => [name, value])));
  const { status, body } = await call(withQuery(path, query), { language: 'en' });
  expect([status, Object.keys(body.errors).toSorted()], value).toEqual([400, names.toSorted()]);
  return [...new Set(Object.values<string[]>(body.errors).flat())];
}

it.each(findListsWithFilters(({ value }) => value.type === 'number'))(
  'GET %s rejects decimal filters that are too large or no number',
  async (path, filters) => {
    await expectRefused(path, filters, '9007199254740993');
    const message = render(createMessage('type', { types: ['number'] }), 'en');
    for (const value of ['NaN', '1e3', '1 OR 1=1'])
      expect(await expectRefused(path, filters, value)).toEqual([message]);
  },
);

it.each(findListsWithFilters(({ value }) => value.type === 'integer'))(
  'GET %s does not round integer filters',
  async (path, filters) => {
    for (const value of ['9007199254740993', '1.0000000000000000001', '1e0', '1 OR 1=1'])
      expect(await expectRefused(path, filters, value)).not.toEqual([]);
  },
);

it.each(['1'.repeat(400), 'Infinity', '0x10', '١', '%2B1', '1_000', '1,5', '1n'])(
  'rejects %s as a number in the query',
  async (value) => {
    const { status, body } = await call(`/v1/debtors?creditLimit=${value}&id=${value}`);
    expect([status, Object.keys(body.errors).toSorted()]).toEqual([400, ['creditLimit', 'id']]);
  },
);

const onRecords = listOperations('get').filter((operation) => getPlaceholders(operation).length > 0);

it.each(onRecords.map((operation) => [operation.method, operation.path, operation] as const))(
  '%s %s finds no record by a rounded ID',
  async (method, _template, operation) => {
    const [last = '', ...before] = getPlaceholders(operation).toReversed();
    for (const value of ['1.0000000000000000001', '9007199254740993', '4294967297', '1%00', "1' OR '1'='1"]) {
      const { status, body } = await call(fillPath(operation, ...before.map(() => 1), value.replaceAll(' ', '%20')), {
        method,
      });
      expect([status, Object.keys(body.errors)], value).toEqual([400, [last]]);
    }
  },
);

it.each(['4294967297', '9007199254740993', '1.0000000000000000001', '1e0', '1'.repeat(400)])(
  'rejects administration %s without falling back to another one',
  async (tenant) => {
    const { status, body } = await call('/v1/debtors', { headers: { 'x-tenant-id': tenant } });
    expect([400, 403]).toContain(status);
    expect(body).not.toHaveProperty('_data');
    expect(JSON.stringify(body)).not.toMatch(/Infinity|9007199254740992/);
  },
);

it('rejected numbers store nothing', expectNothingStored);

/** The digits of a field in an answer, as they came over the line. */
async function getDigits(path: string, field: string): Promise<string | undefined> {
  const response = await fetch(`${sandbox.url}${path}`, { headers: { authorization: `Bearer ${demoToken}` } });
  return new RegExp(`"${field}":(-?[\\d.]+)`).exec(await response.text())?.[1];
}

it.each([
  ['/v1/articles/1', 'unitPrice'],
  ['/v1/articles/1', 'purchasePrice'],
  ['/v1/debtors/1', 'creditLimit'],
])('%s stores every accepted %s exactly', async (path, field) => {
  const list = listOperations('list').find((operation) => operation.path === path.replace(/\/\d+$/, ''));
  if (!list) throw new Error(`There is no list for ${path}`);
  const filter = getOptionalFilters(list).find(({ name }) => name === field);
  const most = String(filter?.value.maximum);
  const scale = most.split('.')[1]?.length ?? 0;
  const least = (10 ** -scale).toFixed(scale);
  for (const digits of ['0', least, '0.1', '0.3', '1.15', '1.01', '8.37', '4.35', '33554432.03', '2147483648', most]) {
    const { status } = await call(path, { method: 'PATCH', body: `{"${field}":${digits}}` });
    expect(status, digits).toBe(200);
    expect(await getDigits(path, field)).toBe(digits);
    const found = await call(`${path.replace(/\/\d+$/, '')}?fields=id&${field}=${digits}`);
    expect(found.body._data, digits).toContainEqual(expect.objectContaining({ id: 1 }));
  }
});
