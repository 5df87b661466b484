import { SCENARIO_NAMES } from '../../../seed/scenario-names.ts';
import { createSeedImages, type SeedImages } from '../../portable/memory-stores.ts';

/** Images that all sandboxes of a process begin with. */
const shared = createSeedImages();

/** Creates the images of a sandbox. A file may change, so its image is not shared. */
export function createNodeImages(): SeedImages {
  const own = createSeedImages();
  const choose = (seed: string) => (['demo', ...SCENARIO_NAMES].includes(seed) ? shared : own);
  return {
    find: (initialData) => choose(initialData.seed).find(initialData),
    save: (initialData, image) => choose(initialData.seed).save(initialData, image),
  };
}
