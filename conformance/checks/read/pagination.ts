import { type PageSpec, readPage } from '../../data/read-page.ts';
import { type Collection, isEmpty } from '../../data/rows.ts';
import { listDoubtfulLinks, toOwnListPath } from '../../judges/links.ts';
import { getListParameters, parseListRequest } from '../../judges/list-parameters.ts';
import { findSize } from '../../judges/lists.ts';
import { findRepeatedRow, getRowKey, nameRow, PAGE_SIZE, type Page, toPage } from '../../judges/page.ts';
import { findSortIssues, findUnordered, toSortRule } from '../../judges/sort.ts';
import type { RuleId } from '../../rules/rules.ts';
import type { HttpExchange, Issue } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import { getSortFields } from './field-samples.ts';
import { createProbeCheck } from './reproduce.ts';

const MAX_PAGES = 4;

/** Checks that small pages by `nextPage` repeat no record, and follow the order of identifiers. */
export const paginationCheck = createProbeCheck('pages', (_list, { session }) => [
  async (known) => {
    // Three or four pages, or the first pages of a long list.
    const size = Math.max(1, Math.min(PAGE_SIZE, Math.ceil(known.total / 3) || 1));
    const { pages, issues } = await readPages(session, known, { pageSize: String(size) });
    const all = [...issues, ...findRepeated(pages, 'pages-overlap'), ...findUnordered(pages)];
    return all.length > 0 ? all : checkPreviousPage(session, known, pages);
  },
]);

/** Reads pages by `nextPage`, up to a limit, and the issue of the link on the last one. */
async function readPages(session: Session, known: Collection, parameters: Readonly<Record<string, string>>) {
  const first = await readPage(session, known, { description: 'page 1', query: Object.entries(parameters) });
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

/** Follows the links that only the server understands, and compares their pages. */
export async function followLinks(session: Session, known: Collection, spec: PageSpec): Promise<readonly Issue[]> {
  const page = await readPage(session, known, spec);
  const issues: Issue[] = [];
  for (const { rule, name, path, target } of page ? findDoubtfulLinks(session, known, page) : []) {
    const expected = await readPage(session, known, { ...spec, query: [...spec.query, ['page', String(target)]] });
    const exchange = await session.request(known.operation, { description: name, path });
    const rows = toPage(exchange)?.rows;
    if (!page || !expected || rows?.map(getRowKey).join() === expected.rows.map(getRowKey).join()) continue;
    const message = `${name} leads to other records than those of page ${target} of the same list.`;
    issues.push({ rule, message, exchanges: [page.exchange, expected.exchange, exchange] });
  }
  return issues;
}

export function findDoubtfulLinks({ toOwnPath }: Session, known: Collection, page: Page) {
  const query = parseListRequest(known.operation, page.exchange.request.path);
  return listDoubtfulLinks(toOwnPath, known, page, { number: query.page, size: findSize(page, query) });
}

const createLinkIssue = (rule: RuleId, name: string, exchanges: readonly HttpExchange[]): Issue => ({
  rule,
  message: `The status for ${name} is ${exchanges.at(-1)?.response.status}; expected 200.`,
  exchanges,
});

function findRepeated(pages: readonly Page[], rule: RuleId): readonly Issue[] {
  for (const [index, page] of pages.entries()) {
    for (const [number, before] of pages.slice(0, index).entries()) {
      const row = findRepeatedRow(page.rows, before.rows);
      if (!row) continue;
      const message = `Page ${index + 1} repeats ${nameRow(row)} of page ${number + 1}.`;
      return [{ rule, message, exchanges: [before.exchange, page.exchange] }];
    }
  }
  return [];
}

async function checkPreviousPage(session: Session, known: Collection, pages: readonly Page[]): Promise<Issue[]> {
  const [first, second] = pages;
  const path = toOwnListPath(session.toOwnPath, known, second?.meta.previousPage);
  if (!first || !second || path === undefined) return [];
  const exchange = await session.request(known.operation, { description: 'previousPage', path });
  const back = toPage(exchange);
  if (!back) return [createLinkIssue('previous-page', 'previousPage', [second.exchange, exchange])];
  const [expected, actual] = [first, back].map(({ rows }) => rows.map(getRowKey).join());
  if (expected === actual) return [];
  const message = 'previousPage of page 2 leads to other records than those of page 1.';
  return [{ rule: 'previous-page', message, exchanges: [first.exchange, second.exchange, back.exchange] }];
}

/** Records of a page: a longer list is not read to its end. */
const MAX_SIZE = 500;

/** Checks pages in both orders of a field: the order continues, and no record is repeated or missing. */
export const orderedPagesCheck = createProbeCheck('pages in an order', (collection, { session }) => {
  const field = findSortField(collection);
  const orders = field === undefined ? [] : [field, `-${field}`];
  return orders.map((order) => (known) => probeOrder(session, known, order));
});

/** Finds a field of every record, if possible with repeated values. */
function findSortField({ operation, rows }: Collection): string | undefined {
  const counts = getSortFields(operation)
    .filter((name) => rows.every((row) => !isEmpty(row[name])))
    .map((name) => ({ name, count: new Set(rows.map((row) => row[name])).size }))
    .filter(({ count }) => count > 1)
    .sort((a, b) => a.count - b.count);
  return counts[0]?.name;
}

async function probeOrder(session: Session, known: Collection, order: string): Promise<readonly Issue[]> {
  const { maximum } = getListParameters(known.operation).pageSize;
  const size = Math.max(1, Math.min(MAX_SIZE, maximum, Math.ceil(known.total / 2) || 1));
  const { pages, issues } = await readPages(session, known, { orderby: order, pageSize: String(size) });
  if (issues.length > 0) return issues;
  const repeated = findRepeated(pages, 'pages-in-order');
  if (repeated.length > 0) return repeated;
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
