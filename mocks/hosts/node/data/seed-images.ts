import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seedImage } from '../../../assets.ts';
import { SCENARIO_NAMES } from '../../../seed/scenario-names.ts';
import type { InitialData } from '../../../store/store.ts';
import { supportsDeserialize } from './node-sqlite.ts';

/** A database with initial data. */
export interface SeedImage {
  readonly bytes: Uint8Array;
  /** Undefined for what this process has seeded. */
  readonly file?: string;
}

/** Databases with initial data, which load faster than the seed runs. */
export interface SeedImages {
  readonly find: (initialData: InitialData) => SeedImage | undefined;
  readonly save: (initialData: InitialData, serialize: () => Uint8Array) => void;
}

const images = new Map<string, SeedImage>();

/** A state in a file may change, and many ledger lines are too large to hold. */
const isReusable = ({ seed, scale }: InitialData): boolean =>
  supportsDeserialize && scale === 0 && ['demo', ...SCENARIO_NAMES].includes(seed);

/** The image in the package, and those of what this process has seeded: its next sandboxes begin with a copy. */
export const seedImages: SeedImages = {
  find(initialData) {
    if (!isReusable(initialData)) return undefined;
    const file = fileURLToPath(seedImage);
    if (initialData.seed === 'demo' && !images.has('demo') && existsSync(file)) {
      images.set('demo', { file, bytes: readFileSync(file) });
    }
    return images.get(initialData.seed);
  },
  save(initialData, serialize) {
    if (isReusable(initialData)) images.set(initialData.seed, { bytes: serialize() });
  },
};
