import type { Schema } from '../../mocks/contract/model.ts';
import type { Check, Context } from '../check.ts';
import { collectionOf, type Operation } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import type { Row } from '../found.ts';
import { differences, shown, told } from './differences.ts';
import { markFor } from './marks.ts';
import { type Complaint, plainly, read, reportIfSeenTwice } from './reading-back.ts';
import { type OwnRecord, recordsOf, type Written } from './records.ts';
import { type Json, schemaNamed, shapeOf } from './shape.ts';

/** PUT replaces a record: what is left out becomes what it is in a record that is created without it. */
export const replacing: Check = {
  name: 'replacement',
  appliesTo: ({ kind }) => kind === 'replace',
  async run(operation, context) {
    const list = collectionOf(operation);
    const records = recordsOf(context);
    const made = await records.make(list, 'full');
    if ('why' in made) return context.session.coverage.unreachable(operation, 200, made.why);
    const written = await records.write(operation, made.got.path, 'least');
    if ('why' in written) return context.session.coverage.unreachable(operation, 200, written.why);
    await lookAtAnswer(context, operation, made.got, written.got, 'replaced as sent');
    const fresh = await records.make(list, 'least');
    if ('got' in fresh)
      await reportIfSeenTwice(context, () => keptByPut(context, operation, made.got, written.got, fresh.got));
  },
};

/** A field that PUT left out, and that is not as in a record that was created without it. */
async function keptByPut(
  context: Context,
  operation: Operation,
  before: OwnRecord,
  { sent, exchange }: Written,
  fresh: OwnRecord,
): Promise<Complaint | undefined> {
  const there = await read(context, collectionOf(operation), before.path);
  const row = (there.json ?? {}) as Row;
  const leftOut = writable(operation).filter((name) => !(name in sent) && !(name in fresh.sent));
  const name = leftOut.find((one) => differences(fresh.row[one], row[one]).length > 0);
  if (name === undefined || there.reply.status !== 200) return undefined;
  const wanted = `${shown(fresh.row[name])} was to be expected, as in a record that is created without it`;
  const message = `${name} was left out by PUT and is ${shown(row[name])}; ${wanted}.`;
  return { rule: 'left out by PUT', message, exchanges: [before.exchange, exchange, there] };
}

/** Fields that PUT sets: neither numbers that a record keeps, nor dates that follow from the day. */
function writable({ body }: Operation): readonly string[] {
  const { properties } = shapeOf(schemaNamed(String(body?.schema)), {});
  const isKept = (schema: Schema): boolean =>
    ['x-sequence', 'x-unique', 'x-read-only', 'x-keep-on-replace'].some((keyword) => keyword in schema) ||
    schema['x-default'] === 'today';
  return [...properties].filter(([name, schema]) => name !== '_meta' && !isKept(schema)).map(([name]) => name);
}

/** PATCH changes the fields that are sent, and no other. */
export const updating: Check = {
  name: 'update',
  appliesTo: ({ kind }) => kind === 'update',
  async run(operation, context) {
    const records = recordsOf(context);
    const made = await records.make(collectionOf(operation), 'full');
    if ('why' in made) return context.session.coverage.unreachable(operation, 200, made.why);
    const written = await records.write(operation, made.got.path, 'example');
    if ('why' in written) context.session.coverage.unreachable(operation, 200, written.why);
    else await lookAtUpdate(context, operation, made.got, made.got.row, written.got);
    for (const patch of await patchesOf(context, operation)) await patchOnce(context, operation, made.got, patch);
  },
};

/** One field at a time: another text, then nothing where a field can be empty. */
async function patchesOf(context: Context, operation: Operation): Promise<readonly Json[]> {
  const records = recordsOf(context);
  const template = await records.templateOf(operation, 'example');
  const { properties } = shapeOf(schemaNamed(String(operation.body?.schema)), {});
  const [first, ...others] = template?.labels ?? [];
  const empty = others.find((name) => [properties.get(name)?.type].flat().includes('null'));
  return [
    ...(first === undefined ? [] : [{ [first]: markFor(properties.get(first) ?? {}, records.marks.next()) }]),
    ...(empty === undefined ? [] : [{ [empty]: null }]),
  ];
}

async function patchOnce(context: Context, operation: Operation, record: OwnRecord, sent: Json): Promise<void> {
  const records = recordsOf(context);
  const before = await read(context, collectionOf(operation), record.path);
  const about = `update ${Object.keys(sent)}`;
  const exchange = await records.send(operation, { about, path: record.path, body: sent });
  if (exchange.reply.status !== 200 || before.reply.status !== 200) return;
  await lookAtUpdate(context, operation, record, before.json as Row, { sent, exchange, mark: '' });
}

async function lookAtUpdate(
  context: Context,
  operation: Operation,
  record: OwnRecord,
  before: Row,
  written: Written,
): Promise<void> {
  await lookAtAnswer(context, operation, record, written, 'updated as sent');
  await reportIfSeenTwice(context, () => lostByPatch(context, operation, record, before, written));
}

/** A field that PATCH did not send, and that is another one now. */
async function lostByPatch(
  context: Context,
  operation: Operation,
  record: OwnRecord,
  before: Row,
  { sent, exchange }: Written,
): Promise<Complaint | undefined> {
  const there = await read(context, collectionOf(operation), record.path);
  const { properties } = shapeOf(schemaNamed(String(operation.body?.schema)), before);
  // What the platform derives may follow what was sent, such as the due date the invoice date.
  const isDerived = (schema: Schema): boolean => schema['x-derived'] === true;
  const others = [...properties]
    .filter(([name, schema]) => !(name in sent) && !isDerived(schema))
    .map(([name]) => name);
  const [difference] = others.flatMap((name) => differences({ [name]: before[name] }, there.json));
  if (!difference || there.reply.status !== 200) return undefined;
  const message = `PATCH of ${Object.keys(sent)} changes another field, ${told(difference, 'was there')}`;
  return { rule: 'left out by PATCH', message, exchanges: [record.exchange, exchange, there] };
}

/** A write answers with the whole record: with what was sent, and as it is read afterwards. */
async function lookAtAnswer(
  context: Context,
  operation: Operation,
  record: OwnRecord,
  { sent, exchange }: Written,
  rule: string,
): Promise<void> {
  const [first] = differences(withoutNull(sent), exchange.json);
  if (first) context.session.violate({ rule, message: told(first, 'was sent') }, record.exchange, exchange);
  const emptied = Object.keys(sent).find((name) => sent[name] === null && isKept(record, exchange, name));
  if (emptied !== undefined) {
    const message = `${emptied} was sent as null, and is still ${shown(record.row[emptied])}.`;
    context.session.violate({ rule, message }, record.exchange, exchange);
  }
  await reportIfSeenTwice(context, async () => {
    const there = await read(context, collectionOf(operation), record.path);
    const [difference] = differences(plainly(exchange.json), there.json);
    if (!difference || there.reply.status !== 200) return undefined;
    return {
      rule: 'changed record',
      message: told(difference, 'was answered'),
      exchanges: [record.exchange, exchange, there],
    };
  });
}

/** What is emptied is filled in again by the server, where it follows from something else. */
const withoutNull = (sent: Json): Json =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null));

const isKept = ({ row }: OwnRecord, { json }: Exchange, name: string): boolean =>
  row[name] !== null && row[name] !== undefined && differences(row[name], (json as Row)?.[name]).length === 0;
