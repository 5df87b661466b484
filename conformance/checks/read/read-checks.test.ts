import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startTamperedSandbox,
  type Tamper,
  type TamperedSandbox,
  withOtherQuery,
  withTamperedBody,
} from '../../../test/support/tampering-session.ts';
import { operations } from '../../contract.ts';
import { getListParameters } from '../../judges/list-parameters.ts';
import { specialProbes } from './special-filters.ts';

let sandbox: TamperedSandbox;
beforeAll(async () => {
  sandbox = await startTamperedSandbox();
});
afterAll(() => sandbox.close());

const withMeta = (change: (meta: Readonly<Record<string, unknown>>) => object) =>
  withTamperedBody(({ _meta }) => void Object.assign(_meta, change(_meta)));
const without = (name: string) => withOtherQuery((query) => query.filter(([key]) => key !== name));
const conventions = ['page', 'pageSize', 'orderby', 'fields', 'metaOnly'];
const isFilter = (name: string): boolean =>
  !conventions.some((convention) => convention.toLowerCase() === name.toLowerCase());

it('The checks report nothing for valid lists', async () => {
  const lists = ['listDebtorMandates', 'listLedgerBalances', 'listJournalEntryChanges', 'listArticleLocations'];
  expect(await sandbox.getRules({ ids: [...lists, 'getDebtorMandate'] })).toEqual([]);
});

describe('A list that changes while it is read', () => {
  it('is not reported when the issue occurs once', async () => {
    let requests = 0;
    const tamper = withTamperedBody(({ _meta }) => {
      requests += 1;
      if (requests === 2) _meta.totalCount = 7;
    });
    expect(await sandbox.getRules({ ids: ['listDebtors'], check: 'metaOnly', tamper })).toEqual([]);
    expect(requests).toBeGreaterThan(2);
  });

  it('is not reported when it never stays the same', async () => {
    let records = 100;
    const tamper = withTamperedBody(({ _meta }) => {
      records += 1;
      _meta.totalCount = records;
    });
    expect(await sandbox.getRules({ ids: ['listDebtors'], check: 'metaOnly', tamper })).toEqual([]);
  });
});

it('Every filter of one list only has a probe', () => {
  const special = operations.filter(({ kind }) => kind === 'list').flatMap((list) => getListParameters(list).special);
  expect(special.map(({ name }) => name).sort()).toEqual(Object.keys(specialProbes).sort());
});

it.each<[rule: string, check: string, id: string, tamper: Tamper]>([
  ['total-count', 'page sizes', 'listDebtors', withMeta(({ totalCount }) => ({ totalCount: Number(totalCount) + 1 }))],
  ['page-count', 'pages', 'listDebtors', withMeta(({ pageCount }) => ({ pageCount: Number(pageCount) + 1 }))],
  [
    'next-page',
    'pages',
    'listDebtors',
    withMeta(({ nextPage }) => ({ nextPage: nextPage && 'http://other.example/v1/debtors?page=2' })),
  ],
  ['next-page', 'pages', 'listDebtors', withMeta(({ nextPage, self }) => ({ nextPage: nextPage && self }))],
  [
    'previous-page',
    'pages',
    'listDebtors',
    withMeta(({ previousPage, self }) => ({ previousPage: previousPage ?? self })),
  ],
  ['self', 'pages', 'listDebtors', withMeta(({ self }) => ({ self: String(self).replace('debtors', 'creditors') }))],
  [
    'pages-overlap',
    'pages',
    'listDebtors',
    async (spec, forward) => {
      const path = spec.path.replace('page=2', 'page=1');
      const [page, repeated] = [await forward(spec), await forward({ ...spec, path })];
      return { ...page, json: { ...(page.json as object), _data: (repeated.json as { _data: unknown })._data } };
    },
  ],
  ['page-size', 'page sizes', 'listDebtors', without('pageSize')],
  [
    'list-order',
    'pages',
    'listDebtors',
    withOtherQuery((query) => (query.some(([name]) => name === 'orderby') ? query : [...query, ['orderby', '-id']])),
  ],
  ['filter', 'filters', 'listDebtors', withOtherQuery((query) => query.filter(([name]) => !isFilter(name)))],
  [
    'filter-incomplete',
    'filters',
    'listDebtors',
    withTamperedBody((body, { query = [] }) => {
      if (query.some(([name]) => isFilter(name))) body._data = body._data?.slice(1) ?? [];
    }),
  ],
  ['filters-or', 'filters', 'listDebtors', withOtherQuery((query) => [...new Map(query)])],
  [
    'filters-and',
    'two filters',
    'listDebtors',
    withOtherQuery((query) =>
      query.filter(([name], index) => !isFilter(name) || index === 0 || query[index - 1]?.[0] === name),
    ),
  ],
  ['sort', 'orderby', 'listDebtors', without('orderby')],
  [
    'sort-direction',
    'orderby',
    'listDebtors',
    withOtherQuery((query) =>
      query.map(([name, value]) => [name, name === 'orderby' ? value.replace('-', '') : value]),
    ),
  ],
  ['meta-only', 'metaOnly', 'listDebtors', without('metaOnly')],
  ['fields', 'fields', 'listDebtors', without('fields')],
  ['administration', 'X-Tenant-Id', 'listDebtors', withMeta(() => ({ administrationId: 2 }))],
  [
    'list-and-record',
    'single records',
    'getDebtor',
    withTamperedBody((body) => {
      Object.assign(body, { name: 'Somebody else' });
    }),
  ],
  [
    'tenant-leak',
    'a record of another administration',
    'getDebtor',
    async (spec, forward) => {
      const own = await forward(spec);
      return own.response.status === 404 ? forward({ ...spec, headers: { 'x-tenant-id': '2' } }) : own;
    },
  ],
  [
    'tenant-leak',
    'records of another administration',
    'listDebtors',
    async (spec, forward) => {
      const own = await forward(spec);
      const other = await forward({ ...spec, headers: { 'x-tenant-id': '2' } });
      const [page, foreign] = [own, other].map(({ json }) => json as { _data?: unknown[] });
      return page?._data ? { ...own, json: { ...page, _data: [foreign?._data?.[0], ...page._data.slice(1)] } } : own;
    },
  ],
  ['active-state', 'special filters', 'listArticles', without('ActiveState')],
  ['changed-since', 'special filters', 'listJournalEntryChanges', without('ChangedDate_from')],
  ['group-by', 'groupBy', 'listLedgerBalances', without('groupBy')],
  ['parameter-alias', 'other spellings', 'listDebtors', without('pagesize')],
])('The rule "%s" is reported by the check %s of %s', async (rule, check, id, tamper) => {
  expect(await sandbox.getRules({ ids: [id], check, tamper })).toContain(rule);
});
