import { listJournalEntryChanges } from '../../generated/client/src/operations.ts';
import type { ListJournalEntryChangesParams } from '../../generated/client/src/types.ts';
import type { Page } from '../runtime/page.ts';
import { iteratePages } from '../runtime/pages.ts';
import type { CheckedOptions } from './options.ts';
import type { ResponseTracker } from './sync-error.ts';

/** Fields of a journal entry change that a run needs. The platform documents only the first two. */
export interface EntryChange {
  readonly JournalEntryId: number;
  /** Deletion when 2. Any other value, also a new one, counts as a change. */
  readonly Action: number;
  readonly ChangedDate?: string;
}

export type ChangeFeed = ReturnType<typeof createChangeFeed>;

export type LogHead = Awaited<ReturnType<ChangeFeed['head']>>;

/** Maximum of the platform. */
const MAX_PAGE_SIZE = 1000;

/** Reads the journal entry log. `from` is the timestamp to read from; undefined for the whole log. */
export function createChangeFeed({ client, signal }: CheckedOptions, { track }: ResponseTracker) {
  let hasDates = false;

  /** Requests documented fields only, until the response shows more. */
  async function readOne(query: Pick<ListJournalEntryChangesParams, 'orderby'>) {
    const call = listJournalEntryChanges(client, { ...query, pageSize: 1 }, { signal });
    const { data, headers } = await call.withResponse();
    track(data._meta);
    return { change: data._data[0] as EntryChange | undefined, meta: data._meta, date: headers.get('date') };
  }

  return {
    /**
     * Reads `now`, the timestamp from which the next run reads the log: the time of the newest change, or of the
     * platform when the changes have no dates; null when the log is empty.
     */
    async head() {
      const { change, meta, date } = await readOne({});
      hasDates = isTimestamp(change?.ChangedDate);
      const newest = hasDates ? (await readOne({ orderby: '-ChangedDate' })).change?.ChangedDate : undefined;
      // Without a header the local clock must do; `overlap` allows for its error.
      const clock = new Date(date ?? Date.now()).toISOString();
      const { totalCount: count, administrationId } = meta;
      return { now: count === 0 ? null : (newest ?? clock), hasDates, count, administrationId };
    },

    /** Yields the changes, in any order. They have dates when the newest change does. */
    async *changes(from: string | undefined) {
      const fields = ['JournalEntryId', 'Action', ...(hasDates ? (['ChangedDate'] as const) : [])] as const;
      const query = { ...filterSince(from), pageSize: MAX_PAGE_SIZE, fields };
      // Wider than the contract's type: the platform may add actions and omit dates.
      type LogPage = Pick<Page<EntryChange>, '_data' | '_meta'>;
      for await (const { _data, _meta } of iteratePages<LogPage>(listJournalEntryChanges, client, [
        query,
        { signal },
      ])) {
        track(_meta);
        yield _data;
      }
    },

    async count(from: string | undefined): Promise<number> {
      const query = { ...filterSince(from), metaOnly: true } as const;
      const { _meta } = await listJournalEntryChanges(client, query, { signal });
      track(_meta);
      return _meta.totalCount;
    },
  };
}

const filterSince = (from: string | undefined) => (from === undefined ? {} : { ChangedDate_from: from });

const isTimestamp = (value: string | undefined): boolean => value !== undefined && !Number.isNaN(Date.parse(value));
