import { formatValue } from '../rules/format.ts';
import { getNaming, getProvenance } from '../rules/provenance.ts';
import { rules } from '../rules/rules.ts';
import { type HttpExchange, type Issue, type ToOwnPath, toIssues } from '../session/http.ts';
import { findUnexpected } from './filters.ts';
import { findLinkIssues, isDocumentedPath, type ListPlace } from './links.ts';
import { getParameterValues, type ListRequest, parseListRequest } from './list-parameters.ts';
import { findRepeatedRow, getSelf, nameRow, type Page, toPage } from './page.ts';
import { findSortIssues, findUnordered, toSortRule } from './sort.ts';

/** Judges all that one page of a list shows alone. */
export function judgeList(toOwnPath: ToOwnPath, exchange: HttpExchange): readonly Issue[] {
  const { operation, request, response } = exchange;
  if (operation.kind !== 'list' || response.status !== 200) return [];
  const page = toPage(exchange);
  const query = parseListRequest(operation, request.path);
  if (!page || !query.isCanonical) return [];
  const path = request.path.split('?')[0] ?? '';
  // A server may have links with its own paths.
  if (!isDocumentedPath(path)) return [];
  return [...judgeEnvelope(toOwnPath, { operation, path }, page, query), ...findRowIssues(page, query)];
}

/** Checks that a response is a list with all its records. */
export function isWholeList(exchange: HttpExchange): boolean {
  const query = parseListRequest(exchange.operation, exchange.request.path);
  const page = toPage(exchange);
  return query.isUnfiltered && query.page === 1 && page?.hasData === true && page.meta.nextPage === null;
}

function findRowIssues(page: Page, query: ListRequest): readonly Issue[] {
  const { orderby, fields } = query;
  if (query.isMetaOnly === page.hasData) {
    return [{ rule: 'meta-only', message: page.hasData ? 'metaOnly=true returns _data.' : '_data is missing.' }];
  }
  const isSortedBy = orderby !== undefined && (fields?.includes(orderby.replace(/^-/, '')) ?? true);
  const repeated = fields ? undefined : findRepeatedRow(page.rows, page.rows);
  return [
    ...(repeated ? [{ rule: 'pages-overlap', message: `The page repeats ${nameRow(repeated)}.` } as const] : []),
    ...(fields ? findExtraFields(page, fields) : []),
    ...findSharedSelf(page),
    ...findUnmatched(page, query),
    ...findUnselected(page, query),
    ...(orderby === undefined ? findUnordered([page]) : []),
    ...(isSortedBy ? findSortIssues(page.rows, toSortRule(page.exchange, orderby)) : []),
  ];
}

/** Finds two records of a page with one URL but different identifiers. */
function findSharedSelf({ rows }: Page): readonly Issue[] {
  const ids = new Map<unknown, unknown>();
  for (const row of rows) {
    const [self, id] = [getSelf(row), row.id];
    if (typeof self !== 'string' || id === undefined) continue;
    if (ids.has(self) && ids.get(self) !== id) {
      return [
        {
          rule: 'self',
          message: `${nameRow(row)} and record ${ids.get(self)} have the same self: ${self}.`,
          provenance: ['item-self'],
        },
      ];
    }
    ids.set(self, id);
  }
  return [];
}

function findUnmatched(page: Page, { filters, fields, parameters }: ListRequest): readonly Issue[] {
  // A grouped balance has only the fields of its group.
  if (parameters.groups.length > 0) return [];
  const readable = filters.filter(([{ name }]) => fields?.includes(name) ?? true);
  const issues = readable.flatMap(([filter, values]) => findUnexpected({ filter, values, page })).slice(0, 1);
  // A filter that others make useless breaks the rule on several filters too.
  return filters.length > 1 ? issues.map(withStatements(rules['filters-and'].provenance)) : issues;
}

const withStatements =
  (added: readonly string[]) =>
  (issue: Issue): Issue => ({ ...issue, provenance: [...getProvenance(issue), ...added] });

const activeValues: Readonly<Record<string, readonly unknown[]>> = {
  active: [true],
  inactive: [false],
  all: [true, false],
};

/** Finds a record that a parameter of this list only does not select. By default, articles are active. */
function findUnselected({ rows, exchange }: Page, { parameters, isUnfiltered }: ListRequest): readonly Issue[] {
  const sent = getParameterValues(exchange.operation, exchange.request.path);
  return parameters.special.flatMap(({ name }): readonly Issue[] => {
    const [value] = sent.get(name) ?? [];
    if (name === 'ActiveState' && (value !== undefined || isUnfiltered)) {
      const states = activeValues[value ?? 'active'];
      const row = rows.find(({ active }) => typeof active === 'boolean' && states && !states.includes(active));
      const message =
        row && `${name} ${value ?? 'left out'} finds ${nameRow(row)} with active ${formatValue(row.active)}.`;
      const provenance = value === undefined ? ['articles-active-only', 'article-states'] : undefined;
      return toIssues('active-state', message, [exchange]).map((issue) => ({ ...issue, provenance }));
    }
    if (!name.endsWith('_from') || value === undefined) return [];
    const field = name.replace(/_from$/, '');
    const row = rows.find((candidate) => Date.parse(String(candidate[field])) < Date.parse(value));
    const message = row && `${name} ${value} finds ${nameRow(row)}, changed at ${formatValue(row[field])}.`;
    return toIssues('changed-since', message, [exchange]);
  });
}

/** Finds a field that was not requested, in any case; at most one issue. Names with `_` are metadata. */
function findExtraFields({ rows, exchange }: Page, names: readonly string[]): readonly Issue[] {
  const requested = new Set(names.map((name) => name.toLowerCase()));
  for (const row of rows) {
    const extra = Object.keys(row).find((name) => !name.startsWith('_') && !requested.has(name.toLowerCase()));
    if (extra === undefined) continue;
    const message = `${nameRow(row)} has ${extra}, which is not among the fields ${names.join(', ')}.`;
    return [{ rule: 'fields', message, exchanges: [exchange] }];
  }
  return [];
}

/** Judges the envelope of a page: counts, links, and number of records. */
function judgeEnvelope(toOwnPath: ToOwnPath, list: ListPlace, page: Page, query: ListRequest): readonly Issue[] {
  // validateResponse reports another type.
  if (!Number.isInteger(page.total)) return [];
  const number = query.page;
  const size = findSize(page, query);
  const issues = [...findCountIssues(page, query, size), ...findLinkIssues(toOwnPath, list, page, { number, size })];
  // The platform leaves open what such a page is.
  const isPastTheEnd = number > Math.max(1, Math.ceil(page.total / size));
  const pastTheEnd = isPastTheEnd && { provenance: ['page-past-the-end'] };
  return issues.map((issue) => ({ ...issue, exchanges: [page.exchange], ...pastTheEnd }));
}

/** Finds issues of a page's counts. A server may have smaller pages than requested, if the counts agree with that size. */
function findCountIssues(page: Page, query: ListRequest, size: number): readonly Issue[] {
  const { meta, rows, total, hasData } = page;
  const number = query.page;
  const issues: Issue[] = [];
  if (size !== query.size && hasData) {
    const message = `A page has ${size} records; expected ${query.size} of ${total}.`;
    // The platform documents the page size of some lists.
    const named = getNaming(page.exchange.operation, 'pagesize');
    const provenance = named.length > 0 ? named : ['page-size-parameter', 'page-size-limits'];
    issues.push({ rule: 'page-size', message, provenance });
  }
  const pageCount = Math.ceil(total / size);
  if (meta.pageCount !== pageCount) {
    const message = `pageCount is ${String(meta.pageCount)}; expected ${pageCount} for ${total} records on pages of ${size}.`;
    issues.push({ rule: 'page-count', message });
  }
  const expected = Math.min(size, Math.max(0, total - (number - 1) * size));
  if (!hasData || rows.length === expected) return issues;
  const place = `Page ${number} of ${pageCount} has ${rows.length} records`;
  if (rows.length > size) issues.push({ rule: 'page-size', message: `${place}; expected at most ${size}.` });
  else if (number > pageCount) issues.push({ rule: 'page-past-the-end', message: `${place}; expected none.` });
  else issues.push({ rule: 'total-count', message: `${place}; expected ${expected}, as totalCount is ${total}.` });
  return issues;
}

/**
 * Returns the page size of a server: the requested one, or another one that the counts agree with. Without a requested size it
 * can be larger too.
 */
export function findSize({ meta, rows, total, hasData }: Page, { page, size, isDefaultSize }: ListRequest): number {
  const isSize = (candidate: number): boolean =>
    Math.ceil(total / candidate) === meta.pageCount &&
    (!hasData || rows.length === Math.max(0, Math.min(candidate, total - (page - 1) * candidate)));
  let candidate = size;
  if (!isSize(size) && isDefaultSize) candidate = Math.max(size, rows.length);
  while (candidate > 0 && !isSize(candidate)) candidate -= 1;
  return candidate || size;
}
