import { guides, type Rule } from '../rule.ts';
import { type ApiRequest, getClientKey, isSuccessful, readListQuery, type Traffic } from '../traffic.ts';

/** A page after the first whose parameters are not those of any page that was read before: filters or the size were lost. */
export const builtPageUrl: Rule = {
  id: 'built-page-url',
  title: 'nextPage is followed as it is',
  severity: 'error',
  advice: 'Send the URL of nextPage unchanged: it has your filters, your sort order and the size of the page.',
  guide: guides.paging,
  find: (traffic) =>
    traffic.calls.filter(isLaterPage).flatMap((request) => {
      const source = findSource(request, traffic);
      if (!source) return [];
      const message = `${request.operation.id}: page ${readListQuery(request).page} has other parameters than nextPage had.`;
      return [{ message, requests: [source.sequence, request.sequence] }];
    }),
};

export const isLaterPage = (request: ApiRequest): boolean =>
  request.operation.kind === 'list' && readListQuery(request).page > 1;

/** Finds the page that the request was meant to continue; undefined when its parameters are those of a page before. */
function findSource(request: ApiRequest, { calls }: Traffic): ApiRequest | undefined {
  const { page, selection } = readListQuery(request);
  const earlier = calls.filter(
    (other) =>
      other.time < request.time && other.operation.kind === 'list' && getClientKey(other) === getClientKey(request),
  );
  if (earlier.some((other) => readListQuery(other).selection === selection)) return undefined;
  return earlier.findLast(
    (other) =>
      isSuccessful(other) &&
      !readListQuery(other).isMetaOnly &&
      other.page?.nextPage &&
      readListQuery(other).page === page - 1,
  );
}
