import type { ValidatedContract } from '../validation/validated-contract.ts';
import { createOAuthTables } from './access-tokens.ts';
import type { Database } from './database.ts';
import { INITIAL_DATA_DEFINITION, INITIAL_DATA_TABLE } from './database-objects.ts';
import { createMissing } from './definitions.ts';
import { createTables, listDefinitions, listTables } from './schema.ts';
import { createSnapshots, type SnapshotPlace } from './snapshots.ts';
import { dropStagedTables } from './staging.ts';
import { runSteps } from './steps.ts';
import { completeColumns, upgradeDatabase } from './upgrade-database.ts';

/** What a store begins with. It is stored with the data, so that a reset restores the same. */
export interface InitialData {
  /** `demo`, `empty`, the name of a scenario, or the path of a file with a state. */
  readonly seed: string;
  /** Additional ledger lines of the first administration. */
  readonly scale: number;
}

/** Fills empty tables with the initial data. */
export type Seeder = (database: Database, initialData: InitialData) => void;

/** A database for a store, and what restores its initial data. */
export interface OpenedDatabase extends SnapshotPlace {
  readonly database: Database;
  readonly initialData: InitialData;
  /** Whether the database has its initial data already. */
  readonly isSeeded: boolean;
  /** Whether a sandbox of an earlier version may have filled it. Default: false. */
  readonly isStored?: boolean;
  /** Attaches a database with the initial data under this name, which is faster than seeding. */
  readonly attachImage?: ((name: 'image') => void) | undefined;
  /** Whether a reset seeds again, because that is as fast as a copy, which takes room: the seeder empties tables. Default: false. */
  readonly isSeedFast?: boolean;
}

/** Creates a store on a database. */
export type StoreFactory = (opened: OpenedDatabase) => Store;

export type Store = ReturnType<typeof createStore>;

/** The most additional ledger lines that a reset copies. */
const MAX_COPIED_LINES = 50_000;

/** The snapshot that a reset restores. The control plane does not accept this name. */
export const BASELINE = ' baseline';

/** Saves what a database began with: it is whole then. */
export function saveInitialData(
  database: Database,
  { document }: ValidatedContract,
  { seed, scale }: InitialData,
): void {
  database.run(`delete from ${INITIAL_DATA_TABLE}`);
  database.run(`insert into ${INITIAL_DATA_TABLE} values (?, ?, ?)`, document.info.version, seed, scale);
}

/** Creates the store on a database, and seeds it if it is new. One of an earlier version is upgraded. */
export function createStore(
  opened: OpenedDatabase,
  { contract, seeder }: { contract: ValidatedContract; seeder: Seeder },
) {
  const { database, initialData, isSeeded, isStored = false, attachImage, isSeedFast = false } = opened;
  createMissing(database, [INITIAL_DATA_DEFINITION]);
  createOAuthTables(database);
  runSteps(dropStagedTables(database));
  if (isStored) upgradeDatabase(database, contract);
  const snapshots = createSnapshots(database, listTables(contract), {
    ...opened,
    completeColumns: (missing) => completeColumns(missing, database, contract),
  });

  /** Restores the initial data. */
  function reset(): void {
    if (attachImage) {
      snapshots.restoreAttached(attachImage);
      return;
    }
    if (!isSeedFast && snapshots.has(BASELINE)) {
      snapshots.restore(BASELINE);
      return;
    }
    database.transaction(() => {
      if (isSeedFast) createMissing(database, listDefinitions(contract));
      else createTables(database, contract);
      seeder(database, initialData);
      saveInitialData(database, contract, initialData);
    });
    // A copy of a large one takes memory that is better spent otherwise; it is seeded again.
    if (!isSeedFast && initialData.scale <= MAX_COPIED_LINES) snapshots.save(BASELINE);
  }

  if (!isSeeded) reset();
  return { database, snapshots, reset, measureSize: snapshots.measureSize };
}
