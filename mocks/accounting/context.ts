import type { Contract } from '../contract/contract.ts';
import { memoize } from '../contract/memoize.ts';
import type { Resource } from '../contract/model.ts';
import type { RecordOf, ResourceName } from '../contract/record-types.ts';
import type { Database } from '../store/database.ts';
import { recordsOf } from '../store/records.ts';
import type { Records, Scope, StoredRecord } from '../store/types.ts';
import type { Modules } from './modules.ts';

/** A person who can sign in to the sandbox. */
export interface User {
  /** The sign-in name, such as `demo`. */
  readonly name: string;
  /** The display name, in `_meta.profileName` and on the sign-in page. */
  readonly profileName: string;
  /** Administrations that the user may access; the first is the default. */
  readonly administrations: readonly number[];
}

export interface Administration {
  readonly id: number;
  readonly name: string;
  readonly modules: Modules;
}

/** Who does something, when, and in which administration. */
export interface Context {
  readonly contract: Contract;
  readonly database: Database;
  readonly administration: Administration;
  readonly user: User;
  /** The time by the clock of the sandbox, in whole seconds of UTC: `2026-04-16T09:30:00Z`. */
  readonly now: string;
  /** The date of that time, `YYYY-MM-DD`. */
  readonly today: string;
  /** Records that were looked up, until they change. */
  readonly lookups: Map<string, StoredRecord>;
  /** What has changed, so that the provisional openings of book years are brought up to date in the end. */
  readonly changes: { ledger: boolean };
}

export function createContext({
  contract,
  database,
  administration,
  user,
  now,
}: Omit<Context, 'today' | 'lookups' | 'changes'>): Context {
  const today = now.slice(0, 10);
  return { contract, database, administration, user, now, today, lookups: new Map(), changes: { ledger: false } };
}

export function getResource({ contract }: Pick<Context, 'contract'>, name: string): Resource {
  const resource = contract.resources.get(name);
  if (!resource) throw new Error(`The contract has no resource ${name}`);
  return resource;
}

/** Returns the records of a resource, typed by their schema. */
export function getRecords<Name extends ResourceName>(context: Context, name: Name): Records<RecordOf<Name>> {
  return recordsOf(context.database, getResource(context, name)) as unknown as Records<RecordOf<Name>>;
}

export function tenantScope({ administration }: Context, parentId?: number): Scope {
  return { administrationId: administration.id, parentId };
}

/**
 * Returns the record that a field refers to; undefined when the field is empty or leads nowhere. It is read once for a
 * request, and a record that nothing changes once for many.
 *
 * @param field the field of the other record that is referred to.
 */
export function lookup<Name extends ResourceName>(
  context: Context,
  name: Name,
  value: unknown,
  field: keyof RecordOf<Name> & string = 'id',
): RecordOf<Name> | undefined {
  if (value === null || value === undefined) return undefined;
  const cache = getResource(context, name).isStatic ? getStaticCache(context) : context.lookups;
  const key = `${name} ${field} ${String(value)}`;
  const cached = cache.get(key);
  if (cached) return cached as RecordOf<Name>;
  const [record] = getRecords(context, name).findBy(tenantScope(context), field, [value]);
  if (record) cache.set(key, record);
  return record;
}

/** Records that nothing changes, by administration. A restored snapshot may change them. */
const staticCaches = memoize((_database: Database) => ({
  version: -1,
  byAdministration: new Map<number, Map<string, StoredRecord>>(),
}));

function getStaticCache({ database, administration }: Context): Map<string, StoredRecord> {
  const caches = staticCaches(database);
  if (caches.version !== database.cacheVersion()) caches.byAdministration.clear();
  caches.version = database.cacheVersion();
  const cache = caches.byAdministration.get(administration.id) ?? new Map<string, StoredRecord>();
  caches.byAdministration.set(administration.id, cache);
  return cache;
}

/** Forgets the lookups of a resource whose records have changed. */
export function invalidateLookups({ lookups }: Context, name: string): void {
  for (const key of lookups.keys()) if (key.startsWith(`${name} `)) lookups.delete(key);
}
