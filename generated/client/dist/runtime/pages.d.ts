import type { CallOptions } from './call.js';
import type { Connection } from './connection.js';
import type { Choice, Listed, Page } from './page.js';
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
export declare const all: Iterate<'record'>;
/**
 * All pages of a list. While one page is used, the next is on its way.
 *
 * @example
 * for await (const { _data, _meta } of pages(listDebtors, connection)) console.log(_data.length, _meta.totalCount);
 *
 * @throws what the function of the list throws.
 */
export declare const pages: Iterate<'page'>;
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
export {};
