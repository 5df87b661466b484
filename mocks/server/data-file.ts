import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Contract } from '../contract/contract.ts';
import { memoize } from '../contract/memoize.ts';
import { StartupError } from '../startup-error.ts';
import type { Database, Row } from '../store/database.ts';
import { BEGINNING_TABLE, type Beginning } from '../store/store.ts';
import { createExpectedTables, findOtherTable, type Query, readTables } from '../store/table-columns.ts';
import { openDatabase } from './node-sqlite.ts';

/** What a data file must match. */
export interface DataFileOptions {
  readonly contract: Contract;
  readonly seed?: Beginning['seed'] | undefined;
  readonly extraLedgerLines?: number | undefined;
  /** Creates tables beside those of the records. */
  readonly createExtraTables?: ((database: Database) => void) | undefined;
}

/**
 * Returns the initial data of a data file; undefined for a new file. Changes nothing, because the file may belong to
 * another program.
 *
 * @throws StartupError when the file cannot be used, with the reason and what to do.
 */
export function inspectDataFile(file: string, options: DataFileOptions): Beginning | undefined {
  const path = resolve(file);
  if (!existsSync(dirname(path))) throw createFileError(file, `the folder ${dirname(file)} does not exist`);
  // SQLite would open a read-only file, and fail at the first write.
  if (!isWritable(dirname(path))) throw createFileError(file, `the folder ${dirname(file)} is read-only`);
  if (!existsSync(path)) return undefined;
  if (statSync(path).isDirectory()) throw createFileError(file, 'it is a folder');
  if (!isWritable(path)) throw createFileError(file, 'it is read-only');
  return withReadableErrors(file, () => {
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      return readBeginning((sql) => database.prepare(sql).all() as Row[], file, options);
    } finally {
      database.close();
    }
  });
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function readBeginning(query: Query, file: string, options: DataFileOptions): Beginning | undefined {
  const tables = readTables(query);
  // A start that was interrupted leaves no tables, or tables without a header row.
  if (tables.size === 0) return undefined;
  if (!tables.has(BEGINNING_TABLE)) throw createFileError(file, 'it is the database of another program');
  const [header] = query(`select * from ${BEGINNING_TABLE}`);
  if (header === undefined) return undefined;
  assertSameContract(file, String(header.contract), options.contract);
  assertSameTables(file, tables, options);
  const beginning = { seed: header.seed, scale: Number(header.scale) } as Beginning;
  assertSameOption(file, 'seed', beginning.seed, options.seed);
  assertSameOption(file, 'extra-ledger-lines', beginning.scale, options.extraLedgerLines);
  return beginning;
}

const HINT = 'Name another file with --data, or delete this one.';

function assertSameContract(file: string, version: string, { document }: Contract): void {
  const current = document.info.version;
  if (version === current) return;
  throw new StartupError(
    `The data file ${file} was created with version ${version} of the contract; this is ${current}. ${HINT}`,
  );
}

/** Compares the tables too: the same contract may be stored in other tables by another version of the sandbox. */
function assertSameTables(
  file: string,
  tables: ReadonlyMap<string, string>,
  { contract, createExtraTables = createNoTables }: DataFileOptions,
): void {
  const table = findOtherTable(tables, expectedTablesFor(contract)(createExtraTables));
  if (table === undefined) return;
  throw new StartupError(
    `The data file ${file} was created by another version of the sandbox: its table ${table} differs. ${HINT}`,
  );
}

const createNoTables = (): void => undefined;

/** The tables that a data file must have. */
const expectedTablesFor = memoize((contract: Contract) =>
  memoize((createExtraTables: (database: Database) => void) => {
    const scratch = openDatabase();
    const tables = createExpectedTables(scratch, contract, createExtraTables);
    scratch.close();
    return tables;
  }),
);

/** An explicit option must match the file; without one, the file decides. */
function assertSameOption(file: string, option: string, value: string | number, requested?: string | number): void {
  if (requested === undefined || requested === value) return;
  throw new StartupError(
    `The data file ${file} was created with --${option} ${value}, not ${requested}. Leave --${option} out to use it, or name another file with --data.`,
  );
}

/** Errors of SQLite by their code: https://www.sqlite.org/rescode.html */
const REASONS: ReadonlyMap<number, string> = new Map([
  [5, 'another sandbox or another program uses it'],
  [8, 'it is read-only'],
  [11, 'it is damaged'],
  [13, 'the disk is full'],
  [14, 'it cannot be opened; check the permissions of the file and its folder'],
  [26, 'it is not a database'],
]);

/**
 * Runs `work`, and translates errors of SQLite.
 *
 * @throws StartupError that explains the error in a sentence.
 */
export function withReadableErrors<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode === undefined) throw error;
    // An extended code has the code in its lowest byte.
    throw createFileError(file, REASONS.get(errcode & 255) ?? message);
  }
}

const createFileError = (file: string, reason: string): StartupError =>
  new StartupError(
    `The data file ${file} cannot be used: ${reason}. Name another file with --data, or leave --data out to keep the data in memory.`,
  );
