import type { Database } from './database.ts';
import { TENANT_COLUMN } from './tables.ts';

/**
 * Tables behind the records, which no operation shows:
 * - `platform_entries`: the journal entries that the platform makes by itself, and the record each comes of
 * - `closed_years`: book years that are closed
 * - `current_openings`: book years whose provisional opening is what the years before it end with
 * - `stock_taken`: what orders have taken out of stock
 * - `past_numbers`: the highest number of each series that a record had which is gone or has another number now
 * - `settings`: what holds for the whole sandbox, such as its clock
 */
export const internalTables = [
  'platform_entries',
  'closed_years',
  'current_openings',
  'stock_taken',
  'past_numbers',
  'settings',
] as const;

export function createInternalTables(database: Database): void {
  const tenant = `${TENANT_COLUMN} integer not null`;
  database.exec(`
    create table if not exists platform_entries
      (id integer primary key autoincrement, ${tenant}, resource text not null, recordId integer not null);
    create index if not exists platform_entries_by_record on platform_entries (resource, recordId);
    create table if not exists closed_years (${tenant}, year integer not null, primary key (${TENANT_COLUMN}, year));
    create table if not exists current_openings (${tenant}, year integer not null, primary key (${TENANT_COLUMN}, year));
    create table if not exists stock_taken
      (${tenant}, orderId integer not null, articleId integer not null, quantity integer not null,
       primary key (orderId, articleId));
    create table if not exists past_numbers
      (${tenant}, series text not null, highest integer not null, primary key (${TENANT_COLUMN}, series));
    create table if not exists settings (name text primary key, value text not null);
  `);
}

/** A setting, which is any JSON; undefined when it was never set. */
export function getSetting(database: Database, name: string): unknown {
  const row = database.get('select value from settings where name = ?', name);
  return row && JSON.parse(String(row.value));
}

/** Keeps a setting; undefined removes it. */
export function saveSetting(database: Database, name: string, value: unknown): void {
  database.invalidateCaches();
  if (value === undefined) database.run('delete from settings where name = ?', name);
  else database.run('insert or replace into settings (name, value) values (?, ?)', name, JSON.stringify(value));
}

/** The highest number of a series that a record had once; 0 when there is none. */
export function highestPastNumber(database: Database, administrationId: number, series: string): number {
  const text = `select highest from past_numbers where ${TENANT_COLUMN} = ? and series = ?`;
  return Number(database.get(text, administrationId, series)?.highest ?? 0);
}

export function savePastNumber(database: Database, administrationId: number, series: string, number: number): void {
  const text = `
    insert into past_numbers (${TENANT_COLUMN}, series, highest) values (?, ?, ?)
    on conflict do update set highest = max(highest, excluded.highest)`;
  database.run(text, administrationId, series, number);
}
