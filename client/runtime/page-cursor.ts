import { UnreadableResponseError } from './errors.ts';

export interface PageMeta {
  readonly nextPage: string | null;
  readonly totalCount: number;
}

export type PageQuery = Readonly<Record<string, unknown>>;

/** Records that are remembered besides the last pages, to recognise them on a page that is read again. */
const REMEMBERED_RECORDS = 10_000;

/** Creates a position in a list whose records may be deleted while it is read. */
export function createPageCursor(firstQuery: PageQuery) {
  let query = firstQuery;
  let pageSize = 1;
  let isEmpty = false;
  let lastTotal = 0;
  /** Number of the page from which it stepped back. */
  let resumeAt = 0;
  const recent = new Set<string>();

  const getPageNumber = () => Number(query.page ?? 1);

  return {
    query: (): PageQuery => query,

    /**
     * Steps back when records were deleted since the page before was read: later ones have then moved to pages that were
     * read already. Returns whether it did; the page that was just read is then read again, after those.
     */
    stepBack({ totalCount }: PageMeta): boolean {
      const deleted = lastTotal - totalCount;
      lastTotal = totalCount;
      const page = getPageNumber();
      if (!(deleted > 0 && page > 1)) return false;
      resumeAt = Math.max(resumeAt, page);
      query = { ...query, page: Math.max(1, page - Math.ceil(deleted / pageSize)) };
      return true;
    },

    /** Returns the records of a page, without those that were on it when it was read before. */
    takeNew<Item extends { readonly _meta?: { readonly self?: string } }>(records: readonly Item[]): Item[] {
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

    /** Moves to the page of `nextPage`. Returns false at the end. */
    advance({ nextPage }: PageMeta): boolean {
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
