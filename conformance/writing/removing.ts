import type { Check, Context } from '../check.ts';
import { collectionOf, type Operation } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import { type Complaint, read, readList, reportIfSeenTwice } from './reading-back.ts';
import { type OwnRecord, reasonIn, recordsOf } from './records.ts';

/** DELETE removes a record: it is not to be had any more, and not in its list. */
export const removing: Check = {
  name: 'deletion',
  appliesTo: ({ kind }) => kind === 'delete',
  async run(operation, context) {
    const { session, created } = context;
    const records = recordsOf(context);
    const made = await records.make(collectionOf(operation), 'full');
    if ('why' in made) return session.coverage.unreachable(operation, 204, made.why);
    const { path } = made.got;
    const removal = await records.send(operation, { about: 'delete', path });
    if (removal.reply.status !== 204) return notRemoved(context, operation, made.got, removal);
    const isThere = await reportIfSeenTwice(context, () => stillRead(context, operation, made.got, removal));
    await reportIfSeenTwice(context, () => stillListed(context, operation, made.got, removal));
    if (isThere) return;
    await removeAgain(context, operation, made.got, removal);
    created.forget(path);
  },
};

function notRemoved({ session }: Context, operation: Operation, { exchange }: OwnRecord, removal: Exchange): void {
  const { status } = removal.reply;
  const message = `Deleting a record that was just created is answered ${status}; 204 was to be expected.`;
  const isRefused = status === 400 || status === 429;
  if (isRefused) session.coverage.unreachable(operation, 204, `refused: ${reasonIn(removal)}`);
  else session.violate({ rule: 'deleted', message }, exchange, removal);
}

async function stillRead(
  context: Context,
  operation: Operation,
  { path, exchange }: OwnRecord,
  removal: Exchange,
): Promise<Complaint | undefined> {
  const there = await read(context, collectionOf(operation), path);
  const { status } = there.reply;
  if (status === 404) return undefined;
  const message = `The record was deleted, and reading it is answered ${status}; 404 was to be expected.`;
  return { rule: 'deleted', message, exchanges: [exchange, removal, there] };
}

async function stillListed(
  context: Context,
  operation: Operation,
  { path, id, exchange }: OwnRecord,
  removal: Exchange,
): Promise<Complaint | undefined> {
  const list = await readList(context, collectionOf(operation), path.replace(/\/\d+$/, ''), [['id', String(id)]]);
  if (!list?.rows.some((row) => row.id === id)) return undefined;
  const message = `The record with id ${id} was deleted, and is still in the list.`;
  return { rule: 'deleted', message, exchanges: [exchange, removal, list.exchange] };
}

async function removeAgain(
  context: Context,
  operation: Operation,
  { path, exchange }: OwnRecord,
  removal: Exchange,
): Promise<void> {
  const again = await recordsOf(context).send(operation, { about: 'delete what is deleted', path });
  const { status } = again.reply;
  if (status === 404 || status === 429) return;
  const message = `The record was deleted, and deleting it again is answered ${status}; 404 was to be expected.`;
  context.session.violate({ rule: 'deleted', message }, exchange, removal, again);
}
