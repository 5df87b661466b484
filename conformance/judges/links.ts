import type { ListLocation } from '../data/rows.ts';
import { type RuleId, rules } from '../rules/rules.ts';
import { arePathsEqual, type Issue, type ToOwnPath, toIssues } from '../session/http.ts';
import { getListParameters, getParameterValues } from './list-parameters.ts';
import type { Page } from './page.ts';

export type ListPlace = Pick<ListLocation, 'operation' | 'path'>;

/** Finds what is wrong with the links of a page: they must lead to this list, change the page, and keep the query. */
export function findLinkIssues(
  toOwnPath: ToOwnPath,
  list: ListPlace,
  page: Page,
  { number, size }: { readonly number: number; readonly size: number },
): readonly Issue[] {
  const { previousPage, nextPage } = page.meta;
  const pageCount = Math.ceil(page.total / size);
  const previous = number > 1 ? Math.max(1, Math.min(number - 1, pageCount)) : undefined;
  const next = number < pageCount ? number + 1 : undefined;
  const judge = (rule: RuleId, name: string, link: unknown, target: number | undefined): readonly Issue[] => {
    const path = toOwnListPath(toOwnPath, list, link);
    const issues = target === undefined ? judgeEnd(rule, link) : judgeLink(list, page, { rule, link, path, target });
    return issues.map((issue) => ({
      ...issue,
      message: `${name} of page ${number} of ${pageCount} ${issue.message}.`,
    }));
  };
  return [
    ...judge('previous-page', 'previousPage', previousPage, previous),
    ...judge('next-page', 'nextPage', nextPage, next),
    ...judgeSelf(toOwnPath, list, page),
  ];
}

const judgeEnd = (rule: RuleId, link: unknown): readonly Issue[] =>
  toIssues(rule, link === null ? undefined : `is ${JSON.stringify(link)}; expected null`);

interface PageLink {
  readonly rule: RuleId;
  readonly link: unknown;
  /** On this server; undefined when it is no path of the list. */
  readonly path: string | undefined;
  readonly target: number;
}

function judgeLink(list: ListPlace, page: Page, { rule, link, path, target }: PageLink): readonly Issue[] {
  if (link === null) return toIssues(rule, `is null; expected page ${target}`);
  if (path === undefined) return toIssues(rule, `is ${JSON.stringify(link)}, which is not this list`);
  const [requested, linked] = normalizeQueries(list, page, path);
  if (linked.page !== String(target)) {
    return toIssues(rule, `leads to page ${linked.page}; expected page ${target}`);
  }
  if (linked.rest === requested.rest) return [];
  const message = `has the query "${linked.rest}"; expected "${requested.rest}"`;
  // Without its filter or its order it is no page of the list that was asked for.
  const provenance = linked.selection === requested.selection ? undefined : rules[rule].provenance;
  return [{ rule: 'page-links', message, provenance }];
}

function judgeSelf(toOwnPath: ToOwnPath, list: ListPlace, page: Page): readonly Issue[] {
  const { self } = page.meta;
  const path = toOwnListPath(toOwnPath, list, self);
  if (path === undefined) return toIssues('self', `self is ${JSON.stringify(self)}, which is not this list.`);
  const [requested, linked] = normalizeQueries(list, page, path);
  if (linked.page === requested.page && linked.rest === requested.rest) return [];
  const format = ({ page: number, rest }: NormalizedQuery): string => `page ${number} of "${rest}"`;
  const message = `self leads to ${format(linked)}; expected ${format(requested)}.`;
  const isEqual = linked.page === requested.page && linked.selection === requested.selection;
  return [{ rule: 'self', message, ...(isEqual && { provenance: ['list-self', 'page-links-keep-parameters'] }) }];
}

/** The path and query of a link to a list on this server; undefined for other links. */
export function toOwnListPath(toOwnPath: ToOwnPath, { path }: Pick<ListPlace, 'path'>, link: unknown) {
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
function normalizeQueries(list: ListPlace, { exchange }: Page, link: string) {
  const [requested, linked] = [readQuery(list, exchange.request.path), readQuery(list, link)];
  const [size, own] = [requested.get('pageSize') ?? Number.POSITIVE_INFINITY, linked.get('pageSize')];
  if (own !== undefined && Number(own) <= Number(size))
    for (const query of [requested, linked]) query.delete('pageSize');
  return [normalizeQuery(requested), normalizeQuery(linked)] as const;
}

/** The parameters of a query by their documented names, without defaults; several values are a text. */
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
