import type { ScenarioName } from '../scenario-names.ts';
import { closedYear } from './closed-year.ts';
import { creditNotes } from './credit-notes.ts';
import { empty } from './empty.ts';
import { manyPages } from './many-pages.ts';
import { monthEnd } from './month-end.ts';
import { reverseCharge } from './reverse-charge.ts';
import type { Scenario } from './scenario.ts';

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  'month-end': monthEnd,
  'credit-notes': creditNotes,
  'reverse-charge': reverseCharge,
  'closed-year': closedYear,
  'many-pages': manyPages,
  empty,
};

/** Returns the scenario of this name; undefined when there is none. */
export const findScenario = (name: string): Scenario | undefined =>
  Object.hasOwn(scenarios, name) ? scenarios[name as ScenarioName] : undefined;
