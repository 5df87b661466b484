import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../contract.ts';
import { parametersOf } from './parameters.ts';
import { specialTrials } from './special-filters.ts';
import { mishear, type Spoiled, spoil, startSpoiled, type Tamper } from './testing.ts';

let spoiled: Spoiled;
beforeAll(async () => {
  spoiled = await startSpoiled();
});
afterAll(() => spoiled.close());

const without = (name: string) => mishear((query) => query.filter(([one]) => one !== name));
const conventions = ['page', 'pageSize', 'orderby', 'fields', 'metaOnly'];
const isFilter = (name: string): boolean => !conventions.some((one) => one.toLowerCase() === name.toLowerCase());

it('finds nothing wrong with what keeps to the contract', async () => {
  const lists = ['listDebtorMandates', 'listLedgerBalances', 'listJournalEntryChanges', 'listArticleLocations'];
  expect(await spoiled.rules({ ids: [...lists, 'getDebtorMandate'] })).toEqual([]);
});

describe('what changes while it is read', () => {
  it('is no fault when it is seen once', async () => {
    let requests = 0;
    const tamper = spoil(({ _meta }) => {
      requests += 1;
      if (requests === 2) _meta.totalCount = 7;
    });
    expect(await spoiled.rules({ ids: ['listDebtors'], check: 'metaOnly', tamper })).toEqual([]);
    expect(requests).toBeGreaterThan(2);
  });

  it('is no fault when the list never stands still', async () => {
    let records = 100;
    const tamper = spoil(({ _meta }) => {
      records += 1;
      _meta.totalCount = records;
    });
    expect(await spoiled.rules({ ids: ['listDebtors'], check: 'metaOnly', tamper })).toEqual([]);
  });
});

it('knows every filter that only one list has', () => {
  const special = operations.filter(({ kind }) => kind === 'list').flatMap((list) => parametersOf(list).special);
  expect(special.map(({ name }) => name).sort()).toEqual(Object.keys(specialTrials).sort());
});

it.each<[rule: string, check: string, id: string, tamper: Tamper]>([
  [
    'total count',
    'page sizes',
    'listDebtors',
    spoil(({ _meta }) => {
      _meta.totalCount = Number(_meta.totalCount) + 1;
    }),
  ],
  [
    'page count',
    'pages',
    'listDebtors',
    spoil(({ _meta }) => {
      _meta.pageCount = Number(_meta.pageCount) + 1;
    }),
  ],
  [
    'next page',
    'pages',
    'listDebtors',
    spoil(({ _meta }) => {
      if (_meta.nextPage) _meta.nextPage = 'http://other.example/v1/debtors?page=2';
    }),
  ],
  [
    'next page',
    'pages',
    'listDebtors',
    spoil(({ _meta }) => {
      if (_meta.nextPage) _meta.nextPage = _meta.self;
    }),
  ],
  [
    'previous page',
    'pages',
    'listDebtors',
    spoil(({ _meta }) => {
      _meta.previousPage ??= _meta.self;
    }),
  ],
  [
    'self',
    'pages',
    'listDebtors',
    spoil(({ _meta }) => {
      _meta.self = String(_meta.self).replace('debtors', 'creditors');
    }),
  ],
  [
    'pages overlap',
    'pages',
    'listDebtors',
    async (ask, forward) => {
      const path = ask.path.replace('page=2', 'page=1');
      const [said, heard] = [await forward(ask), await forward({ ...ask, path })];
      return { ...said, json: { ...(said.json as object), _data: (heard.json as { _data: unknown })._data } };
    },
  ],
  ['page size', 'page sizes', 'listDebtors', without('pageSize')],
  [
    'usual order',
    'pages',
    'listDebtors',
    mishear((query) => (query.some(([name]) => name === 'orderby') ? query : [...query, ['orderby', '-id']])),
  ],
  ['filter', 'filters', 'listDebtors', mishear((query) => query.filter(([name]) => !isFilter(name)))],
  [
    'filter incomplete',
    'filters',
    'listDebtors',
    spoil((body, { query = [] }) => {
      if (query.some(([name]) => isFilter(name))) body._data = body._data?.slice(1) ?? [];
    }),
  ],
  ['filters or', 'filters', 'listDebtors', mishear((query) => [...new Map(query)])],
  [
    'filters and',
    'two filters',
    'listDebtors',
    mishear((query) =>
      query.filter(([name], index) => !isFilter(name) || index === 0 || query[index - 1]?.[0] === name),
    ),
  ],
  ['sort', 'orderby', 'listDebtors', without('orderby')],
  [
    'sort direction',
    'orderby',
    'listDebtors',
    mishear((query) => query.map(([name, value]) => [name, name === 'orderby' ? value.replace('-', '') : value])),
  ],
  ['metaOnly', 'metaOnly', 'listDebtors', without('metaOnly')],
  ['fields', 'fields', 'listDebtors', without('fields')],
  [
    'administration',
    'X-Tenant-Id',
    'listDebtors',
    spoil(({ _meta }) => {
      _meta.administrationId = 2;
    }),
  ],
  [
    'list and record',
    'single records',
    'getDebtor',
    spoil((body) => {
      Object.assign(body, { name: 'Somebody else' });
    }),
  ],
  [
    'record of another administration',
    'a record of another administration',
    'getDebtor',
    async (ask, forward) => {
      const own = await forward(ask);
      return own.reply.status === 404 ? forward({ ...ask, headers: { 'x-tenant-id': '2' } }) : own;
    },
  ],
  [
    'record of another administration',
    'records of another administration',
    'listDebtors',
    async (ask, forward) => {
      const [own, theirs] = [await forward(ask), await forward({ ...ask, headers: { 'x-tenant-id': '2' } })];
      const [first, strange] = [own, theirs].map(({ json }) => json as { _data?: unknown[] });
      return first?._data ? { ...own, json: { ...first, _data: [strange?._data?.[0], ...first._data.slice(1)] } } : own;
    },
  ],
  ['content language', 'languages', 'getDebtor', async (ask, forward) => forward({ ...ask, headers: {} })],
  ['ActiveState', 'special filters', 'listArticles', without('ActiveState')],
  ['ChangedDate_from', 'special filters', 'listJournalEntryChanges', without('ChangedDate_from')],
  ['groupBy', 'groupBy', 'listLedgerBalances', without('groupBy')],
  ['spelling of parameters', 'other spellings', 'listDebtors', without('pagesize')],
])('reports "%s" by the check of %s, of %s', async (rule, check, id, tamper) => {
  expect(await spoiled.rules({ ids: [id], check, tamper })).toContain(rule);
});
