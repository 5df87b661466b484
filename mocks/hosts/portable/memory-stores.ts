import type { Database } from '../../store/database.ts';
import { createStore, type InitialData, MAX_COPIED_LINES, type Seeder, type Store } from '../../store/store.ts';
import type { ValidatedContract } from '../../validation/validated-contract.ts';

/** A database whose bytes can be read. */
export interface MemoryDatabase extends Database {
  /** Returns the bytes of a database file with everything that it has now. */
  readonly serialize: () => Uint8Array;
}

/** Databases with initial data, as the bytes of files. They load faster than the seed runs. */
export interface SeedImages {
  readonly find: (initialData: InitialData) => Uint8Array | undefined;
  readonly save: (initialData: InitialData, image: Uint8Array) => void;
}

interface MemoryStoreOptions {
  readonly open: (image: Uint8Array | undefined) => MemoryDatabase;
  readonly images: SeedImages;
  readonly contract: ValidatedContract;
  readonly seeder: Seeder;
}

/** Creates what opens stores in memory. The first with its initial data is seeded, and the others begin with a copy of it. */
export function createMemoryStores({
  open,
  images,
  ...shared
}: MemoryStoreOptions): (initialData: InitialData) => Store {
  return (initialData) => {
    const image = images.find(initialData);
    const database = open(image);
    try {
      const store = createStore({ database, initialData, content: image ? 'initial' : 'none' }, shared);
      if (!image && initialData.extraLedgerLines <= MAX_COPIED_LINES) images.save(initialData, database.serialize());
      return store;
    } catch (error) {
      database.close();
      throw error;
    }
  };
}

export function createSeedImages(): SeedImages {
  const images = new Map<string, Uint8Array>();
  return {
    find: (initialData) => images.get(JSON.stringify(initialData)),
    save: (initialData, image) => void images.set(JSON.stringify(initialData), image),
  };
}
