import { SCENARIO_NAMES } from '../../../seed/scenario-names.ts';
import type { InitialData } from '../../../store/store.ts';
import { supportsDeserialize } from './node-sqlite.ts';

/** Databases with initial data that this process has seeded: its next sandboxes begin with a copy. */
export interface SeedImages {
  readonly find: (initialData: InitialData) => Uint8Array | undefined;
  readonly save: (initialData: InitialData, serialize: () => Uint8Array) => void;
}

const images = new Map<string, Uint8Array>();

/** A file may change, and many ledger lines are too large to hold. */
const isReusable = ({ seed, scale }: InitialData): boolean =>
  supportsDeserialize && scale === 0 && ['demo', ...SCENARIO_NAMES].includes(seed);

export const seedImages: SeedImages = {
  find: (initialData) => (isReusable(initialData) ? images.get(initialData.seed) : undefined),
  save(initialData, serialize) {
    if (isReusable(initialData)) images.set(initialData.seed, serialize());
  },
};
