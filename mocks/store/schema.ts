import type { Contract } from '../contract/contract.ts';
import type { Resource } from '../contract/model.ts';
import { type Database, placeholders, quoted } from './database.ts';
import { createInternalTables, internalTables } from './system-tables.ts';
import {
  createIndexes,
  createTable,
  encode,
  PARENT_COLUMN,
  SHARED_TENANT_ID,
  TENANT_COLUMN,
  tableOf,
} from './tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** Records to begin with, of one administration or of all (`everyAdministration`). */
export interface Rows {
  readonly administrationId: number;
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

/** Names of all tables that hold data of the platform. */
export function listTables(contract: Contract): string[] {
  const stored = [...contract.resources.values()].filter((resource) => resource.hasTable);
  return [...stored.map(tableOf), ...internalTables];
}

/** Empties the store: no records, and identifiers that begin at 1 again. */
export function createTables(database: Database, contract: Contract): void {
  for (const name of listTables(contract)) database.exec(`drop table if exists ${quoted(name)}`);
  for (const resource of contract.resources.values()) {
    if (!resource.hasTable) continue;
    createTable(database, resource);
    createIndexes(database, resource, contract.resources);
  }
  createInternalTables(database);
}

/** Puts records with their identifiers into the store as they are. */
export function insertRows(database: Database, contract: Contract, { administrationId, rows }: Rows): void {
  for (const [name, records] of Object.entries(rows)) {
    const resource = contract.resources.get(name);
    if (!resource) throw new Error(`The seed has rows of ${name}, which the contract does not have`);
    const { fields, parent } = resource;
    const names = [...fields.map((field) => field.name), TENANT_COLUMN, ...(parent ? [PARENT_COLUMN] : [])];
    const columns = names.map(quoted).join(', ');
    const text = `insert into ${quoted(tableOf(resource))} (${columns}) values (${placeholders(names)})`;
    for (const record of records) database.run(text, ...valuesOf(resource, record, administrationId));
  }
}

function valuesOf({ fields, parent, shared }: Resource, record: Row, administrationId: number): unknown[] {
  return [
    ...fields.map((field) => encode(field, record[field.name])),
    shared ? SHARED_TENANT_ID : administrationId,
    ...(parent ? [record[parent.parameter]] : []),
  ];
}
