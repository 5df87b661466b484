import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Contract } from '../contract/contract.ts';
import { type Beginning, explaining, fileTable, fileTableColumns, inspect } from './data-file.ts';
import { dataTables, emptyTables } from './seeding.ts';
import { createSnapshots, type Snapshots } from './snapshots.ts';
import { type Database, openDatabase } from './sqlite.ts';

export type { Beginning } from './data-file.ts';

export interface StoreOptions {
  /** In memory when undefined. */
  readonly file: string | undefined;
  readonly contract: Contract;
  /** What an empty store begins with; the demo companies when left out. A file that began with another is refused. */
  readonly seed?: Beginning['seed'] | undefined;
  /** None when left out. A file that began with another number is refused. */
  readonly scale?: number | undefined;
  /** Puts what there is to begin with into empty tables. */
  readonly plant: (database: Database, beginning: Beginning) => void;
  /** A file with what an empty store begins with; it saves planting it. */
  readonly image?: string | undefined;
  /** Makes tables of others beside those of the records, unless they are there. */
  readonly prepare?: (database: Database) => void;
}

export interface Store {
  readonly database: Database;
  readonly snapshots: Snapshots;
  /** Puts everything back to the seed, at once for everybody. */
  readonly reset: () => void;
}

/** The most additional ledger lines that a reset copies. */
const MAX_COPIED_LINES = 50_000;

/** The snapshot that a reset restores. The control plane does not accept this name. */
export const BASELINE = ' baseline';

/**
 * Opens the store; an empty one gets the seed.
 *
 * @throws SandboxError when the file cannot be used; the message says what to do.
 */
export function openStore(options: StoreOptions): Store {
  const { file, contract, plant, prepare, image } = options;
  const kept = file === undefined ? undefined : inspect(file, options);
  const database =
    image !== undefined && file === undefined ? openDatabase(':memory:', readFileSync(image)) : open(file);
  // Before any other table, because a file that has tables and not this one is taken for somebody else's.
  database.exec(`create table if not exists ${fileTable} (${fileTableColumns})`);
  prepare?.(database);
  const snapshots = createSnapshots(database, dataTables(contract));
  const beginning = kept ?? { seed: options.seed ?? 'demo', scale: options.scale ?? 0 };

  function reset(): void {
    if (!snapshots.has(BASELINE) && image !== undefined) snapshots.saveFromFile(image, BASELINE);
    if (snapshots.has(BASELINE)) {
      snapshots.restore(BASELINE);
      return;
    }
    database.transaction(() => {
      emptyTables(database, contract);
      plant(database, beginning);
      database.run(`delete from ${fileTable}`);
      const { version } = contract.document.info;
      database.run(`insert into ${fileTable} values (?, ?, ?)`, version, beginning.seed, beginning.scale);
    });
    // A copy of a large one takes memory that is better spent otherwise; it is planted again.
    if (beginning.scale <= MAX_COPIED_LINES) snapshots.save(BASELINE);
  }

  try {
    if (kept === undefined && image === undefined) reset();
  } catch (error) {
    database.close();
    throw error;
  }
  return { database, snapshots, reset };
}

function open(file: string | undefined): Database {
  if (file === undefined) return openDatabase();
  return explaining(file, () => {
    const database = openDatabase(resolve(file));
    try {
      // What was read is kept until something is written here, so nobody else may write. The first statement locks.
      database.exec('pragma main.locking_mode = exclusive');
      database.transaction(() => undefined);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  });
}
