import type { Collection } from '../../data/rows.ts';
import { isEmpty } from '../../judges/compare-values.ts';
import { getListParameters } from '../../judges/list-parameters.ts';
import { getRowKey, nameRow } from '../../judges/page.ts';
import type { Issue } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import { getSortFields } from './field-samples.ts';
import { findRepeated, readPages } from './pagination.ts';
import { createListCheck, reportReproducible } from './reproduce.ts';

/** Records of a page: of a longer list not all are read. */
const MAX_SIZE = 500;

/** Pages in the order of a field with equal values: no record is on two, and none is missing. */
export const orderedPagesCheck = createListCheck('pages in an order', async (collection, { session }) => {
  const field = findTiedField(collection);
  if (field === undefined) return;
  await reportReproducible(session, collection, (known) => probe(session, known, field));
});

function findTiedField({ operation, rows }: Collection): string | undefined {
  const [field] = getSortFields(operation)
    .map((name) => ({ name, count: new Set(rows.map((row) => row[name] ?? null)).size }))
    .filter(({ count }) => count < rows.length)
    .sort((a, b) => a.count - b.count);
  return field?.name;
}

async function probe(session: Session, known: Collection, field: string): Promise<readonly Issue[]> {
  const { maximum } = getListParameters(known.operation).pageSize;
  const size = Math.max(1, Math.min(MAX_SIZE, maximum, Math.ceil(known.total / 2) || 1));
  const pages = await readPages(session, known, size, [['orderby', field]]);
  const repeated = findRepeated(known, pages);
  if (repeated.length > 0) return repeated.map((issue) => ({ ...issue, rule: 'pages-in-order' }));
  const keys = new Set(pages.flatMap(({ rows }) => rows.map((row) => getRowKey(known, row))));
  const missing = known.rows.find((row) => !keys.has(getRowKey(known, row)));
  if (!missing || !isEmpty(pages.at(-1)?.meta.nextPage)) return [];
  const message = `Sorted by ${field}, which several records have alike, no page has ${nameRow(missing)}.`;
  return [{ rule: 'pages-in-order', message, exchanges: [known, ...pages].map(({ exchange }) => exchange) }];
}
