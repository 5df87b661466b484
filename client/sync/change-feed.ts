import { listJournalEntryChanges } from '../../generated/client/src/operations/journal-entry-log.ts';
import { pages } from '../pages.ts';
import type { CheckedOptions } from './options.ts';
import type { ResponseTracker } from './response-tracker.ts';

/** The fields of a change of a journal entry that a run needs. */
export interface EntryChange {
  readonly JournalEntryId: number;
  /** 2 for a deletion. Any other value, also one that the platform may add, counts as a change. */
  readonly Action: number;
  readonly Bookyear: number;
  readonly ChangedDate: string;
}

/** The end of the log. */
export interface LogHead {
  /** Timestamp of the newest change; null when the log is empty. */
  readonly newest: string | null;
  /** Identifier of the administration of the log. */
  readonly administrationId: number;
}

/** A page of the log. */
export interface LogPage {
  readonly changes: readonly EntryChange[];
  /** Changes on all pages, as far as known. */
  readonly total: number;
}

/** The journal entry log. `from` is the timestamp to read from; undefined for the whole log. */
export interface ChangeFeed {
  readonly head: () => Promise<LogHead>;
  /** Yields the changes in the order in which they were logged. */
  readonly changes: (from: string | undefined) => AsyncGenerator<LogPage, void>;
  readonly count: (from: string | undefined) => Promise<number>;
}

/** The maximum of the platform. */
const MAX_PAGE_SIZE = 1000;
const fields = ['JournalEntryId', 'Action', 'Bookyear', 'ChangedDate'] as const;

export function createChangeFeed({ connection, signal }: CheckedOptions, { track }: ResponseTracker): ChangeFeed {
  return {
    async head() {
      const newestOnly = { orderby: '-ChangedDate', pageSize: 1 } as const;
      const { _data, _meta } = await listJournalEntryChanges(connection, newestOnly, { signal });
      track(_meta);
      return { newest: _data[0]?.ChangedDate ?? null, administrationId: _meta.administrationId };
    },

    async *changes(from) {
      const query = { ...filterSince(from), orderby: 'id', pageSize: MAX_PAGE_SIZE, fields } as const;
      for await (const { _data, _meta } of pages(listJournalEntryChanges, connection, query, { signal })) {
        track(_meta);
        // Wider than the type of the contract, because the platform may add actions.
        yield { changes: _data as readonly EntryChange[], total: _meta.totalCount };
      }
    },

    async count(from) {
      const query = { ...filterSince(from), metaOnly: true } as const;
      const { _meta } = await listJournalEntryChanges(connection, query, { signal });
      track(_meta);
      return _meta.totalCount;
    },
  };
}

const filterSince = (from: string | undefined) => (from === undefined ? {} : { ChangedDate_from: from });
