import { UnreadableResponseError } from './errors.ts';

/** What a page says about its place in the list. */
export interface PageMeta {
  readonly nextPage: string | null;
  readonly totalCount: number;
}

interface RecordLike {
  readonly _meta?: { readonly self?: string };
}

/** The query of a page, as a list function takes it. */
export type PageQuery = Readonly<Record<string, unknown>>;

/** Position in a list whose records may be deleted while it is read. */
export interface PageCursor {
  /** Returns the query of the page to read. */
  query(): PageQuery;
  /**
   * Steps back when records were deleted since the page before was read: later ones have then moved to pages that were
   * read already. Returns whether it did; the page that was just read is then read again, after those.
   */
  stepBack(meta: PageMeta): boolean;
  /** Returns the records of a page, without those that were on it when it was read before. */
  takeNew<Item extends RecordLike>(records: readonly Item[]): Item[];
  /** Moves to the page of `nextPage`. Returns false at the end. */
  advance(meta: PageMeta): boolean;
}

/** Records that are remembered besides the last pages, to recognise them on a page that is read again. */
const REMEMBERED_RECORDS = 10_000;

/** Creates the position of the first page. */
export function createPageCursor(firstQuery: PageQuery): PageCursor {
  let query = firstQuery;
  let pageSize = 1;
  let isEmpty = false;
  let lastTotal = 0;
  /** Number of the page from which it stepped back. */
  let resumeAt = 0;
  const recent = new Set<string>();

  const getPageNumber = () => Number(query.page ?? 1);

  return {
    query: () => query,

    stepBack({ totalCount }) {
      const deleted = lastTotal - totalCount;
      lastTotal = totalCount;
      const page = getPageNumber();
      if (!(deleted > 0 && page > 1)) return false;
      resumeAt = Math.max(resumeAt, page);
      query = { ...query, page: Math.max(1, page - Math.ceil(deleted / pageSize)) };
      return true;
    },

    takeNew(records) {
      const isRepeated = getPageNumber() < resumeAt;
      const taken = records.filter(({ _meta }) => !isRepeated || !recent.has(_meta?.self ?? ''));
      pageSize = Math.max(pageSize, records.length);
      isEmpty = records.length === 0;
      for (const { _meta } of taken) if (_meta?.self) recent.add(_meta.self);
      for (const oldest of recent) {
        if (recent.size <= Math.max(REMEMBERED_RECORDS, 3 * pageSize)) break;
        recent.delete(oldest);
      }
      return taken;
    },

    advance({ nextPage }) {
      if (nextPage === null || isEmpty) return false;
      const next = parseQuery(nextPage) ?? { ...query, page: getPageNumber() + 1 };
      if (JSON.stringify(next) === JSON.stringify(query)) {
        const context = { operation: 'pages', method: 'GET', url: nextPage };
        throw new UnreadableResponseError(context, 'nextPage is the URL of the same page.', { status: 200 });
      }
      query = next;
      return true;
    },
  };
}

/** Parses the query of a URL. The host is ignored: behind a proxy the platform may call itself by another name. */
function parseQuery(url: string): PageQuery | undefined {
  const parameters = new URLSearchParams(url.split('?')[1]);
  const names = new Set(parameters.keys());
  if (names.size === 0) return undefined;
  return Object.fromEntries([...names].map((name) => [name, parameters.getAll(name)]));
}
