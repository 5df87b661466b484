import type { Forward, ProxyRequest } from '../proxy.ts';
import { list, record } from './debtors.ts';
import {
  changeJson,
  changeQuery,
  type DeviationOfDebtors,
  expectListRule,
  expectRule,
  getFilterNames,
  getJson,
  getQuery,
  handle,
  type ListBody,
  withJson,
  withOwnLinks,
  withQuery,
} from './deviation.ts';

async function findIds(request: ProxyRequest, forward: Forward, name: string): Promise<string[]> {
  const query = new URLSearchParams({ pageSize: '1000' });
  for (const value of getQuery(request).getAll(name)) query.append(name, value);
  const response = await forward(withQuery(request, query));
  return response.status === 200 ? getJson<ListBody>(response)._data.map(({ id }) => String(id)) : [];
}

/** Parameters of lists that have no or a wrong effect. */
export const queries: readonly DeviationOfDebtors[] = [
  {
    name: 'filters are ignored',
    handler: changeQuery(list, (query, request) => {
      for (const name of getFilterNames(request)) query.delete(name);
    }),
    ...expectListRule('filter', 'field-filters', 'filter-fields'),
  },
  {
    name: 'one filter is ignored, the others work',
    handler: changeQuery(list, (query) => query.delete('debtorKindId')),
    ...expectListRule('filter', 'field-filters', 'filter-fields'),
  },
  {
    name: 'lists without orderby begin with the last record',
    handler: changeQuery(list, (query) => {
      if (!query.has('orderby')) query.set('orderby', '-id');
    }),
    ...expectListRule('list-order', 'list-order'),
  },
  {
    name: 'pagesize is no other name of pageSize',
    handler: changeQuery(list, (query) => query.delete('pagesize')),
    ...expectListRule('parameter-alias', 'page-size-parameter'),
  },
  {
    name: 'different filters are treated as OR',
    handler: handle(list, async (request, forward) => {
      const names = getFilterNames(request);
      if (names.length < 2) return forward(request);
      const ids = (await Promise.all(names.map((name) => findIds(request, forward, name)))).flat();
      const query = getQuery(request);
      for (const name of names) query.delete(name);
      for (const id of new Set(ids)) query.append('id', id);
      return withOwnLinks(await forward(withQuery(request, query)), request);
    }),
    ...expectListRule('filters-and', 'filter-and'),
  },
  {
    name: 'of two values of a filter only the last one counts',
    handler: changeQuery(list, (query, request) => {
      for (const name of getFilterNames(request)) query.set(name, query.getAll(name).at(-1) ?? '');
    }),
    ...expectListRule('filters-or', 'filter-or'),
  },
  {
    name: 'a filter misses a record',
    handler: changeJson<ListBody>(list, (body, request) => {
      const { totalCount, nextPage } = body._meta;
      const isComplete =
        getFilterNames(request).length > 0 && nextPage === null && body._data && Number(totalCount) > 1;
      if (!isComplete) return body;
      return { _data: body._data.slice(0, -1), _meta: { ...body._meta, totalCount: Number(totalCount) - 1 } };
    }),
    rules: ['filter-incomplete'],
  },
  {
    name: 'the order is ignored',
    handler: changeQuery(list, (query) => query.delete('orderby')),
    ...expectListRule('sort', 'orderby-parameter'),
  },
  {
    name: 'a descending order ascends',
    handler: changeQuery(list, (query) => {
      const order = query.get('orderby');
      if (order !== null) query.set('orderby', order.replace(/^-/, ''));
    }),
    ...expectListRule('sort-direction', 'orderby-parameter'),
  },
  {
    name: 'metaOnly comes with records',
    handler: changeQuery(list, (query) => query.delete('metaOnly', 'true')),
    ...expectListRule('meta-only', 'meta-only-parameter', 'list-data-left-out'),
  },
  {
    name: 'fields are ignored',
    handler: changeQuery(list, (query) => query.delete('fields')),
    ...expectListRule('fields', 'fields-parameter'),
  },
  {
    name: 'a list and a record do not agree',
    handler: handle(record, async (request, forward) => {
      const response = await forward(request);
      if (response.status !== 200) return response;
      const body = getJson(response);
      return withJson(response, { ...body, name: `${String(body.name).slice(0, 90)} (formerly)` });
    }),
    ...expectRule('list-and-record', ['listDebtors', 'getDebtor']),
  },
];
