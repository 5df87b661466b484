import { listJournalEntryChanges } from '../../operations/journal-entry-log.js';
import { pages } from '../pages.js';
/** The most that the platform takes. */
const pageSize = 1000;
const fields = ['JournalEntryId', 'Action', 'Bookyear', 'ChangedDate'];
export function openLog({ connection, signal }, { heard }) {
  return {
    async head() {
      const newestOnly = { orderby: '-ChangedDate', pageSize: 1 };
      const { _data, _meta } = await listJournalEntryChanges(connection, newestOnly, { signal });
      heard(_meta);
      return { newest: _data[0]?.ChangedDate ?? null, administrationId: _meta.administrationId };
    },
    async *changes(from) {
      const query = { ...since(from), orderby: 'id', pageSize, fields };
      for await (const { _data, _meta } of pages(listJournalEntryChanges, connection, query, { signal })) {
        heard(_meta);
        // A change is typed more widely here than in the contract, for what the platform may say one day.
        yield { changes: _data, total: _meta.totalCount };
      }
    },
    async count(from) {
      const { _meta } = await listJournalEntryChanges(connection, { ...since(from), metaOnly: true }, { signal });
      heard(_meta);
      return _meta.totalCount;
    },
  };
}
const since = (from) => (from === undefined ? {} : { ChangedDate_from: from });
