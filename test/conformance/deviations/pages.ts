import type { Call } from '../proxy.ts';
import { all, list, record } from './debtors.ts';
import {
  askedAs,
  at,
  type Deviation,
  filtersIn,
  hasQuery,
  type Json,
  jsonOf,
  type ListBody,
  onPage,
  queryOf,
  rewritten,
  withJson,
} from './deviation.ts';

type Meta = ListBody['_meta'];

/** Rewrites what pages of debtors say of themselves. */
const envelope = (rewrite: (meta: Meta) => Json) =>
  rewritten<ListBody>(list, (body) => ({ ...body, _meta: { ...body._meta, ...rewrite(body._meta) } }));

/** Rewrites the address of the next page, where there is one. */
const next = (rewrite: (link: string, meta: Meta) => string) =>
  envelope((meta) => (typeof meta.nextPage === 'string' ? { nextPage: rewrite(meta.nextPage, meta) } : {}));

/** Whether a request asks for all records, as they come. */
const isPlain = (call: Call): boolean =>
  filtersIn(call).length === 0 && ['fields', 'orderby'].every((name) => !hasQuery(call, name));

const only = ['listDebtors'];

/** Pages that do not add up. */
export const pages: readonly Deviation[] = [
  {
    name: 'totalCount is one too many',
    plants: envelope(({ totalCount }) => ({ totalCount: Number(totalCount) + 1 })),
    only,
    rules: ['total count'],
  },
  {
    name: 'totalCount is the number of records on the page',
    plants: rewritten<ListBody>(list, (body) => ({
      ...body,
      _meta: { ...body._meta, ...(body._data && { totalCount: body._data.length }) },
    })),
    only,
    rules: ['page count', 'next page'],
  },
  {
    name: 'pageCount is one too many',
    plants: envelope(({ pageCount }) => ({ pageCount: Number(pageCount) + 1 })),
    only,
    rules: ['page count'],
  },
  {
    name: 'nextPage leads nowhere',
    plants: next((link) => link.replace('/v1/debtors', '/v1/debtors/next')),
    only,
    rules: ['next page'],
  },
  {
    name: 'nextPage leads to another host',
    plants: next((link) => link.replace(/\/\/[^/]+/, '//internal.example')),
    only,
    rules: ['next page'],
  },
  {
    name: 'nextPage leads to the same page again',
    plants: next((_link, { self }) => String(self)),
    only,
    rules: ['next page'],
  },
  {
    name: 'the first page has a previous one',
    plants: envelope(({ previousPage, self }) => ({ previousPage: previousPage ?? onPage(String(self), 1) })),
    only,
    rules: ['previous page'],
  },
  {
    name: 'the address of a page leads elsewhere',
    plants: envelope(({ self }) => ({ self: String(self).replace('/debtors', '/creditors') })),
    only,
    rules: ['self'],
  },
  {
    name: 'the address of a record leads to another one',
    plants: rewritten(record, (body) => {
      const meta = body._meta as Json;
      return { ...body, _meta: { ...meta, self: String(meta.self).replace(/\d+$/, '2') } };
    }),
    only: ['getDebtor'],
    rules: ['self'],
  },
  {
    name: 'an answer says that it is of another administration',
    plants: rewritten(record, (body) => ({ ...body, _meta: { ...(body._meta as Json), administrationId: 2 } })),
    only: ['getDebtor'],
    rules: ['administration'],
  },
  {
    name: 'the second page repeats the records of the first',
    plants: at(list, async (call, forward) => {
      const answer = await forward(call);
      const query = queryOf(call);
      if (query.get('page') !== '2' || answer.status !== 200) return answer;
      query.set('page', '1');
      const first = jsonOf<ListBody>(await forward({ ...call, path: `${list.path}?${query}` }));
      const body = jsonOf<ListBody>(answer);
      return withJson(answer, { ...body, _data: first._data.slice(0, body._data.length) });
    }),
    only,
    rules: ['pages overlap'],
  },
  {
    name: 'pageSize is ignored',
    plants: askedAs(list, (query) => query.delete('pageSize')),
    only,
    rules: ['page size'],
  },
  {
    name: 'a list shows a record of another administration',
    plants: at(list, async (call, forward) => {
      const answer = await forward(call);
      if (answer.status !== 200 || call.headers['x-tenant-id'] !== '1' || !isPlain(call)) return answer;
      const body = jsonOf<ListBody>(answer);
      const [strange] = await all(call, forward, '2');
      if (!body._data || body._meta.nextPage !== null) return answer;
      const totalCount = Number(body._meta.totalCount) + 1;
      return withJson(answer, { _data: [...body._data, strange], _meta: { ...body._meta, totalCount } });
    }),
    only,
    rules: ['record of another administration'],
  },
];
