import { type Collection, isEmpty, type Row } from '../data/rows.ts';
import { formatValue } from '../rules/format.ts';
import type { Issue } from '../session/http.ts';
import { compareValues } from './compare-values.ts';
import { getListParameters } from './list-parameters.ts';
import { nameRow, type Page } from './page.ts';

export interface SortRule {
  readonly order: string;
  /** True for an enumeration: a server may store it as numbers, and sort by them. */
  readonly isEnum?: boolean;
}

export function toSortRule({ operation }: Pick<Collection, 'operation'>, order: string): SortRule {
  const { schema } = getListParameters(operation).filters.find(({ name }) => name === getField(order)) ?? {};
  return { order, isEnum: schema?.enum !== undefined && schema.type === 'string' };
}

export const getField = (order: string): string => order.replace(/^-/, '');

/** Finds an issue of the order of records; at most one. */
export function findSortIssues(rows: readonly Row[], { order, isEnum }: SortRule): readonly Issue[] {
  const field = getField(order);
  if (isEnum) return findScattered(rows, field, order);
  const describe = (row: Row): string => `${nameRow(row)} (${formatValue(row[field])})`;
  const format = ([first, second]: Pair): string =>
    `Sorted by ${order}, ${describe(first)} comes before ${describe(second)}.`;
  // A free order does not hide a documented one.
  const wrong = findUnsortedPair(rows, order, compareFilled);
  if (wrong) {
    const opposite = order.startsWith('-') ? field : `-${field}`;
    const isSorted = findUnsortedPair(rows, opposite, compareFilled) === undefined;
    return [{ rule: isSorted ? 'sort-direction' : 'sort', message: format(wrong) }];
  }
  const pair = findUnsortedPair(rows, order, compareRows);
  if (!pair) return [];
  const [first, second] = pair.map((row) => row[field]);
  const message = format(pair);
  if (isEmpty(first) || isEmpty(second)) return [{ rule: 'sort-empty-fields', message }];
  if (first === second) return [{ rule: 'sort-equal-values', message }];
  return [{ rule: 'sort', message, provenance: ['orderby-parameter', 'orderby-fields'] }];
}

type Pair = readonly [Row, Row];

/** Positive when the second record must come first. */
type Compare = (a: Row, b: Row, order: string) => number;

function findUnsortedPair(rows: readonly Row[], order: string, compare: Compare): Pair | undefined {
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (before && compare(before, row, order) > 0) return [before, row];
  }
  return undefined;
}

const getDirection = (order: string): number => (order.startsWith('-') ? -1 : 1);

/** Compares the values that both have, in any order of capitals: what the platform documents. */
const compareFilled: Compare = (a, b, order) =>
  getDirection(order) * compareValues(a[getField(order)], b[getField(order)], false);

/** Compares records with empty fields and equal values too. */
export const compareRows: Compare = (a, b, order) => {
  const [first, second] = [a[getField(order)], b[getField(order)]];
  const direction = getDirection(order);
  if (isEmpty(first) !== isEmpty(second)) return direction * (isEmpty(first) ? -1 : 1);
  if ((isEmpty(first) && isEmpty(second)) || first === second) {
    // Equal values are sorted by identifier; nothing decides about descending orders.
    return direction > 0 ? compareValues(a.id, b.id) : 0;
  }
  return direction * compareValues(first, second);
};

/** Finds scattered equal values of an enumeration, which has no alphabet. */
function findScattered(rows: readonly Row[], field: string, order: string): readonly Issue[] {
  const finished = new Set<unknown>();
  const filled = rows.filter((row) => !isEmpty(row[field]));
  for (const [index, row] of filled.entries()) {
    const before = filled[index - 1];
    if (before && before[field] !== row[field]) finished.add(before[field]);
    if (!finished.has(row[field])) continue;
    const message = `Sorted by ${order}, ${nameRow(row)} (${formatValue(row[field])}) is apart from others with its value.`;
    return [{ rule: 'sort', message }];
  }
  return [];
}

/** Finds records that do not follow their identifiers without `orderby`. */
export function findUnordered(pages: readonly Page[]): readonly Issue[] {
  let before: { readonly row: Row; readonly page: Page } | undefined;
  for (const page of pages) {
    for (const row of page.rows) {
      if (before && compareValues(before.row.id, row.id) > 0) {
        const message = `Without orderby, ${nameRow(before.row)} comes before ${nameRow(row)}.`;
        const { exchange } = page;
        const exchanges = before.page === page ? [exchange] : [before.page.exchange, exchange];
        return [{ rule: 'list-order', message, exchanges }];
      }
      before = { row, page };
    }
  }
  return [];
}
