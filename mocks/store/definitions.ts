import { type Database, quote } from './database.ts';

export interface Definition {
  readonly type: 'table' | 'index';
  readonly name: string;
  /** Statement that creates it, as SQLite stores it. */
  readonly sql: string;
}

/** @param columns include the constraints of the table. */
export const defineTable = (name: string, columns: readonly string[]): Definition => ({
  type: 'table',
  name,
  sql: `CREATE TABLE ${quote(name)} (${columns.join(', ')})`,
});

/** @param columns quoted, with collation. */
export const defineIndex = (name: string, table: string, columns: readonly string[], where?: string): Definition => ({
  type: 'index',
  name,
  sql: `CREATE INDEX ${quote(name)} on ${quote(table)} (${columns.join(', ')})${where === undefined ? '' : ` where ${where}`}`,
});

export function createMissing(database: Database, definitions: readonly Definition[]): void {
  for (const { sql } of definitions) database.exec(sql.replace(/^CREATE \w+ /, '$&if not exists '));
}
