import type { Contract } from '../contract/contract.ts';
import type { Operation, Resource } from '../contract/model.ts';
import type { Parameters } from '../contract/validation/parameters.ts';
import type { Database } from '../store/database.ts';
import { type Records, recordsOf, type Scope, type StoredRecord } from '../store/records.ts';
import type { Modules } from './modules.ts';

export interface User {
  readonly name: string;
  readonly profileName: string;
  /** Administrations that the user may access; the first is the default. */
  readonly administrations: readonly number[];
}

export interface Administration {
  readonly id: number;
  readonly name: string;
  readonly modules: Modules;
}

/** What a behaviour knows of the world: who calls, in which administration, and where the records are. */
export interface Context {
  readonly contract: Contract;
  /** The transaction of the request. */
  readonly database: Database;
  readonly administration: Administration;
  readonly user: User;
  /** Origin that the client called, for the URLs in answers: `http://localhost:4010`. */
  readonly origin: string;
  /** The moment of the request by the clock of the sandbox, in whole seconds of UTC: `2026-04-16T09:30:00Z`. */
  readonly now: string;
  /** Date of that moment, `YYYY-MM-DD`. */
  readonly today: string;
  /** What was looked up during the request already. */
  readonly found: Map<string, StoredRecord>;
}

/** One request that keeps to the contract. */
export interface Call {
  readonly operation: Operation;
  readonly resource: Resource;
  readonly parameters: Parameters;
  /** Path and query as they were called, for the links between pages. */
  readonly path: string;
  readonly search: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export function getResource({ contract }: Pick<Context, 'contract'>, name: string): Resource {
  const resource = contract.resources.get(name);
  if (!resource) throw new Error(`The contract has no resource ${name}`);
  return resource;
}

/** The records of a resource, by its name. */
export function getRecords(context: Context, name: string): Records {
  return recordsOf(context.database, getResource(context, name));
}

export function tenantScope({ administration }: Context, parentId?: number): Scope {
  return { administrationId: administration.id, parentId };
}

/** The record that a field refers to; nothing when the field is empty or leads nowhere. Looked up once for a request. */
export function lookup(context: Context, resource: string, value: unknown, by = 'id'): StoredRecord | undefined {
  if (value === null || value === undefined) return undefined;
  const known = getResource(context, resource).isStatic ? givenIn(context) : context.found;
  const key = `${resource} ${by} ${String(value)}`;
  const before = known.get(key);
  if (before) return before;
  const [record] = getRecords(context, resource).findBy(tenantScope(context), by, [value]);
  if (record) known.set(key, record);
  return record;
}

/** What was looked up of records that nothing changes, in each administration. */
const given = new WeakMap<
  Database,
  { asOf: number; readonly byAdministration: Map<number, Map<string, StoredRecord>> }
>();

function givenIn({ database, administration }: Context): Map<string, StoredRecord> {
  const kept = given.get(database) ?? { asOf: -1, byAdministration: new Map<number, Map<string, StoredRecord>>() };
  if (kept.asOf !== database.cacheVersion()) kept.byAdministration.clear();
  kept.asOf = database.cacheVersion();
  given.set(database, kept);
  const found = kept.byAdministration.get(administration.id) ?? new Map<string, StoredRecord>();
  kept.byAdministration.set(administration.id, found);
  return found;
}

/** Forgets what was looked up of a resource that has changed. */
export function forget({ found }: Context, resource: string): void {
  for (const key of found.keys()) if (key.startsWith(`${resource} `)) found.delete(key);
}
