import { listJournalEntryChanges } from '../../operations/journal-entry-log.js';
import { listLedgerLines } from '../../operations/ledger-lines.js';
import { pages } from '../pages.js';
import { otherAdministration } from './sync-error.js';
/** The most that the log takes. */
const logPageSize = 1000;
const logFields = ['JournalEntryId', 'Action', 'Bookyear', 'ChangedDate'];
export function openLedger(options) {
  const { connection, fields, pageSize: chosenSize, signal } = options;
  let requests = 0;
  let administrationId;
  function heard(meta) {
    requests += 1;
    administrationId ??= meta.administrationId;
    if (meta.administrationId !== administrationId) throw otherAdministration(administrationId, meta.administrationId);
  }
  async function read(query, page, pageSize, leaving) {
    const { _data, _meta } = await listLedgerLines(
      connection,
      { ...query, orderby: 'id', page, pageSize, ...(fields && { fields: [...fields] }) },
      { signal: leaving ?? signal },
    );
    heard(_meta);
    // Which fields a line has was decided by whoever chose them.
    return { page, lines: _data, pageCount: _meta.pageCount };
  }
  /**
   * Pages of ledger lines, from this one down to the first; while one is used, the next is on its way.
   *
   * Lines are in the order of their `id`, and new ones come at the end. So when some are deleted in the meantime,
   * others move to a page that is still to come, and no line that stays is missed: at worst it is met twice.
   */
  async function* pagesDown(query, from, pageSize) {
    const leaving = new AbortController();
    const either = signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal;
    let next = from > 0 ? read(query, from, pageSize, either) : undefined;
    try {
      while (next) {
        const page = await next;
        next = page.page > 1 ? read(query, page.page - 1, pageSize, either) : undefined;
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
  /** The only page of ledger lines, or how many pages there are. */
  async function onlyPage(query) {
    const first = await read(query, 1, chosenSize);
    return first.pageCount <= 1 ? first : first.pageCount;
  }
  /** All pages of ledger lines, when one page will mostly do. */
  async function* everyPage(query) {
    const found = await onlyPage(query);
    if (typeof found === 'number') yield* pagesDown(query, found, chosenSize);
    else yield found;
  }
  return {
    pagesDown,
    everyPage,
    /** How many calls were answered. */
    requests: () => requests,
    /** How many lines the platform has of a book year. */
    async count(bookyear) {
      const { _meta } = await listLedgerLines(connection, { Bookyear: [bookyear], metaOnly: true }, { signal });
      heard(_meta);
      return _meta.totalCount;
    },
    /** The newest change in the log. */
    async newestChange() {
      const { _data, _meta } = await listJournalEntryChanges(
        connection,
        { orderby: '-ChangedDate', pageSize: 1, fields: ['ChangedDate'] },
        { signal },
      );
      heard(_meta);
      return { newest: _data[0]?.ChangedDate ?? null, administrationId: _meta.administrationId };
    },
    /** The log since a moment, in the order in which it was written; and how long it is, as far as is known. */
    async *changes(from) {
      const log = pages(
        listJournalEntryChanges,
        connection,
        { ...since(from), orderby: 'id', pageSize: logPageSize, fields: logFields },
        { signal },
      );
      for await (const { _data, _meta } of log) {
        heard(_meta);
        // A change is typed more widely here than in the contract, for what the platform may say one day.
        yield { changes: _data, total: _meta.totalCount };
      }
    },
    /** How many changes the log has since a moment. */
    async countChanges(from) {
      const { _meta } = await listJournalEntryChanges(connection, { ...since(from), metaOnly: true }, { signal });
      heard(_meta);
      return _meta.totalCount;
    },
  };
}
const since = (from) => (from === undefined ? {} : { ChangedDate_from: from });
