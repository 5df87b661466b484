import { memoize } from '../../contract/memoize.ts';
import type { Resource, Storage } from '../../contract/model.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import { OAUTH_DEFINITIONS } from './access-tokens.ts';
import { BYTES_COLUMN, getTableName, PARENT_COLUMN, TENANT_COLUMN } from './columns.ts';
import { type Database, quote } from './database.ts';
import { createMissing, type Definition, defineIndex, defineTable } from './definitions.ts';
import { SYSTEM_DEFINITIONS, SYSTEM_TABLES } from './system-tables.ts';

/** Table that describes a database. Every version reads it, so its columns do not change. */
export const INITIAL_DATA_TABLE = 'sandbox_file';

/**
 * Created first: a database with only other tables is not ours. `scale`, a name from earlier versions, is the number of
 * additional ledger lines.
 */
export const INITIAL_DATA_DEFINITION = defineTable(INITIAL_DATA_TABLE, ['contract text', 'seed text', 'scale integer']);

export function listTables(contract: ValidatedContract): string[] {
  const stored = [...contract.resources.values()].filter((resource) => resource.hasTable);
  return [...stored.map(getTableName), ...SYSTEM_TABLES];
}

export const listDefinitions = memoize((contract: ValidatedContract): readonly Definition[] => [
  ...[...contract.resources.values()]
    .filter((resource) => resource.hasTable)
    .flatMap((resource) => [defineResource(resource), ...defineIndexes(resource, contract.resources)]),
  ...SYSTEM_DEFINITIONS,
]);

export const getSandboxDefinitions = memoize((contract: ValidatedContract): readonly Definition[] => [
  INITIAL_DATA_DEFINITION,
  ...OAUTH_DEFINITIONS,
  ...listDefinitions(contract),
]);

export function createTables(database: Database, contract: ValidatedContract): void {
  for (const name of listTables(contract)) database.exec(`drop table if exists ${quote(name)}`);
  createMissing(database, listDefinitions(contract));
}

const COLUMN_TYPES = { text: 'plain text', integer: 'plain int', boolean: 'boolean int', json: 'json text' } as const;

/** Returns a column's type, which determines how its values are stored: a file can be read without its contract. */
const toColumnType = (storage: Storage): string =>
  storage.as === 'decimal' ? `decimal int(${storage.scale})` : COLUMN_TYPES[storage.as];

/** Returns how values are stored, by column type. An identifier is `integer`. */
export function toStorage(type: string): Storage {
  const [, scale] = /^decimal int\((\d+)\)$/i.exec(type) ?? [];
  if (scale !== undefined) return { as: 'decimal', scale: Number(scale) };
  const kinds = Object.keys(COLUMN_TYPES) as (keyof typeof COLUMN_TYPES)[];
  return { as: kinds.find((kind) => COLUMN_TYPES[kind] === type.toLowerCase()) ?? 'integer' };
}

function defineResource(resource: Resource): Definition {
  return defineTable(getTableName(resource), [
    'id integer primary key autoincrement',
    `${TENANT_COLUMN} integer not null`,
    `${PARENT_COLUMN} integer`,
    ...(resource.storesFiles ? [`${BYTES_COLUMN} blob`] : []),
    ...resource.fields
      .filter((field) => field.name !== 'id')
      .map((field) => `${quote(field.name)} ${toColumnType(field.storage)}`),
  ]);
}

export const createIndexes = (database: Database, resource: Resource, resources: ReadonlyMap<string, Resource>): void =>
  createMissing(database, defineIndexes(resource, resources));

function defineIndexes(resource: Resource, resources: ReadonlyMap<string, Resource>): readonly Definition[] {
  const table = getTableName(resource);
  return [
    ...listIndexes(resource, resources).map((columns) => defineColumnIndex(table, columns)),
    ...resource.fields
      .filter(({ isUnique, storage }) => isUnique && storage.as === 'text')
      .map(({ name }) => defineCaseInsensitiveIndex(table, name)),
    ...(resource.name === 'ledgerlines' ? [ACCOUNT_INDEX, LARGE_AMOUNT_INDEX] : []),
  ];
}

/** Columns that ledger lines are grouped by, the indexed ones first. */
export const ACCOUNT_COLUMNS = [
  'Bookyear',
  'ledgerAccountId',
  'Period',
  'journalId',
  'costCenterId',
  'costUnitId',
] as const;

/** Adds up an account in any grouping from the index alone: there can be a million lines. */
const ACCOUNT_INDEX = defineIndex('ledgerlines_by_account', 'ledgerlines', [
  TENANT_COLUMN,
  ...ACCOUNT_COLUMNS,
  'amountDebit',
  'amountCredit',
]);

export const LARGE_AMOUNT = 100_000;

export const IS_LARGE = `max(amountDebit, amountCredit) > ${LARGE_AMOUNT * 100}`;

/** Adds up an account's large amounts without its other lines. */
const LARGE_AMOUNT_INDEX = defineIndex(
  'ledgerlines_large',
  'ledgerlines',
  [TENANT_COLUMN, 'Bookyear', 'ledgerAccountId', 'amountDebit', 'amountCredit'],
  IS_LARGE,
);

function defineCaseInsensitiveIndex(table: string, column: string): Definition {
  const columns = [quote(TENANT_COLUMN), `${quote(column)} collate nocase`];
  return defineIndex(`${table}_by_${column}_caseless`, table, columns, `${quote(column)} is not null`);
}

/** Removes the indexes of a table, which makes filling it faster. */
export function dropIndexes(database: Database, resource: Resource): void {
  const query = "select name from sqlite_schema where type = 'index' and tbl_name = ? and sql is not null";
  for (const { name } of database.all(query, getTableName(resource)))
    database.exec(`drop index ${quote(String(name))}`);
}

function defineColumnIndex(table: string, columns: readonly string[]): Definition {
  const [first] = columns;
  const isFilled = first === undefined || first === PARENT_COLUMN ? undefined : `${quote(first)} is not null`;
  const indexed = [TENANT_COLUMN, ...columns].map(quote);
  return defineIndex(`${table}_by_${columns.join('_')}`, table, indexed, isFilled);
}

/** Indexes for ledger lines. There can be a million, so each index has a reason. */
const LEDGER_INDEXES: readonly (readonly string[])[] = [
  // A page of a year is read in order, without sorting.
  ['Bookyear'],
  ['Bookyear', 'Period'],
  ['JournalEntryId', 'ledgerAccountId'],
  ['debtorId'],
  ['creditorId'],
  ['invoiceNumber'],
  ['salesInvoiceId'],
  ['purchaseInvoiceId'],
];

/** Lists the columns to search by: the parent, unique fields, and references to removable records. */
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
