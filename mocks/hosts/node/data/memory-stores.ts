import { SCENARIO_NAMES } from '../../../seed/scenario-names.ts';
import { createStore, type InitialData, MAX_COPIED_LINES, type Seeder, type Store } from '../../../store/store.ts';
import type { ValidatedContract } from '../../../validation/validated-contract.ts';
import { openDatabase } from './node-sqlite.ts';

type Images = Map<string, Uint8Array>;

/** Databases with initial data, as the bytes of files, which load faster than the seed runs. */
const sharedImages: Images = new Map();

/** Creates what opens stores in memory. The first with its initial data is seeded, and the others begin with a copy of it. */
export function createMemoryStores(shared: {
  readonly contract: ValidatedContract;
  readonly seeder: Seeder;
}): (initialData: InitialData) => Store {
  // The file of a seed may change, so its image is not for other sandboxes.
  const ownImages: Images = new Map();
  return (initialData) => {
    const images = ['demo', ...SCENARIO_NAMES].includes(initialData.seed) ? sharedImages : ownImages;
    const key = JSON.stringify(initialData);
    const known = images.get(key);
    const database = openDatabase(':memory:', known);
    try {
      const store = createStore({ database, initialData, content: known ? 'initial' : 'none' }, shared);
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
