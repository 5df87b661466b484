export interface Item {
  readonly id?: unknown;
  readonly _meta?: { readonly self?: unknown };
}

type GetKey = (record: Item) => string | undefined;

/** Returns `self` from the version of the API on: behind a gateway, scheme, host and prefix can vary. */
const getAddress: GetKey = ({ _meta }) =>
  typeof _meta?.self === 'string'
    ? _meta.self.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/^[^?#]*(?=\/v\d+\/)/, '')
    : undefined;

const getPath: GetKey = (record) => getAddress(record)?.split(/[?#]/)[0] || undefined;

const getId: GetKey = ({ id }) => (typeof id === 'number' || typeof id === 'string' ? `${id}` : undefined);

/** Returns the last segment, as two gateways can add different prefixes to a path without a version. */
const getLastSegment: GetKey = (record) =>
  getId(record) === undefined ? getPath(record)?.split('/').findLast(Boolean) : undefined;

/** Returns true when unrecognized records are certainly new. */
export const hasIds = (records: readonly Item[]): boolean => records.every((record) => getId(record) !== undefined);

/** Returns the query of `self`: balances have no `id`, and their `self` is the list. */
const getQuery: GetKey = (record) => (getId(record) === undefined ? getAddress(record) : undefined);

/** Joins path and `id`, if present: a platform may give all records one `self`. */
function getName(record: Item): string | undefined {
  const [path, id] = [getPath(record), getId(record)];
  return path === undefined && id === undefined ? undefined : `${path ?? ''} ${id ?? ''}`;
}

/** Creates a memory of read records, which recognizes them by the path of `self` or by `id`. */
export function createRecentRecords() {
  let identities = [getName, getId, getLastSegment, getQuery].map((getKey) => ({ getKey, keys: new Set<string>() }));
  type Identity = (typeof identities)[number];
  /** False while each page had one record without an `id`: all records may share its `self`. */
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

    /** Returns true while something distinguishes the records of each page. */
    canRecognize: (): boolean => identities.length > 0,

    /** Returns true when a record of a page is known. From then on, records are recognized in the same way. */
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

    /** Clears the memory, and recognizes nothing afterwards. */
    clear(): void {
      identities = [];
    },
  };
}
