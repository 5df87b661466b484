/** A record of the contract without its `_meta`. A line also names its header, as the path of the lines does. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** Returns the next identifier in the table of a resource. */
export type NextId = (resource: string) => number;

/** Identifiers count on over all administrations, as they do in one platform. */
export function createIdSequences(): NextId {
  const last = new Map<string, number>();
  return (resource) => {
    const id = (last.get(resource) ?? 0) + 1;
    last.set(resource, id);
    return id;
  };
}

/** Entries that have identifiers, and can be referred to before they are rows. */
export interface Table<Entry> {
  /** As they were written, in the order of their identifiers. */
  readonly entries: readonly Entry[];
  /**
   * The identifier of the entry with this number or code.
   *
   * @throws an Error when there is none: the seed contradicts itself.
   */
  getId(key: string): number;
  /** The same; null without a number or code. */
  findId(key: string | null | undefined): number | null;
  /**
   * The entry itself.
   *
   * @throws an Error when there is none: the seed contradicts itself.
   */
  get(key: string): Entry;
  /** The row of each entry: its identifier and its fields. */
  toRows(toFields: (entry: Entry) => object): readonly Row[];
}

/**
 * Gives every entry of a resource its identifier, in the order in which they are written.
 *
 * @param getKey the number or code that other entries refer to it by.
 */
export function createCodeTable<Entry>(
  resource: string,
  entries: readonly Entry[],
  getKey: (entry: Entry) => string,
  nextId: NextId,
): Table<Entry> {
  const numbered = entries.map((entry) => ({ id: nextId(resource), entry }));
  const byKey = new Map(numbered.map((row) => [getKey(row.entry), row]));
  const find = (key: string) => {
    const row = byKey.get(key);
    if (!row) throw new Error(`The seed has no ${resource} ${key}`);
    return row;
  };
  return {
    entries,
    getId: (key) => find(key).id,
    findId: (key) => (key == null ? null : find(key).id),
    get: (key) => find(key).entry,
    toRows: (toFields) => numbered.map(({ id, entry }) => ({ id, ...toFields(entry) })),
  };
}
