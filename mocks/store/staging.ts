import { type Database, quote } from './database.ts';

/** The start of the names of tables that are filled while requests still read those that they will replace. */
const PREFIX = 'staged ';

/** Returns the name of the table that will replace a table. */
export const getStagedName = (table: string): string => `${PREFIX}${table}`;

/** Whether it is the name of a table that was staged, or of one of its indexes. */
export const isStagedName = (name: string): boolean => name.startsWith(PREFIX);

/** The name in a statement that creates a table or an index, and the table of an index. */
const TABLE_START = /^CREATE TABLE (?:"[^"]+"|\w+)/i;
const INDEX_START = /^CREATE INDEX (?:"[^"]+"|\w+) on (?:"[^"]+"|\w+)/i;

/**
 * Creates empty copies of tables with their indexes. They are ordinary tables, because not every host has temporary ones or a
 * second database, and a transaction of some cannot last longer than a turn.
 */
export function createStagedTables(database: Database, tables: readonly string[]): void {
  database.transaction(() => {
    for (const table of tables) {
      const staged = quote(getStagedName(table));
      const objects = database.all(
        'select type, name, sql from sqlite_schema where tbl_name = ? and sql is not null order by type desc',
        table,
      );
      for (const { type, name, sql } of objects) {
        const index = `CREATE INDEX ${quote(getStagedName(String(name)))} on ${staged}`;
        const text = String(sql);
        database.exec(
          type === 'index'
            ? text.replace(INDEX_START, () => index)
            : text.replace(TABLE_START, () => `CREATE TABLE ${staged}`),
        );
      }
    }
  });
}

/** Returns the tables that are staged: those of an import in progress, or of one that ended with its process. */
export function listStagedTables(database: Database): readonly string[] {
  const text = "select name from sqlite_schema where type = 'table' and substr(name, 1, ?) = ?";
  return database.all(text, PREFIX.length, PREFIX).map(({ name }) => String(name));
}

/** Replaces the rows of tables by those of their staged tables. Rows are copied as they are, with their indexes. */
export function copyStagedTables(database: Database, tables: readonly string[]): void {
  for (const table of tables) {
    database.exec(`delete from ${quote(table)}`);
    database.exec(`insert into ${quote(table)} select * from ${quote(getStagedName(table))}`);
  }
}

/** Removes staged tables: when they are not needed any more, and those that an interrupted import left. */
export function dropStagedTables(database: Database): void {
  for (const name of listStagedTables(database)) database.exec(`drop table ${quote(name)}`);
}
