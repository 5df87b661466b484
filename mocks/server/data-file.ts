import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Contract } from '../contract/contract.ts';
import { SandboxError } from '../sandbox-error.ts';
import type { Database, Row } from '../store/database.ts';
import { createTables } from '../store/schema.ts';
import { BEGINNING_TABLE, type Beginning, createBeginningTable } from '../store/store.ts';
import { openDatabase } from './node-sqlite.ts';

/** What a file has to be for. */
export interface DataFileOptions {
  readonly contract: Contract;
  readonly seed?: Beginning['seed'] | undefined;
  readonly scale?: number | undefined;
  /** Creates tables beside those of the records. */
  readonly createExtraTables?: ((database: Database) => void) | undefined;
}

/**
 * What a file began with, when it has data that can be used; undefined when it is new. It looks without changing
 * anything, because the file may belong to somebody else.
 *
 * @throws SandboxError when it cannot be used; the message says what to do.
 */
export function inspectDataFile(file: string, options: DataFileOptions): Beginning | undefined {
  const path = resolve(file);
  if (!existsSync(dirname(path))) throw unusable(file, `the folder ${dirname(file)} does not exist`);
  // SQLite would open it all the same, and fail at the first record that somebody writes.
  if (!isWritable(dirname(path))) throw unusable(file, `you may not write in the folder ${dirname(file)}`);
  if (!existsSync(path)) return undefined;
  if (statSync(path).isDirectory()) throw unusable(file, 'it is a folder');
  if (!isWritable(path)) throw unusable(file, 'it may only be read, not written');
  return withReadableErrors(file, () => {
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      return beginningOf((sql) => database.prepare(sql).all() as Row[], file, options);
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

type Query = (sql: string) => Row[];

function beginningOf(query: Query, file: string, options: DataFileOptions): Beginning | undefined {
  const tables = tablesOf(query);
  // Whoever was killed while it made the file left nothing, or tables without a record.
  if (tables.size === 0) return undefined;
  if (!tables.has(BEGINNING_TABLE)) throw unusable(file, 'it is the database of something else');
  const [kept] = query(`select * from ${BEGINNING_TABLE}`);
  if (kept === undefined) return undefined;
  refuseOtherContract(file, String(kept.contract), options.contract);
  refuseOtherTables(file, tables, options);
  const beginning = { seed: kept.seed, scale: Number(kept.scale) } as Beginning;
  refuseOtherBeginning(file, beginning, options);
  return beginning;
}

const wayOut = 'Name another file with --data, or delete this one.';

function refuseOtherContract(file: string, version: string, { document }: Contract): void {
  const own = document.info.version;
  if (version === own) return;
  throw new SandboxError(
    `The data file ${file} was made with version ${version} of the contract; this is ${own}. ${wayOut}`,
  );
}

/** The same contract does not mean the same tables: how records are kept is not the contract's business. */
function refuseOtherTables(
  file: string,
  tables: ReadonlyMap<string, string>,
  { contract, createExtraTables }: DataFileOptions,
): void {
  const scratch = openDatabase();
  createTables(scratch, contract);
  createBeginningTable(scratch);
  createExtraTables?.(scratch);
  const wanted = tablesOf((sql) => scratch.all(sql));
  scratch.close();
  const [other] = [...wanted].find(([name, columns]) => tables.get(name) !== columns) ?? [];
  if (other === undefined) return;
  throw new SandboxError(
    `The data file ${file} was made by another version of the sandbox, whose table ${other} is not the same. ${wayOut}`,
  );
}

/** The columns of each table, as a text to compare. */
function tablesOf(query: Query): Map<string, string> {
  const rows = query(
    `select entry.name as owner, column.name, column.type, column."notnull", column.pk
     from sqlite_schema as entry join pragma_table_xinfo(entry.name) as column
     where entry.type = 'table' and entry.name not like 'sqlite\\_%' escape '\\' order by entry.name, column.cid`,
  );
  const byTable = Map.groupBy(rows, ({ owner }) => String(owner));
  return new Map([...byTable].map(([name, columns]) => [name, JSON.stringify(columns)]));
}

/** Who asks for a seed expects to find it; who asks for none takes the file as it is. */
function refuseOtherBeginning(file: string, kept: Beginning, options: DataFileOptions): void {
  for (const name of ['seed', 'scale'] as const) {
    const wanted = options[name];
    if (wanted === undefined || wanted === kept[name]) continue;
    throw new SandboxError(
      `The data file ${file} began with --${name} ${kept[name]}, not ${wanted}. Leave --${name} out to use it as it is, or name another file with --data.`,
    );
  }
}

/** What SQLite says, as a sentence. Its codes are at https://www.sqlite.org/rescode.html */
const reasons: ReadonlyMap<number, string> = new Map([
  [5, 'another sandbox or another program uses it'],
  [8, 'it may only be read, not written'],
  [11, 'it is damaged'],
  [13, 'the disk is full'],
  [14, 'it cannot be opened; perhaps you may not read it, or not write in its folder'],
  [26, 'it is not a database'],
]);

/**
 * Runs `work`, translating errors of SQLite.
 *
 * @throws SandboxError that explains the error in a sentence.
 */
export function withReadableErrors<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode === undefined) throw error;
    // The lowest byte is the kind of error, the others say more about it.
    throw unusable(file, reasons.get(errcode & 255) ?? message);
  }
}

const unusable = (file: string, reason: string): SandboxError =>
  new SandboxError(
    `The data file ${file} cannot be used: ${reason}. Name another file with --data, or leave --data out to keep nothing.`,
  );
