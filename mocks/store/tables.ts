import { Decimal } from 'decimal.js';
import type { Kysely } from 'kysely';
import type { Field, Resource } from '../contract/model.ts';

/** Tables are made from the contract, so their columns are not known to the compiler. */
export type Tables = Record<string, Record<string, unknown>>;
export type Database = Kysely<Tables>;

/** Columns that no record shows. */
export const administrationColumn = '_administrationId';
export const parentColumn = '_parentId';
export const bytesColumn = '_bytes';

/** The administration of records that are the same in every administration. */
export const everyAdministration = 0;

/** The table of a resource; a view of another resource has none of its own. */
export function tableOf(resource: Resource): string {
  return (resource.viewOf ?? resource.name).replaceAll('/', '_');
}

const columnType = { text: 'text', integer: 'integer', boolean: 'integer', decimal: 'integer', json: 'text' } as const;

/** Makes the tables that are not there yet: one for each resource, a column for each field. */
export async function createTables(database: Database, resources: Iterable<Resource>): Promise<void> {
  for (const resource of resources) {
    if (resource.stored) await createTable(database, resource);
  }
}

async function createTable(database: Database, resource: Resource): Promise<void> {
  const name = tableOf(resource);
  let table = database.schema
    .createTable(name)
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn(administrationColumn, 'integer', (column) => column.notNull())
    .addColumn(parentColumn, 'integer');
  if (resource.keepsFiles) table = table.addColumn(bytesColumn, 'blob');
  for (const field of resource.fields) {
    if (field.name !== 'id') table = table.addColumn(field.name, columnType[field.storage.as]);
  }
  await table.execute();
  await createIndex(database, name, [administrationColumn, ...(resource.parent ? [parentColumn] : [])]);
  for (const field of resource.fields) {
    if (field.unique || field.references) await createIndex(database, name, [administrationColumn, field.name]);
  }
}

async function createIndex(database: Database, table: string, columns: string[]): Promise<void> {
  await database.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .ifNotExists()
    .on(table)
    .columns(columns)
    .execute();
}

/** A value as it is kept in its column. */
export function encode(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  switch (field.storage.as) {
    case 'boolean':
      return value === true ? 1 : 0;
    case 'decimal':
      return Math.round(Number(value) * 10 ** field.storage.scale);
    case 'json':
      return JSON.stringify(value);
    default:
      return value;
  }
}

/** A value to look for. A decimal is not rounded, so that one between two that can be kept finds neither. */
export function sought(field: Field, value: unknown): unknown {
  if (field.storage.as !== 'decimal') return encode(field, value);
  return new Decimal(Number(value)).times(10 ** field.storage.scale).toNumber();
}

/** The value that was kept. */
export function decode(field: Field, kept: unknown): unknown {
  if (kept === null || kept === undefined) return null;
  switch (field.storage.as) {
    case 'boolean':
      return kept === 1;
    case 'decimal':
      return Number(kept) / 10 ** field.storage.scale;
    case 'json':
      return JSON.parse(String(kept));
    default:
      return kept;
  }
}
