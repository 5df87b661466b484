import { guides, type Rule } from '../rule.ts';
import { type ApiRequest, getClientKey, groupLists, isSuccessful, readListQuery, type Traffic } from '../traffic.ts';

/** Lists whose changes are in the journal entry log. */
const LOGGED = ['ledgerlines', 'journalentries', 'journalentrieswithlines'];

/** Reads of one list from its start, without the log, that are one too many. */
const MAX_READS = 2;

/** Lists of the ledger that are read again and again as a whole. */
export const pollingWithoutLog: Rule = {
  id: 'polling-without-log',
  title: 'Changes are read from the journal entry log',
  severity: 'warning',
  advice: 'Read the journal entry log since the last run, and only the entries that changed.',
  guide: guides.synchronization,
  find: (traffic) =>
    groupLists(traffic).flatMap((list) => {
      const reads = list.filter(isWholeRead);
      const [first] = reads;
      if (!first || reads.length <= MAX_READS || usesLog(first, reads.at(-1) ?? first, traffic)) return [];
      const message = `${first.operation.id} was read ${reads.length} times as a whole, and the log not once.`;
      return [{ message, requests: reads.map(({ sequence }) => sequence) }];
    }),
};

/** The first page, without the entries that changed, and without period 0, which the log does not have. */
function isWholeRead(request: ApiRequest): boolean {
  const { page, isMetaOnly, selection } = readListQuery(request);
  return (
    LOGGED.includes(request.operation.resource) &&
    isSuccessful(request) &&
    page === 1 &&
    !isMetaOnly &&
    !/(^|&)(journalentryid|id)=|(^|&)period=0(&|$)/.test(selection)
  );
}

const usesLog = (first: ApiRequest, last: ApiRequest, { calls }: Traffic): boolean =>
  calls.some(
    (request) =>
      request.operation.resource === 'journalentrylog' &&
      request.time > first.time &&
      request.time < last.time &&
      getClientKey({ ...request, path: '' }) === getClientKey({ ...first, path: '' }),
  );
