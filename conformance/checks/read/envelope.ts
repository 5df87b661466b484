import type { ListLocation } from '../../data/discovery.ts';
import { type Findings, NO_FINDINGS } from '../../rules/findings.ts';
import type { Issue } from '../../session/http.ts';
import type { ToOwnPath } from '../../session/session.ts';
import { findLinkIssues, type PagePosition } from './links.ts';
import type { Page } from './page.ts';

/** The envelope of a page: its counts, its links, and the number of its records. */
export function judgeEnvelope(
  toOwnPath: ToOwnPath,
  list: Pick<ListLocation, 'operation' | 'path'>,
  page: Page,
  position: PagePosition,
): Findings {
  // validateResponse reports another type.
  if (!Number.isInteger(page.total)) return NO_FINDINGS;
  const issues = [...findCountIssues(page, position), ...findLinkIssues(toOwnPath, list, page, position)];
  return {
    rules: ['total-count', 'page-count', 'page-size', 'previous-page', 'next-page', 'page-links', 'self'],
    issues: issues.map((issue) => ({ ...issue, exchanges: [page.exchange] })),
  };
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
