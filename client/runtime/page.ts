import type { ListMeta, RecordMeta } from '../../generated/client/src/types.ts';

/** Parameters of a list that determine the type of its records. */
export interface Choice<Field extends PropertyKey, MetaOnly extends boolean = boolean> {
  /** Fields to return, besides `_meta`; all fields by default. */
  readonly fields?: readonly Field[];
  /** Returns only `_meta` when true. */
  readonly metaOnly?: MetaOnly;
}

/** The query of a list whose records are read from all pages. */
export type AllFields<Params, Field extends PropertyKey> = Omit<NonNullable<Params>, 'fields' | 'metaOnly'> &
  Pick<Choice<Field>, 'fields'>;

/**
 * A page of a list.
 *
 * `Field` is the union of the requested fields, `never` for all fields; `MetaOnly` is true when records are omitted.
 */
export interface Page<Entry, Field extends PropertyKey = never, MetaOnly extends boolean = false> {
  /** The records of the page; undefined with `metaOnly`. */
  _data: MetaOnly extends true ? undefined : Listed<Entry, Field>[];
  /** Position of the page in the list, and the administration and user it belongs to. */
  _meta: ListMeta;
}

/**
 * A record as a list returns it: all fields, or with `fields` only those. When the fields are known only at run time,
 * every field is optional.
 */
export type Listed<Entry, Field extends PropertyKey> = [Field] extends [never]
  ? Entry
  : [Exclude<keyof Entry, Field | '_meta'>] extends [never]
    ? Partial<Entry>
    : Chosen<Entry, Field>;

/** Distributes over unions, so that they stay unions. */
type Chosen<Entry, Field extends PropertyKey> = Entry extends unknown
  ? {
      [Key in keyof Entry as Key extends Field | '_meta' ? Key : never]: Key extends '_meta'
        ? Entry[Key] & PartialMeta
        : Entry[Key];
    }
  : never;

/** Marks a record that was read with `fields`, for the compiler only. */
export interface PartialMeta {
  /** The record lacks fields, so it cannot replace one. */
  readonly isPartial?: true;
}

/** Body that replaces a record. A record that was read with `fields` is rejected: it would clear all other fields. */
export type Whole<Body> = Body & WholeRecord & (Body extends { lines?: unknown } ? { lines?: WholeRecord[] } : unknown);

interface WholeRecord {
  readonly _meta?: { readonly isPartial?: never };
}

/** Record outside a list: its `_meta` also names the administration and the user. */
export type SingleRecord<Entry> = Entry & { _meta: RecordMeta };
