import type { ListMeta } from '../../generated/client/src/types.ts';
import type { ClientCore } from './client-core.ts';
import type { CallOptions } from './client-options.ts';
import type { AllFields, Listed, Page } from './page.ts';
import { createPageCursor, type PageQuery } from './page-cursor.ts';
import { prefetchPages } from './prefetch.ts';

/** What `all` and `pages` return: the records or the pages, one by one, or as an array. */
export interface Items<Item> extends AsyncGenerator<Item, void, undefined> {
  /**
   * Reads what is left into an array. Without a limit, that takes as much memory as the list.
   *
   * @example
   * const vatCodes = await all(listVatCodes, client).toArray({ limit: 1000 });
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
 * Yields all records of a list, page by page. The next page is requested while the records of one page are used.
 *
 * Each record that is in the list all the time comes once, whatever is added and deleted meanwhile: a page overlaps with the one
 * before, so its size is about `pageSize`. With an `orderby` of a field whose values change meanwhile, a record that moves to
 * another place can be missed.
 *
 * @param list the function of the list: `listDebtors`.
 * @param client followed by the arguments of that function: identifiers, query and options. A larger `pageSize`
 * takes fewer requests and more memory.
 *
 * @example
 * for await (const debtor of all(listDebtors, client, { name: ['Acme'] })) console.log(debtor.id);
 *
 * @throws the errors of the list function.
 */
export const all: Iterate<'record'> = (list: AnyList, client: ClientCore, ...rest: unknown[]) =>
  iterateRecords<never>(list, client, rest);

/**
 * Yields all pages of a list. The next page is requested while one page is used.
 *
 * @example
 * for await (const { _data, _meta } of pages(listDebtors, client)) console.log(_data.length, _meta.totalCount);
 *
 * @throws the errors of the list function.
 */
export const pages: Iterate<'page'> = (list: AnyList, client: ClientCore, ...rest: unknown[]) =>
  iteratePages<never>(list, client, rest);

/** `all` without its types, for the namespaces, which have types of their own. */
export const iterateRecords = <Item>(list: AnyList, client: ClientCore, rest: readonly unknown[]): Items<Item> =>
  addToArray(flatten<Item>(paginate(list, client, rest)));

async function* flatten<Item>(read: AsyncIterable<AnyPage>): AsyncGenerator<Item, void, undefined> {
  for await (const { _data } of read) yield* (_data ?? []) as readonly Item[];
}

/** `pages` without its types. */
export const iteratePages = <Item>(list: AnyList, client: ClientCore, rest: readonly unknown[]): Items<Item> =>
  addToArray(paginate(list, client, rest) as AsyncGenerator<never, void, undefined>);

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

/** Lists with an optional query, with a required query, and below another record. */
type TopLevelList = (client: ClientCore, query: undefined) => Promise<AnyPage>;
type FilteredList = (client: ClientCore, query: never) => Promise<AnyPage>;
type NestedList = (client: ClientCore, identifier: number, query: undefined) => Promise<AnyPage>;

interface Iterate<Item extends 'record' | 'page'> {
  <List extends TopLevelList, const Field extends FieldOf<List> = never>(
    list: List,
    client: ClientCore,
    query?: QueryOf<List, Field>,
    options?: CallOptions,
  ): Iterated<Item, List, Field>;
  <List extends FilteredList, const Field extends FieldOf<List> = never>(
    list: List,
    client: ClientCore,
    query: QueryOf<List, Field>,
    options?: CallOptions,
  ): Iterated<Item, List, Field>;
  <List extends NestedList, const Field extends FieldOf<List> = never>(
    list: List,
    client: ClientCore,
    identifier: number,
    query?: NestedQueryOf<List, Field>,
    options?: CallOptions,
  ): Iterated<Item, List, Field>;
}

type Iterated<Item, List extends AnyList, Field extends PropertyKey> = Items<
  Item extends 'page' ? Page<EntryOf<List>, Field> : Listed<EntryOf<List>, Field>
>;

type EntryOf<List extends AnyList> =
  ReturnType<List> extends Promise<Page<infer Entry, infer _Field, infer _MetaOnly>> ? Entry : never;
type FieldOf<List extends AnyList> =
  ReturnType<List> extends Promise<Page<infer _Entry, infer Field, infer _MetaOnly>> ? Field : never;

type QueryOf<List, Field extends PropertyKey> = List extends (client: ClientCore, query: infer Query) => unknown
  ? AllFields<Query, Field>
  : never;
type NestedQueryOf<List, Field extends PropertyKey> = List extends (
  client: ClientCore,
  identifier: never,
  query: infer Query,
) => unknown
  ? AllFields<Query, Field>
  : never;
