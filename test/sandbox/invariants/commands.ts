import fc from 'fast-check';
import { type Body, createBodies } from './bodies.ts';
import type { MasterData } from './master-data.ts';

type Json = Readonly<Record<string, unknown>>;

/** A change of records. `pick` and `line` choose among the records that exist when it is executed. */
export interface Command {
  readonly in: number;
  readonly do: 'create' | 'replace' | 'update' | 'delete' | Special;
  /** Resource, with or without lines. */
  readonly of?: string;
  readonly pick?: number;
  /** A line of the picked record. */
  readonly line?: number;
  readonly body?: Json;
}

export type Special =
  | 'addLine'
  | 'finalize'
  | 'process'
  | 'scan'
  | 'recognise'
  | 'pay'
  | 'settle'
  | 'close'
  | 'reopen'
  | 'modules'
  | 'clock';

const pick = fc.nat({ max: 30 });

/** Commands for one administration, weighted so that they interact. */
export function commandsFor(data: MasterData): fc.Arbitrary<Command> {
  const bodies = createBodies(data);
  const command = (verb: Command['do'], fields: { [Key in keyof Command]?: fc.Arbitrary<unknown> } = {}) =>
    fc.record({ in: fc.constant(data.administration), do: fc.constant(verb), ...fields }) as fc.Arbitrary<Command>;
  const documents: readonly (readonly [
    weight: number,
    header: string,
    view: string,
    header_: Body,
    whole: Body,
    line: Body,
  ])[] = [
    [4, 'draftsalesinvoices', 'draftsalesinvoiceswithlines', bodies.sale, bodies.saleWithLines, bodies.salesLine],
    [6, 'salesinvoices', 'salesinvoiceswithlines', bodies.sale, bodies.saleWithLines, bodies.salesLine],
    [
      6,
      'purchaseinvoices',
      'purchaseinvoiceswithlines',
      bodies.purchase,
      bodies.purchaseWithLines,
      bodies.purchaseLine,
    ],
    [6, 'journalentries', 'journalentrieswithlines', bodies.entry, bodies.entryWithLines, bodies.entryLine],
    [6, 'salesorders', 'salesorderwithlines', bodies.order, bodies.orderWithLines, bodies.orderLine],
  ];
  const onDocuments = documents.flatMap(([weight, header, view, body, whole, line]) => {
    const of = fc.constant(header);
    const ofView = fc.constant(view);
    const isOrder = header === 'salesorders';
    return [
      { weight: weight * 2, arbitrary: command('create', { of: ofView, body: whole }) },
      { weight, arbitrary: command('update', { of, pick, body: partOf(body) }) },
      { weight: 1, arbitrary: command('replace', { of, pick, body }) },
      { weight: 2, arbitrary: command('replace', { of: ofView, pick, body: whole }) },
      { weight: 2, arbitrary: command('update', { of: ofView, pick, body: partOf(whole) }) },
      { weight: 2, arbitrary: command('delete', { of: fc.constantFrom(header, view), pick }) },
      ...(isOrder
        ? []
        : [
            { weight: 1, arbitrary: command('create', { of, body }) },
            { weight: 3, arbitrary: command('addLine', { of, pick, body: line }) },
            { weight: 2, arbitrary: command('update', { of, pick, line: pick, body: partOf(line) }) },
            { weight: 1, arbitrary: command('replace', { of, pick, line: pick, body: line }) },
            { weight: 2, arbitrary: command('delete', { of, pick, line: pick }) },
          ]),
    ];
  });
  const onParties = (['debtor', 'creditor', 'article'] as const).flatMap((name) => {
    const of = fc.constant(`${name}s`);
    return [
      { weight: 1, arbitrary: command('create', { of, body: bodies[name] }) },
      { weight: 2, arbitrary: command('update', { of, pick, body: partOf(bodies[name]) }) },
      { weight: 1, arbitrary: command('delete', { of, pick }) },
    ];
  });
  return fc.oneof(...onDocuments, ...onParties, ...byAPerson(bodies, command));
}

/** Actions of users inside the platform. */
function byAPerson(
  bodies: ReturnType<typeof createBodies>,
  command: (verb: Command['do'], fields?: { [Key in keyof Command]?: fc.Arbitrary<unknown> }) => fc.Arbitrary<Command>,
) {
  const invoices = fc.constantFrom('salesinvoices', 'purchaseinvoices');
  const modules = fc.constantFrom('tradePack', 'salesOrders', 'approvalRoutes', 'costCenters', 'costUnits');
  const switched = fc.tuple(modules, fc.boolean()).map(([name, isOn]) => ({ [name]: isOn }));
  return [
    { weight: 8, arbitrary: command('finalize', { pick }) },
    { weight: 10, arbitrary: command('process', { pick }) },
    { weight: 2, arbitrary: command('scan', { of: invoices }) },
    { weight: 2, arbitrary: command('scan', { of: invoices, body: fc.constant({ recognised: true }) }) },
    { weight: 2, arbitrary: command('recognise', { of: invoices, pick }) },
    { weight: 5, arbitrary: command('pay', { of: invoices, pick, body: bodies.smallPayment }) },
    { weight: 4, arbitrary: command('pay', { of: invoices, pick, body: bodies.payment }) },
    { weight: 4, arbitrary: command('pay', { of: invoices, pick, body: fc.constant({}) }) },
    { weight: 5, arbitrary: command('settle', { of: invoices, pick, body: bodies.smallPayment }) },
    { weight: 5, arbitrary: command('close', { body: fc.constantFrom(2025, 2026, 2027).map((year) => ({ year })) }) },
    { weight: 3, arbitrary: command('reopen', { body: fc.constantFrom(2025, 2026).map((year) => ({ year })) }) },
    { weight: 2, arbitrary: command('modules', { body: switched }) },
    { weight: 1, arbitrary: command('clock', { body: fc.constantFrom({ days: 40 }, { days: 400 }) }) },
  ];
}

/** Some fields of a body, at least one. */
const partOf = (body: Body): Body =>
  fc.tuple(body, fc.nat()).map(([whole, chosen]) => {
    const entries = Object.entries(whole);
    const kept = entries.filter((_entry, index) => (chosen >> index) & 1);
    return Object.fromEntries(kept.length > 0 ? kept : entries.slice(-1));
  });
