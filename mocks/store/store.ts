import type { ValidatedContract } from '../validation/validated-contract.ts';
import { createOAuthTables } from './access-tokens.ts';
import type { Database } from './database.ts';
import { createMissing } from './definitions.ts';
import { createTables, INITIAL_DATA_DEFINITION, INITIAL_DATA_TABLE, listDefinitions, listTables } from './schema.ts';
import { createSnapshots } from './snapshots.ts';
import { upgradeDatabase } from './upgrade-database.ts';

/** Initial state of a store, stored with the data so that a reset can restore it. */
export interface InitialData {
  readonly seed: string;
  /** Additional ledger lines of the first administration. */
  readonly extraLedgerLines: number;
}

export type Seeder = (database: Database, initialData: InitialData) => void;

export interface OpenedDatabase {
  readonly database: Database;
  readonly initialData: InitialData;
  /** Contents: nothing, only initial data, or data stored by this or an earlier version. */
  readonly content: 'none' | 'initial' | 'stored';
  /** Measures a database without attached ones. Its resets seed again, because a copy would take room. */
  readonly measureDatabase?: (() => number) | undefined;
}

export type Store = ReturnType<typeof createStore>;

/** Maximum additional ledger lines for resets by copy. */
export const MAX_COPIED_LINES = 50_000;

/** Snapshot that a reset restores. The control plane rejects this name. */
export const BASELINE = ' baseline';

/** Saves the initial data. The database is complete then. */
function saveInitialData(
  database: Database,
  { document }: ValidatedContract,
  { seed, extraLedgerLines }: InitialData,
): void {
  database.run(`delete from ${INITIAL_DATA_TABLE}`);
  database.run(`insert into ${INITIAL_DATA_TABLE} values (?, ?, ?)`, document.info.version, seed, extraLedgerLines);
}

/** Creates the store on a database: seeds a new one, upgrades an earlier version. */
export function createStore(
  { database, initialData, content, measureDatabase }: OpenedDatabase,
  { contract, seeder }: { contract: ValidatedContract; seeder: Seeder },
) {
  createMissing(database, [INITIAL_DATA_DEFINITION]);
  createOAuthTables(database);
  if (content === 'stored') upgradeDatabase(database, contract);
  const snapshots = createSnapshots(database, listTables(contract), measureDatabase);
  const keepsBaseline = measureDatabase === undefined && initialData.extraLedgerLines <= MAX_COPIED_LINES;

  function seed(): void {
    database.transaction(() => {
      if (measureDatabase) createMissing(database, listDefinitions(contract));
      else createTables(database, contract);
      seeder(database, initialData);
      saveInitialData(database, contract, initialData);
    });
    if (keepsBaseline) snapshots.save(BASELINE);
  }

  function reset(): void {
    if (snapshots.has(BASELINE)) snapshots.restore(BASELINE);
    else seed();
  }

  if (content === 'none') seed();
  if (content === 'initial' && keepsBaseline) snapshots.save(BASELINE);
  return { database, snapshots, reset };
}
