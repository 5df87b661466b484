import { resolve } from 'node:path';
import { BASELINE, type InitialData, type Store, type StoreFactory } from '../../../store/store.ts';
import type { ValidatedContract } from '../../../validation/validated-contract.ts';
import { inspectDataFile, withReadableErrors } from './data-file.ts';
import { type NodeDatabase, openDatabase } from './node-sqlite.ts';
import type { SeedImages } from './seed-images.ts';

export interface OpenStoreOptions {
  readonly contract: ValidatedContract;
  readonly createStore: StoreFactory;
  /** In memory when undefined. */
  readonly file: string | undefined;
  /** The initial data of a new store. Default: demo. A file with another seed is rejected. */
  readonly seed?: InitialData['seed'] | undefined;
  /** Default: 0. A file with another number is rejected. */
  readonly extraLedgerLines?: number | undefined;
  /** Images for a store in memory. Default: none. */
  readonly images?: SeedImages | undefined;
}

/**
 * Opens the store; a new one is seeded.
 *
 * @throws StartupError when the file cannot be used, with the reason and what to do.
 */
export function openStore(options: OpenStoreOptions): Store {
  const { file, createStore } = options;
  const existing = file === undefined ? undefined : inspectDataFile(file, options);
  const initialData = existing ?? { seed: options.seed ?? 'demo', scale: options.extraLedgerLines ?? 0 };
  const images = file === undefined ? options.images : undefined;
  const image = images?.find(initialData);
  const database = file === undefined ? openDatabase(':memory:', { image }) : openFile(file);
  const create = () =>
    createStore({
      database,
      initialData,
      isSeeded: existing !== undefined || image !== undefined,
      isStored: existing !== undefined,
    });
  try {
    const store = file === undefined ? create() : withReadableErrors(file, create);
    if (image) store.snapshots.save(BASELINE);
    else images?.save(initialData, database.serialize);
    return store;
  } catch (error) {
    database.close();
    throw error;
  }
}

function openFile(file: string): NodeDatabase {
  return withReadableErrors(file, () => {
    const database = openDatabase(resolve(file));
    try {
      // Caches assume that no other process writes. The first statement locks the file.
      database.exec('pragma main.locking_mode = exclusive');
      database.transaction(() => undefined);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  });
}
