import type { Contract } from '../contract/contract.ts';
import type { Database } from './database.ts';
import { createTables, listTables } from './schema.ts';
import { createSnapshots, type Snapshots } from './snapshots.ts';

/** What a store begins with. It is stored with the data, so that a reset restores the same. */
export interface Beginning {
  /** `demo`, `empty`, the name of a scenario, or the path of a file with a state. */
  readonly seed: string;
  /** Additional ledger lines of the first administration. */
  readonly scale: number;
}

/** Fills empty tables with the initial data. */
export type Seeder = (database: Database, beginning: Beginning) => void;

export interface StoreOptions {
  readonly database: Database;
  readonly contract: Contract;
  readonly beginning: Beginning;
  /** Whether the database has its initial data already. */
  readonly isSeeded: boolean;
  readonly seeder: Seeder;
  /** Creates tables beside those of the records, unless they exist. */
  readonly createExtraTables?: ((database: Database) => void) | undefined;
  /** Attaches a database with the initial data under this name, which is faster than seeding. */
  readonly attachImage?: ((name: 'image') => void) | undefined;
  /** Attaches the database that stores the snapshots. Default: one in memory. */
  readonly attachSnapshots?: ((name: 'snapshots') => void) | undefined;
}

export interface Store {
  readonly database: Database;
  readonly snapshots: Snapshots;
  /** Restores the initial data. */
  readonly reset: () => void;
}

/** The most additional ledger lines that a reset copies. */
const MAX_COPIED_LINES = 50_000;

/** The snapshot that a reset restores. The control plane does not accept this name. */
export const BASELINE = ' baseline';

/** Where a database says what it is. */
export const BEGINNING_TABLE = 'sandbox_file';
const BEGINNING_COLUMNS = 'contract text, seed text, scale integer';

/** Creates the table that says what a database is. It comes first: a database with other tables only is not ours. */
export function createBeginningTable(database: Database): void {
  database.exec(`create table if not exists ${BEGINNING_TABLE} (${BEGINNING_COLUMNS})`);
}

/** Creates the store on a database, and seeds it if it is new. */
export function createStore(options: StoreOptions): Store {
  const { database, contract, beginning, isSeeded, seeder, attachImage, attachSnapshots: attach } = options;
  createBeginningTable(database);
  options.createExtraTables?.(database);
  const snapshots = createSnapshots(database, { tables: listTables(contract), attach });

  function reset(): void {
    if (attachImage) {
      snapshots.restoreAttached(attachImage);
      return;
    }
    if (snapshots.has(BASELINE)) {
      snapshots.restore(BASELINE);
      return;
    }
    database.transaction(() => {
      createTables(database, contract);
      seeder(database, beginning);
      database.run(`delete from ${BEGINNING_TABLE}`);
      const { version } = contract.document.info;
      database.run(`insert into ${BEGINNING_TABLE} values (?, ?, ?)`, version, beginning.seed, beginning.scale);
    });
    // A copy of a large one takes memory that is better spent otherwise; it is seeded again.
    if (beginning.scale <= MAX_COPIED_LINES) snapshots.save(BASELINE);
  }

  if (!isSeeded) reset();
  return { database, snapshots, reset };
}
