import { listJournalEntryChanges } from '../../generated/client/src/operations/journal-entry-log.ts';
import { pages } from '../pages.ts';
import type { Answers } from './answers.ts';
import type { CheckedOptions } from './options.ts';

/** A change of a journal entry, as far as it is needed. */
export interface EntryChange {
  readonly JournalEntryId: number;
  /** 2 for a deletion. What else there may be one day is a change. */
  readonly Action: number;
  readonly Bookyear: number;
  readonly ChangedDate: string;
}

/** The end of the log. */
export interface LogHead {
  /** The moment of the newest change; null when there is none. */
  readonly newest: string | null;
  /** The administration whose log it is. */
  readonly administrationId: number;
}

/** A page of the log. */
export interface LogPage {
  readonly changes: readonly EntryChange[];
  /** How many changes there are on all pages, as far as is known by now. */
  readonly total: number;
}

/** The log of journal entries. `from` is a moment to read from; undefined reads all of it. */
export interface EntryLog {
  readonly head: () => Promise<LogHead>;
  /** The changes in the order in which they were written. */
  readonly changes: (from: string | undefined) => AsyncGenerator<LogPage, void>;
  readonly count: (from: string | undefined) => Promise<number>;
}

/** The most that the platform takes. */
const pageSize = 1000;
const fields = ['JournalEntryId', 'Action', 'Bookyear', 'ChangedDate'] as const;

export function openLog({ connection, signal }: CheckedOptions, { heard }: Answers): EntryLog {
  return {
    async head() {
      const newestOnly = { orderby: '-ChangedDate', pageSize: 1 } as const;
      const { _data, _meta } = await listJournalEntryChanges(connection, newestOnly, { signal });
      heard(_meta);
      return { newest: _data[0]?.ChangedDate ?? null, administrationId: _meta.administrationId };
    },

    async *changes(from) {
      const query = { ...since(from), orderby: 'id', pageSize, fields } as const;
      for await (const { _data, _meta } of pages(listJournalEntryChanges, connection, query, { signal })) {
        heard(_meta);
        // A change is typed more widely here than in the contract, for what the platform may say one day.
        yield { changes: _data as readonly EntryChange[], total: _meta.totalCount };
      }
    },

    async count(from) {
      const { _meta } = await listJournalEntryChanges(connection, { ...since(from), metaOnly: true }, { signal });
      heard(_meta);
      return _meta.totalCount;
    },
  };
}

const since = (from: string | undefined) => (from === undefined ? {} : { ChangedDate_from: from });
