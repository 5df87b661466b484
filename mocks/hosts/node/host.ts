import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lazy } from '../../../contract/memoize.ts';
import { assets } from '../../assets.ts';
import { type Recording, selectResponses } from '../../http/recorded-response.ts';
import { StartupError } from '../../messages/startup-error.ts';
import type { Now } from '../../store/clock.ts';
import type { ValidatedContract } from '../../validation/validated-contract.ts';
import type { Host } from '../../worlds/host.ts';
import { openStore } from './data/open-store.ts';
import { readSeed } from './data/read-seed.ts';
import { createSeedSource } from './data/seed-files.ts';
import { type SeedImages, seedImages } from './data/seed-images.ts';
import { openWorldFiles } from './data/world-files.ts';
import type { SandboxOptions } from './options.ts';
import { readContract } from './read-contract.ts';

/** A program of Node, with files. Images of initial data are those of the contract of this version. */
export function createNodeHost(
  options: SandboxOptions,
  now: Now,
  contract: ValidatedContract = readContract(),
  images: SeedImages = seedImages,
): Host {
  const { data, extraLedgerLines } = options;
  const seed = getSeed(options);
  const controlContract = () => readContract(assets.control);
  return {
    contract,
    controlContract,
    readRecordedResponses,
    hasCookies: true,
    log: options.log ?? ((line) => void process.stderr.write(`${line}\n`)),
    now,
    initialData: { seed: seed ?? 'demo', scale: extraLedgerLines ?? 0 },
    readSeed,
    seedSource: createSeedSource({ contract, control: controlContract }),
    openStore: (createStore) => openStore({ contract, createStore, images, file: data, seed, extraLedgerLines }),
    openWorlds: (createStore) =>
      openWorldFiles({ contract, createStore, images, folder: options.worlds, maximum: options.maxWorlds }),
  };
}

export const readRecordedResponses = lazy(() =>
  selectResponses(JSON.parse(readFileSync(assets.examples, 'utf8')) as Recording),
);

/** A data file remembers its seed, so the path of a file must not depend on the folder that the sandbox starts in. */
function getSeed({ seed, scenario }: SandboxOptions): string | undefined {
  if (seed !== undefined && scenario !== undefined) {
    throw new StartupError('A scenario is initial data too. Leave seed or scenario out.');
  }
  return seed === undefined || seed === 'demo' || seed === 'empty' ? (seed ?? scenario) : resolve(seed);
}
