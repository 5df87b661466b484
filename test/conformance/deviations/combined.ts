import { demoToken } from '../../../mocks/seed/demo-access.ts';
import type { ProxyHandler, ProxyRequest } from '../proxy.ts';
import {
  changeQuery,
  type Deviation,
  expectRule,
  getFilterNames,
  getQuery,
  handle,
  hasParameter,
  withQuery,
} from './deviation.ts';

type ListOperation = readonly [path: string, operation: string];

const debtors: ListOperation = ['/v1/debtors', 'listDebtors'];
const articles: ListOperation = ['/v1/articles', 'listArticles'];
const creditors: ListOperation = ['/v1/creditors', 'listCreditors'];
const vatCodes: ListOperation = ['/v1/vatcodes', 'listVatCodes'];
const ledgerLines: ListOperation = ['/v1/ledgerlines', 'listLedgerLines'];
const entries: ListOperation = ['/v1/journalentries', 'listJournalEntries'];
const accounts: ListOperation = ['/v1/ledgeraccounts', 'listLedgerAccounts'];

/** Leaves parameters out of a query that has others. */
const ignore = (path: string, names: readonly string[], when: (request: ProxyRequest) => boolean): ProxyHandler =>
  changeQuery({ path }, (query, request) => {
    if (!when(request)) return;
    const filters = names.includes('filters') ? getFilterNames(request) : [];
    for (const name of [...names, ...filters]) query.delete(name);
  });

const hasFilter = (request: ProxyRequest): boolean => getFilterNames(request).length > 0;
const isLaterPage = (request: ProxyRequest): boolean => Number(getQuery(request).get('page') ?? 1) > 1;
const has = (name: string) => (request: ProxyRequest) => hasParameter(request, name);
const isMetaOnly = (request: ProxyRequest): boolean => getQuery(request).get('metaOnly') === 'true';

type Row = readonly [
  name: string,
  list: ListOperation,
  ignored: readonly string[],
  when: (request: ProxyRequest) => boolean,
  rule: string,
  ...statements: string[],
];

const rows: readonly Row[] = [
  ['metaOnly is ignored with a filter', debtors, ['metaOnly'], hasFilter, 'meta-only', 'meta-only-parameter'],
  ['metaOnly is ignored on page 2', articles, ['metaOnly'], isLaterPage, 'meta-only', 'meta-only-parameter'],
  ['metaOnly is ignored with fields', creditors, ['metaOnly'], has('fields'), 'meta-only', 'meta-only-parameter'],
  ['metaOnly is ignored with orderby', vatCodes, ['metaOnly'], has('orderby'), 'meta-only', 'meta-only-parameter'],
  ['metaOnly counts without the filter', creditors, ['filters'], isMetaOnly, 'total-count', 'list-total-count'],
  ['metaOnly counts entries without the filter', entries, ['filters'], isMetaOnly, 'total-count', 'list-total-count'],
  ['fields are ignored with a filter', articles, ['fields'], hasFilter, 'fields', 'fields-parameter'],
  ['fields are ignored on page 2', accounts, ['fields'], isLaterPage, 'fields', 'fields-parameter'],
  ['fields are ignored with orderby', creditors, ['fields'], has('orderby'), 'fields', 'fields-parameter'],
  ['a filter is ignored with fields', creditors, ['filters'], has('fields'), 'total-count', 'field-filters'],
  [
    'a filter is ignored on page 2',
    debtors,
    ['filters'],
    isLaterPage,
    'total-count',
    'field-filters',
    'list-total-count',
  ],
  [
    'a filter is ignored with orderby',
    accounts,
    ['filters'],
    has('orderby'),
    'filter',
    'field-filters',
    'ledger-accounts-by-type',
  ],
  ['orderby is ignored with a filter', debtors, ['orderby'], hasFilter, 'sort-direction', 'orderby-parameter'],
  [
    'orderby is ignored on page 2',
    accounts,
    ['orderby'],
    isLaterPage,
    'pages-in-order',
    'orderby-parameter',
    'list-data',
    'page-parameter',
  ],
  ['orderby is ignored with fields', debtors, ['orderby'], has('fields'), 'pages-in-order', 'orderby-parameter'],
  [
    'pagesize is ignored with a filter',
    articles,
    ['pagesize', 'pageSize'],
    hasFilter,
    'page-size',
    'page-size-parameter',
  ],
  [
    'Period is ignored with JournalEntryId',
    ledgerLines,
    ['Period'],
    has('JournalEntryId'),
    'filters-and',
    'filter-and',
  ],
  [
    'JournalEntryId is ignored with Period',
    ledgerLines,
    ['JournalEntryId'],
    has('Period'),
    'filters-and',
    'filter-and',
  ],
  [
    'JournalEntryId is ignored in the log',
    ['/v1/journalentrylog', 'listJournalEntryChanges'],
    ['JournalEntryId'],
    () => true,
    'filter',
    'field-filters',
  ],
  [
    'ChangedDate_from is ignored with fields',
    ['/v1/journalentrylog', 'listJournalEntryChanges'],
    ['ChangedDate_from'],
    has('fields'),
    'total-count',
    'changed-date-from',
    'sync-changed-since',
  ],
  [
    'ActiveState is ignored with a filter',
    articles,
    ['ActiveState'],
    (request) => getFilterNames(request).length > 1,
    'filters-and',
    'filter-and',
  ],
  ['salesCode is ignored with orderby', vatCodes, ['salesCode'], has('orderby'), 'filter', 'vat-codes-sales-filter'],
];

/** Of three values of a filter one does not count. */
const loseValue = (path: string, position: number): ProxyHandler =>
  changeQuery({ path }, (query, request) => {
    for (const name of getFilterNames(request)) {
      const values = query.getAll(name);
      if (values.length < 3) continue;
      query.delete(name);
      for (const value of values.toSpliced(position, 1)) query.append(name, value);
    }
  });

/** Needs no token for some queries. */
const open = (path: string, when: (request: ProxyRequest) => boolean): ProxyHandler =>
  handle({ path }, (request, forward) =>
    forward(
      !request.headers.authorization && when(request)
        ? { ...request, headers: { ...request.headers, authorization: `Bearer ${demoToken}` } }
        : request,
    ),
  );

/** Parameters of lists that have no effect together with others. */
export const combined: readonly Deviation[] = [
  ...rows.map(([name, [path, operation], ignored, when, rule, ...statements]) => ({
    name,
    handler: ignore(path, ignored, when),
    ...expectRule(rule, [operation], ...statements),
  })),
  ...[debtors, articles, accounts].map(([path, operation], position) => ({
    name: `of three values of a filter of ${operation} value ${position + 1} does not count`,
    handler: loseValue(path, position),
    ...expectRule('filters-or', [operation], 'filter-or'),
  })),
  ...(
    [
      ['metaOnly', creditors, isMetaOnly],
      ['a filter', articles, hasFilter],
      ['fields', vatCodes, has('fields')],
      ['page 2', debtors, isLaterPage],
    ] as const
  ).map(([what, [path, operation], when]) => ({
    name: `${operation} with ${what} needs no token`,
    handler: open(path, when),
    ...expectRule('no-token', [operation], 'bearer-on-every-request'),
  })),
  {
    name: 'Period and JournalEntryId are OR',
    handler: handle({ path: '/v1/ledgerlines' }, async (request, forward) => {
      const query = getQuery(request);
      if (query.has('Period') && query.has('JournalEntryId')) query.delete('Period');
      return forward(withQuery(request, query));
    }),
    ...expectRule('filters-and', ['listLedgerLines'], 'filter-and'),
  },
];
