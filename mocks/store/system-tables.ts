import { TENANT_COLUMN } from './columns.ts';
import { createPlaceholders, type Database } from './database.ts';
import { type Definition, defineIndex, defineTable } from './definitions.ts';

export interface Tenant {
  readonly database: Database;
  readonly administration: { readonly id: number };
}

const TENANT = `${TENANT_COLUMN} integer not null`;

/**
 * Internal tables:
 * - `platform_entries`: the platform's own journal entries, with their records
 * - `closed_years`: closed book years
 * - `stock_taken`: stock taken by sales orders, in ten-thousandths
 * - `past_numbers`: highest number of each series on a removed or renumbered record
 * - `document_pieces`: pieces of a document after the first, which is in the record
 * - `documents`: files drawn from a sales invoice, with the parties at its posting
 * - `settings`: values for the whole sandbox, such as its clock
 */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  platform_entries: [
    'id integer primary key autoincrement',
    TENANT,
    'resource text not null',
    'recordId integer not null',
  ],
  closed_years: [TENANT, 'year integer not null', `primary key (${TENANT_COLUMN}, year)`],
  stock_taken: [
    TENANT,
    'orderId integer not null',
    'articleId integer not null',
    'quantity integer not null',
    'primary key (orderId, articleId)',
  ],
  past_numbers: [TENANT, 'series text not null', 'highest integer not null', `primary key (${TENANT_COLUMN}, series)`],
  document_pieces: [
    'resource text not null',
    'recordId integer not null',
    'number integer not null',
    'bytes blob not null',
    'primary key (resource, recordId, number)',
  ],
  documents: [
    'invoiceId integer primary key',
    TENANT,
    'fileId integer not null unique',
    'paymentMethodId integer',
    'buyerName text not null',
    'sellerName text not null',
    'sellerAddress text',
    'sellerCountryId integer',
    'sellerVatNumber text',
    'sellerChamberOfCommerceNumber text',
    'sellerIban text',
    'sellerBic text',
  ],
  settings: ['name text primary key', 'value text not null'],
};

export const SYSTEM_TABLES: readonly string[] = Object.keys(TABLES);

export const SYSTEM_DEFINITIONS: readonly Definition[] = [
  ...Object.entries(TABLES).map(([name, columns]) => defineTable(name, columns)),
  defineIndex('platform_entries_by_record', 'platform_entries', ['resource', 'recordId']),
];

export const PLATFORM_ENTRIES = 'platform_entries';

/** Columns of the internal tables of an administration, besides the administration. */
export const SYSTEM_COLUMNS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(TABLES)
    .filter(([, columns]) => columns.includes(TENANT))
    .map(([name, columns]) => [name, columns.filter((column) => column !== TENANT).flatMap(getColumnName)]),
);

/** Table in place of `documents` before 3.0.0. */
export const EARLIER_COLUMNS = { layouts: ['fileId', 'printed'] } as const;

/** Returns the name of a column; empty for a constraint. */
function getColumnName(definition: string): readonly string[] {
  const [name = ''] = definition.split(' ');
  return name === 'primary' ? [] : [name];
}

export const CLOCK_SETTING = 'clock';

export function getSetting(database: Database, name: string): unknown {
  const row = database.get('select value from settings where name = ?', name);
  return row && JSON.parse(String(row.value));
}

export function saveSetting(database: Database, name: string, value: unknown): void {
  database.invalidateCaches();
  if (value === undefined) database.run('delete from settings where name = ?', name);
  else database.run('insert or replace into settings (name, value) values (?, ?)', name, JSON.stringify(value));
}

/** Returns the highest past number of a series; 0 for none. */
export function getHighestPastNumber({ database, administration }: Tenant, series: string): number {
  const text = `select highest from past_numbers where ${TENANT_COLUMN} = ? and series = ?`;
  return Number(database.get(text, administration.id, series)?.highest ?? 0);
}

export function savePastNumber({ database, administration }: Tenant, series: string, number: number): void {
  const text = `
    insert into past_numbers (${TENANT_COLUMN}, series, highest) values (?, ?, ?)
    on conflict do update set highest = max(highest, excluded.highest)`;
  database.run(text, administration.id, series, number);
}

/** Buyer and seller of a sales invoice at its posting. */
export interface Parties {
  readonly buyerName: string;
  readonly sellerName: string;
  /** Lines of the address without the country, separated by `\n`. */
  readonly sellerAddress: string | null;
  readonly sellerCountryId: number | null;
  readonly sellerVatNumber: string | null;
  readonly sellerChamberOfCommerceNumber: string | null;
  readonly sellerIban: string | null;
  readonly sellerBic: string | null;
}

/** File that is drawn from a sales invoice on download. */
export interface InvoiceDocument extends Parties {
  readonly invoiceId: number;
  readonly fileId: number;
  /** Payment method of the draft, which the invoice lacks. */
  readonly paymentMethodId: number | null;
}

export function findDocument({ database, administration }: Tenant, fileId: number): InvoiceDocument | undefined {
  const text = `select * from documents where fileId = ? and ${TENANT_COLUMN} = ?`;
  return database.get(text, fileId, administration.id) as InvoiceDocument | undefined;
}

export function insertDocument({ database, administration }: Tenant, document: InvoiceDocument): void {
  const names = [TENANT_COLUMN, ...Object.keys(document)];
  const text = `insert into documents (${names.join(', ')}) values (${createPlaceholders(names)})`;
  database.run(text, administration.id, ...Object.values(document));
}

export function updateDocument({ database }: Tenant, invoiceId: number, parties: Parties): void {
  const assignments = Object.keys(parties).map((name) => `${name} = ?`);
  const text = `update documents set ${assignments.join(', ')} where invoiceId = ?`;
  database.run(text, ...Object.values(parties), invoiceId);
}

/** Removes the document of an invoice. Returns the identifier of its file; undefined without one. */
export function removeDocument({ database }: Tenant, invoiceId: number): number | undefined {
  const row = database.get('delete from documents where invoiceId = ? returning fileId', invoiceId);
  return row && Number(row.fileId);
}

export function findPlatformEntry(
  { database, administration }: Tenant,
  resource: string,
  recordId: number,
): number | undefined {
  const text = `select id from platform_entries where resource = ? and recordId = ? and ${TENANT_COLUMN} = ?`;
  const row = database.get(text, resource, recordId, administration.id);
  return row && Number(row.id);
}

/** Returns the entries of a resource's records, by record. */
export function listPlatformEntries({ database, administration }: Tenant, resource: string): Map<number, number> {
  const text = `select recordId, id from platform_entries where resource = ? and ${TENANT_COLUMN} = ?`;
  return new Map(
    database.all(text, resource, administration.id).map(({ recordId, id }) => [Number(recordId), Number(id)]),
  );
}

/** Returns the records of the platform's entries, by entry. */
export function listPlatformEntryRecords({ database, administration }: Tenant) {
  const text = `select id, resource, recordId from platform_entries where ${TENANT_COLUMN} = ?`;
  const rows = database.allAsArrays(text, administration.id);
  return new Map(
    rows.map(([id, resource, recordId]) => [Number(id), { resource: String(resource), recordId: Number(recordId) }]),
  );
}

/** Creates an entry of the platform. Returns its number, which is never used again. */
export function createPlatformEntry({ database, administration }: Tenant, resource: string, recordId: number): number {
  const text = `insert into platform_entries (${TENANT_COLUMN}, resource, recordId) values (?, ?, ?)`;
  const id = database.insert(text, administration.id, resource, recordId);
  return id;
}

/** Starts the platform's entries after a number, before the first one. */
export function startPlatformEntriesAfter(database: Database, number: number): void {
  database.run("insert into sqlite_sequence (name, seq) values ('platform_entries', ?)", number);
}

export function removePlatformEntry({ database }: Tenant, entryId: number): void {
  database.run('delete from platform_entries where id = ?', entryId);
}

export function saveClosedYear({ database, administration }: Tenant, year: number): void {
  database.run(`insert into closed_years (${TENANT_COLUMN}, year) values (?, ?)`, administration.id, year);
}

export function removeClosedYear({ database, administration }: Tenant, year: number): void {
  database.run(`delete from closed_years where ${TENANT_COLUMN} = ? and year = ?`, administration.id, year);
}

/** Returns the stock that a sales order has taken, in ten-thousandths, by article. */
export function getStockTaken({ database }: Tenant, orderId: number): Map<number, number> {
  const rows = database.all('select articleId, quantity from stock_taken where orderId = ?', orderId);
  return new Map(rows.map(({ articleId, quantity }) => [Number(articleId), Number(quantity)]));
}

export function saveStockTaken(
  { database, administration }: Tenant,
  orderId: number,
  quantities: ReadonlyMap<number, number>,
): void {
  database.run('delete from stock_taken where orderId = ?', orderId);
  const text = `insert into stock_taken (${TENANT_COLUMN}, orderId, articleId, quantity) values (?, ?, ?, ?)`;
  for (const [articleId, quantity] of quantities) database.run(text, administration.id, orderId, articleId, quantity);
}
