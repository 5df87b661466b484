import fc from 'fast-check';
import { type Command, createRemoval, createWrite, type Model, type Subject } from './commands.ts';
import type { Json, ResourceName } from './company.ts';
import { createLineAddition, createLineRemoval, createLineWrite } from './line-commands.ts';
import type { MasterData } from './master-data.ts';
import { questions } from './queries.ts';
import { createListing, createRead } from './read-commands.ts';
import type { RealSandbox } from './requests.ts';
import { createWholeBody, dates, shapes } from './shapes.ts';
import * as actions from './user-actions.ts';

type Commands = fc.Arbitrary<Command>;
type Weighted = fc.WeightedArbitrary<Command>;

/** Kinds of record that the model predicts and that have to do with one another: with few of them there are more of each. */
const PREDICTED: readonly (readonly ResourceName[])[] = [
  ['debtors', 'mandates'],
  ['creditors', 'purchaseinvoices'],
  ['debtors', 'articles', 'draftsalesinvoices'],
  ['debtors', 'mandates', 'creditors', 'articles', 'draftsalesinvoices', 'purchaseinvoices'],
];

/** How often each kind is changed among the actions of users, so that they interact. */
const WEIGHTS: Readonly<Partial<Record<ResourceName, number>>> = {
  debtors: 1,
  creditors: 1,
  articles: 1,
  draftsalesinvoices: 4,
  salesinvoices: 6,
  purchaseinvoices: 6,
  journalentries: 6,
  salesorders: 6,
};

const index = fc.nat({ max: 30 });

/** Sequences that the model predicts, in all administrations by turns. */
export function createPredictedSequences(data: readonly MasterData[], maxCommands: number) {
  const sequences = PREDICTED.map((names) => {
    const commands = data.flatMap((masterData) =>
      names.flatMap((name) => [...createChanges(name, masterData), ...createReads(name, masterData)]),
    );
    return toSequences([fc.oneof(...commands)], maxCommands);
  });
  return fc.noBias(fc.oneof(...sequences));
}

/** Sequences of everything that can be done to the books: mostly in one administration. */
export function createSequences(data: readonly MasterData[], maxCommands: number) {
  const [first, second] = data.map((masterData) => {
    const changes = Object.entries(WEIGHTS).map(([name, weight]) => ({
      weight: weight * 6,
      arbitrary: fc.oneof(...createChanges(name as ResourceName, masterData)),
    }));
    return fc.oneof(...changes, ...createUserActions(masterData));
  }) as [Commands, Commands];
  const mostly = fc.oneof({ weight: 9, arbitrary: first }, { weight: 1, arbitrary: second });
  return fc.noBias(
    fc.oneof(
      { weight: 4, arbitrary: toSequences([first], maxCommands) },
      { weight: 2, arbitrary: toSequences([second], maxCommands) },
      { weight: 1, arbitrary: toSequences([mostly], maxCommands) },
    ),
  );
}

/** Sequences without a bias to what is small, which would make most of them too short to lead anywhere. */
const toSequences = (commands: Commands[], maxCommands: number) =>
  fc.commands<Model, RealSandbox, false>(commands, { maxCommands, size: 'max' });

const createSubjects = (name: ResourceName, { administration }: MasterData): fc.Arbitrary<Subject> =>
  fc.record({
    administration: fc.constant(administration),
    name: fc.constant(name),
    index,
    isHeader: fc.constantFrom(false, false, true),
  });

function createChanges(name: ResourceName, data: MasterData): Weighted[] {
  const { createBody, createLine } = shapes[name];
  const subjects = createSubjects(name, data);
  const header = createBody(data);
  const whole = createWholeBody(name, data);
  const combine = <Value>(values: fc.Arbitrary<Value>, create: (subject: Subject, value: Value) => Command): Commands =>
    fc.tuple(subjects, values).map(([subject, value]) => create(subject, value));
  const onRecords: Weighted[] = [
    { weight: 3, arbitrary: combine(whole, (subject, body) => createWrite(subject, 'create', body)) },
    { weight: 1, arbitrary: combine(whole, (subject, body) => createWrite(subject, 'replace', body)) },
    { weight: 1, arbitrary: combine(selectFields(whole), (subject, body) => createWrite(subject, 'update', body)) },
    { weight: 1, arbitrary: combine(selectFields(header), (subject, body) => createWrite(subject, 'update', body)) },
    { weight: 1, arbitrary: subjects.map(createRemoval) },
  ];
  if (!createLine || name === 'salesorders') return onRecords;
  const line = createLine(data);
  const changedLine = fc.oneof(
    fc.tuple(fc.constant('update' as const), selectFields(line)),
    fc.tuple(fc.constant('replace' as const), line),
  );
  return [
    ...onRecords,
    { weight: 1, arbitrary: combine(line, createLineAddition) },
    { weight: 1, arbitrary: combine(index, createLineRemoval) },
    {
      weight: 1,
      arbitrary: combine(fc.tuple(index, changedLine), (subject, [at, [mode, body]]) =>
        createLineWrite(subject, mode, at, body),
      ),
    },
  ];
}

/** Questions about one kind of record. */
function createReads(name: ResourceName, data: MasterData): Weighted[] {
  const subjects = createSubjects(name, data);
  return [
    { weight: 1, arbitrary: subjects.map(createRead) },
    { weight: 3, arbitrary: fc.tuple(subjects, questions, fc.boolean()).map((parts) => createListing(...parts)) },
  ];
}

function createUserActions({ administration, moneyAccounts }: MasterData): Weighted[] {
  const create = <Values extends unknown[]>(
    weight: number,
    action: (...values: Values) => actions.UserAction,
    ...values: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> }
  ): Weighted => ({
    weight,
    arbitrary: fc
      .tuple<Values>(...values)
      .map((chosen) =>
        actions.createActionCommand(administration, `${action.name} ${JSON.stringify(chosen)}`, action(...chosen)),
      ),
  });
  const kinds = fc.constantFrom<actions.InvoiceKind>('salesinvoices', 'purchaseinvoices');
  const smallAmounts = fc.constantFrom(0.01, 1, 10);
  const amounts = fc.integer({ min: 1, max: 500_000 }).map((cents) => cents / 100);
  const payments: fc.Arbitrary<Json> = fc.oneof(
    fc.record({ amount: smallAmounts, date: dates }, { requiredKeys: ['amount'] }),
    fc.record(
      { amount: amounts, date: dates, ledgerAccountId: fc.constantFrom(...moneyAccounts) },
      { requiredKeys: [] },
    ),
    fc.constant({}),
  );
  const modules = fc.constantFrom('tradePack', 'salesOrders', 'approvalRoutes', 'costCenters', 'costUnits');
  const switched = fc.tuple(modules, fc.boolean()).map(([name, isOn]): Json => ({ [name]: isOn }));
  return [
    create(8, actions.finalizeDraft, index),
    create(10, actions.processEntry, index),
    create(4, actions.scanInvoice, kinds, fc.boolean()),
    create(2, actions.recognizeInvoice, kinds, index),
    create(13, actions.payInvoice, kinds, index, payments),
    create(5, actions.settleInvoice, kinds, index, smallAmounts),
    create(5, actions.closeYear, fc.constantFrom(2025, 2026, 2027)),
    create(3, actions.reopenYear, fc.constantFrom(2025, 2026)),
    create(2, actions.switchModules, switched),
    create(1, actions.advanceClock, fc.constantFrom(40, 400)),
  ];
}

/** Some fields of a body, at least one. */
const selectFields = (bodies: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.tuple(bodies, fc.nat()).map(([body, chosen]) => {
    const entries = Object.entries(body);
    const kept = entries.filter((_entry, at) => (chosen >> at) & 1);
    return Object.fromEntries(kept.length > 0 ? kept : entries.slice(-1));
  });
