import type { ListLocation } from '../data/rows.ts';
import { type RuleId, rules } from '../rules/rules.ts';
import type { Issue } from '../session/http.ts';
import { arePathsEqual, type ToOwnPath } from '../session/own-path.ts';
import { getListParameters, getParameterValues } from './list-parameters.ts';
import type { Page } from './page.ts';

export interface PagePosition {
  readonly number: number;
  /** Records of the server's pages. */
  readonly size: number;
  readonly requested: number;
}

/** Finds what is wrong with the links of a page: they must lead to this list, change the page, and keep the query. */
export function findLinkIssues(
  toOwnPath: ToOwnPath,
  list: Pick<ListLocation, 'operation' | 'path'>,
  page: Page,
  { number, size }: PagePosition,
): readonly Issue[] {
  const { previousPage, nextPage } = page.meta;
  const pageCount = Math.ceil(page.total / size);
  const previous = number > 1 ? Math.max(1, Math.min(number - 1, pageCount)) : undefined;
  const next = number < pageCount ? number + 1 : undefined;
  const check = (rule: RuleId, name: string, link: unknown, target: number | undefined): readonly Issue[] => {
    const message = (what: string): string => `${name} of page ${number} of ${pageCount} ${what}.`;
    const what = findLinkProblem(toOwnPath, list, link, target);
    if (what !== undefined) return [{ rule, message: message(what) }];
    const lost = target === undefined ? undefined : findLostQuery(toOwnPath, list, page, link);
    if (lost === undefined) return [];
    // Without its filter or its order it is no page of the list that was asked for.
    const provenance = lost.isOtherList ? rules[rule].provenance : undefined;
    return [{ rule: 'page-links', message: message(lost.message), provenance }];
  };
  return [
    ...check('previous-page', 'previousPage', previousPage, previous),
    ...check('next-page', 'nextPage', nextPage, next),
    ...findSelfIssue(toOwnPath, list, page),
  ];
}

/** Finds what is wrong with a link to a page; to no page when the target is undefined. */
function findLinkProblem(
  toOwnPath: ToOwnPath,
  list: Pick<ListLocation, 'operation' | 'path'>,
  link: unknown,
  target: number | undefined,
): string | undefined {
  if (target === undefined) return link === null ? undefined : `is ${JSON.stringify(link)}; expected null`;
  if (link === null) return `is null; expected page ${target}`;
  const path = toOwnListPath(toOwnPath, list, link);
  if (path === undefined) return `is ${JSON.stringify(link)}, which is not this list`;
  const linked = normalizeQuery(readQuery(list, path));
  return linked.page === String(target) ? undefined : `leads to page ${linked.page}; expected page ${target}`;
}

/** Finds what is wrong with the parameters of a link, apart from the page. */
function findLostQuery(
  toOwnPath: ToOwnPath,
  list: Pick<ListLocation, 'operation' | 'path'>,
  page: Page,
  link: unknown,
): { readonly message: string; readonly isOtherList: boolean } | undefined {
  const [requested, linked] = normalizeQueries(list, page, toOwnListPath(toOwnPath, list, link) ?? '');
  if (linked.rest === requested.rest) return undefined;
  const message = `has the query "${linked.rest}"; expected "${requested.rest}"`;
  return { message, isOtherList: linked.selection !== requested.selection };
}

function findSelfIssue(
  toOwnPath: ToOwnPath,
  list: Pick<ListLocation, 'operation' | 'path'>,
  page: Page,
): readonly Issue[] {
  const { self } = page.meta;
  const path = toOwnListPath(toOwnPath, list, self);
  if (path === undefined) {
    return [{ rule: 'self', message: `self is ${JSON.stringify(self)}, which is not this list.` }];
  }
  const [requested, linked] = normalizeQueries(list, page, path);
  if (linked.page === requested.page && linked.rest === requested.rest) return [];
  const format = ({ page: number, rest }: NormalizedQuery): string => `page ${number} of "${rest}"`;
  const message = `self leads to ${format(linked)}; expected ${format(requested)}.`;
  const isEqual = linked.page === requested.page && linked.selection === requested.selection;
  return [{ rule: 'self', message, ...(isEqual && { provenance: ['list-self', 'page-links-keep-parameters'] }) }];
}

/** The path and query of a link to a list on this server; undefined for other links. */
export function toOwnListPath(toOwnPath: ToOwnPath, { path }: Pick<ListLocation, 'path'>, link: unknown) {
  const ownPath = toOwnPath(link);
  return arePathsEqual(ownPath, path) ? ownPath : undefined;
}

interface NormalizedQuery {
  readonly page: string;
  readonly rest: string;
  /** Parameters that decide the records and their order. */
  readonly selection: string;
}

/** The queries of a request and of a link. A server may name a size of its own, where none was requested or a larger one. */
function normalizeQueries(
  list: Pick<ListLocation, 'operation'>,
  { exchange }: Page,
  link: string,
): readonly [requested: NormalizedQuery, linked: NormalizedQuery] {
  const [requested, linked] = [exchange.request.path, link].map((path) => readQuery(list, path));
  const [size, own] = [requested?.get('pageSize') ?? Number.POSITIVE_INFINITY, linked?.get('pageSize')];
  if (own !== undefined && Number(own) <= Number(size))
    for (const query of [requested, linked]) query?.delete('pageSize');
  return [normalizeQuery(requested), normalizeQuery(linked)];
}

/** The parameters of a query by their documented names, without defaults; several values are a text. */
function readQuery({ operation }: Pick<ListLocation, 'operation'>, path: string): Map<string, string> {
  const values = getParameterValues(operation, path);
  const query = new Map([...values].map(([name, texts]) => [name, texts.toSorted().join('&')]));
  const isDefault = query.get('pageSize') === String(getListParameters(operation).pageSize.default);
  if (isDefault) query.delete('pageSize');
  if (query.get('metaOnly') === 'false') query.delete('metaOnly');
  return query;
}

function normalizeQuery(query: ReadonlyMap<string, string> = new Map()): NormalizedQuery {
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
