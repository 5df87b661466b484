import { listLedgerLines } from '../../generated/client/src/operations.ts';
import type { ListLedgerLinesParams } from '../../generated/client/src/types.ts';
import type { ClientCore } from '../runtime/client-core.ts';
import { parseJsonObject } from '../runtime/problem.ts';
import type { DocumentReader } from '../runtime/raw-response.ts';
import { isPage } from '../runtime/response.ts';
import type { CheckedOptions } from './options.ts';
import { readDown } from './read-down.ts';
import type { ResponseTracker } from './sync-error.ts';

export type LineQuery = Pick<ListLedgerLinesParams, 'Bookyear' | 'JournalEntryId' | 'Period'>;

export type LedgerLines<Line> = ReturnType<typeof createLedgerLines<Line>>;

export function createLedgerLines<Line>(options: CheckedOptions, { track }: ResponseTracker) {
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
   * Yields pages from `firstPage` down to page 1. Lines are sorted by `id`, and new ones come last. When lines are deleted
   * meanwhile, others move to a page that is still to be read: none is missed, and some may be read twice.
   */
  const pagesDown = (query: LineQuery, firstPage: number, pageSize: number) =>
    readDown((page, ...rest) => readPage(query, page, pageSize, ...rest), firstPage, callerSignal);

  return {
    async count(bookyear: number): Promise<number> {
      const query = { Bookyear: [bookyear], metaOnly: true } as const;
      const { _meta } = await listLedgerLines(client, query, { signal: callerSignal });
      track(_meta);
      return _meta.totalCount;
    },
    pagesDown,
    /** Yields all pages; takes one request when everything fits on one page. */
    async *everyPage(query: LineQuery) {
      const first = await readPage(query, 1, defaultPageSize, callerSignal);
      if (first.pageCount <= 1) yield first;
      else yield* pagesDown(query, first.pageCount, defaultPageSize);
    },
  };
}

/**
 * Returns a client for lists that calls `onReceived` when a page has arrived, before it is parsed: parsing a large page
 * takes as long as a short call.
 */
export function notifyReceived(client: ClientCore, onReceived: () => void): ClientCore {
  const document: DocumentReader = {
    contentType: 'application/json',
    async read(response, attempt) {
      const text = await attempt(() => response.text());
      onReceived();
      // Lets the next request leave before the parser blocks the event loop.
      await new Promise((resolve) => setTimeout(resolve));
      const page = parseJsonObject(text);
      return page && isPage(page) ? { text: '', document: page } : { text };
    },
  };
  return { ...client, call: (request, options) => client.call({ ...request, document }, options) };
}
