import { type Database, quote } from '../../store/database.ts';

/** The table with the statements that create the indexes. */
const TABLE = 'deferred_indexes';

/** Removes the indexes of a database, which are half of its file, and keeps how they are created. */
export function removeIndexes(database: Database): void {
  database.exec(`create table ${TABLE} (sql text)`);
  database.run(`insert into ${TABLE} select sql from sqlite_schema where type = 'index' and sql is not null`);
  const indexes = database.all("select name from sqlite_schema where type = 'index' and sql is not null");
  for (const { name } of indexes) database.exec(`drop index ${quote(String(name))}`);
}

/** Creates the indexes that `removeIndexes` removed. */
export function restoreIndexes(database: Database): void {
  database.transaction(() => {
    for (const { sql } of database.all(`select sql from ${TABLE}`)) database.exec(String(sql));
    database.exec(`drop table ${TABLE}`);
  });
}
