import type { Row } from '../discovery.ts';
import { formatValue } from '../format.ts';
import type { HttpExchange, Issue } from '../http.ts';
import { compareValues } from '../read/compare-values.ts';
import { findEnvelopeIssues } from '../read/envelope.ts';
import { matches } from '../read/filter-values.ts';
import { nameRow, type Page, toPage } from '../read/page.ts';
import { findSortIssues, toSortRule } from '../read/sort.ts';
import type { Reporter } from '../reporter.ts';
import type { RuleId } from '../rules.ts';
import type { Finding } from './finding.ts';
import { type ListRequest, parseListRequest } from './list-request.ts';

/** Everything that one page of a list shows by itself. */
export function judgeList(reporter: Reporter, exchange: HttpExchange): readonly Finding[] {
  const { operation, request, response } = exchange;
  if (operation.kind !== 'list' || response.status !== 200) return [];
  const page = toPage(exchange);
  const query = parseListRequest(operation, request.path);
  if (!page || !Number.isInteger(query.page) || !Number.isInteger(query.size)) return [];
  const path = request.path.split('?')[0] ?? '';
  const position = { number: query.page, size: query.size };
  const envelope = findEnvelopeIssues(reporter, { operation, path, required: [] }, page, position);
  const found = [...envelope, ...judgeRows(page, query, exchange)];
  const evaluated: RuleId[] = [
    'total-count',
    'page-count',
    'page-size',
    'previous-page',
    'next-page',
    'page-links',
    'self',
  ];
  return [
    ...evaluated.map((rule): Finding => ({ rule })),
    ...found.map(({ rule, message }): Finding => ({ rule, message })),
  ];
}

function judgeRows(page: Page, query: ListRequest, { operation }: HttpExchange): readonly Issue[] {
  const { rows } = page;
  if (query.isMetaOnly) return page.hasData ? [{ rule: 'meta-only', message: 'metaOnly=true returns _data.' }] : [];
  const order = query.orderby;
  return [
    ...findExtraField(rows, query),
    // A balance has the fields that it is grouped by, and no others.
    ...(query.parameters.groups.length > 0 ? [] : findUnmatched(rows, query)),
    ...(order === undefined ? findUnordered(rows) : []),
    ...(order !== undefined && hasField(query, order) ? findSortIssues(rows, toSortRule({ operation }, order)) : []),
  ];
}

const hasField = ({ fields }: ListRequest, order: string): boolean =>
  fields === undefined || fields.includes(order.replace(/^-/, ''));

function findExtraField(rows: readonly Row[], { fields }: ListRequest): readonly Issue[] {
  const extra = fields && Object.keys(rows[0] ?? {}).find((name) => name !== '_meta' && !fields.includes(name));
  if (extra === undefined) return [];
  return [{ rule: 'fields', message: `Records have ${extra}, which is not among the fields.` }];
}

function findUnmatched(rows: readonly Row[], { filters, fields }: ListRequest): readonly Issue[] {
  for (const [filter, values] of filters) {
    if (fields && !fields.includes(filter.name)) continue;
    const row = rows.find((candidate) => !values.some((value) => matches(filter, candidate[filter.name], value)));
    if (!row) continue;
    const expected = values.map(formatValue).join(' or ');
    const message = `The filter ${filter.name} ${expected} finds ${nameRow(row)} with ${formatValue(row[filter.name])}.`;
    return [{ rule: 'filter', message }];
  }
  return [];
}

function findUnordered(rows: readonly Row[]): readonly Issue[] {
  const index = rows.findIndex((row, position) => position > 0 && compareValues(rows[position - 1]?.id, row.id) > 0);
  const [before, row] = [rows[index - 1], rows[index]];
  if (!before || !row) return [];
  return [{ rule: 'list-order', message: `Without orderby, ${nameRow(before)} comes before ${nameRow(row)}.` }];
}
