import { beforeAll, describe, expect, it } from 'vitest';
import type { Parameter } from '../support/contract.ts';
import { getFilters, getListPath, listOperations, withQuery } from '../support/operations.ts';
import { useSandbox } from '../support/sandbox.ts';
import { addLines } from './__fixtures__/add-lines.ts';

const sandbox = useSandbox();
const { call } = sandbox;

type Item = Readonly<Record<string, unknown>>;

const lists = listOperations('list').map((operation) => ({
  path: getListPath(operation),
  filters: getFilters(operation),
}));

const isRepeatable = ({ schema }: Parameter): boolean => schema.type === 'array';

describe.each(lists)('GET $path', ({ path, filters }) => {
  let all: readonly Item[];
  beforeAll(async () => {
    await addLines(call, path);
    const { body } = await call(withQuery(path, 'pageSize=1000'));
    expect(body._meta.pageCount).toBe(1);
    all = body._data;
  });

  /** The different values of a field, the rarest first. */
  function getValues(name: string): unknown[] {
    const groups = Map.groupBy(all, (item) => item[name] ?? null);
    groups.delete(null);
    return [...groups].sort(([, a], [, b]) => a.length - b.length).map(([value]) => value);
  }

  it.each(filters)('returns exactly the records that have a value of $name', async (filter) => {
    const { name } = filter;
    // A field that no record has a value for is filtered on the contract's example, which finds nothing then.
    const [rarest = getExample(filter), ...others] = getValues(name);
    const values = isRepeatable(filter) ? [rarest, others[0] ?? getExample(filter)] : [rarest];
    const query = new URLSearchParams(values.map((value): [string, string] => [name, String(value)]));
    const expected = all.filter((item) => values.includes(item[name]));
    const { status, body } = await call(withQuery(path, `pageSize=1000&${query}`));
    expect(status, String(query)).toBe(200);
    expect(body._data, String(query)).toEqual(expected);
    expect(body._meta.totalCount).toBe(expected.length);
  });
});

it('combines values of one filter with OR and different filters with AND', async () => {
  const { body } = await call('/v1/debtors?debtorKindId=1&debtorKindId=2&paymentConditionId=1&fields=id');
  const ids = body._data.map(({ id }: { id: number }) => id);
  const each = await Promise.all(
    [1, 2].map(async (kind) => {
      const found = await call(`/v1/debtors?debtorKindId=${kind}&paymentConditionId=1&fields=id`);
      return found.body._data.map(({ id }: { id: number }) => id);
    }),
  );
  expect(each.map(({ length }) => length).every((length) => length > 0)).toBe(true);
  expect(ids).toEqual(each.flat().toSorted((a, b) => a - b));
});

it.each([
  ['/v1/debtors?creditLimit=5000.001', 'a price between two cents'],
  ['/v1/debtors?name=bakkerij', 'the beginning of a text'],
  ['/v1/articles?currentStock=4711', 'a number that no article has'],
  ['/v1/debtors?name=%25', 'a percent sign, which is no wildcard'],
  ["/v1/debtors?name=' OR 1=1 --", 'a quote, which ends no text'],
  ['/v1/debtors?name=a|b[c]^{d}`é', 'characters that a URL should not have, and often does'],
  ['/v1/debtors?name=100%&name=%A', 'a percent sign that encodes nothing'],
  [`/v1/debtors?remark=${'x'.repeat(2000)}&remark=${'|'.repeat(1900)}&remark=${'y'.repeat(2000)}`, 'very long texts'],
])('finds nothing at %s: %s', async (path) => {
  const { status, body } = await call(path);
  expect(status).toBe(200);
  expect(body._data).toEqual([]);
  expect(body._meta).toMatchObject({ totalCount: 0, pageCount: 0, previousPage: null, nextPage: null });
});

const swapCase = (text: string): string =>
  text.replaceAll(/\p{L}/gu, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

const caseless = listOperations('list').flatMap((operation) =>
  getFilters(operation)
    .filter(({ schema }) => schema.items?.['x-ignore-case'])
    .map(({ name }) => ({ path: getListPath(operation), name })),
);

it.each(caseless)('finds $name of $path in capitals and in small letters', async ({ path, name }) => {
  const record = (await call(withQuery(path, 'pageSize=1000'))).body._data.findLast((item: Item) =>
    isFilled(item[name]),
  );
  expect(record).toBeDefined();
  const spellings = [String(record[name]), swapCase(String(record[name]))];
  for (const spelling of [...spellings, ` ${spellings[1]} `]) {
    const { body } = await call(withQuery(path, `${name}=${encodeURIComponent(spelling)}&${name}=none`));
    expect(body._data).toEqual([record]);
    expect(body._meta.totalCount).toBe(1);
  }
});

it('finds the number of a purchase invoice by the case folding of Unicode, and other texts exactly', async () => {
  const numbers = ['ÉÉN-Straße', 'ﬁ-1', 'kilo', 'ΟΔΟΣ'];
  for (const invoiceNumber of numbers) {
    await call('/v1/purchaseinvoices', { body: { creditorId: 1, invoiceNumber, description: invoiceNumber } });
  }
  const find = async (query: string) =>
    (await call(`/v1/purchaseinvoices?${query}`)).body._data.map((item: Item) => item.invoiceNumber);
  for (const [text, number] of [
    ['e\u0301e\u0301n-STRASSE', 'ÉÉN-Straße'],
    ['FI-1', 'ﬁ-1'],
    ['\u212aILO', 'kilo'],
    ['οδος', 'ΟΔΟΣ'],
  ] as const) {
    expect(await find(`invoiceNumber=${encodeURIComponent(text)}`)).toEqual([number]);
    expect(await find(`creditorId=2&invoiceNumber=${encodeURIComponent(text)}`)).toEqual([]);
    expect(await find(`description=${encodeURIComponent(text)}`)).toEqual([]);
  }
  const all = numbers.map((number) => `invoiceNumber=${encodeURIComponent(number.toLowerCase())}`).join('&');
  expect(await find(all)).toEqual(numbers);
});

it('lists active articles only unless ActiveState says otherwise', async () => {
  const idsWith = async (query: string): Promise<number[]> =>
    (await call(`/v1/articles?fields=id,active&${query}`)).body._data.map(({ id }: { id: number }) => id);
  const [usual, active, inactive, all] = await Promise.all(
    ['', 'ActiveState=active', 'ActiveState=inactive', 'ActiveState=all'].map(idsWith),
  );
  expect(usual).toEqual(active);
  expect(all).toEqual([...(active ?? []), ...(inactive ?? [])].toSorted((a, b) => a - b));
  const flags = async (query: string) =>
    (await call(`/v1/articles?${query}`)).body._data.map((article: Item) => article.active);
  expect(new Set(await flags('ActiveState=active'))).toEqual(new Set([true]));
  expect(new Set(await flags('ActiveState=inactive'))).toEqual(new Set([false]));
});

const isFilled = (value: unknown): boolean => value !== null && value !== undefined;

const getExample = ({ example }: Parameter): unknown => [example].flat()[0];
