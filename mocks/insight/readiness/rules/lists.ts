import { type Finding, guides, type Rule } from '../rule.ts';
import { type ApiRequest, getClientKey, groupLists, isSuccessful, readPageRequest, type Traffic } from '../traffic.ts';

/** Page size that may be a choice: the latest five, the first match. */
const MAX_CHOICE = 10;

export const unreadPages: Rule = {
  id: 'unread-pages',
  title: 'Lists are read to their last page',
  severity: 'error',
  advice: 'Follow nextPage until it is null, and read a page that failed again.',
  guide: guides.paging,
  find: (traffic) =>
    groupLists(traffic).flatMap((list) => {
      const read = list.filter((request) => isSuccessful(request) && isRead(request));
      const last = read.at(-1);
      const pages = new Set(read.map(getPage));
      const failed = list.find((request) => getPage(request) > 1 && !pages.has(getPage(request)));
      if (!last) return [];
      if (failed) return [createFinding(failed, `page ${getPage(failed)} failed and was not read again.`)];
      const isFirstOnly = pages.size === 1 && pages.has(1) && last.page?.nextPage;
      return isFirstOnly ? [createFinding(last, `1 of ${last.page?.pageCount} pages was read.`)] : [];
    }),
};

const createFinding = (request: ApiRequest, text: string): Finding => ({
  message: `${request.operation.id}: ${text}`,
  requests: [request],
});

const getPage = (request: ApiRequest): number => readPageRequest(request).page;

function isRead(request: ApiRequest): boolean {
  const { isMetaOnly, pageSize } = readPageRequest(request);
  return !isMetaOnly && pageSize > MAX_CHOICE;
}

/** Reports a later page whose parameters match no earlier page: filters or the size were lost. */
export const builtPageUrl: Rule = {
  id: 'built-page-url',
  title: 'nextPage is followed as it is',
  severity: 'error',
  advice: 'Send the URL of nextPage unchanged: it has your filters, your sort order and the size of the page.',
  guide: guides.paging,
  find({ calls }) {
    const lists = Map.groupBy(calls.filter(isList), getClientKey);
    return calls.filter(isLaterPage).flatMap((request) => {
      const source = findSource(request, lists);
      if (!source) return [];
      const message = `${request.operation.id}: page ${getPage(request)} has other parameters than nextPage had.`;
      return [{ message, requests: [source, request] }];
    });
  },
};

const isList = ({ operation }: ApiRequest): boolean => operation.kind === 'list';

export const isLaterPage = (request: ApiRequest): boolean => isList(request) && getPage(request) > 1;

/** Finds the page that the request should continue; undefined when the parameters match an earlier page. */
function findSource(request: ApiRequest, lists: ReadonlyMap<string, readonly ApiRequest[]>): ApiRequest | undefined {
  const { page, selection } = readPageRequest(request);
  const earlier = (lists.get(getClientKey(request)) ?? []).filter(({ time }) => time < request.time);
  if (earlier.some((other) => readPageRequest(other).selection === selection)) return undefined;
  return earlier.findLast((other) => {
    const query = readPageRequest(other);
    return isSuccessful(other) && !query.isMetaOnly && other.page?.nextPage && query.page === page - 1;
  });
}

/** Lists whose changes are in the journal entry log. */
const LISTS_IN_ENTRY_LOG = ['ledgerlines', 'journalentries', 'journalentrieswithlines'];

/** Acceptable reads of a list from its start, without the log. */
const MAX_WHOLE_READS = 2;

export const pollingWithoutLog: Rule = {
  id: 'polling-without-log',
  title: 'Changes are read from the journal entry log',
  severity: 'warning',
  advice: 'Read the journal entry log since the last run, and only the entries that changed.',
  guide: guides.synchronization,
  find: (traffic) =>
    groupLists(traffic).flatMap((list) => {
      const requests = list.filter(isWholeRead);
      const [first, last] = [requests[0], requests.at(-1)];
      if (!first || !last || requests.length <= MAX_WHOLE_READS || usesLog(first, last, traffic)) return [];
      const message = `${first.operation.id} was read ${requests.length} times as a whole, and the log not once.`;
      return [{ message, requests }];
    }),
};

/** Checks for a first page without changed entries, and without period 0, which the log lacks. */
function isWholeRead(request: ApiRequest): boolean {
  const { page, isMetaOnly, selection } = readPageRequest(request);
  if (!LISTS_IN_ENTRY_LOG.includes(request.operation.resource) || !isSuccessful(request) || page !== 1 || isMetaOnly)
    return false;
  return !/(^|&)(journalentryid|id)=|(^|&)period=0(&|$)/i.test(selection);
}

const usesLog = (first: ApiRequest, last: ApiRequest, { calls }: Traffic): boolean =>
  calls.some(
    (request) =>
      request.operation.resource === 'journalentrylog' &&
      request.time > first.time &&
      request.time < last.time &&
      getClientKey({ ...request, path: '' }) === getClientKey({ ...first, path: '' }),
  );

/** Acceptable single reads of one kind of record, within the time, in place of a list. */
const MAX_SINGLE_READS = 20;
const PERIOD_MS = 60_000;

export const singleReads: Rule = {
  id: 'single-reads',
  title: 'Many records are read as a list',
  severity: 'info',
  advice: 'Read lists with a large pageSize, select the fields that you need, and repeat a filter for several values.',
  guide: guides.limits,
  find({ calls }) {
    const reads = calls.filter((request) => isSuccessful(request) && isSingleRead(request));
    const groups = Map.groupBy(reads, (request) => getClientKey({ ...request, path: request.operation.path }));
    return [...groups.values()].filter(isBurst).map((requests) => ({
      message: `${requests[0]?.operation.id} read ${countRecords(requests)} records one by one.`,
      requests,
    }));
  },
};

/** Checks for a read of a record, or of one entry's ledger lines. */
function isSingleRead(request: ApiRequest): boolean {
  const { operation } = request;
  const { page, selection } = readPageRequest(request);
  const isOfEntry =
    operation.resource === 'ledgerlines' && page === 1 && /(^|&)journalentryid=\d+(&|$)/i.test(selection);
  return operation.kind === 'get' || isOfEntry;
}

const countRecords = (requests: readonly ApiRequest[]): number =>
  new Set(requests.map(({ path, search }) => `${path}${search}`)).size;

const isBurst = (requests: readonly ApiRequest[]): boolean =>
  countRecords(requests) > MAX_SINGLE_READS &&
  requests.some(({ time }, index) => {
    const next = requests[index + MAX_SINGLE_READS];
    return next !== undefined && next.time - time < PERIOD_MS;
  });
