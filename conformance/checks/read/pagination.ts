import type { Collection } from '../../data/rows.ts';
import { toOwnListPath } from '../../judges/links.ts';
import { findRepeatedRow, getRowKey, nameRow, PAGE_SIZE, type Page, toPage } from '../../judges/page.ts';
import { findUnordered } from '../../judges/sort.ts';
import type { RuleId } from '../../rules/rules.ts';
import type { HttpExchange, Issue, Query } from '../../session/http.ts';
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
  const { pages, issues } = await readPages(session, known, size);
  const [first, second] = pages;
  const all = [...issues, ...findRepeated(pages), ...findUnordered(pages)];
  return first && second && all.length === 0 ? checkPreviousPage(session, known, first, second) : all;
}

/** Pages in order, and the problem of the link on the last page. */
interface LinkedPages {
  readonly pages: readonly Page[];
  readonly issues: readonly Issue[];
}

/** Reads pages by `nextPage`, as many as there are or as it takes. */
export async function readPages(
  session: Session,
  known: Collection,
  size: number,
  parameters: Query = [],
): Promise<LinkedPages> {
  const query = [...parameters, ['pageSize', String(size)] as const];
  const first = await readPage(session, known, { description: 'page 1', query });
  const pages = first ? [first] : [];
  for (let page = first; page && pages.length < MAX_PAGES; page = pages.at(-1)) {
    const path = toOwnListPath(session.toOwnPath, known, page.meta.nextPage);
    if (path === undefined) break;
    const exchange = await session.request(known.operation, { description: 'nextPage', path });
    const next = toPage(exchange);
    if (!next) return { pages, issues: [createLinkIssue('next-page', 'nextPage', [page.exchange, exchange])] };
    pages.push(next);
  }
  return { pages, issues: [] };
}

const createLinkIssue = (rule: RuleId, name: string, exchanges: readonly HttpExchange[]): Issue => ({
  rule,
  message: `The status for ${name} is ${exchanges.at(-1)?.response.status}; expected 200.`,
  exchanges,
});

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
  const exchange = await session.request(known.operation, { description: 'previousPage', path });
  const back = toPage(exchange);
  if (!back) return [createLinkIssue('previous-page', 'previousPage', [second.exchange, exchange])];
  const [expected, actual] = [first, back].map(({ rows }) => rows.map(getRowKey).join());
  if (expected === actual) return [];
  const message = 'previousPage of page 2 leads to other records than those of page 1.';
  return [{ rule: 'previous-page', message, exchanges: [first.exchange, second.exchange, back.exchange] }];
}
