import { JSON_HEADERS } from '../../http/types.ts';
import { createPagePolicy } from '../../insight/pages/render-page.ts';
import { assessReadiness } from '../../insight/readiness/assess.ts';
import { formatHtml } from '../../insight/readiness/format-html.ts';
import type { Action } from './context.ts';

export const readinessActions: Readonly<Record<string, Action>> = {
  getReadiness({ parameters, request }, { journal, contract, hasSite }) {
    const report = assessReadiness(journal.entries, contract);
    // A browser gets a page, everybody else JSON.
    const format = parameters.query.format ?? (request.headers.accept?.includes('text/html') ? 'html' : 'json');
    if (format === 'json') return { status: 200, headers: JSON_HEADERS, body: report };
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': createPagePolicy() };
    return { status: 200, headers, body: formatHtml(report, hasSite()) };
  },
};
