import { getNaming } from '../rules/provenance.ts';
import type { Issue } from '../session/http.ts';
import type { ToOwnPath } from '../session/own-path.ts';
import { findLinkIssues, type ListPlace } from './links.ts';
import type { ListRequest } from './list-parameters.ts';
import type { Page } from './page.ts';

/** The envelope of a page: its counts, its links, and the number of its records. */
export function judgeEnvelope(toOwnPath: ToOwnPath, list: ListPlace, page: Page, query: ListRequest): readonly Issue[] {
  // validateResponse reports another type.
  if (!Number.isInteger(page.total)) return [];
  const number = query.page;
  const size = findSize(page, query);
  const issues = [...findCountIssues(page, query, size), ...findLinkIssues(toOwnPath, list, page, { number, size })];
  // The platform does not say what such a page is.
  const isPastTheEnd = number > Math.max(1, Math.ceil(page.total / size));
  const pastTheEnd = isPastTheEnd && { provenance: ['page-past-the-end'] };
  return issues.map((issue) => ({ ...issue, exchanges: [page.exchange], ...pastTheEnd }));
}

/**
 * The counts of a page. A server may have pages that are smaller than the requested ones: then the counts must agree with
 * that size.
 */
function findCountIssues(page: Page, query: ListRequest, size: number): readonly Issue[] {
  const { meta, rows, total, hasData } = page;
  const number = query.page;
  const issues: Issue[] = [];
  if (size !== query.size && hasData) {
    const message = `A page has ${size} records; expected ${query.size} of ${total}.`;
    // The platform says how large the pages of some lists are.
    const named = getNaming(page.exchange.operation, 'pagesize');
    const provenance = named.length > 0 ? named : ['page-size-parameter', 'page-size-limits'];
    issues.push({ rule: 'page-size', message, provenance });
  }
  const pageCount = Math.ceil(total / size);
  if (meta.pageCount !== pageCount) {
    const message = `pageCount is ${String(meta.pageCount)}; expected ${pageCount} for ${total} records on pages of ${size}.`;
    issues.push({ rule: 'page-count', message });
  }
  const expected = Math.min(size, Math.max(0, total - (number - 1) * size));
  if (!hasData || rows.length === expected) return issues;
  const place = `Page ${number} of ${pageCount} has ${rows.length} records`;
  if (rows.length > size) issues.push({ rule: 'page-size', message: `${place}; expected at most ${size}.` });
  else if (number > pageCount) issues.push({ rule: 'page-past-the-end', message: `${place}; expected none.` });
  else issues.push({ rule: 'total-count', message: `${place}; expected ${expected}, as totalCount is ${total}.` });
  return issues;
}

/**
 * The size of the pages of a server: the requested one, or another one with which the counts of the page agree. Without a
 * requested one it can be larger too.
 */
function findSize({ meta, rows, total, hasData }: Page, { page, size, isDefaultSize }: ListRequest): number {
  const isSize = (candidate: number): boolean =>
    Math.ceil(total / candidate) === meta.pageCount &&
    (!hasData || rows.length === Math.max(0, Math.min(candidate, total - (page - 1) * candidate)));
  let candidate = size;
  if (!isSize(size) && isDefaultSize) candidate = Math.max(size, rows.length);
  while (candidate > 0 && !isSize(candidate)) candidate -= 1;
  return candidate || size;
}
