import type { HttpExchange, Issue } from '../session/http.ts';
import type { ToOwnPath } from '../session/own-path.ts';
import { judgeEnvelope } from './envelope.ts';
import { findUnexpected } from './filters.ts';
import { type ListRequest, parseListRequest } from './list-parameters.ts';
import { findRepeatedRow, nameRow, type Page, toPage } from './page.ts';
import { findSortIssues, findUnordered, toSortRule } from './sort.ts';

/** Everything that one page of a list shows by itself. */
export function judgeList(toOwnPath: ToOwnPath, exchange: HttpExchange): readonly Issue[] {
  const { operation, request, response } = exchange;
  if (operation.kind !== 'list' || response.status !== 200) return [];
  const page = toPage(exchange);
  const query = parseListRequest(operation, request.path);
  if (!page || !query.isCanonical) return [];
  const path = request.path.split('?')[0] ?? '';
  return [...judgeEnvelope(toOwnPath, { operation, path }, page, query), ...findRowIssues(page, query)];
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
    ...findUnmatched(page, query),
    ...(orderby === undefined ? findUnordered([page]) : []),
    ...(isSortedBy ? findSortIssues(page.rows, toSortRule(page.exchange, orderby)) : []),
  ];
}

function findUnmatched(page: Page, { filters, fields, parameters }: ListRequest): readonly Issue[] {
  // A balance has the fields that it is grouped by, and no others.
  if (parameters.groups.length > 0) return [];
  const readable = filters.filter(([{ name }]) => fields?.includes(name) ?? true);
  return readable.flatMap(([filter, values]) => findUnexpected({ filter, values, page })).slice(0, 1);
}

/** Finds a field that was not requested; at most one issue. */
function findExtraFields({ rows, exchange }: Page, names: readonly string[]): readonly Issue[] {
  for (const row of rows) {
    const extra = Object.keys(row).find((name) => name !== '_meta' && !names.includes(name));
    if (extra === undefined) continue;
    const message = `${nameRow(row)} has ${extra}, which is not among the fields ${names.join(', ')}.`;
    return [{ rule: 'fields', message, exchanges: [exchange] }];
  }
  return [];
}
