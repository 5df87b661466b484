import fc from 'fast-check';
import type { MasterData } from '../../sandbox/invariants/master-data.ts';
import type { RealSandbox } from './calls.ts';
import { type Command, type CommandSubject, CrossTenantAccess, type Model, Remove, Write } from './commands.ts';
import type { Json } from './company.ts';
import { AddLine, RemoveLine } from './lines.ts';
import { questions } from './queries.ts';
import { List, Read } from './read-page.ts';
import type { ShapeName } from './record-pick.ts';
import { bodyOf, lineOf, shapes } from './shapes.ts';

const index = fc.nat({ max: 20 });

/** Kinds of record that have to do with one another: with few of them there are more of each. */
const together: readonly (readonly ShapeName[])[] = [
  ['debtors', 'mandates'],
  ['creditors', 'purchases'],
  ['debtors', 'articles', 'drafts'],
  ['debtors', 'mandates', 'creditors', 'articles', 'drafts', 'purchases'],
];

/** Sequences of commands, in one administration and the other by turns. */
export function sequencesIn(data: readonly MasterData[], maxCommands: number) {
  const sequences = together.map((names) => {
    const commands = data.flatMap((administrationData) =>
      names.flatMap((name) => commandsOn(name, administrationData)),
    );
    return fc.commands<Model, RealSandbox, false>(commands, { maxCommands, size: 'max' });
  });
  // Without a bias to what is small, which would make most of them too short to lead anywhere.
  return fc.noBias(fc.oneof(...sequences));
}

/** The commands on one kind of record; those that come more than once are tried more often. */
function commandsOn(name: ShapeName, data: MasterData): fc.Arbitrary<Command>[] {
  const shape = shapes[name];
  const about: fc.Arbitrary<CommandSubject> = fc.record({
    ...{ administration: fc.constant(data.administration), name: fc.constant(name) },
    ...{ index, isHeader: fc.boolean() },
  });
  const header = bodyOf(shape, data) as fc.Arbitrary<Json>;
  const line = lineOf(shape, data) as fc.Arbitrary<Json> | undefined;
  const lines = line && fc.array(line, { minLength: 1, maxLength: 3 });
  const whole = lines ? fc.tuple(header, lines).map(([fields, all]): Json => ({ ...fields, lines: all })) : header;
  const write = (mode: 'create' | 'replace' | 'update', body: fc.Arbitrary<Json>) =>
    fc.tuple(about, body).map(([subject, fields]): Command => new Write(subject, mode, fields));
  const trespass = fc.constantFrom<[string, Json?]>(['GET'], ['DELETE'], ['PATCH', patchOf(name)]);
  const list = fc
    .tuple(about, questions, fc.boolean())
    .map(([subject, question, isOfLines]) => new List(subject, question, isOfLines));
  const create = write('create', whole);
  return [
    ...[
      create,
      create,
      create,
      write('replace', whole),
      write('update', partOf(whole)),
      write('update', partOf(header)),
    ],
    ...[about.map((subject) => new Remove(subject)), about.map((subject) => new Read(subject)), list, list, list],
    fc.tuple(about, trespass).map(([subject, [method, body]]) => new CrossTenantAccess(subject, method, body)),
    ...(line
      ? [
          fc.tuple(about, line).map(([subject, body]) => new AddLine(subject, body)),
          fc.tuple(about, index).map(([subject, which]) => new RemoveLine(subject, which)),
        ]
      : []),
  ];
}

/** A change that every record of a kind can have. */
const patchOf = (name: ShapeName): Json => (name === 'mandates' ? { reference: 'X' } : { remark: 'X' });

/** Some fields of a body, at least one. */
const partOf = (body: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.tuple(body, fc.nat()).map(([whole, chosen]) => {
    const entries = Object.entries(whole);
    const kept = entries.filter((_entry, at) => (chosen >> at) & 1);
    return Object.fromEntries(kept.length > 0 ? kept : entries.slice(-1));
  });
