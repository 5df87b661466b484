import { beforeAll, describe, expect, it } from 'vitest';
import { getEnumNames, getListPath, getParameter, hasItems, listEachKind, withQuery } from '../support/operations.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const { call } = sandbox;

type Item = Record<string, unknown> & { readonly _meta: { readonly self: string } };

interface ListMeta {
  readonly self: string;
  readonly previousPage: string | null;
  readonly nextPage: string | null;
}

const withoutMeta = ({ _meta, ...fields }: Item) => fields;

const lists = listEachKind().map((operation) => ({ operation, path: getListPath(operation) }));

it('the contract has lists to test', () => {
  expect(lists.length).toBeGreaterThan(4);
});

describe.each(lists)('GET $operation.path', ({ operation, path }) => {
  const get = async (query: string) => (await call(withQuery(path, query))).body;
  const fieldNames = getEnumNames(operation, 'fields');
  let all: readonly Item[];
  beforeAll(async () => {
    all = (await get('pageSize=1000'))._data;
  });

  it('starts with the first page of the default size', async () => {
    const { status, headers, body } = await call(path);
    const size = Number(getParameter(operation, 'pageSize').schema.default);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(body._data).toEqual(all.slice(0, size));
    expect(body._meta).toMatchObject({ totalCount: all.length, pageCount: Math.ceil(all.length / size) });
    expect(body._meta.previousPage).toBeNull();
    expect(body._meta.nextPage === null).toBe(all.length <= size);
  });

  it('reports its administration, user and URL in _meta', async () => {
    expect((await get('pageSize=1'))._meta).toMatchObject({
      self: `${sandbox.url}${withQuery(path, 'pageSize=1')}`,
      administrationId: 1,
      administrationName: 'Kaasmakerij De Vijfhoek B.V.',
      profileName: 'Demo user',
    });
  });

  it('accepts both spellings of the page size', async () => {
    expect((await get('pageSize=1'))._data).toEqual(all.slice(0, 1));
    expect((await get('pagesize=1'))._data).toEqual(all.slice(0, 1));
    expect((await get('page=2&pagesize=1'))._data).toEqual(all.slice(1, 2));
  });

  it('counts records and pages', async () => {
    for (const size of [1, 2, all.length, all.length + 1]) {
      const { _meta } = await get(`metaOnly=true&pageSize=${size}`);
      expect(_meta, `pageSize=${size}`).toMatchObject({
        totalCount: all.length,
        pageCount: Math.ceil(all.length / size),
      });
    }
  });

  it('returns an empty page past its end that links back to the last page', async () => {
    const past = await get('page=4711&pageSize=2');
    expect(past._data).toEqual([]);
    expect(past._meta).toMatchObject({ totalCount: all.length, pageCount: Math.ceil(all.length / 2), nextPage: null });
    const last = (await call(past._meta.previousPage)).body;
    expect(last._data).toEqual(all.slice((Math.ceil(all.length / 2) - 1) * 2));
    expect(last._meta.nextPage).toBeNull();
  });

  it('visits every record once through its page links in both directions', async () => {
    const size = Math.ceil(all.length / 3);
    const parameters = `orderby=-${fieldNames[1]}&fields=${fieldNames[0]}&pagesize=${size}`;
    const pages: { _data: Item[]; _meta: ListMeta }[] = [];
    for (
      let url: string | null = withQuery(path, `${parameters}&PAGE=1`);
      url !== null;
      url = pages.at(-1)?._meta.nextPage ?? null
    ) {
      pages.push((await call(url)).body);
    }
    expect(pages).toHaveLength(Math.ceil(all.length / size));
    const visited = pages.flatMap(({ _data }) => _data.map(({ _meta }) => _meta.self));
    expect(visited.toSorted()).toEqual(all.map(({ _meta }) => _meta.self).toSorted());
    expect(new Set(visited).size).toBe(all.length);
    for (const [index, page] of pages.entries()) {
      const { previousPage } = page._meta;
      expect(previousPage === null).toBe(index === 0);
      if (previousPage !== null) expect((await call(previousPage)).body._data).toEqual(pages[index - 1]?._data);
      const kept = new URL(page._meta.self).searchParams;
      kept.delete('PAGE');
      expect(kept.toString()).toBe(new URL(withQuery(path, parameters), sandbox.url).searchParams.toString());
    }
  });

  it('returns only the requested fields and _meta', async () => {
    for (const name of fieldNames) {
      const expected = all.map((item) => (name in item ? { [name]: item[name] } : {}));
      const { _data } = await get(`pageSize=1000&fields=${name}`);
      expect(_data.map(withoutMeta), name).toEqual(expected);
      expect(_data.map(({ _meta }: Item) => _meta)).toEqual(all.map(({ _meta }) => _meta));
    }
    const both = fieldNames.slice(0, 2);
    for (const query of [`fields=${both}`, both.map((name) => `fields=${name}`).join('&')]) {
      const [record] = (await get(query))._data;
      expect(Object.keys(record).toSorted()).toEqual(['_meta', ...both].toSorted());
    }
    expect((await get(`pageSize=1000&fields=${fieldNames}`))._data).toEqual(all);
  });

  it('returns the same for fields that are repeated as for fields that are separated by commas', async () => {
    const [first, ...others] = fieldNames;
    const repeated = fieldNames.map((name) => `fields=${name}`).join('&');
    expect((await get(`pageSize=1000&${repeated}`))._data).toEqual(all);
    const both = (await get(`fields=${first}&fields=${others.slice(0, 2)}`))._data;
    expect(both).toEqual((await get(`fields=${fieldNames.slice(0, 3)}`))._data);
  });

  it('leaves out records only with metaOnly=true', async () => {
    const { self, ...meta } = (await get('metaOnly=false'))._meta;
    const only = await get('metaOnly=true');
    expect(Object.keys(only)).toEqual(['_meta']);
    expect({ ...only._meta, self: '', previousPage: null, nextPage: null }).toEqual({
      ...meta,
      self: '',
      previousPage: null,
      nextPage: null,
    });
    expect((await get('metaOnly=false'))._data.length).toBeGreaterThan(0);
  });

  it('accepts parameter names in any case', async () => {
    const [name = 'id'] = fieldNames;
    const value = encodeURIComponent(String(all[0]?.[name]));
    const parameters = [
      `orderby=-${name}`,
      'pageSize=3',
      'page=1',
      `fields=${name}`,
      'metaOnly=false',
      `${name}=${value}`,
    ];
    const { _data } = await get(parameters.join('&'));
    expect(_data.length).toBe(Math.min(3, all.filter((item) => item[name] === all[0]?.[name]).length));
    for (const change of ['toUpperCase', 'toLowerCase'] as const) {
      const changed = parameters.map((parameter) => parameter.replace(/^\w+/, (text) => text[change]()));
      expect((await get(changed.join('&')))._data).toEqual(_data);
    }
  });

  it('links to each of its records', async () => {
    for (const { _meta, ...item } of all) {
      const { status, body } = await call(_meta.self);
      expect(status, _meta.self).toBe(200);
      if (!hasItems(operation)) {
        // A record without a path of its own is in the list, filtered as closely as possible.
        expect(body._data).toContainEqual({ ...item, _meta });
        continue;
      }
      expect(body).toMatchObject(item);
      expect(body._meta).toEqual({
        self: _meta.self,
        administrationId: 1,
        administrationName: 'Kaasmakerij De Vijfhoek B.V.',
        profileName: 'Demo user',
      });
    }
  });

  it('responds to HEAD like GET without a body', async () => {
    const { status, headers, body } = await call(path, { method: 'HEAD' });
    expect([status, headers.get('content-type'), body]).toEqual([200, 'application/json', undefined]);
  });
});

it.each([
  { tenant: 2, user: 'demo', administrationName: 'Adviesbureau', profileName: 'Demo user' },
  { tenant: 3, user: 'other', administrationName: 'Rijwielhandel', profileName: 'Other user' },
])('names administration $tenant and user $user in _meta', async (expected) => {
  const { tenant, user, administrationName, profileName } = expected;
  const { body } = await call('/v1/debtors', { tenant, token: await sandbox.createToken(user) });
  expect(body._meta).toMatchObject({ administrationId: tenant, profileName });
  expect(body._meta.administrationName).toContain(administrationName);
  expect(
    (await call(body._data[0]._meta.self, { tenant, token: await sandbox.createToken(user) })).body._meta,
  ).toMatchObject({ administrationId: tenant, administrationName: body._meta.administrationName, profileName });
});

it('accepts the alternative spelling of the administration header', async () => {
  expect((await call('/v1/debtors', { headers: { 'X-TenantId': '2' } })).body._meta.administrationId).toBe(2);
});
