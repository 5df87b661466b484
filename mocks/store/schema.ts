import type { Resource } from '../../contract/model.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import { BYTES_COLUMN, getTableName, PARENT_COLUMN, TENANT_COLUMN } from './columns.ts';
import { type Database, quote } from './database.ts';
import { createSystemTables, SYSTEM_TABLES } from './system-tables.ts';

/** Names of all tables that hold data of the platform. */
export function listTables(contract: ValidatedContract): string[] {
  const stored = [...contract.resources.values()].filter((resource) => resource.hasTable);
  return [...stored.map(getTableName), ...SYSTEM_TABLES];
}

/** Creates all tables, empty, and with identifiers that begin at 1. */
export function createTables(database: Database, contract: ValidatedContract): void {
  for (const name of listTables(contract)) database.exec(`drop table if exists ${quote(name)}`);
  for (const resource of contract.resources.values()) {
    if (!resource.hasTable) continue;
    createTable(database, resource);
    createIndexes(database, resource, contract.resources);
  }
  createSystemTables(database);
}

const COLUMN_TYPES = {
  text: 'text',
  integer: 'integer',
  boolean: 'integer',
  decimal: 'integer',
  json: 'text',
} as const;

/** Creates the table of a resource, with a column for each field. */
function createTable(database: Database, resource: Resource): void {
  const name = getTableName(resource);
  const columns = [
    'id integer primary key autoincrement',
    `${TENANT_COLUMN} integer not null`,
    `${PARENT_COLUMN} integer`,
    ...(resource.storesFiles ? [`${BYTES_COLUMN} blob`] : []),
    ...resource.fields
      .filter((field) => field.name !== 'id')
      .map((field) => `${quote(field.name)} ${COLUMN_TYPES[field.storage.as]}`),
  ];
  database.exec(`create table if not exists ${quote(name)} (${columns.join(', ')})`);
}

/** Creates the missing indexes of a table. */
export function createIndexes(database: Database, resource: Resource, resources: ReadonlyMap<string, Resource>): void {
  const table = getTableName(resource);
  for (const columns of listIndexes(resource, resources)) createIndex(database, table, columns);
  for (const { name, isUnique: unique, storage } of resource.fields) {
    if (unique && storage.as === 'text') createCaseInsensitiveIndex(database, table, name);
  }
  if (resource.name === 'ledgerlines') createLargeAmountIndex(database);
}

/** Amounts above this, in euros, have an index of their own. */
export const LARGE_AMOUNT = 100_000;

/** Selects the ledger lines with a large amount. */
export const IS_LARGE = `max(amountDebit, amountCredit) > ${LARGE_AMOUNT * 100}`;

/** Creates an index with which the large amounts of an account are added up without its other ledger lines. */
function createLargeAmountIndex(database: Database): void {
  const columns = `${TENANT_COLUMN}, Bookyear, ledgerAccountId, amountDebit, amountCredit`;
  database.exec(`create index if not exists ledgerlines_large on ledgerlines (${columns}) where ${IS_LARGE}`);
}

/** Creates an index to find equal texts in an administration, whatever their case. */
function createCaseInsensitiveIndex(database: Database, table: string, column: string): void {
  const name = quote(`${table}_by_${column}_caseless`);
  const columns = `${quote(TENANT_COLUMN)}, ${quote(column)} collate nocase`;
  database.exec(
    `create index if not exists ${name} on ${quote(table)} (${columns}) where ${quote(column)} is not null`,
  );
}

/** Removes the indexes of a table, which makes filling it faster. */
export function dropIndexes(database: Database, resource: Resource): void {
  const made = "select name from sqlite_schema where type = 'index' and tbl_name = ? and sql is not null";
  for (const { name } of database.all(made, getTableName(resource))) database.exec(`drop index ${quote(String(name))}`);
}

/** Creates an index over columns of one administration. It is partial: nulls are never searched. */
function createIndex(database: Database, table: string, columns: readonly string[]): void {
  const last = columns.at(-1) ?? 'id';
  const name = quote(`${table}_by_${columns.join('_')}`);
  const indexed = [TENANT_COLUMN, ...columns].map(quote).join(', ');
  const filled = last === PARENT_COLUMN ? '' : ` where ${quote(last)} is not null`;
  database.exec(
    `create index if not exists ${name} on ${quote(table)} (${indexed})${columns.length > 0 ? filled : ''}`,
  );
}

/** How ledger lines are looked up. There can be a million of them, so each index is there for a reason. */
const LEDGER_INDEXES: readonly (readonly string[])[] = [
  ['Bookyear', 'ledgerAccountId'],
  ['Bookyear', 'Period'],
  ['JournalEntryId'],
  ['debtorId'],
  ['creditorId'],
  ['invoiceNumber'],
  ['salesInvoiceId'],
  ['purchaseInvoiceId'],
];

/** The columns that records are searched by: the parent, unique fields, and references to what can be removed. */
function listIndexes(
  { name, fields, parent }: Resource,
  resources: ReadonlyMap<string, Resource>,
): readonly (readonly string[])[] {
  if (name === 'ledgerlines') return LEDGER_INDEXES;
  const isRemovable = (resource: string): boolean => resources.get(resource)?.input !== undefined;
  const indexed = fields.filter(
    ({ isUnique, references }) => isUnique || (references && isRemovable(references.resource)),
  );
  return [parent ? [PARENT_COLUMN] : [], ...indexed.map((field) => [field.name])];
}
