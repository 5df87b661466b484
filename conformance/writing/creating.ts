import type { Check, Context } from '../check.ts';
import type { Operation } from '../contract.ts';
import type { Row } from '../found.ts';
import { administrationsIn } from '../refusals/places.ts';
import { defaultsMissed, differences, told } from './differences.ts';
import { type Complaint, plainly, read, readerOf, readList, reportIfSeenTwice } from './reading-back.ts';
import { type OwnRecord, recordsOf } from './records.ts';
import { schemaNamed } from './shape.ts';

/** A record is created as it was sent, and is to be had where the server says. */
export const creating: Check = {
  name: 'creation',
  appliesTo: ({ kind }) => kind === 'create',
  async run(operation, context) {
    const made = await recordsOf(context).make(operation.path, 'full');
    if ('why' in made) return context.session.coverage.unreachable(operation, 201, made.why);
    const record = made.got;
    reportDifferences(context, record, 'created as sent', 'was sent');
    await lookAtLocation(context, record);
    await reportIfSeenTwice(context, () => againstRecord(context, operation, record));
    await reportIfSeenTwice(context, () => againstList(context, operation, record));
    await lookElsewhere(context, operation, record);
    await lookAtDefaults(context, operation);
  },
};

function reportDifferences({ session }: Context, { sent, row, exchange }: OwnRecord, rule: string, was: string): void {
  for (const difference of differences(sent, row)) session.violate({ rule, message: told(difference, was) }, exchange);
}

async function lookAtLocation({ session }: Context, { exchange, id }: OwnRecord): Promise<void> {
  const { location } = exchange.reply.headers;
  // That it is missing was told when the answer was judged.
  if (location === undefined) return;
  const path = session.ownPath(location);
  const operation = path && readerOf(path);
  if (!path || !operation) {
    const message = `Location is ${location}, which is no address of a record of this server.`;
    return session.violate({ rule: 'location', message }, exchange);
  }
  const there = await session.ask(operation, { about: 'follow Location', path });
  if (there.reply.status !== 200) {
    const message = `Location leads to ${path}, which is answered ${there.reply.status}; 200 was to be expected.`;
    session.violate({ rule: 'location', message }, exchange, there);
  } else if ((there.json as Row | null)?.id !== id) {
    const message = `Location leads to ${path}, which is another record than the one with id ${id}.`;
    session.violate({ rule: 'location', message }, exchange, there);
  }
}

/** A write answers with the whole record, as it is read afterwards. */
async function againstRecord(
  context: Context,
  { path: list }: Operation,
  { path, row, exchange }: OwnRecord,
): Promise<Complaint | undefined> {
  const there = await read(context, list, path);
  if (there.reply.status !== 200) {
    const message = `The record that was created is answered ${there.reply.status}; 200 was to be expected.`;
    return { rule: 'created record', message, exchanges: [exchange, there] };
  }
  const [difference] = differences(plainly(row), there.json);
  if (!difference) return undefined;
  return { rule: 'created record', message: told(difference, 'was answered'), exchanges: [exchange, there] };
}

async function againstList(
  context: Context,
  { path: list }: Operation,
  { path, id, row, exchange }: OwnRecord,
): Promise<Complaint | undefined> {
  const listed = await readList(context, list, path.replace(/\/\d+$/, ''), [['id', String(id)]]);
  if (!listed) return undefined;
  const exchanges = [exchange, listed.exchange] as const;
  const shown = listed.rows.find((one) => one.id === id);
  if (!shown) {
    return {
      rule: 'list shows',
      message: `The list does not have the record with id ${id} that was created.`,
      exchanges,
    };
  }
  const [difference] = differences(plainly(shown), row);
  if (!difference) return undefined;
  const { at, wanted, came } = difference;
  const message = told({ at, wanted: came, came: wanted }, 'was created');
  return { rule: 'list shows', message: `In the list ${message}`, exchanges };
}

/** Administrations of the token in which a record of this one is looked for. */
const administrationsTried = 2;

/** A record of one administration is not to be had in another one. */
async function lookElsewhere(context: Context, { path: list }: Operation, record: OwnRecord): Promise<void> {
  const { session, found } = context;
  const records = recordsOf(context);
  const own = session.settings.tenant ?? administrationOf(record.row);
  const others = administrationsIn(found).ids.filter((id) => id !== own);
  const get = readerOf(record.path);
  if (own === undefined || !get) return;
  for (const other of others.slice(0, administrationsTried)) {
    const headers = { 'x-tenant-id': String(other) };
    const message = `The record of administration ${own} is shown in administration ${other}.`;
    const there = await records.send(get, { about: 'in another administration', path: record.path, headers });
    if (there.reply.status === 200 && records.marks.isIn(there.json)) {
      session.violate({ rule: 'foreign record', message }, record.exchange, there);
    }
    const listed = await readList(
      context,
      list,
      record.path.replace(/\/\d+$/, ''),
      [['id', String(record.id)]],
      headers,
    );
    if (listed && records.marks.isIn(listed.rows)) {
      session.violate({ rule: 'foreign record', message }, record.exchange, listed.exchange);
    }
  }
}

const administrationOf = ({ _meta }: Row): unknown =>
  (_meta as { administrationId?: unknown } | undefined)?.administrationId;

/** What is left out gets the default of the contract. */
async function lookAtDefaults(context: Context, operation: Operation): Promise<void> {
  const made = await recordsOf(context).make(operation.path, 'least');
  if ('why' in made) return;
  const { sent, row, exchange } = made.got;
  for (const difference of defaultsMissed(schemaNamed(String(operation.body?.schema)), sent, row)) {
    const message = told(difference, 'is the default of what was left out');
    context.session.violate({ rule: 'defaults', message }, exchange);
  }
}
