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

  it('returns exactly the records that have a value of a filter', async () => {
    for (const filter of filters) {
      const { name } = filter;
      // A field that no record has a value for is filtered on the contract's example, which finds nothing then.
      const [rarest = getExample(filter), ...others] = getValues(name);
      const values = isRepeatable(filter) ? [rarest, others[0] ?? getExample(filter)] : [rarest];
      const query = String(new URLSearchParams(values.map((value): [string, string] => [name, String(value)])));
      const { status, body } = await call(withQuery(path, `pageSize=1000&${query}`));
      const expected = all.filter((item) => values.includes(item[name]));
      expect([query, status, body._data]).toEqual([query, 200, expected]);
      expect([query, body._meta.totalCount]).toEqual([query, expected.length]);
    }
  });
});

it('combines values of one filter with OR and different filters with AND', async () => {
  const find = async (query: string): Promise<number[]> =>
    (await call(`/v1/debtors?${query}&paymentConditionId=1&fields=id`)).body._data.map(({ id }: Item) => id);
  const each = [await find('debtorKindId=1'), await find('debtorKindId=2')];
  expect(each.every(({ length }) => length > 0)).toBe(true);
  expect(await find('debtorKindId=1&debtorKindId=2')).toEqual(each.flat().toSorted((a, b) => a - b));
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
  const _meta = { totalCount: 0, pageCount: 0, previousPage: null, nextPage: null };
  expect(await call(path)).toMatchObject({ status: 200, body: { _data: [], _meta } });
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
  const { _data } = (await call(withQuery(path, 'pageSize=1000'))).body;
  const record = _data.findLast((item: Item) => (item[name] ?? null) !== null);
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
  for (const invoiceNumber of numbers)
    await call('/v1/purchaseinvoices', { body: { creditorId: 1, invoiceNumber, description: invoiceNumber } });
  const find = async (query: string) =>
    (await call(`/v1/purchaseinvoices?${query}`)).body._data.map((item: Item) => item.invoiceNumber);
  for (const [index, text] of ['e\u0301e\u0301n-STRASSE', 'FI-1', '\u212aILO', 'οδος'].entries()) {
    expect(await find(`invoiceNumber=${encodeURIComponent(text)}`)).toEqual([numbers[index]]);
    expect(await find(`creditorId=2&invoiceNumber=${encodeURIComponent(text)}`)).toEqual([]);
    expect(await find(`description=${encodeURIComponent(text)}`)).toEqual([]);
  }
  const all = numbers.map((number) => `invoiceNumber=${encodeURIComponent(number.toLowerCase())}`).join('&');
  expect(await find(all)).toEqual(numbers);
});

it('lists active articles, inactive ones or all', async () => {
  const count = async (state: string) => (await call(`/v1/articles?ActiveState=${state}`)).body._meta.totalCount;
  const [active, inactive] = [await count('active'), await count('inactive')];
  expect([active > 0, inactive > 0, await count('all')]).toEqual([true, true, active + inactive]);
});

const getExample = ({ example }: Parameter): unknown => [example].flat()[0];
