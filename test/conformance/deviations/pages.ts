import type { ProxyRequest } from '../proxy.ts';
import {
  breaks,
  type Deviations,
  getFilterNames,
  getJson,
  getQuery,
  hasParameter,
  ignore,
  type Json,
  type ListBody,
  withHeaders,
  withJson,
  withPage,
  withQuery,
} from './deviation.ts';

/** Rewrites the link to the next page, if there is one. */
export const rewriteNext =
  (rewrite: (link: string, meta: Json, request: ProxyRequest) => string) =>
  (meta: Json, request: ProxyRequest): Json =>
    typeof meta.nextPage === 'string' ? { nextPage: rewrite(meta.nextPage, meta, request) } : {};

const isPlain = (request: ProxyRequest): boolean =>
  getFilterNames(request).length === 0 && ['fields', 'orderby'].every((name) => !hasParameter(request, name));

/** Replaces the rows of page 2 of a list of debtors by the rows of page 1. */
const changeSecondPage = (
  isChanged: (query: URLSearchParams) => boolean,
  change: (rows: readonly Json[], first: readonly Json[]) => readonly (Json | undefined)[],
) =>
  async function changePage(...[response, request, forward]: Parameters<Change>): Promise<typeof response> {
    const query = getQuery(request);
    if (query.get('page') !== '2' || !isChanged(query)) return response;
    query.set('page', '1');
    const first = getJson<ListBody>(await forward(withQuery(request, query)));
    const body = getJson<ListBody>(response);
    return withJson(response, { ...body, _data: change(body._data, first._data) });
  };

type Change = Parameters<ReturnType<typeof breaks>['response']>[0];

/** Pages that do not add up. */
export const pages: Deviations = {
  'totalCount is one too many': breaks('listDebtors', 'total-count: list-total-count').meta(({ totalCount }) => ({
    totalCount: Number(totalCount) + 1,
  })),
  'totalCount is the number of records on the page': breaks(
    'listDebtors',
    'page-count, next-page: list-page-count, list-next-page',
  ).list((body) => ({ ...body, _meta: { ...body._meta, ...(body._data && { totalCount: body._data.length }) } })),
  'pageCount is one too many': breaks('listDebtors', 'page-count: list-page-count').meta(({ pageCount }) => ({
    pageCount: Number(pageCount) + 1,
  })),
  'nextPage leads nowhere': breaks('listDebtors', 'next-page: list-next-page').meta(
    rewriteNext((link) => link.replace('/v1/debtors', '/v1/debtors/next')),
  ),
  'nextPage leads to another host': breaks('listDebtors', 'link-base: links-begin-with-server').meta(
    rewriteNext((link) => link.replace(/\/\/[^/]+/, '//internal.example')),
  ),
  'nextPage of a gateway leads to the same page again': breaks('listDebtors', 'next-page: list-next-page').meta(
    rewriteNext((_link, { self }) => String(self).replace(/\/\/[^/]+/, '//gateway.example/rest')),
  ),
  'nextPage has a cursor of the same page': breaks('listDebtors', 'next-page: list-next-page').handle(
    async (request, forward) => {
      const query = getQuery(request);
      query.delete('cursor');
      const response = await forward(withQuery(request, query));
      const body = response.status === 200 ? getJson<ListBody>(response) : undefined;
      if (typeof body?._meta.nextPage !== 'string') return response;
      return withJson(response, { ...body, _meta: { ...body._meta, nextPage: `${body._meta.self}&cursor=7f` } });
    },
  ),
  'nextPage leads to the same page again': breaks('listDebtors', 'next-page: list-next-page').meta(
    rewriteNext((_link, { self }) => String(self)),
  ),
  'the first page has a previous one': breaks('listDebtors', 'previous-page: list-previous-page').meta(
    ({ previousPage, self }) => ({ previousPage: previousPage ?? withPage(String(self), 1) }),
  ),
  'self of a page leads to another list': breaks('listDebtors', 'self: list-self, item-self, record-meta').meta(
    ({ self }) => ({ self: String(self).replace('/debtors', '/creditors') }),
  ),
  'the address of a record leads to another one': breaks('getDebtor', 'self: list-self, item-self, record-meta').meta(
    ({ self }) => ({ self: String(self).replace(/\d+$/, '2') }),
  ),
  'a response names another administration': breaks(
    'getDebtor',
    'administration: tenant-header, administration-per-request',
  ).meta(() => ({ administrationId: 2 })),
  'the second page repeats the records of the first': breaks(
    'listDebtors',
    'pages-overlap: list-data, page-parameter',
  ).response(
    changeSecondPage(
      () => true,
      (rows, first) => first.slice(0, rows.length),
    ),
  ),
  // As if the second query found them in another order: a record of the first page is on the second.
  'an order leaves equal values in any order': breaks('listDebtors', 'pages-in-order').response(
    changeSecondPage(
      (query) => query.has('orderby'),
      (rows, first) => [first.at(-1), ...rows.slice(1)],
    ),
  ),
  'every administration has the name of the first': breaks('listDebtors', 'administration-name').meta(() => ({
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
  })),
  'pageSize is ignored': breaks('listDebtors', 'page-size: page-size-parameter').query(ignore('pageSize')),
  'a list shows a record of another administration': breaks(
    'listDebtors',
    'tenant-leak: data-belongs-to-administration',
  ).response(async (response, request, forward) => {
    const body = getJson<ListBody>(response);
    const isChanged = request.headers['x-tenant-id'] === '1' && isPlain(request) && body._meta.nextPage === null;
    if (!isChanged || !body._data) return response;
    const others = withHeaders({ ...request, path: '/v1/debtors?pageSize=1000' }, { 'x-tenant-id': '2' });
    const [foreign] = getJson<ListBody>(await forward(others))._data;
    const totalCount = Number(body._meta.totalCount) + 1;
    return withJson(response, { _data: [...body._data, foreign], _meta: { ...body._meta, totalCount } });
  }),
};
