import { write } from '../../accounting/run.ts';
import type { Contract } from '../../contract/contract.ts';
import { createClock } from '../../store/clock.ts';
import type { Database } from '../../store/database.ts';
import { createSeedContext, replayDemo } from '../replay.ts';
import { addLedgerLines } from '../scale.ts';
import type { Scenario } from './scenario.ts';

/** Fills empty tables with a scenario: the demo companies, and what happened after that. */
export function replayScenario(scenario: Scenario, database: Database, contract: Contract): void {
  const { now, run, extraLedgerLines } = scenario;
  const seed = replayDemo(database, contract);
  if (extraLedgerLines !== undefined) addLedgerLines(extraLedgerLines, database, contract);
  const [administration] = seed.administrations;
  if (now === undefined || !administration) return;
  const context = createSeedContext(administration, now, database, contract);
  write(context, () => run?.(context));
  createClock(database).set(new Date(now), false);
}
