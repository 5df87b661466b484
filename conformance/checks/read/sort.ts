import type { Operation } from '../../contract.ts';
import type { Collection, Row } from '../../data/discovery.ts';
import { formatValue } from '../../rules/format.ts';
import type { Issue } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import { compareValues, isEmpty } from './compare-values.ts';
import { getSortFields, sortFields } from './field-samples.ts';
import { readWithFields } from './group-by.ts';
import { getListParameters } from './list-parameters.ts';
import { getRowKey, hasField, nameRow, PAGE_SIZE, type Page, pageSizeParameter, readPage } from './page.ts';
import { createListCheck, reportReproducible } from './reproduce.ts';

/** Every field of `orderby`: the records of the page are in that order, and none is missing that comes before. */
export const sortCheck = createListCheck('orderby', async (collection, { session, samples }) => {
  const fields = samples.select(collection.operation, sortFields);
  await Promise.all(
    selectOrders(collection.operation, fields).map(async (order) => {
      if (!hasField(collection, getField(order))) return;
      const readable = await readWithFields(session, collection, [getField(order)]);
      if (readable) await reportReproducible(session, readable, (known) => probe(session, known, order));
    }),
  );
});

/** Some fields in one direction, in turn, and the first in both: a direction works for all fields or for none. */
function selectOrders(operation: Operation, selected: readonly string[]): readonly string[] {
  const fields = getSortFields(operation);
  return getListParameters(operation).orders.filter((order) => {
    const index = fields.indexOf(getField(order));
    return index === 0 || (selected.includes(getField(order)) && order.startsWith('-') === (index % 2 === 1));
  });
}

async function probe(session: Session, known: Collection, order: string): Promise<readonly Issue[]> {
  const query = [['orderby', order] as const, pageSizeParameter];
  const page = await readPage(session, known, {
    description: `orderby ${order}`,
    query,
    provenance: known.rows.length > 0 ? ['orderby-parameter'] : undefined,
  });
  if (!page) return [];
  const rule = toSortRule(known, order);
  const issues = findSortIssues(page.rows, rule);
  if (issues.length > 0) return issues.map((issue) => ({ ...issue, exchanges: [page.exchange] }));
  return rule.isEnum ? [] : findMissing(known, page, order);
}

export interface SortRule {
  readonly order: string;
  /** Whether the values are an enumeration: a server may store them as numbers, and sort by those. */
  readonly isEnum?: boolean;
}

export function toSortRule({ operation }: Pick<Collection, 'operation'>, order: string): SortRule {
  const { schema } = getListParameters(operation).filters.find(({ name }) => name === getField(order)) ?? {};
  return { order, isEnum: schema?.enum !== undefined && schema.type === 'string' };
}

const getField = (order: string): string => order.replace(/^-/, '');

/** What is wrong with the order of records; at most one issue. */
export function findSortIssues(rows: readonly Row[], { order, isEnum }: SortRule): readonly Issue[] {
  const field = getField(order);
  if (isEnum) return findScattered(rows, field, order);
  const describe = (row: Row): string => `${nameRow(row)} (${formatValue(row[field])})`;
  const format = ([first, second]: Pair): string =>
    `Sorted by ${order}, ${describe(first)} comes before ${describe(second)}.`;
  // What the platform leaves open does not hide what it says.
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

/** Above 0 when the second record has to come first. */
type Compare = (a: Row, b: Row, order: string) => number;

function findUnsortedPair(rows: readonly Row[], order: string, compare: Compare): Pair | undefined {
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (before && compare(before, row, order) > 0) return [before, row];
  }
  return undefined;
}

const getDirection = (order: string): number => (order.startsWith('-') ? -1 : 1);

/** By the values that both have, in any order of capitals: what the platform says. */
const compareFilled: Compare = (a, b, order) =>
  getDirection(order) * compareValues(a[getField(order)], b[getField(order)], false);

/** With empty fields and equal values too. */
const compareRows: Compare = (a, b, order) => {
  const [first, second] = [a[getField(order)], b[getField(order)]];
  const direction = getDirection(order);
  if (isEmpty(first) !== isEmpty(second)) return direction * (isEmpty(first) ? -1 : 1);
  if ((isEmpty(first) && isEmpty(second)) || first === second) {
    // Equal values are sorted by identifier; whether a descending order reverses that too is decided nowhere.
    return direction > 0 ? compareValues(a.id, b.id) : 0;
  }
  return direction * compareValues(first, second);
};

/** An enumeration has no alphabet, but its equal values are neighbours. */
function findScattered(rows: readonly Row[], field: string, order: string): readonly Issue[] {
  const finished = new Set<unknown>();
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (before && before[field] !== row[field]) finished.add(before[field]);
    if (!finished.has(row[field])) continue;
    const message = `Sorted by ${order}, ${nameRow(row)} (${formatValue(row[field])}) is apart from others with its value.`;
    return [{ rule: 'sort', message }];
  }
  return [];
}

/** A record that has to come before the last of the page, and is not on it: only the page was sorted. */
function findMissing(known: Collection, page: Page, order: string): readonly Issue[] {
  const last = page.rows.at(-1);
  if (!last || page.rows.length < PAGE_SIZE) return [];
  const field = getField(order);
  const keys = new Set(page.rows.map((row) => getRowKey(known, row)));
  // Equal values may be on either page.
  const missing = known.rows.find(
    (row) => row[field] !== last[field] && !keys.has(getRowKey(known, row)) && compareRows(last, row, order) > 0,
  );
  if (!missing) return [];
  const end = `the first page ends with ${nameRow(last)} (${formatValue(last[field])})`;
  const message = `Sorted by ${order}, ${end} and lacks ${nameRow(missing)} (${formatValue(missing[field])}).`;
  return [{ rule: 'sort', message, exchanges: [known.exchange, page.exchange] }];
}
