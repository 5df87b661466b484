import type { Contract } from '../contract/contract.ts';
import { memoize } from '../contract/memoize.ts';
import { StartupError } from '../startup-error.ts';
import { createOAuthTables } from '../store/access-tokens.ts';
import { BEGINNING_TABLE, type Beginning } from '../store/store.ts';
import { createExpectedTables, findOtherTable, readTables, type TableColumns } from '../store/table-columns.ts';
import { openDatabase, type Sqlite } from './wasm-sqlite.ts';

interface InspectOptions {
  readonly sqlite: Sqlite;
  readonly contract: Contract;
}

/**
 * Returns what the bytes of a database began with.
 *
 * @throws StartupError when it is not a database of this version of the sandbox.
 */
export function inspectImage(image: Uint8Array, { sqlite, contract }: InspectOptions): Beginning {
  const reason = 'The image cannot be used: ';
  try {
    const database = openDatabase(sqlite, image);
    try {
      const hasCode = database.get("select 1 from sqlite_schema where type in ('trigger', 'view')");
      if (hasCode || database.get('pragma quick_check(1)')?.quick_check !== 'ok') {
        throw new StartupError(`${reason}it is damaged, or has code.`);
      }
      const other = findOtherTable(
        readTables((sql) => database.all(sql)),
        expectedTablesFor(contract)(sqlite),
      );
      if (other !== undefined) throw new StartupError(`${reason}its table ${other} differs from this version's.`);
      const row = database.get(`select seed, scale from ${BEGINNING_TABLE}`);
      if (!row) throw new StartupError(`${reason}it has no data.`);
      return { seed: String(row.seed), scale: Number(row.scale) };
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${reason}${(error as Error).message}.`);
  }
}

const expectedTablesFor = memoize((contract: Contract) =>
  memoize((sqlite: Sqlite): TableColumns => {
    const scratch = openDatabase(sqlite);
    try {
      return createExpectedTables(scratch, contract, createOAuthTables);
    } finally {
      scratch.close();
    }
  }),
);
