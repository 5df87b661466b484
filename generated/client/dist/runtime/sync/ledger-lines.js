import { listLedgerLines } from '../../operations/ledger-lines.js';
import { prefetchPages } from '../prefetch.js';
export function createLedgerLines(options, { track }) {
  const { connection, fields, pageSize: defaultPageSize, signal: callerSignal } = options;
  async function readPage(query, page, pageSize, signal) {
    const { _data, _meta } = await listLedgerLines(
      connection,
      { ...query, orderby: 'id', page, pageSize, ...(fields && { fields: [...fields] }) },
      { signal },
    );
    track(_meta);
    // The caller's type parameter says which fields a line has.
    return { page, lines: _data, pageCount: _meta.pageCount };
  }
  /**
   * Lines are sorted by `id`, and new ones come last. When lines are deleted meanwhile, others move to a page that is
   * still to be read: none is missed, and some may be read twice.
   */
  const pagesDown = (query, firstPage, pageSize) => {
    const createReader = (page) => (signal) => readPage(query, page, pageSize, signal);
    const getNextReader = ({ page }) => (page > 1 ? createReader(page - 1) : undefined);
    return prefetchPages(createReader(firstPage), getNextReader, callerSignal);
  };
  return {
    async count(bookyear) {
      const query = { Bookyear: [bookyear], metaOnly: true };
      const { _meta } = await listLedgerLines(connection, query, { signal: callerSignal });
      track(_meta);
      return _meta.totalCount;
    },
    pagesDown,
    async *everyPage(query) {
      const { pageCount, ...first } = await readPage(query, 1, defaultPageSize, callerSignal);
      if (pageCount <= 1) yield first;
      else yield* pagesDown(query, pageCount, defaultPageSize);
    },
  };
}
