import type { Forward, ProxyRequest } from '../proxy.ts';
import {
  breaks,
  type Deviations,
  getFilterNames,
  getJson,
  getQuery,
  ignore,
  type ListBody,
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
export const queries: Deviations = {
  'filters are ignored': breaks('listDebtors', 'filter: field-filters, filter-fields').query(ignore()),
  'one filter is ignored, the others work': breaks('listDebtors', 'filter: field-filters, filter-fields').query(
    ignore('debtorKindId'),
  ),
  'lists without orderby begin with the last record': breaks('listDebtors', 'list-order: list-order').query((query) => {
    if (!query.has('orderby')) query.set('orderby', '-id');
  }),
  'pagesize is no other name of pageSize': breaks('listDebtors', 'parameter-alias: page-size-parameter').query(
    ignore('pagesize'),
  ),
  'different filters are treated as OR': breaks('listDebtors', 'filters-and: filter-and').handle(
    async (request, forward) => {
      const names = getFilterNames(request);
      if (names.length < 2) return forward(request);
      const ids = (await Promise.all(names.map((name) => findIds(request, forward, name)))).flat();
      const query = getQuery(request);
      for (const name of names) query.delete(name);
      for (const id of new Set(ids)) query.append('id', id);
      return withOwnLinks(await forward(withQuery(request, query)), request);
    },
  ),
  'of two values of a filter only the last one counts': breaks('listDebtors', 'filters-or: filter-or').query(
    (query, request) => {
      for (const name of getFilterNames(request)) query.set(name, query.getAll(name).at(-1) ?? '');
    },
  ),
  'a filter misses a record': breaks('listDebtors', 'filter-incomplete').list((body, request) => {
    const { totalCount, nextPage } = body._meta;
    const isComplete = getFilterNames(request).length > 0 && nextPage === null && body._data && Number(totalCount) > 1;
    if (!isComplete) return body;
    return { _data: body._data.slice(0, -1), _meta: { ...body._meta, totalCount: Number(totalCount) - 1 } };
  }),
  'the order is ignored': breaks('listDebtors', 'sort: orderby-parameter').query(ignore('orderby')),
  'a descending order ascends': breaks('listDebtors', 'sort-direction: orderby-parameter').query((query) => {
    const order = query.get('orderby');
    if (order !== null) query.set('orderby', order.replace(/^-/, ''));
  }),
  'metaOnly comes with records': breaks('listDebtors', 'meta-only: meta-only-parameter, list-data-left-out').query(
    (query) => query.delete('metaOnly', 'true'),
  ),
  'fields are ignored': breaks('listDebtors', 'fields: fields-parameter').query(ignore('fields')),
  'a list and a record do not agree': breaks('getDebtor', 'list-and-record').json((body) => ({
    ...body,
    name: `${String(body.name).slice(0, 90)} (formerly)`,
  })),
};
