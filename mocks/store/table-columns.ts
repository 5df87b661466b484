import type { Contract } from '../contract/contract.ts';
import type { Database, Row } from './database.ts';
import { createTables } from './schema.ts';
import { createBeginningTable } from './store.ts';

export type Query = (sql: string) => Row[];

/** The columns of each table, as a text to compare. */
export type TableColumns = ReadonlyMap<string, string>;

/** Creates the tables of a sandbox in an empty database, and returns their columns. */
export function createExpectedTables(
  scratch: Database,
  contract: Contract,
  createExtraTables: (database: Database) => void,
): TableColumns {
  createTables(scratch, contract);
  createBeginningTable(scratch);
  createExtraTables(scratch);
  return readTables((sql) => scratch.all(sql));
}

/** Returns the name of a table that is missing or has other columns; undefined when all are as expected. */
export const findOtherTable = (tables: TableColumns, expected: TableColumns): string | undefined =>
  [...expected].find(([name, columns]) => tables.get(name) !== columns)?.[0];

/** Returns the columns of the tables of a database. */
export function readTables(query: Query): TableColumns {
  const rows = query(
    `select entry.name as owner, column.name, column.type, column."notnull", column.pk
     from sqlite_schema as entry join pragma_table_xinfo(entry.name) as column
     where entry.type = 'table' and entry.name not like 'sqlite\\_%' escape '\\' order by entry.name, column.cid`,
  );
  const byTable = Map.groupBy(rows, ({ owner }) => String(owner));
  return new Map([...byTable].map(([name, columns]) => [name, JSON.stringify(columns)]));
}
