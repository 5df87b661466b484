import type { Contract } from '../contract/contract.ts';
import { render } from '../messages/render.ts';
import { StartupError } from '../startup-error.ts';
import { replaceState } from '../store/import-state.ts';
import type { SandboxState } from '../store/state.ts';
import type { Seeder } from '../store/store.ts';
import { replayDemo, replaySeed } from './replay.ts';
import { addLedgerLines } from './scale.ts';
import { replayScenario } from './scenarios/replay-scenario.ts';
import { findScenario } from './scenarios/scenarios.ts';
import { emptySeed } from './seed.ts';

/**
 * Creates what fills an empty store.
 *
 * @param readState reads the state of a file. Throws a StartupError.
 */
export function createSeeder(contract: Contract, readState: (file: string) => SandboxState): Seeder {
  return (database, { seed, scale }) => {
    const scenario = findScenario(seed);
    if (seed === 'demo') replayDemo(database, contract);
    else if (seed === 'empty') replaySeed(emptySeed(contract), database, contract);
    else if (scenario) replayScenario(scenario, database, contract);
    else {
      const [issue] = replaceState(readState(seed), database, contract);
      if (issue) throw new StartupError(`The seed file ${seed} cannot be used: ${issue.field}: ${render(issue, 'en')}`);
    }
    if (scale > 0) addLedgerLines(scale, database, contract);
  };
}
