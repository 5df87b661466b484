import { type HttpResponse, JSON_HEADERS } from '../../http/types.ts';
import { createPagePolicy } from '../../pages/render-page.ts';
import { assessReadiness, type ReadinessReport } from '../../readiness/assess.ts';
import { formatHtml } from '../../readiness/report/html.ts';
import { formatJunit } from '../../readiness/report/junit.ts';
import { formatText } from '../../readiness/report/text.ts';
import type { Action } from './context.ts';

type Format = 'json' | 'html' | 'junit' | 'text';

/** How each format of the report is sent. */
const senders: Readonly<Record<Format, (report: ReadinessReport, hasSite: boolean) => Omit<HttpResponse, 'status'>>> = {
  json: (report) => ({ headers: JSON_HEADERS, body: report }),
  junit: (report) => ({ headers: { 'content-type': 'application/xml' }, body: formatJunit(report) }),
  text: (report) => ({ headers: { 'content-type': 'text/plain; charset=utf-8' }, body: formatText(report) }),
  html: (report, hasSite) => ({
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': createPagePolicy() },
    body: formatHtml(report, hasSite),
  }),
};

/** The verdict on an integration. */
export const readinessActions: Readonly<Record<string, Action>> = {
  getReadiness({ parameters, request }, { journal, contract, hasSite }) {
    const report = assessReadiness(journal.entries, contract);
    const format = (parameters.query.format as Format | undefined) ?? negotiate(request.headers.accept);
    return { status: 200, ...senders[format](report, hasSite()) };
  },
};

/** A browser gets a page, everybody else JSON. */
const negotiate = (accept = ''): Format => (accept.includes('text/html') ? 'html' : 'json');
