import { getGoneStatuses } from '../../data/discovery.ts';
import type { Collection } from '../../data/rows.ts';
import { toOwnListPath } from '../../judges/links.ts';
import { findRepeatedRow, getRowKey, nameRow, PAGE_SIZE, type Page, toPage } from '../../judges/page.ts';
import { findUnordered } from '../../judges/sort.ts';
import type { RuleId } from '../../rules/rules.ts';
import type { Issue, Query } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import { readPage } from './read-page.ts';
import { createListCheck, reportReproducible } from './reproduce.ts';

const MAX_PAGES = 4;

/** Small pages by `nextPage`: none repeats a record, and all are in the order of identifiers. */
export const paginationCheck = createListCheck('pages', async (collection, { session }) => {
  await reportReproducible(session, collection, (known) => probe(session, known));
});

async function probe(session: Session, known: Collection): Promise<readonly Issue[]> {
  // Three or four pages, or the first pages of a long list.
  const size = Math.max(1, Math.min(PAGE_SIZE, Math.ceil(known.total / 3) || 1));
  const pages = await readPages(session, known, size);
  const [first, second] = pages;
  const all = [...findRepeated(pages), ...findUnordered(pages)];
  if (first && second && all.length === 0)
    for (const record of await checkPreviousPage(session, known, first, second)) all.push(record);
  return all;
}

/** Reads pages by `nextPage`, as many as there are or as it takes. */
export async function readPages(
  session: Session,
  known: Collection,
  size: number,
  parameters: Query = [],
): Promise<readonly Page[]> {
  const pages: Page[] = [];
  let page = await readPage(session, known, {
    description: 'page 1',
    query: [...parameters, ['pageSize', String(size)]],
  });
  while (page) {
    pages.push(page);
    const path = toOwnListPath(session.toOwnPath, known, page.meta.nextPage);
    if (path === undefined || pages.length >= MAX_PAGES) break;
    page = await followLink(session, known, { name: 'nextPage', rule: 'next-page', path });
  }
  return pages;
}

interface Link {
  readonly name: string;
  readonly rule: RuleId;
  readonly path: string;
}

/** The page of a link; undefined when it leads to none, which is reported. */
async function followLink(
  session: Session,
  { operation }: Collection,
  { name, rule, path }: Link,
): Promise<Page | undefined> {
  const spec = { description: name, path, expected: [200, ...getGoneStatuses(operation)], rule };
  return toPage(await session.request(operation, spec));
}

export function findRepeated(pages: readonly Page[]): readonly Issue[] {
  return pages
    .flatMap((page, index) =>
      pages.slice(0, index).flatMap((before, number): readonly Issue[] => {
        const row = findRepeatedRow(page.rows, before.rows);
        if (!row) return [];
        const message = `Page ${index + 1} repeats ${nameRow(row)} of page ${number + 1}.`;
        return [{ rule: 'pages-overlap', message, exchanges: [before.exchange, page.exchange] }];
      }),
    )
    .slice(0, 1);
}

async function checkPreviousPage(
  session: Session,
  known: Collection,
  first: Page,
  second: Page,
): Promise<readonly Issue[]> {
  const path = toOwnListPath(session.toOwnPath, known, second.meta.previousPage);
  if (path === undefined) return [];
  const back = await followLink(session, known, { name: 'previousPage', rule: 'previous-page', path });
  if (!back) return [];
  const [expected, actual] = [first, back].map(({ rows }) => rows.map(getRowKey).join());
  if (expected === actual) return [];
  const message = 'previousPage of page 2 leads to other records than those of page 1.';
  return [{ rule: 'previous-page', message, exchanges: [first.exchange, second.exchange, back.exchange] }];
}
