import { listLedgerLines } from '../../operations/ledger-lines.js';
import { readAhead } from '../ahead.js';
export function openLines(options, { heard }) {
  const { connection, fields, pageSize: chosenSize, signal } = options;
  const read = async (query, page, pageSize, ending) => {
    const { _data, _meta } = await listLedgerLines(
      connection,
      { ...query, orderby: 'id', page, pageSize, ...(fields && { fields: [...fields] }) },
      { signal: ending },
    );
    heard(_meta);
    // Which fields a line has was decided by whoever chose them.
    return { page, lines: _data, pageCount: _meta.pageCount };
  };
  const pagesDown = (query, from, pageSize) =>
    turnDown((page, ending) => read(query, page, pageSize, ending), from, signal);
  /** The only page, or how many there are. */
  async function onlyPage(query) {
    const first = await read(query, 1, chosenSize, signal);
    return first.pageCount <= 1 ? first : first.pageCount;
  }
  return {
    async count(bookyear) {
      const { _meta } = await listLedgerLines(connection, { Bookyear: [bookyear], metaOnly: true }, { signal });
      heard(_meta);
      return _meta.totalCount;
    },
    pagesDown,
    async *everyPage(query) {
      const found = await onlyPage(query);
      if (typeof found === 'number') yield* pagesDown(query, found, chosenSize);
      else yield found;
    },
  };
}
/**
 * Turns pages from this one down to the first.
 *
 * Lines are in the order of their `id`, and new ones come at the end. So when some are deleted in the meantime, others
 * move to a page that is still to come, and no line that stays is missed: at worst it is met twice.
 */
function turnDown(read, from, signal) {
  const reader = (page) => (ending) => read(page, ending);
  return readAhead(reader(from), ({ page }) => (page > 1 ? reader(page - 1) : undefined), signal);
}
