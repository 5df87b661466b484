import type { ListLedgerLinesParams, ListMeta } from '#operations/contract.schemas.js';
import { listJournalEntryChanges } from '#operations/journal-entry-log.js';
import { listLedgerLines } from '#operations/ledger-lines.js';
import { pages } from '../pages.ts';
import type { CheckedOptions } from './options.ts';
import { otherAdministration } from './sync-error.ts';

/** Which ledger lines. */
export type LineQuery = Pick<ListLedgerLinesParams, 'Bookyear' | 'JournalEntryId' | 'Period'>;

/** A page of ledger lines. */
export interface LinePage<Line> {
  /** Its number. */
  readonly page: number;
  readonly lines: readonly Line[];
}

/** A change of a journal entry, as far as it is needed. */
export interface EntryChange {
  readonly JournalEntryId: number;
  /** 2 for a deletion. What else there may be one day is a change. */
  readonly Action: number;
  readonly Bookyear: number;
}

/** The end of the log. */
export interface LogHead {
  /** The moment of the newest change; null when there is none. */
  readonly newest: string | null;
  /** The administration whose log it is. */
  readonly administrationId: number;
}

/** The most that the log takes. */
const logPageSize = 1000;

/** What a run reads of the platform. */
export type Ledger<Line> = ReturnType<typeof openLedger<Line>>;

export function openLedger<Line>(options: CheckedOptions) {
  const { connection, fields, pageSize: chosenSize, signal } = options;
  let requests = 0;
  let administrationId: number | undefined;

  function heard(meta: ListMeta): void {
    requests += 1;
    administrationId ??= meta.administrationId;
    if (meta.administrationId !== administrationId) throw otherAdministration(administrationId, meta.administrationId);
  }

  async function read(query: LineQuery, page: number, pageSize: number, leaving?: AbortSignal) {
    const { _data, _meta } = await listLedgerLines(
      connection,
      { ...query, orderby: 'id', page, pageSize, ...(fields && { fields: [...fields] }) },
      { signal: leaving ?? signal },
    );
    heard(_meta);
    // Which fields a line has was decided by whoever chose them.
    return { page, lines: _data as unknown as readonly Line[], pageCount: _meta.pageCount };
  }

  /**
   * Pages of ledger lines, from this one down to the first; while one is used, the next is on its way.
   *
   * Lines are in the order of their `id`, and new ones come at the end. So when some are deleted in the meantime,
   * others move to a page that is still to come, and no line that stays is missed: at worst it is met twice.
   */
  async function* pagesDown(query: LineQuery, from: number, pageSize: number): AsyncGenerator<LinePage<Line>, void> {
    const leaving = new AbortController();
    const either = signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal;
    let next = from > 0 ? read(query, from, pageSize, either) : undefined;
    try {
      while (next) {
        const page: LinePage<Line> = await next;
        next = page.page > 1 ? read(query, page.page - 1, pageSize, either) : undefined;
        // Its error is for whoever asks for that page. Nobody may.
        next?.catch(() => undefined);
        yield page;
      }
    } finally {
      leaving.abort();
    }
  }

  /** The only page of ledger lines, or how many pages there are. */
  async function onlyPage(query: LineQuery): Promise<LinePage<Line> | number> {
    const first = await read(query, 1, chosenSize);
    return first.pageCount <= 1 ? first : first.pageCount;
  }

  /** All pages of ledger lines, when one page will mostly do. */
  async function* everyPage(query: LineQuery): AsyncGenerator<LinePage<Line>, void> {
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
    async count(bookyear: number): Promise<number> {
      const { _meta } = await listLedgerLines(connection, { Bookyear: [bookyear], metaOnly: true }, { signal });
      heard(_meta);
      return _meta.totalCount;
    },

    /** The newest change in the log. */
    async newestChange(): Promise<LogHead> {
      const { _data, _meta } = await listJournalEntryChanges(
        connection,
        { orderby: '-ChangedDate', pageSize: 1, fields: ['ChangedDate'] },
        { signal },
      );
      heard(_meta);
      return { newest: _data[0]?.ChangedDate ?? null, administrationId: _meta.administrationId };
    },

    /** The log since a moment, in the order in which it was written; and how long it is, as far as is known. */
    async *changes(since: string | undefined): AsyncGenerator<{ changes: readonly EntryChange[]; total: number }, void> {
      const log = pages(
        listJournalEntryChanges,
        connection,
        { ...from(since), orderby: 'id', pageSize: logPageSize, fields: ['JournalEntryId', 'Action', 'Bookyear'] },
        { signal },
      );
      for await (const { _data, _meta } of log) {
        heard(_meta);
        yield { changes: _data, total: _meta.totalCount };
      }
    },

    /** How many changes the log has since a moment. */
    async countChanges(since: string | undefined): Promise<number> {
      const { _meta } = await listJournalEntryChanges(connection, { ...from(since), metaOnly: true }, { signal });
      heard(_meta);
      return _meta.totalCount;
    },
  };
}

const from = (since: string | undefined) => (since === undefined ? {} : { ChangedDate_from: since });
