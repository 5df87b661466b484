import { demoToken } from '../../../mocks/seed/demo-access.ts';
import type { ProxyRequest } from '../proxy.ts';
import { breaks, type Deviations, getFilterNames, getQuery, hasParameter, ignore, withHeaders } from './deviation.ts';

type When = (request: ProxyRequest) => boolean;

const has =
  (name: string): When =>
  (request) =>
    hasParameter(request, name);

const conditions = {
  'a filter': (request) => getFilterNames(request).length > 0,
  'two filters': (request) => getFilterNames(request).length > 1,
  'page 2': (request) => Number(getQuery(request).get('page') ?? 1) > 1,
  metaOnly: (request) => getQuery(request).get('metaOnly') === 'true',
  fields: has('fields'),
  orderby: has('orderby'),
  JournalEntryId: has('JournalEntryId'),
  Period: has('Period'),
  'any other': () => true,
} as const satisfies Readonly<Record<string, When>>;

type Condition = keyof typeof conditions;

/** A parameter, `filters` for all filters, that lists ignore: the rule and the statements that show it. */
type Row = readonly [list: string, ignored: string, when: Condition, rule: string];

const rows: readonly Row[] = [
  ['listDebtors', 'metaOnly', 'a filter', 'meta-only: meta-only-parameter'],
  ['listArticles', 'metaOnly', 'page 2', 'meta-only: meta-only-parameter'],
  ['listCreditors', 'metaOnly', 'fields', 'meta-only: meta-only-parameter'],
  ['listVatCodes', 'metaOnly', 'orderby', 'meta-only: meta-only-parameter'],
  ['listCreditors', 'filters', 'metaOnly', 'total-count: list-total-count'],
  ['listJournalEntries', 'filters', 'metaOnly', 'total-count: list-total-count'],
  ['listArticles', 'fields', 'a filter', 'fields: fields-parameter'],
  ['listLedgerAccounts', 'fields', 'page 2', 'fields: fields-parameter'],
  ['listCreditors', 'fields', 'orderby', 'fields: fields-parameter'],
  ['listCreditors', 'filters', 'fields', 'total-count: field-filters'],
  ['listDebtors', 'filters', 'page 2', 'total-count: field-filters, list-total-count'],
  ['listLedgerAccounts', 'filters', 'orderby', 'filter: field-filters, ledger-accounts-by-type'],
  ['listDebtors', 'orderby', 'a filter', 'sort-direction: orderby-parameter'],
  ['listLedgerAccounts', 'orderby', 'page 2', 'pages-in-order: orderby-parameter, list-data, page-parameter'],
  ['listDebtors', 'orderby', 'fields', 'pages-in-order: orderby-parameter'],
  ['listArticles', 'pageSize', 'a filter', 'page-size: page-size-parameter'],
  ['listLedgerLines', 'Period', 'JournalEntryId', 'filters-and: filter-and'],
  ['listLedgerLines', 'JournalEntryId', 'Period', 'filters-and: filter-and'],
  ['listJournalEntryChanges', 'JournalEntryId', 'any other', 'filter: field-filters'],
  ['listJournalEntryChanges', 'ChangedDate_from', 'fields', 'total-count: changed-date-from, sync-changed-since'],
  ['listArticles', 'ActiveState', 'two filters', 'filters-and: filter-and'],
  ['listVatCodes', 'salesCode', 'orderby', 'filter: vat-codes-sales-filter'],
];

/** Parameters of lists that have no effect together with others. */
export const combined: Deviations = {
  ...Object.fromEntries(
    rows.map(([list, ignored, when, rule]) => [
      `${list} ignores ${ignored} with ${when}`,
      breaks(list, rule).query((query, request) => {
        if (!conditions[when](request)) return;
        ignore(...({ filters: [], pageSize: ['pageSize', 'pagesize'] }[ignored] ?? [ignored]))(query, request);
      }),
    ]),
  ),
  ...Object.fromEntries(
    ['listDebtors', 'listArticles', 'listLedgerAccounts'].map((list, position) => [
      `of three values of a filter of ${list} value ${position + 1} does not count`,
      breaks(list, 'filters-or: filter-or').query((query, request) => {
        for (const name of getFilterNames(request)) {
          const values = query.getAll(name);
          if (values.length < 3) continue;
          query.delete(name);
          for (const value of values.toSpliced(position, 1)) query.append(name, value);
        }
      }),
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        ['metaOnly', 'listCreditors'],
        ['a filter', 'listArticles'],
        ['fields', 'listVatCodes'],
        ['page 2', 'listDebtors'],
      ] as const
    ).map(([when, list]) => [
      `${list} with ${when} needs no token`,
      breaks(list, 'no-token: bearer-on-every-request').request((request) =>
        conditions[when](request)
          ? withHeaders(request, { authorization: `Bearer ${demoToken}`, ...request.headers })
          : request,
      ),
    ]),
  ),
  'Period and JournalEntryId are OR': breaks('listLedgerLines', 'filters-and: filter-and').query((query) => {
    if (query.has('JournalEntryId')) query.delete('Period');
  }),
};
