import type { ListLocation } from '../discovery.ts';
import type { Issue, ShownIssue } from '../http.ts';
import { findLinkIssues, type LinkResolver, type PagePosition } from './links.ts';
import type { Page } from './page.ts';

/** What is wrong with the envelope of a page: its counts, its links, and the number of its records. */
export function findEnvelopeIssues(
  session: LinkResolver,
  list: ListLocation,
  page: Page,
  position: PagePosition,
): readonly ShownIssue[] {
  // validateResponse reports another type.
  if (!Number.isInteger(page.total)) return [];
  const issues = [...findCountIssues(page, position), ...findLinkIssues(session, list, page, position)];
  return issues.map((issue) => ({ ...issue, exchanges: [page.exchange] }));
}

function findCountIssues({ meta, rows, total, hasData }: Page, { number, size }: PagePosition): readonly Issue[] {
  const pageCount = Math.ceil(total / size);
  const issues: Issue[] = [];
  if (meta.pageCount !== pageCount) {
    const message = `pageCount is ${String(meta.pageCount)}; expected ${pageCount} for ${total} records on pages of ${size}.`;
    issues.push({ rule: 'page-count', message });
  }
  const expected = Math.min(size, Math.max(0, total - (number - 1) * size));
  if (!hasData || rows.length === expected) return issues;
  const position = `Page ${number} of ${pageCount} has ${rows.length} records`;
  if (rows.length > size) issues.push({ rule: 'page-size', message: `${position}; expected at most ${size}.` });
  else if (number > pageCount) issues.push({ rule: 'page-past-the-end', message: `${position}; expected none.` });
  else issues.push({ rule: 'total-count', message: `${position}; expected ${expected}, as totalCount is ${total}.` });
  return issues;
}
