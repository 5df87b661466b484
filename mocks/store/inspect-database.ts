import type { ValidatedContract } from '../validation/validated-contract.ts';
import { createOAuthTables } from './access-tokens.ts';
import type { Database, Row } from './database.ts';
import { createTables } from './schema.ts';
import { createInitialDataTable, INITIAL_DATA_TABLE, type InitialData } from './store.ts';

type Query = (sql: string) => readonly Row[];

/** What a database is. It has none of these when it is empty, or its first start was interrupted. */
export interface Inspection {
  readonly initialData?: InitialData;
  /** Why it cannot be used, as the end of a sentence: `was created …`. */
  readonly problem?: string;
  /** Whether it is the database of another program. */
  readonly isForeign?: true;
}

/**
 * Inspects a database, and changes nothing, because it may belong to another program.
 *
 * @param openScratch opens an empty database, for the tables of this version.
 */
export function inspectDatabase(query: Query, contract: ValidatedContract, openScratch: () => Database): Inspection {
  const tables = readTables(query);
  if (tables.size === 0) return {};
  if (!tables.has(INITIAL_DATA_TABLE)) return { isForeign: true };
  const [row] = query(`select contract, seed, scale from ${INITIAL_DATA_TABLE}`);
  if (row === undefined) return {};
  const { version } = contract.document.info;
  if (row.contract !== version) {
    return { problem: `was created with version ${row.contract} of the contract; this is ${version}` };
  }
  // The same contract may be stored in other tables by another version of the sandbox.
  const expected = expectedTables.get(contract) ?? readExpectedTables(contract, openScratch);
  expectedTables.set(contract, expected);
  const [table] = [...expected].find(([name, columns]) => tables.get(name) !== columns) ?? [];
  if (table !== undefined) {
    return { problem: `was created by another version of the sandbox: its table ${table} differs` };
  }
  return { initialData: { seed: String(row.seed), scale: Number(row.scale) } };
}

/** The columns of each table, as a text to compare. */
type TableColumns = ReadonlyMap<string, string>;

const expectedTables = new WeakMap<ValidatedContract, TableColumns>();

function readExpectedTables(contract: ValidatedContract, openScratch: () => Database): TableColumns {
  const scratch = openScratch();
  try {
    createTables(scratch, contract);
    createInitialDataTable(scratch);
    createOAuthTables(scratch);
    return readTables((sql) => scratch.all(sql));
  } finally {
    scratch.close();
  }
}

function readTables(query: Query): TableColumns {
  const rows = query(
    `select entry.name as owner, column.name, column.type, column."notnull", column.pk
     from sqlite_schema as entry join pragma_table_xinfo(entry.name) as column
     where entry.type = 'table' and entry.name not like 'sqlite\\_%' escape '\\' order by entry.name, column.cid`,
  );
  const byTable = Map.groupBy(rows, ({ owner }) => String(owner));
  return new Map([...byTable].map(([name, columns]) => [name, JSON.stringify(columns)]));
}
