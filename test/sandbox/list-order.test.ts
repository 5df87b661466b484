import { beforeAll, describe, expect, it } from 'vitest';
import { getEnumNames, getListPath, listEachKind, withQuery } from '../support/operations.ts';
import { useSandbox } from '../support/sandbox.ts';
import { addLines } from './__fixtures__/add-lines.ts';

const sandbox = useSandbox();
const { call } = sandbox;

type Value = string | number | boolean | null;

/** The order that a user expects: numbers by size, text by its letters whatever their case, false before true. */
function inOrder(values: readonly Value[]): Value[] {
  const byText = (a: Value, b: Value) => (String(a) < String(b) ? -1 : Number(String(a) > String(b)));
  const bySize = (a: Value, b: Value) => Number(a) - Number(b);
  return values.toSorted(values.some((value) => typeof value === 'string') ? byText : bySize);
}

const isEmpty = (value: Value): boolean => value === null;
const isFilled = (value: Value): boolean => value !== null;

const lists = listEachKind().map((operation) => ({ operation, path: getListPath(operation) }));

describe.each(lists)('GET $operation.path', ({ operation, path }) => {
  const names = getEnumNames(operation, 'orderby').filter((name) => !name.startsWith('-'));

  /** The values of a field in the order of a list; text in small letters. */
  async function getValues(field: string, orderby = ''): Promise<Value[]> {
    const { _data, _meta } = (await call(withQuery(path, `${orderby}fields=${field}&pageSize=1000`))).body;
    expect(_meta.pageCount).toBe(1);
    return _data.map((item: Record<string, Value>) => {
      const value = item[field] ?? null;
      return typeof value === 'string' ? value.toLowerCase() : value;
    });
  }

  beforeAll(() => addLines(call, path));

  it.each(names)('sorts by %s with nulls first and in reverse with a minus', async (name) => {
    const unordered = await getValues(name);
    const expected = [...unordered.filter(isEmpty), ...inOrder(unordered.filter(isFilled))];
    expect(await getValues(name, `orderby=${name}&`)).toEqual(expected);
    expect(await getValues(name, `orderby=-${name}&`)).toEqual(expected.toReversed());
  });
});

it('sorts text case-insensitively', async () => {
  for (const name of ['aap', 'AAR', 'Aas', 'AAI']) await call('/v1/debtors', { body: { name, debtorKindId: 4 } });
  const { body } = await call('/v1/debtors?orderby=name&debtorKindId=4&fields=name&pageSize=5');
  expect(body._data.map(({ name }: { name: string }) => name)).toEqual(['A. Voorbeeld', 'AAI', 'aap', 'AAR', 'Aas']);
});

it('returns every record once across pages sorted by a field with few values', async () => {
  const visited: number[] = [];
  for (let url = '/v1/debtors?orderby=-debtorKindId&pageSize=7&fields=id'; url; ) {
    const { _data, _meta } = (await call(url)).body;
    visited.push(..._data.map(({ id }: { id: number }) => id));
    url = _meta.nextPage;
  }
  const { totalCount } = (await call('/v1/debtors?metaOnly=true')).body._meta;
  expect(new Set(visited).size).toBe(totalCount);
  expect(visited).toHaveLength(totalCount);
});
