import { listLedgerLines } from '../../generated/client/src/operations.ts';
import type { ListLedgerLinesParams } from '../../generated/client/src/types.ts';
import { prefetchPages } from '../runtime/prefetch.ts';
import type { CheckedOptions } from './options.ts';
import type { ResponseTracker } from './sync-error.ts';

export type LineQuery = Pick<ListLedgerLinesParams, 'Bookyear' | 'JournalEntryId' | 'Period'>;

export type LedgerLines = ReturnType<typeof createLedgerLines>;

export function createLedgerLines(options: CheckedOptions, { track }: ResponseTracker) {
  const { client, pageSize: defaultPageSize, signal: callerSignal } = options;

  async function readPage(query: LineQuery, page: number, pageSize: number, signal: AbortSignal | undefined) {
    const position = { orderby: 'id', page, pageSize } as const;
    const { _data, _meta } = await listLedgerLines(client, { ...query, ...position }, { signal });
    track(_meta);
    return { page, lines: _data, pageCount: _meta.pageCount };
  }

  /**
   * Yields pages from `lastPage` down to page 1. Lines are sorted by `id`, and new ones come last. Simultaneous deletions move
   * lines to pages still to be read: none is missed, and some are read twice. Each page is requested after the one before has
   * arrived: simultaneous pages could miss a line that moves.
   */
  function pagesDown(query: LineQuery, lastPage: number, pageSize: number) {
    const createReader = (page: number) => (signal: AbortSignal) => readPage(query, page, pageSize, signal);
    const getNextReader = ({ page }: { page: number }) => (page > 1 ? createReader(page - 1) : undefined);
    return prefetchPages(createReader(lastPage), getNextReader, callerSignal);
  }

  return {
    async count(bookyear: number): Promise<number> {
      const query = { Bookyear: [bookyear], metaOnly: true } as const;
      const { _meta } = await listLedgerLines(client, query, { signal: callerSignal });
      track(_meta);
      return _meta.totalCount;
    },
    pagesDown,
    /** Yields all pages; one request when everything fits on one page. */
    async *everyPage(query: LineQuery) {
      const first = await readPage(query, 1, defaultPageSize, callerSignal);
      if (first.pageCount <= 1) yield first;
      else yield* pagesDown(query, first.pageCount, defaultPageSize);
    },
  };
}
