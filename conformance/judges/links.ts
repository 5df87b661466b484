import type { ListLocation } from '../data/rows.ts';
import { type RuleId, rules } from '../rules/rules.ts';
import type { Issue } from '../session/http.ts';
import type { ToOwnPath } from '../session/own-path.ts';
import { getListParameters } from './list-parameters.ts';
import type { Page } from './page.ts';

export interface PagePosition {
  readonly number: number;
  /** Records of the server's pages. */
  readonly size: number;
  readonly requested: number;
}

/** What is wrong with the links of a page: they must lead to this list, change the page, and keep the query. */
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

/** What is wrong with a link to a page; to no page when the target is undefined. */
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
  const linked = normalizeQuery(list, path);
  return linked.page === String(target) ? undefined : `leads to page ${linked.page}; expected page ${target}`;
}

/** What is wrong with the parameters of a link, apart from the page. */
function findLostQuery(
  toOwnPath: ToOwnPath,
  list: Pick<ListLocation, 'operation' | 'path'>,
  page: Page,
  link: unknown,
): { readonly message: string; readonly isOtherList: boolean } | undefined {
  const requested = normalizeQuery(list, page.exchange.request.path);
  const linked = normalizeQuery(list, toOwnListPath(toOwnPath, list, link) ?? '');
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
  const requested = normalizeQuery(list, page.exchange.request.path);
  const linked = normalizeQuery(list, path);
  if (linked.page === requested.page && linked.rest === requested.rest) return [];
  const format = ({ page: number, rest }: NormalizedQuery): string => `page ${number} of "${rest}"`;
  const message = `self leads to ${format(linked)}; expected ${format(requested)}.`;
  const isSame = linked.page === requested.page && linked.selection === requested.selection;
  return [{ rule: 'self', message, ...(isSame && { provenance: ['list-self', 'page-links-keep-parameters'] }) }];
}

/** The path and query of a link to a list on this server; undefined for other links. */
export function toOwnListPath(toOwnPath: ToOwnPath, { path }: Pick<ListLocation, 'path'>, link: unknown) {
  const ownPath = toOwnPath(link);
  return ownPath?.split('?')[0] === path ? ownPath : undefined;
}

interface NormalizedQuery {
  readonly page: string;
  readonly rest: string;
  /** What decides the records and their order. */
  readonly selection: string;
}

/** A query with documented names, in order, without defaults and apart from the page. */
function normalizeQuery({ operation }: Pick<ListLocation, 'operation'>, path: string): NormalizedQuery {
  const names = new Map(
    operation.parameters.map(({ name, 'x-alias-of': target = name }) => [name.toLowerCase(), String(target)]),
  );
  const defaults = new Map([
    ['pageSize', String(getListParameters(operation).pageSize.default)],
    ['metaOnly', 'false'],
  ]);
  const pairs = [...new URL(path, 'http://localhost').searchParams]
    .map(([name, value]) => [names.get(name.toLowerCase()) ?? name, value] as const)
    .filter(([name, value]) => defaults.get(name) !== value);
  const format = (...left: readonly string[]): string =>
    pairs
      .filter(([name]) => !left.includes(name))
      .map((pair) => pair.join('='))
      .sort()
      .join('&');
  return {
    page: pairs.find(([name]) => name === 'page')?.[1] ?? '1',
    rest: format('page'),
    selection: format('page', 'pageSize', 'fields', 'metaOnly'),
  };
}
