import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seedImage } from '../assets.ts';
import type { Contract } from '../contract/contract.ts';
import type { SandboxOptions } from '../options.ts';
import type { Beginning } from '../store/opening.ts';
import { type Database, takesImages } from '../store/sqlite.ts';
import { lastDay } from './entries.ts';
import { plant } from './plant.ts';
import { addLedgerLines } from './scale.ts';
import { demoSeed, emptySeed } from './seed.ts';

/** Makes what puts into an empty store what there is to begin with. */
export function planting(contract: Contract) {
  return (database: Database, { seed, scale }: Beginning): void => {
    const base = { now: `${lastDay}T12:00:00Z`, today: lastDay };
    plant(seed === 'demo' ? demoSeed() : emptySeed(), database, contract, base);
    if (scale > 0) addLedgerLines(scale, database, contract);
  };
}

/** The file with what a sandbox in memory begins with, when there is one ready. */
export function imageFor({ data, seed = 'demo', scale = 0 }: SandboxOptions): string | undefined {
  const isUsual = data === undefined && seed === 'demo' && scale === 0;
  const file = fileURLToPath(seedImage);
  return isUsual && takesImages && existsSync(file) ? file : undefined;
}
