import type { Contract } from '../contract/contract.ts';
import type { Seeder } from '../store/store.ts';
import { replaySeed } from './replay.ts';
import { addLedgerLines } from './scale.ts';
import { demoSeed, emptySeed } from './seed.ts';

/** Creates what fills an empty store. */
export function createSeeder(contract: Contract): Seeder {
  return (database, { seed, scale }) => {
    replaySeed(seed === 'demo' ? demoSeed() : emptySeed(contract), database, contract);
    if (scale > 0) addLedgerLines(scale, database, contract);
  };
}
