import { UnreadableResponseError } from './errors.ts';
import { createRecentRecords, hasIds, type Item } from './recent-records.ts';

export type PageQuery = Readonly<Record<string, unknown>>;

interface ReadPage<Entry> {
  readonly _data?: readonly Entry[] | undefined;
  readonly _meta: { readonly nextPage: string | null; readonly totalCount?: number };
}

/** Records to recognize on a page that is read again, besides the last three pages. */
const REMEMBERED_RECORDS = 10_000;

/** Page size of every platform. */
const SMALL_PAGE = 10;

/** Consecutive requests without a new record, besides two for each page with one: enough to find the place again. */
const MAX_IDLE_REQUESTS = 100;

/**
 * Creates a position in a list whose records are added and deleted during reading. A page begins with a record of the page
 * before. Otherwise records have moved to pages already read, and the cursor goes back. It misses no record that stays and keeps
 * its place among the others.
 *
 * @param warn called once, with a sentence, when the platform makes this impossible: it ignores `pageSize`, or its records cannot
 * be recognized.
 */
export function createPageCursor(firstQuery: PageQuery, warn: (message: string) => void = () => undefined) {
  let query = firstQuery;
  /** Number of records of a whole page; 0 before the first. */
  let size = 0;
  /** Number of records up to the last one of the current page. */
  let end = 0;
  let isEmpty = false;
  /** Requested page, where it overlaps with the one before. */
  let overlapping: NumberedPage | undefined;
  let canOverlap = true;
  /** Number of known records at the start of the page, where they cannot be recognized. */
  let skipped = 0;
  const recent = createRecentRecords();
  /** Consecutive responses of the first page that shared nothing with the one before. */
  let strange: ReturnType<typeof createRecentRecords>[] = [];
  const countIdle = createIdleCounter();

  const getStart = (): number => getIndex(overlapping ?? { page: Number(query.page ?? 1), pageSize: size });
  const getFirst = (): number => getIndex({ page: Number(firstQuery.page ?? 1), pageSize: size });

  function moveTo(page: NumberedPage): void {
    overlapping = page;
    const name = Object.keys(query).find((parameter) => /^pagesize$/i.test(parameter)) ?? 'pageSize';
    query = { ...query, page: page.page, [name]: page.pageSize };
  }

  function stopOverlapping(reason: string): void {
    canOverlap = false;
    warn(`${reason}: records that are deleted while a list is read can hide others.`);
  }

  /** Moves to the page after the last known record. */
  function readOnWithoutOverlap(reason: string): false {
    stopOverlapping(reason);
    moveTo({ page: Math.floor(end / size) + 1, pageSize: size });
    overlapping = undefined;
    skipped = recent.canRecognize() ? 0 : end % size;
    return false;
  }

  /** Returns true when this page follows the last one without a gap. Otherwise moves to a page that does. */
  function isConnected({ pageSize }: NumberedPage, { _data: records = [], _meta }: ReadPage<Item>): boolean {
    const start = getStart();
    const isLast = _meta.nextPage === null;
    if (!isLast && records.length !== pageSize) return readOnWithoutOverlap(IGNORES_SIZE);
    if (recent.has(records[0])) return true;
    if (!recent.canRecognize()) return readOnWithoutOverlap(UNRECOGNIZABLE);
    if (start <= getFirst()) return records.some(recent.has) || hasIds(records) || hasChanged(records);
    // Last page of another size.
    const { totalCount = 0 } = _meta;
    if (isLast && records.length > 0 && totalCount > start + records.length) return readOnWithoutOverlap(IGNORES_SIZE);
    moveTo(getPageAt(Math.max(getFirst(), start - Math.max(size, SMALL_PAGE)), size));
    return false;
  }

  /** Reads the first page again when none of it is recognized: all was replaced, or each response has new names. */
  function hasChanged(records: readonly Item[]): boolean {
    if (strange.at(-1)?.recognizes(records)) return true;
    const response = createRecentRecords();
    response.recognizes(records);
    response.add(records);
    strange.push(response);
    if (strange.length <= 3) return false;
    recent.clear();
    return readOnWithoutOverlap(UNRECOGNIZABLE);
  }

  function take<Entry extends Item>(page: ReadPage<Entry>): Entry[] | undefined {
    const { _data: records = [] } = page;
    size ||= Math.max(1, records.length);
    recent.recognizes(records);
    if (overlapping && !isConnected(overlapping, page)) return undefined;
    strange = [];
    end = getStart() + records.length;
    isEmpty = records.length === 0;
    const taken = records.slice(skipped).filter((record) => !recent.has(record));
    skipped = 0;
    recent.add(taken, Math.max(REMEMBERED_RECORDS, 3 * size));
    return taken;
  }

  return {
    query: (): PageQuery => query,

    /**
     * Returns the new records of a page; undefined when another page must be read instead.
     *
     * @throws UnreadableResponseError when many requests brought no new record.
     */
    takeNew<Entry extends Item>(page: ReadPage<Entry>): Entry[] | undefined {
      const taken = take(page);
      countIdle(taken?.length ?? 0, page._meta);
      return taken;
    },

    /** Moves to the page after the one that was taken. Returns false at the end. */
    advance({ nextPage }: { readonly nextPage: string | null }): boolean {
      if (nextPage === null || isEmpty) return false;
      query = getNextQuery(query, nextPage);
      overlapping = undefined;
      if (!canOverlap || query.page === undefined) return true;
      if (recent.canRecognize()) moveTo(getPageAt(end - 1, size));
      else stopOverlapping(UNRECOGNIZABLE);
      return true;
    },
  };
}

const IGNORES_SIZE = 'The platform ignores pageSize';

const UNRECOGNIZABLE = 'The records have neither a URL nor an id of their own';

/** Counts consecutive requests without a new record, or with more records than the list has: a platform may repeat pages. */
function createIdleCounter() {
  let pages = 0;
  let taken = 0;
  let idle = 0;
  return (count: number, { nextPage, totalCount }: ReadPage<Item>['_meta']): void => {
    taken += count;
    const isIdle = count === 0 || taken > (totalCount || Number.POSITIVE_INFINITY);
    idle = isIdle ? idle + 1 : 0;
    if (!isIdle) pages += 1;
    if (idle <= MAX_IDLE_REQUESTS + 2 * pages) return;
    throw createError(nextPage, `${idle} pages in a row had no new record, or more records than totalCount says.`);
  };
}

const createError = (url: string | null, message: string): UnreadableResponseError =>
  new UnreadableResponseError({ operation: 'pages', method: 'GET', url: url ?? '' }, message, { status: 200 });

interface NumberedPage {
  readonly page: number;
  readonly pageSize: number;
}

const getIndex = ({ page, pageSize }: NumberedPage): number => (page - 1) * pageSize;

/** Returns the page with this index that has the most records behind it, for pages of about `size` records. */
function getPageAt(index: number, size: number): NumberedPage {
  const largest = Math.max(size, SMALL_PAGE);
  const countBehind = (pageSize: number): number => pageSize - (index % pageSize) - 1;
  let best = largest;
  for (let pageSize = largest; pageSize > largest / 2; pageSize -= 1)
    if (countBehind(pageSize) > countBehind(best)) best = pageSize;
  // Any small page can end with the record.
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
  throw createError(nextPage, 'nextPage is the URL of the same page.');
}

/** Parses the query of a URL. The host is ignored: behind a proxy the platform may call itself by another name. */
function parseQuery(url: string): PageQuery | undefined {
  const parameters = new URLSearchParams(url.split('?')[1]);
  const names = new Set(parameters.keys());
  if (names.size === 0) return undefined;
  return Object.fromEntries([...names].map((name) => [name, parameters.getAll(name)]));
}
