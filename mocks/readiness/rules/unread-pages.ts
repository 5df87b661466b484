import { type Finding, guides, type Rule } from '../rule.ts';
import { type ApiRequest, groupLists, isSuccessful, readListQuery } from '../traffic.ts';

/** A page of this size or less may be all that somebody wants: the latest five, the first match. */
const MAX_CHOICE = 10;

/** Lists of which only the first page is read, or that end at a page that failed. */
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

const createFinding = ({ operation, sequence }: ApiRequest, text: string): Finding => ({
  message: `${operation.id}: ${text}`,
  requests: [sequence],
});

const getPage = (request: ApiRequest): number => readListQuery(request).page;

/** Whether a request reads records, and more than somebody may have chosen. */
export function isRead(request: ApiRequest): boolean {
  const { isMetaOnly, pageSize } = readListQuery(request);
  return !isMetaOnly && pageSize > MAX_CHOICE;
}
