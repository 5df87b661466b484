import { listLedgerLines } from '../../operations/ledger-lines.js';
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
 * Turns pages from this one down to the first. While one is used, the next is on its way.
 *
 * Lines are in the order of their `id`, and new ones come at the end. So when some are deleted in the meantime, others
 * move to a page that is still to come, and no line that stays is missed: at worst it is met twice.
 */
async function* turnDown(read, from, signal) {
  const leaving = new AbortController();
  const ending = signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal;
  let next = read(from, ending);
  try {
    while (next) {
      const page = await next;
      next = page.page > 1 ? read(page.page - 1, ending) : undefined;
      // Its error is for whoever asks for that page. Nobody may.
      next?.catch(() => undefined);
      // A store that works without waiting would keep the request from leaving.
      if (next) await new Promise((resolve) => setTimeout(resolve));
      yield page;
    }
  } finally {
    leaving.abort();
  }
}
