import type { Call, Forward } from '../proxy.ts';
import { list, record } from './debtors.ts';
import {
  askedAs,
  at,
  type Deviation,
  disguised,
  filtersIn,
  jsonOf,
  type ListBody,
  queryOf,
  rewritten,
  withJson,
  withQuery,
} from './deviation.ts';

const only = ['listDebtors'];

/** The identifiers of what one filter finds. */
async function found(call: Call, forward: Forward, name: string): Promise<string[]> {
  const query = new URLSearchParams({ pageSize: '1000' });
  for (const value of queryOf(call).getAll(name)) query.append(name, value);
  const answer = await forward(withQuery(call, query));
  return answer.status === 200 ? jsonOf<ListBody>(answer)._data.map(({ id }) => String(id)) : [];
}

/** What was asked of a list, and is not done. */
export const queries: readonly Deviation[] = [
  {
    name: 'filters are ignored',
    plants: askedAs(list, (query, call) => {
      for (const name of filtersIn(call)) query.delete(name);
    }),
    only,
    rules: ['filter'],
  },
  {
    name: 'one filter is ignored, the others work',
    plants: askedAs(list, (query) => query.delete('debtorKindId')),
    only,
    rules: ['filter'],
  },
  {
    name: 'different filters are treated as OR',
    plants: at(list, async (call, forward) => {
      const names = filtersIn(call);
      if (names.length < 2) return forward(call);
      const ids = (await Promise.all(names.map((name) => found(call, forward, name)))).flat();
      const query = queryOf(call);
      for (const name of names) query.delete(name);
      for (const id of new Set(ids)) query.append('id', id);
      return disguised(await forward(withQuery(call, query)), call);
    }),
    only,
    rules: ['filters and'],
  },
  {
    name: 'of a filter that is given twice the last one counts',
    plants: askedAs(list, (query, call) => {
      for (const name of filtersIn(call)) query.set(name, query.getAll(name).at(-1) ?? '');
    }),
    only,
    rules: ['filters or'],
  },
  {
    name: 'a filter finds less than there is',
    plants: rewritten<ListBody>(list, (body, call) => {
      const { totalCount, nextPage } = body._meta;
      const isWhole = filtersIn(call).length > 0 && nextPage === null && body._data && Number(totalCount) > 1;
      if (!isWhole) return body;
      return { _data: body._data.slice(0, -1), _meta: { ...body._meta, totalCount: Number(totalCount) - 1 } };
    }),
    only,
    rules: ['filter incomplete'],
  },
  {
    name: 'the order is ignored',
    plants: askedAs(list, (query) => query.delete('orderby')),
    only,
    rules: ['sort'],
  },
  {
    name: 'a descending order ascends',
    plants: askedAs(list, (query) => {
      const order = query.get('orderby');
      if (order !== null) query.set('orderby', order.replace(/^-/, ''));
    }),
    only,
    rules: ['sort direction'],
  },
  {
    name: 'metaOnly comes with records',
    plants: askedAs(list, (query) => query.delete('metaOnly', 'true')),
    only,
    rules: ['metaOnly'],
  },
  {
    name: 'fields are ignored',
    plants: askedAs(list, (query) => query.delete('fields')),
    only,
    rules: ['fields'],
  },
  {
    name: 'a list and a record do not agree',
    plants: at(record, async (call, forward) => {
      const answer = await forward(call);
      if (answer.status !== 200) return answer;
      const body = jsonOf(answer);
      return withJson(answer, { ...body, name: `${String(body.name).slice(0, 90)} (formerly)` });
    }),
    only: ['listDebtors', 'getDebtor'],
    rules: ['list and record'],
  },
];
