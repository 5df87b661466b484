export interface Item {
  readonly id?: unknown;
  readonly _meta?: { readonly self?: unknown };
}

type GetKey = (record: Item) => string | undefined;

/** Returns `self` from the version of the API on: behind a gateway, the scheme, the host and a prefix can differ by response. */
const getAddress: GetKey = ({ _meta }) =>
  typeof _meta?.self === 'string'
    ? _meta.self.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/^[^?#]*(?=\/v\d+\/)/, '')
    : undefined;

const getPath: GetKey = (record) => getAddress(record)?.split(/[?#]/)[0] || undefined;

const getId: GetKey = ({ id }) => (typeof id === 'number' || typeof id === 'string' ? `${id}` : undefined);

/** Two gateways can put different prefixes before a path without a version. */
const getLastSegment: GetKey = (record) =>
  getId(record) === undefined ? getPath(record)?.split('/').findLast(Boolean) : undefined;

/** Returns true where it is certain that records of which none is recognized are new. */
export const hasIds = (records: readonly Item[]): boolean => records.every((record) => getId(record) !== undefined);

/** Balances have no `id`, and their `self` is the list with a query. */
const getQuery: GetKey = (record) => (getId(record) === undefined ? getAddress(record) : undefined);

/** Joins path and `id`, as far as a record has them: a platform may give all records one `self`. */
function getName(record: Item): string | undefined {
  const [path, id] = [getPath(record), getId(record)];
  return path === undefined && id === undefined ? undefined : `${path ?? ''} ${id ?? ''}`;
}

/** Creates a memory of records that were read, which recognizes them by the path of `self` or else by `id`, whatever they are called. */
export function createRecentRecords() {
  let identities = [getName, getId, getLastSegment, getQuery].map((getKey) => ({ getKey, keys: new Set<string>() }));
  type Identity = (typeof identities)[number];
  /** False as long as each page had one record without an `id`: all records may have its `self`. */
  let isProven = false;

  const isKnown = (record: Item, { getKey, keys }: Identity): boolean => keys.has(getKey(record) ?? '');

  function isDistinct(records: readonly Item[], { getKey }: Identity): boolean {
    const keys = records.map(getKey);
    return !keys.includes(undefined) && new Set(keys).size === keys.length;
  }

  function has(record: Item | undefined): boolean {
    const [identity] = identities;
    return isProven && record !== undefined && identity !== undefined && isKnown(record, identity);
  }

  return {
    has,

    /** Returns true as long as something tells the records of each page apart. */
    canRecognize: (): boolean => identities.length > 0,

    /** Returns whether a record of a page is known. From then on, records are recognized by what recognized that one. */
    recognizes(records: readonly Item[]): boolean {
      isProven ||= records.length > 1 || (records.length === 1 && hasIds(records));
      identities = identities.filter((identity) => isDistinct(records, identity));
      const index = identities.findIndex((identity) => records.some((record) => isKnown(record, identity)));
      identities = identities.slice(Math.max(0, index));
      return index >= 0;
    },

    /** Adds records, and removes the oldest above a number. */
    add(records: readonly Item[], limit = Number.POSITIVE_INFINITY): void {
      for (const { getKey, keys } of identities) {
        for (const record of records) keys.add(getKey(record) ?? '');
        for (const oldest of keys) {
          if (keys.size <= limit) break;
          keys.delete(oldest);
        }
      }
    },

    /** Recognizes nothing from now on. */
    clear(): void {
      identities = [];
    },
  };
}
