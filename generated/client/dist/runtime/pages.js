import { prefetchPages } from './prefetch.js';
/**
 * Yields all records of a list, page by page. The next page is requested while the records of one page are used.
 *
 * @param list the function of the list: `listDebtors`.
 * @param connection followed by the arguments of that function: identifiers, query and options. A larger `pageSize`
 * takes fewer requests and more memory.
 *
 * @example
 * for await (const debtor of all(listDebtors, connection, { name: ['Acme'] })) console.log(debtor.id);
 *
 * @throws the errors of the list function.
 */
export const all = async function* (list, connection, ...rest) {
  for await (const { _data } of paginate(list, connection, rest)) yield* _data;
};
/**
 * Yields all pages of a list. The next page is requested while one page is used.
 *
 * @example
 * for await (const { _data, _meta } of pages(listDebtors, connection)) console.log(_data.length, _meta.totalCount);
 *
 * @throws the errors of the list function.
 */
export const pages = (list, connection, ...rest) => paginate(list, connection, rest);
/** Records may change between two pages: sorting by `id` yields each at most once. */
function paginate(list, connection, rest) {
  const isIdentifier = (value) => typeof value === 'number' || typeof value === 'string';
  const identifiers = rest.filter(isIdentifier);
  const [query, options] = rest.slice(identifiers.length);
  let page = query?.page ?? 1;
  const readPage = (signal) => list(connection, ...[...identifiers, { ...query, page }, { ...options, signal }]);
  function getNextReader({ _data, _meta }) {
    page += 1;
    return _meta.nextPage === null || _data?.length === 0 ? undefined : readPage;
  }
  return prefetchPages(readPage, getNextReader, options?.signal);
}
