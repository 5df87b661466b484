import type { Check, Context } from '../check.ts';
import type { Operation } from '../contract.ts';
import { refuseAll } from './common.ts';
import { refuseInLanguages } from './in-languages.ts';
import { invalidParameters } from './parameters.ts';
import { administrationsIn, isWithoutModule, readingTrial, tellWithoutModule } from './places.ts';
import { askForTheRest } from './preferred.ts';
import { refuse, refuseInvalid, type Trying } from './refuse.ts';
import { unknownId } from './trial.ts';

const reads = ({ method, secured }: Operation): boolean => method === 'get' && secured;

/** Requests of a session, as they are. */
export const tryingIn = ({ session }: Context): Trying => ({
  session,
  sends: (operation, ask) => session.ask(operation, ask),
});

const rule = 'invalid parameter';

/** What must be refused of a request that reads: who asks, for whom, in which form, for what. */
const refusedReads: Check = {
  name: 'refused reads',
  appliesTo: reads,
  async run(operation, context) {
    const trying = tryingIn(context);
    const trial = readingTrial(operation, context.found);
    if (isWithoutModule(operation, context.found)) return refuseWithoutModule(operation, context);
    await askForTheRest(trying, trial);
    await refuseAll(trying, () => trial);
    const [first, ...others] = invalidParameters(trial);
    if (first) await refuseInLanguages(trying, trial, first, rule);
    for (const invalid of others) await refuseInvalid(trying, trial, invalid, rule);
  },
};

/** Of an operation that the administration has no module for, only who asks can be wrong. */
async function refuseWithoutModule(operation: Operation, context: Context): Promise<void> {
  const trial = readingTrial(operation, context.found);
  await refuseAll(tryingIn(context), () => trial, [401, 403]);
  tellWithoutModule(operation, context);
}

/** An administration next to the known ones: either nobody has it, or somebody else. */
const foreignAdministration: Check = {
  name: 'administrations of others',
  appliesTo: reads,
  async run(operation, context) {
    const { ids, isAll } = administrationsIn(context.found);
    if (!isAll) return;
    const trial = readingTrial(operation, context.found);
    const next = String(Math.max(...ids) + 1);
    if (next === unknownId) return;
    const expected = { about: 'an administration of somebody else', rule: 'foreign administration', status: 403 };
    await refuse(tryingIn(context), trial, expected, { headers: { 'x-tenant-id': next } });
  },
};

/** Administrations of the token that are looked at for a module that they lack. */
const administrationsTried = 3;

/** An administration of the token that lacks the module is refused. */
const missingModule: Check = {
  name: 'missing modules',
  appliesTo: ({ kind, modules }) => kind === 'list' && modules.length > 0,
  async run(operation, context) {
    const { ids } = administrationsIn(context.found);
    const others = ids.filter((id) => id !== context.session.settings.tenant).slice(0, administrationsTried);
    const { path } = readingTrial(operation, context.found);
    for (const id of others) {
      const headers = { 'x-tenant-id': String(id) };
      const ask = {
        about: 'the module of another administration',
        path,
        headers,
        query: [['metaOnly', 'true']] as const,
      };
      await tryingIn(context).sends(operation, { ...ask, expected: [200, 403, 429] });
    }
  },
};

export const readingRefusals: readonly Check[] = [refusedReads, foreignAdministration, missingModule];
