import type { ItemMeta, ListMeta } from '../generated/client/src/operations/contract.schemas.ts';

/** What the caller of a list chooses, and what its records then are. */
export interface Choice<Field extends PropertyKey, MetaOnly extends boolean = boolean> {
  /** Fields to return. `_meta` is always returned. Without it all fields are returned. */
  readonly fields?: readonly Field[];
  /** With `true` the answer holds `_meta` only. */
  readonly metaOnly?: MetaOnly;
}

/**
 * A page of a list.
 *
 * `Field` names the fields that were asked for, and is `never` when all are returned; `MetaOnly` says whether the
 * records were left out.
 */
export interface Page<Entry, Field extends PropertyKey = never, MetaOnly extends boolean = false> {
  /** The records of the page; undefined with `metaOnly`. */
  _data: MetaOnly extends true ? undefined : Listed<Entry, Field>[];
  /** Where the page stands in the whole list, and for whom it was made. */
  _meta: ListMeta;
}

/**
 * A record as a list returns it: the whole one, or with `fields` only those. Fields that are known only when the
 * program runs leave it open which of them are there.
 */
export type Listed<Entry, Field extends PropertyKey> = [Field] extends [never]
  ? InList<Entry>
  : [Exclude<keyof Entry, Field | '_meta'>] extends [never]
    ? Partial<InList<Entry>>
    : Chosen<Entry, Field>;

/** Inside a list, `_meta` says less. Of a union each branch is treated by itself, so that it stays one. */
type InList<Entry> = Entry extends unknown
  ? { [Key in keyof Entry]: Key extends '_meta' ? ItemMeta : Entry[Key] }
  : never;

type Chosen<Entry, Field extends PropertyKey> = Entry extends unknown
  ? { [Key in keyof Entry as Key extends Field | '_meta' ? Key : never]: Key extends '_meta' ? ItemMeta : Entry[Key] }
  : never;
