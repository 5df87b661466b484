import type { ValidatedContract } from '../validation/validated-contract.ts';
import { createOAuthTables } from './access-tokens.ts';
import type { Database, Row } from './database.ts';
import { createTables, listTables } from './schema.ts';
import { createStagedTables } from './staging.ts';
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
 * Inspects a database, and changes nothing, because it may belong to another program. Only what this version creates may be in
 * it: an index, a trigger, a view or a column can hold code, which would run with the next request.
 *
 * @param openScratch opens an empty database, for the objects of this version.
 */
export function inspectDatabase(query: Query, contract: ValidatedContract, openScratch: () => Database): Inspection {
  const objects = readObjects(query);
  if (objects.size === 0) return {};
  const initialData = objects.get(INITIAL_DATA_TABLE);
  if (initialData === undefined) return { isForeign: true };
  const { required, permitted } = expectedObjects.get(contract) ?? readExpectedObjects(contract, openScratch);
  // It is read before the others are compared, because it says that the version is another one.
  if (initialData !== required.get(INITIAL_DATA_TABLE))
    return { problem: describeDifference([INITIAL_DATA_TABLE, initialData]) };
  const [row] = query(`select contract, seed, scale from ${INITIAL_DATA_TABLE}`);
  const { version } = contract.document.info;
  if (row && row.contract !== version) {
    return { problem: `was created with version ${row.contract} of the contract; this is ${version}` };
  }
  // The same contract may be stored in other tables by another version of the sandbox. Some are missing after an interruption.
  const isMissing = (name: string) => !row && !objects.has(name);
  const different = [...required].find(([name, definition]) => !isMissing(name) && objects.get(name) !== definition);
  if (different) return { problem: describeDifference(different) };
  const foreign = [...objects].find(([name, definition]) => permitted.get(name) !== definition);
  if (foreign)
    return { problem: `has the ${describeObject(foreign)}, which this version of the sandbox does not create` };
  return row ? { initialData: { seed: String(row.seed), scale: Number(row.scale) } } : {};
}

/** Whether a database has tables whose columns hold values, and nothing that computes any. */
export function hasPlainTablesOnly(query: Query): boolean {
  const others = query(
    `select 1 from sqlite_schema where sql is not null
     and (type <> 'table' or sql not like 'create table %'
          or (name = 'saved' and (sql like '%check%' or sql like '%default%')))`,
  );
  if (others.length > 0) return false;
  const computed = query(
    'select 1 from sqlite_schema as entry join pragma_table_xinfo(entry.name) as column where column.hidden <> 0',
  );
  return computed.length === 0;
}

/** `table debtors`. The name can have any character. */
const describeObject = ([name, definition]: readonly [string, string]): string =>
  `${(JSON.parse(definition) as string[])[0]} ${/^\w+$/.test(name) ? name : JSON.stringify(name)}`;

const describeDifference = (object: readonly [string, string]): string =>
  `was created by another version of the sandbox: its ${describeObject(object)} differs`;

/** How each object of a database is defined, as a text to compare, by its name. */
type Objects = ReadonlyMap<string, string>;

interface ExpectedObjects {
  readonly required: Objects;
  /** With the tables of an import that was interrupted. */
  readonly permitted: Objects;
}

const expectedObjects = new WeakMap<ValidatedContract, ExpectedObjects>();

function readExpectedObjects(contract: ValidatedContract, openScratch: () => Database): ExpectedObjects {
  const scratch = openScratch();
  try {
    createTables(scratch, contract);
    createInitialDataTable(scratch);
    createOAuthTables(scratch);
    const required = readObjects((sql) => scratch.all(sql));
    createStagedTables(scratch, listTables(contract));
    const expected = { required, permitted: readObjects((sql) => scratch.all(sql)) };
    expectedObjects.set(contract, expected);
    return expected;
  } finally {
    scratch.close();
  }
}

function readObjects(query: Query): Objects {
  const rows = query('select name, type, tbl_name, sql from sqlite_schema');
  return new Map(rows.map(({ name, type, tbl_name, sql }) => [String(name), JSON.stringify([type, tbl_name, sql])]));
}
