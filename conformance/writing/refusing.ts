import type { Check, Context } from '../check.ts';
import type { Operation } from '../contract.ts';
import { refuseAll } from '../refusals/common.ts';
import { refuseInLanguages } from '../refusals/in-languages.ts';
import { invalidParameters } from '../refusals/parameters.ts';
import { isWithoutModule, tellWithoutModule } from '../refusals/places.ts';
import { askForTheRest } from '../refusals/preferred.ts';
import { type Invalid, refuseInvalid, type Trying } from '../refusals/refuse.ts';
import { type BodyFault, bodyFaultsOf } from './body-faults.ts';
import { markFor } from './marks.ts';
import { recordsOf } from './records.ts';
import { type Json, schemaNamed, shapeOf } from './shape.ts';
import { type Attempt, reportStored, watching } from './stored.ts';
import { type Marked, markedTrials, type Target, targetOf } from './targets.ts';

/** Requests that write and that must be refused, and that nothing comes of them. */
export const refusedWrites: Check = {
  name: 'refused writes',
  appliesTo: ({ method, secured, kind }) => method !== 'get' && secured && kind !== undefined,
  async run(operation, context) {
    const records = recordsOf(context);
    const target = await targetOf(operation, context);
    const sends = watching(context, target, (one, ask) => records.send(one, ask));
    const trying: Trying = { session: context.session, sends };
    const trialFor = markedTrials(operation, target, context);
    const isBlocked = isWithoutModule(operation, context.found);
    const refused = await refuseAll(trying, trialFor, isBlocked ? [401, 403] : []);
    if (isBlocked) return tellWithoutModule(operation, context);
    await askForTheRest(trying, trialFor());
    const faults = await faultsOf(operation, context, target, trialFor());
    const attempts: Attempt[] = refused.map(({ trial, exchange }) => ({ mark: (trial as Marked).mark, exchange }));
    for (const { rule, invalid } of faults) {
      const trial = trialFor();
      attempts.push({ mark: trial.mark, exchange: await refuseInvalid(trying, trial, invalid(trial), rule) });
    }
    const told = faults.findLast(({ isTelling }) => isTelling);
    const trial = trialFor();
    if (told) await refuseInLanguages(trying, trial, told.invalid(trial), told.rule);
    await reportStored(operation, context, target, attempts);
  },
};

/** One fault that is made in a request which has a mark of its own. */
interface MarkedFault {
  readonly rule: string;
  readonly invalid: (trial: Marked) => Invalid;
  /** Whether it is that of a field, of which there is most to say. */
  readonly isTelling: boolean;
}

/** Every fault of the path, the headers and the body, one at a time. */
async function faultsOf(
  operation: Operation,
  context: Context,
  target: Target,
  trial: Marked,
): Promise<readonly MarkedFault[]> {
  const parameters = invalidParameters(trial).map((invalid) => ({
    ...{ rule: 'invalid parameter', invalid: () => invalid, isTelling: operation.body === undefined },
  }));
  if (operation.kind === 'upload') return [...parameters, noPdf];
  const { template, list } = target;
  if (!operation.body || !template) return parameters;
  const taken = await recordsOf(context).shared(list);
  const faults = bodyFaultsOf(operation, trial.body as Json, 'got' in taken ? taken.got.row : {});
  const bodies = faults.map((fault) => ({
    rule: 'invalid body',
    isTelling: fault.field !== undefined,
    invalid: (marked: Marked): Invalid => {
      const body = fault.change(withMark(operation, template.labels, fault, marked));
      return { about: fault.about, names: fault.names, change: { body } };
    },
  }));
  return [...parameters, ...bodies];
}

const noPdf: MarkedFault = {
  rule: 'invalid body',
  isTelling: true,
  invalid: () => ({ about: 'a body that is no PDF', names: ['body'], change: { body: Buffer.from('no PDF') } }),
};

/** A body that has its mark in another field than the one that is wrong, so that it is known if it is stored. */
function withMark(operation: Operation, labels: readonly string[], { field }: BodyFault, { body, mark }: Marked): Json {
  const label = labels.find((name) => name !== field);
  const schema = label && shapeOf(schemaNamed(String(operation.body?.schema)), body).properties.get(label);
  const text = schema && markFor(schema, mark);
  return label && text !== undefined ? { ...(body as Json), [label]: text } : (body as Json);
}
