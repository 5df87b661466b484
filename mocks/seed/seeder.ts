import type { Contract } from '../contract/contract.ts';
import type { Seeder } from '../store/store.ts';
import { lastDay } from './entries.ts';
import { plant } from './plant.ts';
import { addLedgerLines } from './scale.ts';
import { demoSeed, emptySeed } from './seed.ts';

/** Creates what fills an empty store. */
export function createSeeder(contract: Contract): Seeder {
  return (database, { seed, scale }) => {
    const base = { now: `${lastDay}T12:00:00Z`, today: lastDay };
    plant(seed === 'demo' ? demoSeed() : emptySeed(), database, contract, base);
    if (scale > 0) addLedgerLines(scale, database, contract);
  };
}
