import type { CallOptions } from './call.ts';
import type { Connection } from './connection.ts';
import type { Choice, Listed, Page } from './page.ts';
import { type ReadPage, readAhead } from './prefetch.ts';

/**
 * All records of a list, page after page. While the records of one page are used, the next page is on its way.
 *
 * @param list the function of the list: `listDebtors`.
 * @param connection then the identifiers of the list, if it has any, its query and the options, as for the list itself.
 * A larger `pageSize` makes fewer requests, and takes more memory.
 *
 * @example
 * for await (const debtor of all(listDebtors, connection, { name: ['Acme'] })) console.log(debtor.id);
 *
 * @throws what the function of the list throws.
 */
export const all: Iterate<'record'> = async function* (list: AnyList, connection: Connection, ...rest: unknown[]) {
  for await (const { _data } of turn(list, connection, rest)) yield* _data as never[];
};

/**
 * All pages of a list. While one page is used, the next is on its way.
 *
 * @example
 * for await (const { _data, _meta } of pages(listDebtors, connection)) console.log(_data.length, _meta.totalCount);
 *
 * @throws what the function of the list throws.
 */
export const pages: Iterate<'page'> = (list: AnyList, connection: Connection, ...rest: unknown[]) =>
  turn(list, connection, rest) as AsyncGenerator<never, void, undefined>;

/** Turns the pages of a list. The records may change in the meantime: sort by `id` to see each at most once. */
function turn(list: AnyList, connection: Connection, rest: readonly unknown[]): AsyncGenerator<AnyPage, void> {
  const isIdentifier = (value: unknown) => typeof value === 'number' || typeof value === 'string';
  const identifiers = rest.filter(isIdentifier);
  const [query, options] = rest.slice(identifiers.length) as [Query?, CallOptions?];
  let number = query?.page ?? 1;
  const read: ReadPage<AnyPage> = (signal) =>
    list(connection, ...([...identifiers, { ...query, page: number }, { ...options, signal }] as never[]));

  function after({ _data, _meta }: AnyPage): ReadPage<AnyPage> | undefined {
    number += 1;
    return _meta.nextPage === null || _data?.length === 0 ? undefined : read;
  }

  return readAhead(read, after, options?.signal);
}

interface Query {
  readonly page?: number;
}

// biome-ignore lint/suspicious/noExplicitAny: which records a list has does not matter to whoever turns its pages.
type AnyPage = Page<any, any, any>;
type AnyList = (connection: Connection, ...rest: never[]) => Promise<AnyPage>;

/** A list that can be called without a query, one that cannot, and one inside another record. */
type OpenList = (connection: Connection, query: undefined) => Promise<AnyPage>;
type FilteredList = (connection: Connection, query: never) => Promise<AnyPage>;
type InnerList = (connection: Connection, identifier: number, query: undefined) => Promise<AnyPage>;

interface Iterate<What extends 'record' | 'page'> {
  <List extends OpenList, const Field extends FieldOf<List> = never>(
    list: List,
    connection: Connection,
    query?: QueryOf<List> & Fields<Field>,
    options?: CallOptions,
  ): Iterated<What, List, Field>;
  <List extends FilteredList, const Field extends FieldOf<List> = never>(
    list: List,
    connection: Connection,
    query: QueryOf<List> & Fields<Field>,
    options?: CallOptions,
  ): Iterated<What, List, Field>;
  <List extends InnerList, const Field extends FieldOf<List> = never>(
    list: List,
    connection: Connection,
    identifier: number,
    query?: InnerQueryOf<List> & Fields<Field>,
    options?: CallOptions,
  ): Iterated<What, List, Field>;
}

type Iterated<What, List extends AnyList, Field extends PropertyKey> = AsyncGenerator<
  What extends 'page' ? Page<EntryOf<List>, Field> : Listed<EntryOf<List>, Field>,
  void,
  undefined
>;

type Fields<Field extends PropertyKey> = Pick<Choice<Field>, 'fields'>;

type EntryOf<List extends AnyList> =
  ReturnType<List> extends Promise<Page<infer Entry, infer _Field, infer _MetaOnly>> ? Entry : never;
type FieldOf<List extends AnyList> =
  ReturnType<List> extends Promise<Page<infer _Entry, infer Field, infer _MetaOnly>> ? Field : never;

type QueryOf<List> = List extends (connection: Connection, query: infer Query) => unknown ? Filters<Query> : never;
type InnerQueryOf<List> = List extends (connection: Connection, identifier: never, query: infer Query) => unknown
  ? Filters<Query>
  : never;
type Filters<Query> = Omit<NonNullable<Query>, 'fields' | 'metaOnly'>;
