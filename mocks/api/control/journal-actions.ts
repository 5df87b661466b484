import { createFilter, type JournalFilter } from '../../journal/filter-entries.ts';
import { formatEntry, formatSummary } from '../../journal/format-entry.ts';
import { streamEntries } from '../../journal/stream-entries.ts';
import { ProblemError } from '../../messages/problems.ts';
import { type Action, noContent, ok } from './context.ts';

interface JournalQuery extends JournalFilter {
  readonly limit?: number;
}

/** The requests that clients sent to the API. */
export const journalActions: Readonly<Record<string, Action>> = {
  listRequests({ parameters }, { journal }) {
    const { limit, ...filter } = parameters.query as JournalQuery;
    const newestFirst = journal.entries.filter(createFilter(filter)).toReversed();
    const { capacity, lastSequence } = journal;
    return ok({ requests: newestFirst.slice(0, limit ?? DEFAULT_LIMIT).map(formatSummary), lastSequence, capacity });
  },

  getRequest({ parameters }, { journal }) {
    const { sequence } = parameters.path;
    const entry = journal.find(Number(sequence));
    if (entry) return ok(formatEntry(entry, journal.fingerprint));
    throw new ProblemError('not-found', { key: 'requestUnknown', parameters: { sequence: Number(sequence) } });
  },

  clearRequests(_request, { journal }) {
    journal.clear();
    return noContent;
  },

  streamRequests({ parameters }, { journal, shutdown }) {
    const { limit, ...filter } = parameters.query as JournalQuery;
    const options = { matches: createFilter(filter), format: formatSummary, after: filter.after, limit };
    return {
      status: 200,
      headers: { 'content-type': 'text/event-stream' },
      body: streamEntries(journal, { ...options, signal: shutdown }),
    };
  },
};

const DEFAULT_LIMIT = 100;
