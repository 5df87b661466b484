import { listLedgerLines } from '../../generated/client/src/operations/ledger-lines.ts';
import type { ListLedgerLinesParams } from '../../generated/client/src/types.ts';
import { notifyReceived } from './notify-received.ts';
import type { CheckedOptions } from './options.ts';
import { readDown } from './read-down.ts';
import type { ResponseTracker } from './response-tracker.ts';

/** Filters of ledger lines. */
export type LineQuery = Pick<ListLedgerLinesParams, 'Bookyear' | 'JournalEntryId' | 'Period'>;

/** A page of ledger lines. */
export interface LinePage<Line> {
  /** Its number, from 1. */
  readonly page: number;
  readonly lines: readonly Line[];
}

/** The ledger lines of the platform. */
export interface LedgerLines<Line> {
  /** Counts the lines of a book year. */
  readonly count: (bookyear: number) => Promise<number>;
  /** Yields pages from `firstPage` down to page 1. */
  readonly pagesDown: (query: LineQuery, firstPage: number, pageSize: number) => AsyncGenerator<LinePage<Line>, void>;
  /** Yields all pages; takes one request when everything fits on one page. */
  readonly everyPage: (query: LineQuery) => AsyncGenerator<LinePage<Line>, void>;
}

export function createLedgerLines<Line>(options: CheckedOptions, { track }: ResponseTracker): LedgerLines<Line> {
  const { client, fields, pageSize: defaultPageSize, signal: callerSignal } = options;

  async function readPage(
    query: LineQuery,
    page: number,
    pageSize: number,
    signal: AbortSignal | undefined,
    onReceived = () => {},
  ) {
    const { _data, _meta } = await listLedgerLines(
      notifyReceived(client, onReceived),
      { ...query, orderby: 'id', page, pageSize, ...(fields && { fields: [...fields] }) },
      { signal },
    );
    track(_meta);
    // The caller's type parameter says which fields a line has.
    return { page, lines: _data as unknown as readonly Line[], pageCount: _meta.pageCount };
  }

  /**
   * Lines are sorted by `id`, and new ones come last. When lines are deleted meanwhile, others move to a page that is
   * still to be read: none is missed, and some may be read twice.
   */
  const pagesDown: LedgerLines<Line>['pagesDown'] = (query, firstPage, pageSize) =>
    readDown(
      (page, signal, onReceived) => readPage(query, page, pageSize, signal, onReceived),
      firstPage,
      callerSignal,
    );

  return {
    async count(bookyear) {
      const query = { Bookyear: [bookyear], metaOnly: true } as const;
      const { _meta } = await listLedgerLines(client, query, { signal: callerSignal });
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
