import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seedImage } from '../../../assets.ts';
import { SCENARIO_NAMES } from '../../../seed/scenario-names.ts';
import { createSeedImages, type SeedImages } from '../../portable/memory-stores.ts';

/** Images that all sandboxes of a process begin with: that of the package, and those of scenarios. */
const shared = createSeedImages(({ seed, scale }) => {
  const file = fileURLToPath(seedImage);
  if (seed !== 'demo' || scale !== 0 || !existsSync(file)) return undefined;
  const image = readFileSync(file);
  shared.save({ seed, scale }, image);
  return image;
});

/** Creates the images of a sandbox. A state in a file may change, so its image is not shared. */
export function createNodeImages(): SeedImages {
  const own = createSeedImages(() => undefined);
  const choose = (seed: string) => (['demo', ...SCENARIO_NAMES].includes(seed) ? shared : own);
  return {
    find: (initialData) => choose(initialData.seed).find(initialData),
    save: (initialData, image) => choose(initialData.seed).save(initialData, image),
  };
}
