/** A record of the contract without its `_meta`. A line also names its header, as the path of the lines does. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** Gives the next identifier in the table of a resource. */
export type NextId = (resource: string) => number;

/** Identifiers count on over all administrations, as they do in one platform. */
export function numbering(): NextId {
  const last = new Map<string, number>();
  return (resource) => {
    const id = (last.get(resource) ?? 0) + 1;
    last.set(resource, id);
    return id;
  };
}

/** Entries that have got their identifiers, and can be referred to before they are rows. */
export interface Table<Entry> {
  /** As they were written, in the order of their identifiers. */
  readonly entries: readonly Entry[];
  /**
   * The identifier of the entry with this number or code.
   *
   * @throws an Error when there is none: the seed contradicts itself.
   */
  idOf(key: string): number;
  /** The same, where nothing refers to nothing. */
  idOrNull(key: string | null | undefined): number | null;
  /**
   * The entry itself.
   *
   * @throws an Error when there is none: the seed contradicts itself.
   */
  entryOf(key: string): Entry;
  /** The row of each entry: its identifier, and what `fields` makes of it. */
  rows(fields: (entry: Entry) => object): readonly Row[];
}

/**
 * Gives every entry of a resource its identifier, in the order in which they are written.
 *
 * @param keyOf the number or code that other entries name it by.
 */
export function table<Entry>(
  resource: string,
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  nextId: NextId,
): Table<Entry> {
  const numbered = entries.map((entry) => ({ id: nextId(resource), entry }));
  const byKey = new Map(numbered.map((one) => [keyOf(one.entry), one]));
  const named = (key: string) => {
    const found = byKey.get(key);
    if (!found) throw new Error(`The seed has no ${resource} ${key}`);
    return found;
  };
  return {
    entries,
    idOf: (key) => named(key).id,
    idOrNull: (key) => (key == null ? null : named(key).id),
    entryOf: (key) => named(key).entry,
    rows: (fields) => numbered.map(({ id, entry }) => ({ id, ...fields(entry) })),
  };
}
