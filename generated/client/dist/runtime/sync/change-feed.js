import { listJournalEntryChanges } from '../../operations/journal-entry-log.js';
import { pages } from '../pages.js';
/** The maximum of the platform. */
const MAX_PAGE_SIZE = 1000;
const fields = ['JournalEntryId', 'Action', 'Bookyear', 'ChangedDate'];
export function createChangeFeed({ connection, signal }, { track }) {
  return {
    async head() {
      const newestOnly = { orderby: '-ChangedDate', pageSize: 1 };
      const { _data, _meta } = await listJournalEntryChanges(connection, newestOnly, { signal });
      track(_meta);
      return { newest: _data[0]?.ChangedDate ?? null, administrationId: _meta.administrationId };
    },
    async *changes(from) {
      const query = { ...filterSince(from), orderby: 'id', pageSize: MAX_PAGE_SIZE, fields };
      for await (const { _data, _meta } of pages(listJournalEntryChanges, connection, query, { signal })) {
        track(_meta);
        // Wider than the type of the contract, because the platform may add actions.
        yield { changes: _data, total: _meta.totalCount };
      }
    },
    async count(from) {
      const query = { ...filterSince(from), metaOnly: true };
      const { _meta } = await listJournalEntryChanges(connection, query, { signal });
      track(_meta);
      return _meta.totalCount;
    },
  };
}
const filterSince = (from) => (from === undefined ? {} : { ChangedDate_from: from });
