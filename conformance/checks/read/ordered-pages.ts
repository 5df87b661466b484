import type { Collection } from '../../data/discovery.ts';
import type { Issue } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import { isEmpty } from './compare-values.ts';
import { getSortFields } from './field-samples.ts';
import { getListParameters } from './list-parameters.ts';
import { getRowKey, nameRow, type Page, readPage } from './page.ts';
import { createListCheck, reportReproducible } from './reproduce.ts';

/** Records of a page: of a longer list not all are read. */
const MAX_SIZE = 500;

/** Two pages in the order of a field with equal values: no record is on both, and with all pages read none is missing. */
export const orderedPagesCheck = createListCheck('pages in an order', async (collection, { session }) => {
  const field = findTiedField(collection);
  if (field === undefined) return;
  await reportReproducible(session, collection, (known) => probe(session, known, field));
});

/** The field with the fewest different values. */
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
  const pages: Page[] = [];
  for (const number of [1, 2]) {
    const query = [
      ['orderby', field],
      ['pageSize', String(size)],
      ['page', String(number)],
    ] as const;
    const page = await readPage(session, known, { description: `page ${number} by ${field}`, query });
    if (!page) return [];
    pages.push(page);
  }
  const exchanges = pages.map(({ exchange }) => exchange);
  const rows = pages.flatMap((page) => page.rows);
  const keys = rows.map((row) => getRowKey(known, row));
  const repeated = rows.find((_row, index) => keys.indexOf(keys[index] ?? '') < index);
  if (repeated) {
    const message = `Sorted by ${field}, which several records have alike, page 2 repeats ${nameRow(repeated)}.`;
    return [{ rule: 'pages-in-order', message, exchanges }];
  }
  const isWhole = pages.every(({ total }) => total === known.total) && isEmpty(pages[1]?.meta.nextPage);
  const missing = isWhole && known.rows.find((row) => !keys.includes(getRowKey(known, row)));
  if (!missing) return [];
  const message = `Sorted by ${field}, which several records have alike, both pages lack ${nameRow(missing)}.`;
  return [{ rule: 'pages-in-order', message, exchanges: [known.exchange, ...exchanges] }];
}
