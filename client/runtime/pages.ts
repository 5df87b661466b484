import type { ListMeta } from '../../generated/client/src/types.ts';
import type { ClientCore } from './client-core.ts';
import type { CallOptions } from './client-options.ts';
import { createPageCursor, type PageQuery } from './page-cursor.ts';
import { prefetchPages } from './prefetch.ts';

/** The records or the pages of a list, one by one, or as an array. */
export interface Items<Item> extends AsyncGenerator<Item, void, undefined> {
  /**
   * Reads the rest into an array. Without a limit, that takes as much memory as the list.
   *
   * @example
   * const vatCodes = await client.vatCodes.listAll().toArray({ limit: 1000 });
   *
   * @throws TypeError when the limit is invalid; the errors of the list function.
   */
  toArray(options?: ToArrayOptions): Promise<Item[]>;
}

export interface ToArrayOptions {
  /** The most items to read; all by default. */
  readonly limit?: number | undefined;
}

/**
 * Yields all records of a list, page by page. The next page is requested while the records of one page are used. The namespaces
 * have the types.
 *
 * Each record that stays in the list comes once, whatever is added and deleted in between: a page overlaps with the one before,
 * so its size is about `pageSize`. With an `orderby` of a field whose values change, a record that moves to another place can be
 * missed.
 *
 * @param rest the arguments of the function of the list: identifiers, query and options.
 * @throws the errors of the list function.
 */
export const iterateRecords = <Item>(list: AnyList, client: ClientCore, rest: readonly unknown[]): Items<Item> =>
  addToArray(flatten<Item>(paginate(list, client, rest)));

async function* flatten<Item>(read: AsyncIterable<AnyPage>): AsyncGenerator<Item, void, undefined> {
  for await (const { _data } of read) yield* (_data ?? []) as readonly Item[];
}

/** Yields all pages of a list. The next page is requested while one page is used. */
export const iteratePages = <Item>(list: AnyList, client: ClientCore, rest: readonly unknown[]): Items<Item> =>
  addToArray(paginate(list, client, rest) as AsyncGenerator<never, void>);

/** Adds `toArray` to an iterator. */
const addToArray = <Item>(items: AsyncGenerator<Item, void, undefined>): Items<Item> =>
  Object.assign(items, {
    async toArray({ limit = Number.POSITIVE_INFINITY }: ToArrayOptions = {}): Promise<Item[]> {
      if (!(limit > 0)) throw new TypeError('limit must be a number above 0.');
      const array: Item[] = [];
      for await (const item of items) if (array.push(item) >= limit) break;
      return array;
    },
  });

function paginate(list: AnyList, client: ClientCore, rest: readonly unknown[]): AsyncGenerator<AnyPage, void> {
  const isIdentifier = (value: unknown) => typeof value === 'number' || typeof value === 'string';
  const identifiers = rest.filter(isIdentifier);
  const [firstQuery = {}, options] = rest.slice(identifiers.length) as [PageQuery?, CallOptions?];
  // biome-ignore lint/suspicious/noConsole: the developer of the program must hear of it.
  const cursor = createPageCursor(firstQuery, (message) => console.warn(message));

  async function readPage(signal: AbortSignal): Promise<AnyPage> {
    for (;;) {
      const page = await list(client, ...([...identifiers, cursor.query(), { ...options, signal }] as never[]));
      const records = cursor.takeNew(page);
      if (records) return { ...page, _data: page._data && records };
    }
  }

  const getNextReader = ({ _meta }: AnyPage) => (cursor.advance(_meta) ? readPage : undefined);
  return prefetchPages(readPage, getNextReader, options?.signal);
}

/** Pagination does not depend on the type of the records. */
interface AnyPage {
  readonly _data: readonly object[] | undefined;
  readonly _meta: ListMeta;
}
export type AnyList = (client: ClientCore, ...rest: never[]) => Promise<AnyPage>;
