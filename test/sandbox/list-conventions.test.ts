import { beforeAll, describe, expect, it } from 'vitest';
import { NOW } from '../support/books.ts';
import { getEnumNames, getListPath, getParameter, hasItems, listEachKind, withQuery } from '../support/operations.ts';
import { useSandbox } from '../support/sandbox.ts';
import { addLines } from './__fixtures__/add-lines.ts';

const sandbox = useSandbox({ clock: NOW });
const { call } = sandbox;

type Item = Record<string, unknown> & { readonly _meta: { readonly self: string } };

interface Page {
  readonly _data: readonly Item[];
  readonly _meta: { readonly self: string; readonly previousPage: string | null; readonly nextPage: string | null };
}

const identity = {
  administrationId: 1,
  administrationName: 'Kaasmakerij De Vijfhoek B.V.',
  profileName: 'Demo user',
};

/** The judges of the conformance suite, which get each response, know what filters, orders, fields and pages are. */
const lists = listEachKind().map((operation) => ({ operation, path: getListPath(operation) }));

it('the contract has lists to test', () => {
  expect(lists.length).toBeGreaterThan(4);
});

describe.each(lists)('GET $operation.path', ({ operation, path }) => {
  const get = async (query: string) => (await call(withQuery(path, query))).body;
  const fieldNames = getEnumNames(operation, 'fields');
  let all: readonly Item[];
  beforeAll(async () => {
    await addLines(call, path);
    all = (await get('pageSize=1000'))._data;
  });

  it('starts with the first page of the default size, and names its administration, user and URL', async () => {
    const { body } = await call(path);
    const size = Number(getParameter(operation, 'pageSize').schema.default);
    expect(body._data).toEqual(all.slice(0, size));
    expect(body._meta).toMatchObject({
      ...identity,
      self: sandbox.url + path,
      totalCount: all.length,
      pageCount: Math.ceil(all.length / size),
      previousPage: null,
      nextPage: all.length > size ? expect.any(String) : null,
    });
    const { status, headers, body: none } = await call(path, { method: 'HEAD' });
    expect([status, headers.get('content-type'), none]).toEqual([200, 'application/json', undefined]);
  });

  it('counts records and pages, with records or without', async () => {
    for (const size of [1, 2, all.length, all.length + 1]) {
      const counts = { totalCount: all.length, pageCount: Math.ceil(all.length / size) };
      const only = await get(`metaOnly=true&pageSize=${size}`);
      expect([Object.keys(only), only._meta]).toEqual([['_meta'], expect.objectContaining(counts)]);
      const both = await get(`metaOnly=false&pageSize=${size}`);
      expect(both).toMatchObject({ _meta: counts, _data: all.slice(0, size) });
    }
  });

  it('returns an empty page past its end that links back to the last page', async () => {
    const past = await get('page=4711&pageSize=2');
    const pageCount = Math.ceil(all.length / 2);
    expect(past._data).toEqual([]);
    expect(past._meta).toMatchObject({ totalCount: all.length, pageCount, nextPage: null });
    const last: Page = (await call(past._meta.previousPage)).body;
    expect(last._data).toEqual(all.slice((pageCount - 1) * 2));
    expect(last._meta.nextPage).toBeNull();
  });

  it('visits every record once through its page links in both directions', async () => {
    const size = Math.ceil(all.length / 3);
    const parameters = `orderby=-${fieldNames[1]}&fields=${fieldNames[0]}&pagesize=${size}`;
    const pages: Page[] = [(await call(withQuery(path, `${parameters}&PAGE=1`))).body];
    for (let next = pages[0]?._meta.nextPage; next; next = pages.at(-1)?._meta.nextPage)
      pages.push((await call(next)).body);
    expect(pages).toHaveLength(Math.ceil(all.length / size));
    const visited = pages.flatMap(({ _data }) => _data.map(({ _meta }) => _meta.self));
    expect(visited.toSorted()).toEqual(all.map(({ _meta }) => _meta.self).toSorted());
    for (const [index, { _meta }] of pages.entries()) {
      if (_meta.previousPage === null) expect(index).toBe(0);
      else expect((await call(_meta.previousPage)).body._data).toEqual(pages[index - 1]?._data);
      const kept = new URL(_meta.self).searchParams;
      kept.delete('PAGE');
      expect(kept.toString()).toBe(new URL(withQuery(path, parameters), sandbox.url).searchParams.toString());
    }
  });

  it('returns only the requested fields and _meta, which are repeated or separated by commas', async () => {
    const pick = (names: readonly string[]) =>
      all.map(({ _meta, ...item }) => ({
        ...Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name))),
        _meta,
      }));
    for (const name of fieldNames) expect((await get(`pageSize=1000&fields=${name}`))._data).toEqual(pick([name]));
    const repeat = (names: readonly string[]) => names.map((name) => `fields=${name}`).join('&');
    for (const names of [fieldNames, fieldNames.slice(0, 2)])
      for (const query of [`fields=${names}`, repeat(names)])
        expect((await get(`pageSize=1000&${query}`))._data).toEqual(pick(names));
    const mixed = `fields=${fieldNames[0]}&fields=${fieldNames.slice(1, 3)}`;
    expect((await get(`pageSize=1000&${mixed}`))._data).toEqual(pick(fieldNames.slice(0, 3)));
  });

  it('accepts parameter names in any case', async () => {
    const [name = 'id'] = fieldNames;
    const value = all[0]?.[name];
    const [order, filter] = [`orderby=-${name}`, `${name}=${encodeURIComponent(String(value))}`];
    const parameters = [order, 'pageSize=3', 'page=1', `fields=${name}`, 'metaOnly=false', filter];
    const { _data } = await get(parameters.join('&'));
    expect(_data.length).toBe(Math.min(3, all.filter((item) => item[name] === value).length));
    for (const change of ['toUpperCase', 'toLowerCase'] as const) {
      const changed = parameters.map((parameter) => parameter.replace(/^\w+/, (text) => text[change]()));
      expect((await get(changed.join('&')))._data).toEqual(_data);
    }
  });

  it('sorts by each field, in both directions', async () => {
    const selves = all.map(({ _meta }) => _meta.self).toSorted();
    for (const order of getEnumNames(operation, 'orderby')) {
      const { _data }: Page = await get(`pageSize=1000&orderby=${order}`);
      expect(_data.map(({ _meta }) => _meta.self).toSorted()).toEqual(selves);
    }
  });

  it('links to each of its records', async () => {
    for (const { _meta, ...item } of all) {
      const { status, body } = await call(_meta.self);
      expect(status, _meta.self).toBe(200);
      // A record without a path of its own is in the list, filtered as closely as possible.
      if (!hasItems(operation)) expect(body._data).toContainEqual({ ...item, _meta });
      else expect(body).toMatchObject({ ...item, _meta: { ...identity, self: _meta.self } });
    }
  });
});

it.each([
  { tenant: 2, user: 'demo', administrationName: 'Adviesbureau', profileName: 'Demo user' },
  { tenant: 3, user: 'other', administrationName: 'Rijwielhandel', profileName: 'Other user' },
])('names administration $tenant and user $user in _meta', async (expected) => {
  const { tenant, user, administrationName, profileName } = expected;
  const options = { tenant, token: await sandbox.createToken(user) };
  const named = {
    administrationId: tenant,
    administrationName: expect.stringContaining(administrationName),
    profileName,
  };
  const { body } = await call('/v1/debtors', options);
  expect(body._meta).toMatchObject(named);
  expect((await call(body._data[0]._meta.self, options)).body._meta).toMatchObject(named);
});

it('sorts text case-insensitively', async () => {
  for (const name of ['aap', 'AAR', 'Aas', 'AAI']) await call('/v1/debtors', { body: { name, debtorKindId: 4 } });
  const { body } = await call('/v1/debtors?orderby=name&debtorKindId=4&fields=name&pageSize=5');
  expect(body._data.map(({ name }: Item) => name)).toEqual(['A. Voorbeeld', 'AAI', 'aap', 'AAR', 'Aas']);
});

it('returns every record once across pages sorted by a field with few values', async () => {
  const visited: unknown[] = [];
  for (let url: string | null = '/v1/debtors?orderby=-debtorKindId&pageSize=7&fields=id'; url; ) {
    const { _data, _meta }: Page = (await call(url)).body;
    visited.push(..._data.map(({ id }) => id));
    url = _meta.nextPage;
  }
  const { totalCount } = (await call('/v1/debtors?metaOnly=true')).body._meta;
  expect([visited.length, new Set(visited).size]).toEqual([totalCount, totalCount]);
});
