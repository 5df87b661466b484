import type { SpecialTrial } from './confirm.ts';
import { confirm, listCheck } from './confirm.ts';
import { parametersOf } from './parameters.ts';
import { since } from './since.ts';
import { states } from './states.ts';

/** How the filters that are no fields are tried, by their names. */
export const specialTrials: Readonly<Record<string, SpecialTrial>> = {
  ActiveState: states,
  ChangedDate_from: since,
};

/** The filters that only one list has. */
export const specialFilters = listCheck(
  'special filters',
  async (collection, { session }) => {
    for (const parameter of parametersOf(collection.operation).special) {
      const trial = specialTrials[parameter.name];
      if (trial) await confirm(session, collection, (known) => trial(session, known, parameter));
    }
  },
  (operation) => parametersOf(operation).special.length > 0,
);
