import type { ListMeta } from '../../generated/client/src/types.ts';
import type { ClientCore } from './client-core.ts';
import type { CallOptions } from './client-options.ts';
import { createPageCursor, type PageQuery } from './page-cursor.ts';
import { prefetchPages } from './prefetch.ts';

/** The records of a list, one by one, or as an array. */
export interface Records<Item> extends AsyncGenerator<Item, void, undefined> {
  /** Reads the rest into an array, which takes as much memory as the list. */
  toArray(): Promise<Item[]>;
}

/**
 * Yields all records of a list, page by page. The next page is requested while the records of one page are used. The namespaces
 * have the types.
 *
 * Each record that stays in the list comes once, whatever is added and deleted in between: a page overlaps with the one before,
 * so its size is about `pageSize`. A record is recognized by the path of its `self`, or by its `id`; where it has neither, a warning
 * says that others can be missed. With an `orderby` of a field whose values change, or in which records with equal values have no
 * fixed order, a record that moves to another place can be missed: `orderby: 'id'` has neither.
 *
 * @param rest the arguments of the function of the list: identifiers, query and options.
 * @throws the errors of the list function; an UnreadableResponseError when the platform goes on without new records.
 */
export function iterateRecords<Item>(list: AnyList, client: ClientCore, rest: readonly unknown[]): Records<Item> {
  const records = flatten<Item>(iteratePages(list, client, rest));
  return Object.assign(records, {
    async toArray() {
      const array: Item[] = [];
      for await (const record of records) array.push(record);
      return array;
    },
  });
}

async function* flatten<Item>(pages: AsyncIterable<AnyPage>): AsyncGenerator<Item, void, undefined> {
  for await (const { _data } of pages) yield* (_data ?? []) as readonly Item[];
}

/** Yields all pages of a list. The next page is requested while one page is used. */
export function iteratePages<Read = AnyPage>(
  list: AnyList,
  client: ClientCore,
  rest: readonly unknown[],
): AsyncGenerator<Read, void> {
  const isIdentifier = (value: unknown) => typeof value === 'number' || typeof value === 'string';
  const identifiers = rest.filter(isIdentifier);
  const [firstQuery = {}, options] = rest.slice(identifiers.length) as [PageQuery?, CallOptions?];
  // biome-ignore lint/suspicious/noConsole: the developer of the program must see it.
  const cursor = createPageCursor(firstQuery, (message) => console.warn(message));

  async function readPage(signal: AbortSignal): Promise<AnyPage> {
    for (;;) {
      const page = await list(client, ...([...identifiers, cursor.query(), { ...options, signal }] as never[]));
      const records = cursor.takeNew(page);
      if (records) return { ...page, _data: page._data && records };
    }
  }

  const getNextReader = ({ _meta }: AnyPage) => (cursor.advance(_meta) ? readPage : undefined);
  const pages: AsyncGenerator<unknown, void> = prefetchPages(readPage, getNextReader, options?.signal);
  // Callers know the record type of the list.
  return pages as AsyncGenerator<Read, void>;
}

interface AnyPage {
  readonly _data: readonly object[] | undefined;
  readonly _meta: ListMeta;
}
export type AnyList = (client: ClientCore, ...rest: never[]) => Promise<AnyPage>;
