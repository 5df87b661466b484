import { JSON_HEADERS } from '../../http/types.ts';
import { createPagePolicy } from '../../insight/pages/render-page.ts';
import { assessReadiness } from '../../insight/readiness/assess.ts';
import { formatHtml } from '../../insight/readiness/format-html.ts';
import type { JournalEntry } from '../../insight/requests/entry.ts';
import {
  formatEntry,
  formatSummary,
  type RequestDetails,
  type RequestSummary,
} from '../../insight/requests/format-entry.ts';
import { checkFollowers, streamEntries } from '../../insight/requests/stream-entries.ts';
import { ProblemError } from '../../messages/problems.ts';
import { type Action, noContent, ok } from './context.ts';

interface JournalQuery {
  readonly operationId?: string;
  /** `404`, `4xx`, or `none` for requests without a response. */
  readonly status?: string;
  readonly administration?: number;
  readonly after?: number;
  readonly limit?: number;
  readonly details?: boolean;
}

export const journalActions: Readonly<Record<string, Action>> = {
  listRequests({ parameters }, { journal }) {
    const { limit = DEFAULT_LIMIT, details = false, ...filter } = parameters.query as JournalQuery;
    const newest = journal.entries.filter(createFilter(filter)).toReversed().slice(0, limit);
    const format = (entry: JournalEntry): RequestSummary | RequestDetails =>
      details ? formatEntry(entry, journal.fingerprint) : formatSummary(entry);
    const requests = newest.map(format);
    const { capacity, lastSequence } = journal;
    return ok({ requests, lastSequence, capacity });
  },

  getRequest({ parameters }, { journal }) {
    const sequence = Number(parameters.path.sequence);
    const entry = journal.find(sequence);
    if (entry) return ok(formatEntry(entry, journal.fingerprint));
    throw new ProblemError('not-found', { key: 'requestUnknown', parameters: { sequence } });
  },

  clearRequests(_request, { journal }) {
    journal.clear();
    return noContent;
  },

  streamRequests({ parameters }, { journal, shutdown }) {
    checkFollowers(journal);
    const { limit, ...filter } = parameters.query as JournalQuery;
    const matches = createFilter(filter);
    const options = { matches, after: filter.after, limit, signal: shutdown };
    return { status: 200, headers: { 'content-type': 'text/event-stream' }, body: streamEntries(journal, options) };
  },

  getReadiness({ parameters, request }, { journal, contract, hasSite }) {
    const report = assessReadiness(journal.entries, contract);
    // Browsers get a page, other clients JSON.
    const format = parameters.query.format ?? (request.headers.accept?.includes('text/html') ? 'html' : 'json');
    if (format === 'json') return { status: 200, headers: JSON_HEADERS, body: report };
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': createPagePolicy() };
    return { status: 200, headers, body: formatHtml(report, hasSite?.() === true) };
  },
};

const DEFAULT_LIMIT = 100;

const createFilter =
  ({ operationId, status, administration, after = 0 }: JournalQuery) =>
  (entry: JournalEntry): boolean =>
    entry.sequence > after &&
    (operationId === undefined || entry.operation?.id === operationId) &&
    (administration === undefined || entry.administration === administration) &&
    (status === undefined || hasStatus(entry, status));

function hasStatus({ status }: JournalEntry, expected: string): boolean {
  if (status === undefined || expected === 'none') return status === undefined && expected === 'none';
  return expected.endsWith('xx') ? String(status).startsWith(expected.charAt(0)) : String(status) === expected;
}
