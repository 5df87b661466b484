import { pageSizeParameter, readPage } from '../../data/read-page.ts';
import type { Collection } from '../../data/rows.ts';
import { getListParameters } from '../../judges/list-parameters.ts';
import { getRowKey, has, nameRow, PAGE_SIZE, type Page, showsField } from '../../judges/page.ts';
import { compareRows, getField, toSortRule } from '../../judges/sort.ts';
import { formatValue } from '../../rules/format.ts';
import type { Issue, Query } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import { createProbeCheck } from './reproduce.ts';

/** Checks every field of `orderby`, in both directions: the page is in order, and no record that precedes it is missing. */
export const sortCheck = createProbeCheck('orderby', (collection, { session }) =>
  getListParameters(collection.operation)
    .orders.filter((order) => showsField(collection, getField(order)))
    .map((order) => (known) => probe(session, known, order)),
);

async function probe(session: Session, known: Collection, order: string): Promise<readonly Issue[]> {
  const query: Query = [['orderby', order], pageSizeParameter];
  const provenance = known.rows.length > 0 ? ['orderby-parameter'] : undefined;
  const page = await readPage(session, known, { description: `orderby ${order}`, query, provenance });
  return page && !toSortRule(known, order).isEnum ? findMissing(known, page, order) : [];
}

/** Finds a record that precedes the last of the page, but is not on it: only the page was sorted. */
function findMissing(known: Collection, page: Page, order: string): readonly Issue[] {
  const last = page.rows.at(-1);
  const field = getField(order);
  if (!last || !has(last, field) || page.rows.length < PAGE_SIZE) return [];
  const keys = new Set(page.rows.map(getRowKey));
  // Equal values may be on either page.
  const missing = known.rows.find(
    (row) =>
      has(row, field) && row[field] !== last[field] && !keys.has(getRowKey(row)) && compareRows(last, row, order) > 0,
  );
  if (!missing) return [];
  const end = `the first page ends with ${nameRow(last)} (${formatValue(last[field])})`;
  const message = `Sorted by ${order}, ${end} and lacks ${nameRow(missing)} (${formatValue(missing[field])}).`;
  return [{ rule: 'sort', message, exchanges: [known.exchange, page.exchange] }];
}
