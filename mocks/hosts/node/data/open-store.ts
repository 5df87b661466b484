import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedImage } from '../../../assets.ts';
import type { Database } from '../../../store/database.ts';
import type { InitialData, Store, StoreFactory } from '../../../store/store.ts';
import type { ValidatedContract } from '../../../validation/validated-contract.ts';
import type { SandboxOptions } from '../options.ts';
import { inspectDataFile, withReadableErrors } from './data-file.ts';
import { attachFile, openDatabase, supportsDeserialize } from './node-sqlite.ts';

export interface OpenStoreOptions {
  readonly contract: ValidatedContract;
  readonly createStore: StoreFactory;
  /** In memory when undefined. */
  readonly file: string | undefined;
  /** The initial data of a new store. Default: demo. A file with another seed is rejected. */
  readonly seed?: InitialData['seed'] | undefined;
  /** Default: 0. A file with another number is rejected. */
  readonly extraLedgerLines?: number | undefined;
  /** A database file with the initial data. */
  readonly image?: string | undefined;
}

/**
 * Opens the store; a new one is seeded.
 *
 * @throws StartupError when the file cannot be used, with the reason and what to do.
 */
export function openStore(options: OpenStoreOptions): Store {
  const { file, image, createStore } = options;
  const existing = file === undefined ? undefined : inspectDataFile(file, options);
  const database =
    image !== undefined && file === undefined
      ? openDatabase(':memory:', { image: readFileSync(image) })
      : openFile(file);
  const create = () =>
    createStore({
      database,
      initialData: existing ?? { seed: options.seed ?? 'demo', scale: options.extraLedgerLines ?? 0 },
      isSeeded: existing !== undefined || image !== undefined,
      attachImage: image === undefined ? undefined : (name) => attachFile(database, image, name),
    });
  try {
    return file === undefined ? create() : withReadableErrors(file, create);
  } catch (error) {
    database.close();
    throw error;
  }
}

function openFile(file: string | undefined): Database {
  if (file === undefined) return openDatabase();
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

/** Returns the database file with the initial data for these options, if the package contains it. */
export function findPrebuiltSeed({
  data,
  seed = 'demo',
  extraLedgerLines = 0,
}: Pick<SandboxOptions, 'data' | 'seed' | 'extraLedgerLines'>): string | undefined {
  const isDefault = data === undefined && seed === 'demo' && extraLedgerLines === 0;
  const file = fileURLToPath(seedImage);
  return isDefault && supportsDeserialize && existsSync(file) ? file : undefined;
}
