import { readAhead } from './ahead.js';
/**
 * All records of a list, page after page. While the records of one page are used, the next page is on its way.
 *
 * @param list the function of the list: `listDebtors`.
 * @param connection then the identifiers of the list, if it has any, its query and the options, as for the list itself.
 * A larger `pageSize` makes fewer requests, and takes more memory.
 *
 * @example
 * for await (const debtor of all(listDebtors, connection, { name: ['Acme'] })) console.log(debtor.id);
 *
 * @throws what the function of the list throws.
 */
export const all = async function* (list, connection, ...rest) {
  for await (const { _data } of turn(list, connection, rest)) yield* _data;
};
/**
 * All pages of a list. While one page is used, the next is on its way.
 *
 * @example
 * for await (const { _data, _meta } of pages(listDebtors, connection)) console.log(_data.length, _meta.totalCount);
 *
 * @throws what the function of the list throws.
 */
export const pages = (list, connection, ...rest) => turn(list, connection, rest);
/** Turns the pages of a list. The records may change in the meantime: sort by `id` to see each at most once. */
function turn(list, connection, rest) {
  const isIdentifier = (value) => typeof value === 'number' || typeof value === 'string';
  const identifiers = rest.filter(isIdentifier);
  const [query, options] = rest.slice(identifiers.length);
  let number = query?.page ?? 1;
  const read = (signal) => list(connection, ...[...identifiers, { ...query, page: number }, { ...options, signal }]);
  function after({ _data, _meta }) {
    number += 1;
    return _meta.nextPage === null || _data?.length === 0 ? undefined : read;
  }
  return readAhead(read, after, options?.signal);
}
