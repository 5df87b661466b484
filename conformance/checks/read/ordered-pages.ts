import type { Collection } from '../../data/rows.ts';
import { isEmpty } from '../../judges/compare-values.ts';
import { getListParameters } from '../../judges/list-parameters.ts';
import { getRowKey, nameRow } from '../../judges/page.ts';
import { findSortIssues, toSortRule } from '../../judges/sort.ts';
import type { Issue } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import { getSortFields } from './field-samples.ts';
import { findRepeated, readPages } from './pagination.ts';
import { createListCheck, reportReproducible } from './reproduce.ts';

/** Records of a page: of a longer list not all are read. */
const MAX_SIZE = 500;

/** Pages in both orders of a field: the order goes on from page to page, no record is on two, and none is missing. */
export const orderedPagesCheck = createListCheck('pages in an order', async (collection, { session }) => {
  const field = findField(collection);
  if (field === undefined) return;
  for (const order of [field, `-${field}`])
    await reportReproducible(session, collection, (known) => probe(session, known, order));
});

/** A field that each record has, and that several have alike if there is one. */
function findField({ operation, rows }: Collection): string | undefined {
  const counts = getSortFields(operation)
    .filter((name) => rows.every((row) => !isEmpty(row[name])))
    .map((name) => ({ name, count: new Set(rows.map((row) => row[name])).size }))
    .filter(({ count }) => count > 1)
    .sort((a, b) => a.count - b.count);
  return counts[0]?.name;
}

async function probe(session: Session, known: Collection, order: string): Promise<readonly Issue[]> {
  const { maximum } = getListParameters(known.operation).pageSize;
  const size = Math.max(1, Math.min(MAX_SIZE, maximum, Math.ceil(known.total / 2) || 1));
  const { pages, issues } = await readPages(session, known, size, [['orderby', order]]);
  if (issues.length > 0) return issues;
  const repeated = findRepeated(pages);
  if (repeated.length > 0) return repeated.map((issue) => ({ ...issue, rule: 'pages-in-order' }));
  const rows = pages.flatMap((page) => page.rows);
  const exchanges = pages.map(({ exchange }) => exchange);
  const unsorted = findSortIssues(rows, toSortRule(known, order)).map((issue) => ({ ...issue, exchanges }));
  if (unsorted.length > 0 || pages.length === 0 || !isEmpty(pages.at(-1)?.meta.nextPage)) return unsorted;
  const keys = new Set(rows.map(getRowKey));
  const missing = known.rows.find((row) => !keys.has(getRowKey(row)));
  if (!missing) return [];
  const message = `Sorted by ${order}, no page has ${nameRow(missing)}.`;
  return [{ rule: 'pages-in-order', message, exchanges: [known.exchange, ...exchanges] }];
}
