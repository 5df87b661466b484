import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { SCENARIO_NAMES } from '../../../seed/scenario-names.ts';
import { createStore, type InitialData, MAX_COPIED_LINES, type Seeder, type Store } from '../../../store/store.ts';
import type { ValidatedContract } from '../../../validation/validated-contract.ts';
import { copyEarlierFile, inspectDataFile, withReadableErrors } from './data-file.ts';
import { type NodeDatabase, openDatabase } from './node-sqlite.ts';

export interface DataFileOptions {
  readonly file: string;
  readonly contract: ValidatedContract;
  readonly seeder: Seeder;
  /** Initial data of a new store. Default: demo. A file with another seed is rejected. */
  readonly seed?: InitialData['seed'] | undefined;
  /** Default: 0. A file with another number is rejected. */
  readonly extraLedgerLines?: number | undefined;
  readonly log?: ((line: string) => void) | undefined;
}

/** Opens a data file: seeds a new one, upgrades an earlier version. Throws a StartupError with what to do. */
export function openStore({ file, contract, seeder, log, ...requested }: DataFileOptions): Store {
  const { initialData: existing, version, isEarlier } = inspectDataFile(file, contract, requested);
  const initialData = existing ?? { seed: requested.seed ?? 'demo', extraLedgerLines: requested.extraLedgerLines ?? 0 };
  return withReadableErrors(file, () => {
    const database = openFile(resolve(file));
    let copy: string | undefined;
    try {
      if (isEarlier) copy = copyEarlierFile(database, file, String(version));
      const content = existing ? 'stored' : 'none';
      const store = createStore({ database, initialData, content }, { contract, seeder });
      if (copy !== undefined)
        log?.(
          `${file} is now of version ${contract.document.info.version} of the contract. The file of version ${version} stays as ${copy}.`,
        );
      return store;
    } catch (error) {
      database.close();
      if (copy !== undefined) rmSync(copy);
      throw error;
    }
  });
}

function openFile(path: string): NodeDatabase {
  const database = openDatabase(path);
  try {
    // Caches need exclusive access. The first statement locks the file.
    database.exec('pragma main.locking_mode = exclusive');
    database.transaction(() => undefined);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Initial databases as file bytes, which load faster than the seed runs. */
const sharedImages = new Map<string, Uint8Array>();

/** Creates the opener of stores in memory. Only the first with its initial data is seeded; the others copy it. */
export function createMemoryStores(contract: ValidatedContract, seeder: Seeder): (initialData: InitialData) => Store {
  // Seed files may change, so their images are not shared between sandboxes.
  const ownImages: typeof sharedImages = new Map();
  return (initialData) => {
    const images = ['demo', ...SCENARIO_NAMES].includes(initialData.seed) ? sharedImages : ownImages;
    const key = JSON.stringify(initialData);
    const known = images.get(key);
    const database = openDatabase(':memory:', known);
    try {
      const content = known ? 'initial' : 'none';
      const store = createStore({ database, initialData, content }, { contract, seeder });
      const isSmall = initialData.extraLedgerLines <= MAX_COPIED_LINES;
      const image = known ?? (isSmall ? database.serialize?.() : undefined);
      if (image) images.set(key, image);
      return store;
    } catch (error) {
      database.close();
      throw error;
    }
  };
}
