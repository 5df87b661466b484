import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lazy } from '../../../contract/memoize.ts';
import { assets } from '../../assets.ts';
import { type Recording, selectResponses } from '../../http/recorded-response.ts';
import { StartupError } from '../../messages/startup-error.ts';
import { createSeeder } from '../../seed/replay.ts';
import type { Now } from '../../store/clock.ts';
import type { SandboxHost } from '../../worlds/create-sandbox.ts';
import { createMemoryStores } from './data/memory-stores.ts';
import { openStore } from './data/open-store.ts';
import { readSeed } from './data/read-seed.ts';
import { createSeedSource } from './data/seed-files.ts';
import type { SandboxOptions } from './options.ts';
import { readContract } from './read-contract.ts';

/** Each takes some megabytes of memory. */
const DEFAULT_MAX_WORLDS = 200;

/**
 * Opens what a program of Node has: contracts, and databases in memory or in a file.
 *
 * @throws StartupError when the data file or the initial data cannot be used.
 */
export function openNodeHost(options: SandboxOptions, now: Now): SandboxHost {
  const { data: file, extraLedgerLines, maxWorlds = DEFAULT_MAX_WORLDS } = options;
  const seed = getSeed(options);
  const log = options.log ?? ((line) => void process.stderr.write(`${line}\n`));
  const contract = readContract();
  const contracts = { contract, control: () => readContract(assets.control) };
  const seeder = createSeeder(contracts, createSeedSource(contracts), readSeed);
  const initialData = { seed: seed ?? 'demo', extraLedgerLines: extraLedgerLines ?? 0 };
  const openInMemory = createMemoryStores({ contract, seeder });
  return {
    contract,
    controlContract: contracts.control,
    readRecordedResponses,
    hasCookies: true,
    log,
    now,
    initialData,
    store:
      file === undefined
        ? openInMemory(initialData)
        : openStore({ file, contract, seeder, seed, extraLedgerLines, log }),
    openWorld: openInMemory,
    maxWorlds,
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
