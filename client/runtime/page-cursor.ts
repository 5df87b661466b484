import { UnreadableResponseError } from './errors.ts';

export type PageQuery = Readonly<Record<string, unknown>>;

interface Item {
  readonly _meta?: { readonly self?: string };
}

interface ReadPage<Entry> {
  readonly _data?: readonly Entry[] | undefined;
  readonly _meta: { readonly nextPage: string | null };
}

/** Number of records that are recognized on a page that is read again, besides the records of the last three pages. */
const REMEMBERED_RECORDS = 10_000;

/** A size of pages that every platform has. */
const SMALL_PAGE = 10;

/**
 * Creates a position in a list of which records are added and deleted while it is read. A page begins with a record of the
 * page before. Otherwise records have moved to pages that were read already, and the cursor goes back. So no record is missed
 * that stays, and keeps its place among the others.
 *
 * @param warn called with a sentence when the platform makes that impossible, because it ignores `pageSize`.
 */
export function createPageCursor(firstQuery: PageQuery, warn: (message: string) => void = () => undefined) {
  let query = firstQuery;
  /** Number of records of a whole page; 0 before the first. */
  let size = 0;
  /** Number of records of the list up to the last one of the page that was taken. */
  let end = 0;
  let isEmpty = false;
  /** The page that was asked for, where it overlaps with the one before. */
  let overlapping: NumberedPage | undefined;
  let ignoresSize = false;
  const recent = new Set<string>();

  const isTaken = (record: Item | undefined): boolean => recent.has(record?._meta?.self ?? '');
  const getStart = (): number => getIndex(overlapping ?? { page: Number(query.page ?? 1), pageSize: size });
  const getFirst = (): number => getIndex({ page: Number(firstQuery.page ?? 1), pageSize: size });

  function moveTo(page: NumberedPage): void {
    overlapping = page;
    const name = Object.keys(query).find((parameter) => /^pagesize$/i.test(parameter)) ?? 'pageSize';
    query = { ...query, page: page.page, [name]: page.pageSize };
  }

  /** Returns whether this page follows the last one without a gap. Otherwise moves to a page that does. */
  function isConnected({ pageSize }: NumberedPage, records: readonly Item[], nextPage: string | null): boolean {
    if (nextPage !== null && records.length !== pageSize) {
      ignoresSize = true;
      warn('The platform ignores pageSize: records that are deleted while a list is read can hide others.');
      moveTo({ page: Math.floor(end / size) + 1, pageSize: size });
      overlapping = undefined;
      return false;
    }
    if (getStart() <= getFirst() || isTaken(records[0])) return true;
    moveTo(getPageAt(Math.max(getFirst(), getStart() - size), size));
    return false;
  }

  return {
    query: (): PageQuery => query,

    /** Returns the records of a page that are new; undefined when another page must be read instead. */
    takeNew<Entry extends Item>({ _data: records = [], _meta }: ReadPage<Entry>): Entry[] | undefined {
      size ||= Math.max(1, records.length);
      if (overlapping && !isConnected(overlapping, records, _meta.nextPage)) return undefined;
      end = getStart() + records.length;
      isEmpty = records.length === 0;
      const taken = records.filter((record) => !isTaken(record));
      for (const { _meta } of taken) if (_meta?.self) recent.add(_meta.self);
      for (const oldest of recent) {
        if (recent.size <= Math.max(REMEMBERED_RECORDS, 3 * size)) break;
        recent.delete(oldest);
      }
      return taken;
    },

    /** Moves to the page after the one that was taken. Returns false at the end. */
    advance({ nextPage }: { readonly nextPage: string | null }): boolean {
      if (nextPage === null || isEmpty) return false;
      query = getNextQuery(query, nextPage);
      overlapping = undefined;
      if (!ignoresSize && query.page !== undefined && recent.size > 0) moveTo(getPageAt(end - 1, size));
      return true;
    },
  };
}

interface NumberedPage {
  readonly page: number;
  readonly pageSize: number;
}

const getIndex = ({ page, pageSize }: NumberedPage): number => (page - 1) * pageSize;

/** Returns the page that has the record with this index, and most records behind it, in pages of about `size` records. */
function getPageAt(index: number, size: number): NumberedPage {
  const largest = Math.max(size, SMALL_PAGE);
  const countBehind = (pageSize: number): number => pageSize - (index % pageSize) - 1;
  let best = largest;
  for (let pageSize = largest; pageSize > largest / 2; pageSize -= 1)
    if (countBehind(pageSize) > countBehind(best)) best = pageSize;
  // With small pages, each can end with the record.
  while (countBehind(best) === 0) best += 1;
  return { page: Math.floor(index / best) + 1, pageSize: best };
}

/**
 * Returns the query of the next page.
 *
 * @throws UnreadableResponseError when the next page is the same page.
 */
export function getNextQuery(query: PageQuery, nextPage: string): PageQuery {
  const next = parseQuery(nextPage) ?? { ...query, page: Number(query.page ?? 1) + 1 };
  if (JSON.stringify(next) !== JSON.stringify(query)) return next;
  const context = { operation: 'pages', method: 'GET', url: nextPage };
  throw new UnreadableResponseError(context, 'nextPage is the URL of the same page.', { status: 200 });
}

/** Parses the query of a URL. The host is ignored: behind a proxy the platform may call itself by another name. */
function parseQuery(url: string): PageQuery | undefined {
  const parameters = new URLSearchParams(url.split('?')[1]);
  const names = new Set(parameters.keys());
  if (names.size === 0) return undefined;
  return Object.fromEntries([...names].map((name) => [name, parameters.getAll(name)]));
}
