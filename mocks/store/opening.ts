import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Contract } from '../contract/contract.ts';
import { SandboxError } from '../sandbox-error.ts';
import { type Copies, copiesOf } from './copies.ts';
import { dataTables, emptyTables } from './seeding.ts';
import { type Database, openDatabase } from './sqlite.ts';

export interface StoreOptions {
  /** In memory when undefined. */
  readonly file: string | undefined;
  readonly contract: Contract;
  /** Puts what there is to begin with into empty tables. */
  readonly plant: (database: Database) => void;
}

export interface Store {
  readonly database: Database;
  /** Copies of the data to go back to. */
  readonly copies: Copies;
  /** Puts everything back to the seed, at once for everybody. */
  readonly reset: () => void;
}

const versionTable = 'sandbox_file';

/** The copy that a reset goes back to. A person cannot give a snapshot this name. */
const pristine = ' pristine';

/**
 * Opens the store; an empty one gets the seed.
 *
 * @throws SandboxError when the file cannot be used; the message says what to do.
 */
export function openStore({ file, contract, plant }: StoreOptions): Store {
  const database = open(file);
  const isEmpty = isNew(database, contract, file);
  const copies = copiesOf(database, dataTables(contract));

  function reset(): void {
    if (copies.has(pristine)) return copies.restore(pristine);
    database.transaction(() => {
      emptyTables(database, contract);
      plant(database);
      database.run(`delete from ${versionTable}`);
      database.run(`insert into ${versionTable} (contract) values (?)`, contract.document.info.version);
    });
    copies.take(pristine);
  }

  if (isEmpty) reset();
  return { database, copies, reset };
}

function open(file: string | undefined): Database {
  if (file === undefined) return openDatabase();
  const path = resolve(file);
  if (!existsSync(dirname(path))) throw unusable(file, `the folder ${dirname(file)} does not exist`);
  if (existsSync(path) && statSync(path).isDirectory()) throw unusable(file, 'it is a folder');
  try {
    return openDatabase(path);
  } catch (error) {
    throw unusable(file, (error as Error).message);
  }
}

const unusable = (file: string, reason: string): SandboxError =>
  new SandboxError(
    `The data file ${file} cannot be used: ${reason}. Name another file with --data, or leave --data out to keep nothing.`,
  );

/** Whether the file has no data yet. One with the tables of another contract, or of another program, is refused. */
function isNew(database: Database, contract: Contract, file: string | undefined): boolean {
  const { version } = contract.document.info;
  const tables = database.all("select name from sqlite_schema where type = 'table'").map(({ name }) => String(name));
  if (tables.length > 0 && !tables.includes(versionTable)) {
    throw unusable(String(file), 'it is the database of something else');
  }
  database.exec(`create table if not exists ${versionTable} (contract text)`);
  const kept = database.get(`select contract from ${versionTable}`);
  if (kept !== undefined && kept.contract !== version) {
    throw new SandboxError(
      `The data file ${file} was made with version ${kept.contract} of the contract; this is ${version}. Name another file with --data, or delete this one.`,
    );
  }
  return kept === undefined;
}
