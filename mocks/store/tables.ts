import { Decimal } from 'decimal.js';
import type { Field, Resource } from '../contract/model.ts';
import { type Database, quoted } from './database.ts';

/** Columns that no record shows. */
export const TENANT_COLUMN = '_administrationId';
export const PARENT_COLUMN = '_parentId';
export const BYTES_COLUMN = '_bytes';

/** The administration of records that are the same in every administration. */
export const SHARED_TENANT_ID = 0;

/** The table of a resource; a view of another resource has none of its own. */
export function tableOf(resource: Resource): string {
  return (resource.viewOf ?? resource.name).replaceAll('/', '_');
}

const columnType = { text: 'text', integer: 'integer', boolean: 'integer', decimal: 'integer', json: 'text' } as const;

/** Creates the table of a resource, with a column for each field. */
export function createTable(database: Database, resource: Resource): void {
  const name = tableOf(resource);
  const columns = [
    'id integer primary key autoincrement',
    `${TENANT_COLUMN} integer not null`,
    `${PARENT_COLUMN} integer`,
    ...(resource.storesFiles ? [`${BYTES_COLUMN} blob`] : []),
    ...resource.fields
      .filter((field) => field.name !== 'id')
      .map((field) => `${quoted(field.name)} ${columnType[field.storage.as]}`),
  ];
  database.exec(`create table if not exists ${quoted(name)} (${columns.join(', ')})`);
}

/** Makes the indexes of a table that are not there yet. */
export function createIndexes(database: Database, resource: Resource, resources: ReadonlyMap<string, Resource>): void {
  const table = tableOf(resource);
  for (const columns of indexesOf(resource, resources)) createIndex(database, table, columns);
  for (const { name, isUnique: unique, storage } of resource.fields) {
    if (unique && storage.as === 'text') createCaselessIndex(database, table, name);
  }
}

/** An index for whether another record of the administration has the same text, in whatever case. */
function createCaselessIndex(database: Database, table: string, column: string): void {
  const name = quoted(`${table}_by_${column}_caseless`);
  const columns = `${quoted(TENANT_COLUMN)}, ${quoted(column)} collate nocase`;
  database.exec(
    `create index if not exists ${name} on ${quoted(table)} (${columns}) where ${quoted(column)} is not null`,
  );
}

/** Removes the indexes of a table, which makes it quicker to fill. */
export function dropIndexes(database: Database, resource: Resource): void {
  const made = "select name from sqlite_schema where type = 'index' and tbl_name = ? and sql is not null";
  for (const { name } of database.all(made, tableOf(resource))) database.exec(`drop index ${quoted(String(name))}`);
}

/** An index over columns of one administration. What is empty is not looked for, so it is left out. */
function createIndex(database: Database, table: string, columns: readonly string[]): void {
  const last = columns.at(-1) ?? 'id';
  const name = quoted(`${table}_by_${columns.join('_')}`);
  const kept = [TENANT_COLUMN, ...columns].map(quoted).join(', ');
  const filled = last === PARENT_COLUMN ? '' : ` where ${quoted(last)} is not null`;
  database.exec(`create index if not exists ${name} on ${quoted(table)} (${kept})${columns.length > 0 ? filled : ''}`);
}

/** How ledger lines are looked up. There can be a million of them, so each index is there for a reason. */
const ledgerIndexes: readonly (readonly string[])[] = [
  ['Bookyear', 'ledgerAccountId'],
  ['Bookyear', 'Period'],
  ['JournalEntryId'],
  ['debtorId'],
  ['creditorId'],
  ['invoiceNumber'],
  ['salesInvoiceId'],
  ['purchaseInvoiceId'],
];

/**
 * What records are looked up by: their parent, what is unique, and what they refer to if it can be removed, because it
 * is asked then whether something refers to it.
 */
function indexesOf(
  { name, fields, parent }: Resource,
  resources: ReadonlyMap<string, Resource>,
): readonly (readonly string[])[] {
  if (name === 'ledgerlines') return ledgerIndexes;
  const canGo = (resource: string): boolean => resources.get(resource)?.input !== undefined;
  const encodeFilterValue = fields.filter(
    ({ isUnique: unique, references }) => unique || (references && canGo(references.resource)),
  );
  return [parent ? [PARENT_COLUMN] : [], ...encodeFilterValue.map((field) => [field.name])];
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

/** Converts the value of a column that is not null. */
type Decoder = (value: unknown) => unknown;

/** The decoder of a column; undefined when its values are those of the field. */
export function getDecoder({ storage }: Field): Decoder | undefined {
  switch (storage.as) {
    case 'boolean':
      return (value) => value === 1;
    case 'decimal': {
      const factor = 10 ** storage.scale;
      return (value) => Number(value) / factor;
    }
    case 'json':
      return (value) => JSON.parse(String(value));
    default:
      return undefined;
  }
}
