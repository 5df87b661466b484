import { findOperation } from '../contract.ts';
import { getRows, type ListLocation, type Row } from '../data/rows.ts';
import { rules } from '../rules/rules.ts';
import {
  arePathsEqual,
  findForeignBase,
  type HttpExchange,
  type Issue,
  type ToOwnPath,
  toIssues,
} from '../session/http.ts';
import { getListParameters, getParameterValues } from './list-parameters.ts';
import { getMeta, getSelf, type Page } from './page.ts';

export type ListPlace = Pick<ListLocation, 'operation' | 'path'>;

/** Finds links with another base URL than the server's: an unknown gateway's. */
export function judgeLinkBase(urls: readonly string[], exchange: HttpExchange): readonly Issue[] {
  const { self, previousPage, nextPage } = getMeta(exchange);
  const rows = getRows(exchange) ?? [];
  const { location } = exchange.response.headers;
  const links = [self, previousPage, nextPage, location, ...rows.map((row: Row) => getSelf(row))];
  const bases = new Set(links.map((link) => findForeignBase(urls, link)).filter((base) => base !== undefined));
  return [...bases].map((base) => ({
    rule: 'link-base',
    message: `Links need --public-url ${base}: they begin with that, and not with ${urls[0]}.`,
    cause: base,
  }));
}

/** Link of a page, and its page: none for the null of the first and the last page. */
interface PageLink {
  readonly rule: 'previous-page' | 'next-page' | 'self';
  readonly name: string;
  readonly link: unknown;
  /** Path on this server; undefined when it is no path of the list. */
  readonly path: string | undefined;
  readonly target: number | undefined;
}

/** Number of a page, and page size. */
export interface Place {
  readonly number: number;
  readonly size: number;
}

function listLinks(toOwnPath: ToOwnPath, list: ListPlace, { meta, total }: Page, { number, size }: Place) {
  const pageCount = Math.ceil(total / size);
  const toLink = (rule: PageLink['rule'], name: 'previousPage' | 'nextPage' | 'self', target?: number): PageLink => ({
    rule,
    name,
    target,
    link: meta[name],
    path: toOwnListPath(toOwnPath, list, meta[name]),
  });
  return [
    toLink('previous-page', 'previousPage', number > 1 ? Math.max(1, Math.min(number - 1, pageCount)) : undefined),
    toLink('next-page', 'nextPage', number < pageCount ? number + 1 : undefined),
    toLink('self', 'self', number),
  ];
}

/**
 * Finds issues of a page's links: they must lead to this list, change the page, and keep the query. A link with more than that is
 * in doubt, and right if following it gives the promised page.
 */
export function findLinkIssues(toOwnPath: ToOwnPath, list: ListPlace, page: Page, place: Place): readonly Issue[] {
  const pageCount = Math.ceil(page.total / place.size);
  return listLinks(toOwnPath, list, page, place)
    .filter((link) => !isDoubtful(list, page, link))
    .flatMap((link) =>
      judgeLink(list, page, link).map((issue) => ({
        ...issue,
        message: `${link.name} of page ${place.number} of ${pageCount} ${issue.message}.`,
      })),
    );
}

/** Lists the links of a page to follow, with their pages. */
export const listDoubtfulLinks = (toOwnPath: ToOwnPath, list: ListPlace, page: Page, place: Place) =>
  listLinks(toOwnPath, list, page, place).filter(
    (link): link is PageLink & { readonly path: string; readonly target: number } => isDoubtful(list, page, link),
  );

/** Checks that only the server knows where a link leads: its own path, or an added parameter. */
function isDoubtful({ operation, path: ownPath }: ListPlace, { exchange }: Page, { path, target }: PageLink): boolean {
  if (path === undefined || target === undefined) return false;
  const sent = getParameterValues(operation, exchange.request.path);
  const isHarmless = (name: string, [text]: readonly string[]): boolean =>
    ['page', 'pageSize'].includes(name) || sent.has(name) || (name === 'metaOnly' && text === 'false');
  const added = [...getParameterValues(operation, path)].some(([name, texts]) => !isHarmless(name, texts));
  return added || !arePathsEqual(path, ownPath);
}

function judgeLink(list: ListPlace, page: Page, { rule, link, path, target }: PageLink): readonly Issue[] {
  if (target === undefined)
    return toIssues(rule, link === null ? undefined : `is ${JSON.stringify(link)}; expected null`);
  if (link === null) return toIssues(rule, `is null; expected page ${target}`);
  if (path === undefined) return toIssues(rule, `is ${JSON.stringify(link)}, which is not this list`);
  const [requested, linked] = normalizeQueries(list, page, path);
  if (linked.page !== String(target)) {
    return toIssues(rule, `leads to page ${linked.page}; expected page ${target}`);
  }
  if (linked.rest === requested.rest) return [];
  const message = `has the query "${linked.rest}"; expected "${requested.rest}"`;
  const isSamePage = linked.selection === requested.selection;
  if (rule === 'self') {
    return [{ rule, message, ...(isSamePage && { provenance: ['list-self', 'page-links-keep-parameters'] }) }];
  }
  // Without its filter or its order it is no page of the requested list.
  return [{ rule: 'page-links', message, provenance: isSamePage ? undefined : rules[rule].provenance }];
}

/** Returns the path and query of a link to a list on this server, also by its own path; undefined for other links. */
export function toOwnListPath(toOwnPath: ToOwnPath, { path }: Pick<ListPlace, 'path'>, link: unknown) {
  const ownPath = toOwnPath(link);
  return ownPath === undefined || (!arePathsEqual(ownPath, path) && isDocumentedPath(ownPath)) ? undefined : ownPath;
}

/** Checks that the contract documents a path; a server decides about others. */
export const isDocumentedPath = (path: string): boolean => findOperation('GET', path) !== undefined;

interface NormalizedQuery {
  readonly page: string;
  readonly rest: string;
  /** Parameters that determine the records and their order. */
  readonly selection: string;
}

/** Normalizes the queries of a request and of a link. A server may name its own size, if none or a larger one was requested. */
function normalizeQueries(list: ListPlace, { exchange }: Page, link: string) {
  const [requested, linked] = [readQuery(list, exchange.request.path), readQuery(list, link)];
  const [size, own] = [requested.get('pageSize') ?? Number.POSITIVE_INFINITY, linked.get('pageSize')];
  if (own !== undefined && Number(own) <= Number(size))
    for (const query of [requested, linked]) query.delete('pageSize');
  return [normalizeQuery(requested), normalizeQuery(linked)] as const;
}

/** Reads query parameters by documented name, without defaults; several values become a text. */
function readQuery({ operation }: ListPlace, path: string): Map<string, string> {
  const values = getParameterValues(operation, path);
  const query = new Map([...values].map(([name, texts]) => [name, texts.toSorted().join('&')]));
  const isDefault = query.get('pageSize') === String(getListParameters(operation).pageSize.default);
  if (isDefault) query.delete('pageSize');
  if (query.get('metaOnly') === 'false') query.delete('metaOnly');
  return query;
}

function normalizeQuery(query: ReadonlyMap<string, string>): NormalizedQuery {
  const format = (...left: readonly string[]): string =>
    [...query]
      .filter(([name]) => !left.includes(name))
      .map((pair) => pair.join('='))
      .sort()
      .join('&');
  return {
    page: query.get('page') ?? '1',
    rest: format('page'),
    selection: format('page', 'pageSize', 'fields', 'metaOnly'),
  };
}
