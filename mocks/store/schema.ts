import { memoize } from '../../contract/memoize.ts';
import type { Resource, Storage } from '../../contract/model.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import { OAUTH_DEFINITIONS } from './access-tokens.ts';
import { BYTES_COLUMN, getTableName, PARENT_COLUMN, TENANT_COLUMN } from './columns.ts';
import { type Database, quote } from './database.ts';
import { createMissing, type Definition, defineIndex, defineTable } from './definitions.ts';
import { SYSTEM_DEFINITIONS, SYSTEM_TABLES } from './system-tables.ts';

/** Table with what a database is. Every version reads it, so its columns stay as they are. */
export const INITIAL_DATA_TABLE = 'sandbox_file';

/**
 * It is created first: a database with other tables only is not ours. The column `scale` has the number of additional ledger
 * lines, by its name in the data files of earlier versions.
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

/**
 * The declared type of a column says how its values are stored, so that a file can be read without the contract that it was
 * made for.
 */
const toColumnType = (storage: Storage): string =>
  storage.as === 'decimal' ? `decimal int(${storage.scale})` : COLUMN_TYPES[storage.as];

/** Returns how the values of a column are stored, by its declared type. That of an identifier is `integer`. */
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

/** What ledger lines can be added up by, the columns of their index first. */
export const ACCOUNT_COLUMNS = [
  'Bookyear',
  'ledgerAccountId',
  'Period',
  'journalId',
  'costCenterId',
  'costUnitId',
] as const;

/** With it the lines of an account are added up in any grouping without reading them: there can be a million. */
const ACCOUNT_INDEX = defineIndex('ledgerlines_by_account', 'ledgerlines', [
  TENANT_COLUMN,
  ...ACCOUNT_COLUMNS,
  'amountDebit',
  'amountCredit',
]);

export const LARGE_AMOUNT = 100_000;

export const IS_LARGE = `max(amountDebit, amountCredit) > ${LARGE_AMOUNT * 100}`;

/** With it the large amounts of an account are added up without its other lines. */
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

/** How ledger lines are looked up. There can be a million of them, so each index is there for a reason. */
const LEDGER_INDEXES: readonly (readonly string[])[] = [
  // A page of a year is read in the order of its lines, without sorting the year.
  ['Bookyear'],
  ['Bookyear', 'Period'],
  ['JournalEntryId', 'ledgerAccountId'],
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
