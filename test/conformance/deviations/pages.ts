import type { ProxyRequest } from '../proxy.ts';
import { list, listAll, record } from './debtors.ts';
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
  hasParameter,
  type Json,
  type ListBody,
  withJson,
  withPage,
  withQuery,
} from './deviation.ts';

type Meta = ListBody['_meta'];

/** Rewrites what pages of debtors say of themselves. */
const envelope = (rewrite: (meta: Meta) => Json) =>
  changeJson<ListBody>(list, (body) => ({ ...body, _meta: { ...body._meta, ...rewrite(body._meta) } }));

const next = (rewrite: (link: string, meta: Meta) => string) =>
  envelope((meta) => (typeof meta.nextPage === 'string' ? { nextPage: rewrite(meta.nextPage, meta) } : {}));

const isPlain = (request: ProxyRequest): boolean =>
  getFilterNames(request).length === 0 && ['fields', 'orderby'].every((name) => !hasParameter(request, name));

/** Pages that do not add up. */
export const pages: readonly DeviationOfDebtors[] = [
  {
    name: 'totalCount is one too many',
    handler: envelope(({ totalCount }) => ({ totalCount: Number(totalCount) + 1 })),
    ...expectListRule('total-count', 'list-total-count'),
  },
  {
    name: 'totalCount is the number of records on the page',
    handler: changeJson<ListBody>(list, (body) => ({
      ...body,
      _meta: { ...body._meta, ...(body._data && { totalCount: body._data.length }) },
    })),
    rules: ['page-count', 'next-page'],
    statements: ['list-page-count', 'list-next-page'],
  },
  {
    name: 'pageCount is one too many',
    handler: envelope(({ pageCount }) => ({ pageCount: Number(pageCount) + 1 })),
    ...expectListRule('page-count', 'list-page-count'),
  },
  {
    name: 'nextPage leads nowhere',
    handler: next((link) => link.replace('/v1/debtors', '/v1/debtors/next')),
    ...expectListRule('next-page', 'list-next-page'),
  },
  {
    name: 'nextPage leads to another host',
    handler: next((link) => link.replace(/\/\/[^/]+/, '//internal.example')),
    ...expectListRule('link-base', 'links-begin-with-server'),
  },
  {
    name: 'nextPage of a gateway leads to the same page again',
    handler: next((_link, { self }) => String(self).replace(/\/\/[^/]+/, '//gateway.example/rest')),
    ...expectListRule('next-page', 'list-next-page'),
  },
  {
    name: 'nextPage has a cursor of the same page',
    handler: handle(list, async (request, forward) => {
      const query = getQuery(request);
      query.delete('cursor');
      const response = await forward(withQuery(request, query));
      const body = response.status === 200 ? getJson<ListBody>(response) : undefined;
      if (typeof body?._meta.nextPage !== 'string') return response;
      return withJson(response, { ...body, _meta: { ...body._meta, nextPage: `${body._meta.self}&cursor=7f` } });
    }),
    ...expectListRule('next-page', 'list-next-page'),
  },
  {
    name: 'nextPage leads to the same page again',
    handler: next((_link, { self }) => String(self)),
    ...expectListRule('next-page', 'list-next-page'),
  },
  {
    name: 'the first page has a previous one',
    handler: envelope(({ previousPage, self }) => ({ previousPage: previousPage ?? withPage(String(self), 1) })),
    ...expectListRule('previous-page', 'list-previous-page'),
  },
  {
    name: 'self of a page leads to another list',
    handler: envelope(({ self }) => ({ self: String(self).replace('/debtors', '/creditors') })),
    ...expectListRule('self', 'list-self', 'item-self', 'record-meta'),
  },
  {
    name: 'the address of a record leads to another one',
    handler: changeJson(record, (body) => {
      const meta = body._meta as Json;
      return { ...body, _meta: { ...meta, self: String(meta.self).replace(/\d+$/, '2') } };
    }),
    ...expectRule('self', ['getDebtor'], 'list-self', 'item-self', 'record-meta'),
  },
  {
    name: 'a response names another administration',
    handler: changeJson(record, (body) => ({ ...body, _meta: { ...(body._meta as Json), administrationId: 2 } })),
    ...expectRule('administration', ['getDebtor'], 'tenant-header', 'administration-per-request'),
  },
  {
    name: 'the second page repeats the records of the first',
    handler: handle(list, async (request, forward) => {
      const response = await forward(request);
      const query = getQuery(request);
      if (query.get('page') !== '2' || response.status !== 200) return response;
      query.set('page', '1');
      const first = getJson<ListBody>(await forward({ ...request, path: `${list.path}?${query}` }));
      const body = getJson<ListBody>(response);
      return withJson(response, { ...body, _data: first._data.slice(0, body._data.length) });
    }),
    ...expectListRule('pages-overlap', 'list-data', 'page-parameter'),
  },
  {
    name: 'an order leaves equal values in any order',
    handler: handle(list, async (request, forward) => {
      const response = await forward(request);
      const query = getQuery(request);
      if (!query.has('orderby') || query.get('page') !== '2' || response.status !== 200) return response;
      // As if the second query found them in another order: a record of the first page is on the second.
      query.set('page', '1');
      const first = getJson<ListBody>(await forward({ ...request, path: `${list.path}?${query}` }));
      const body = getJson<ListBody>(response);
      return withJson(response, { ...body, _data: [...first._data.slice(-1), ...body._data.slice(1)] });
    }),
    rules: ['pages-in-order'],
  },
  {
    name: 'every administration has the name of the first',
    handler: changeJson<ListBody>(list, (body) => ({
      ...body,
      _meta: { ...body._meta, administrationName: 'Kaasmakerij De Vijfhoek B.V.' },
    })),
    rules: ['administration-name'],
  },
  {
    name: 'pageSize is ignored',
    handler: changeQuery(list, (query) => query.delete('pageSize')),
    ...expectListRule('page-size', 'page-size-parameter'),
  },
  {
    name: 'a list shows a record of another administration',
    handler: handle(list, async (request, forward) => {
      const response = await forward(request);
      if (response.status !== 200 || request.headers['x-tenant-id'] !== '1' || !isPlain(request)) return response;
      const body = getJson<ListBody>(response);
      const [foreign] = await listAll(request, forward, '2');
      if (!body._data || body._meta.nextPage !== null) return response;
      const totalCount = Number(body._meta.totalCount) + 1;
      return withJson(response, { _data: [...body._data, foreign], _meta: { ...body._meta, totalCount } });
    }),
    ...expectListRule('tenant-leak', 'data-belongs-to-administration'),
  },
];
