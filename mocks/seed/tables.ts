/** A record of the contract without its `_meta`. */
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
  /**
   * The identifier of the entry with this number or code.
   *
   * @throws an Error when there is none: the seed contradicts itself.
   */
  idOf(key: string): number;
  /** The same, where nothing refers to nothing. */
  idOrNull(key: string | null | undefined): number | null;
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
  keyOf: (entry: Entry, index: number) => string,
  nextId: NextId,
): Table<Entry> {
  const keys = entries.map(keyOf);
  const ids = new Map(keys.map((key) => [key, nextId(resource)]));
  const idOf = (key: string): number => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`The seed has no ${resource} ${key}`);
    return id;
  };
  return {
    idOf,
    idOrNull: (key) => (key == null ? null : idOf(key)),
    rows: (fields) => entries.map((entry, index) => ({ id: idOf(keys[index] ?? ''), ...fields(entry) })),
  };
}
