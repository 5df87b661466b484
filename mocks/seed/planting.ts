import type { Context } from '../behaviours/context.ts';
import { clockIn } from '../clock.ts';
import type { Contract } from '../contract/contract.ts';
import type { SandboxOptions } from '../options.ts';
import type { Database } from '../store/sqlite.ts';
import { plant } from './plant.ts';
import { addLedgerLines } from './scale.ts';
import { demoSeed, emptySeed } from './seed.ts';

/** Makes what puts into an empty store what there is to begin with. */
export function planting(
  { seed = 'demo', clock, scale }: Pick<SandboxOptions, 'seed' | 'clock' | 'scale'>,
  contract: Contract,
  inputReader: Context['inputReader'],
): (database: Database) => void {
  return (database) => {
    const time = clockIn(database);
    if (clock !== undefined) time.set(new Date(clock), true);
    const base = { now: time.moment(), today: time.today(), inputReader };
    plant(seed === 'demo' ? demoSeed() : emptySeed(), database, contract, base);
    if (scale !== undefined) addLedgerLines(scale, database, contract);
  };
}
