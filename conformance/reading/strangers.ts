import { isDeepStrictEqual } from 'node:util';
import type { Check } from '../check.ts';
import { collectionOf } from '../contract.ts';
import type { Collection, Row } from '../found.ts';
import { listCheck } from './confirm.ts';
import { content, elsewhere, isShared, numbersApart } from './elsewhere.ts';
import { called } from './page.ts';

/** No record is in the lists of two administrations. */
export const strangersInLists = listCheck('records of another administration', async (known, context) => {
  const theirs = isShared(known) ? undefined : await elsewhere(context, known);
  const stranger = theirs?.rows.find((row) => known.rows.some((own) => isSame(own, row)));
  if (!theirs || !stranger || (await numbersApart(context))) return;
  const message = `${called(stranger)} is in the lists of two administrations.`;
  context.session.violate({ rule: 'record of another administration', message }, theirs.exchange, known.exchange);
});

const isSame = (own: Row, other: Row): boolean =>
  own.id !== undefined && own.id === other.id && isDeepStrictEqual(content(own), content(other));

/** A record of another administration is not there. */
export const strangersById: Check = {
  name: 'a record of another administration',
  // The parent of a line is in the other administration too.
  appliesTo: ({ kind, path }) => kind === 'get' && path.split('{').length === 2,
  async run(operation, context) {
    const { session, found } = context;
    const known = found.at(collectionOf(operation));
    const theirs = known && !isShared(known) ? await elsewhere(context, known) : undefined;
    const stranger = known && theirs?.rows.find((row) => isElsewhere(row, known));
    if (!known || !theirs || !stranger) return;
    const path = `${known.path}/${String(stranger.id)}`;
    const exchange = await session.ask(operation, { about: 'a record of another administration', path });
    if (exchange.reply.status !== 200 || !isSame((exchange.json ?? {}) as Row, stranger)) return;
    if (await numbersApart(context)) return;
    const message = `${called(stranger)} belongs to another administration, and comes all the same; 404 was to be expected.`;
    session.violate({ rule: 'record of another administration', message }, theirs.exchange, exchange);
  },
};

const isElsewhere = ({ id }: Row, { rows }: Collection): boolean =>
  id !== undefined && !rows.some((row) => row.id === id);
