import type { Check, Context } from '../check.ts';
import { collectionOf, type Operation, operationAt } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import { tryingIn } from './reading.ts';
import { type Expected, refuse } from './refuse.ts';

/** Other parents that are tried until one has no record with the identifier. */
const parentsTried = 3;

const expected: Expected = { about: 'a record below another parent', rule: 'other parent', status: 404 };

/** A record of one parent is not to be had below another one: a line of an invoice below the next invoice. */
export const otherParent: Check = {
  name: 'records below other parents',
  appliesTo: ({ kind, path }) => kind === 'get' && path.split('{').length > 2,
  async run(operation, context) {
    const list = context.found.at(collectionOf(operation));
    const id = list?.rows[0]?.id;
    if (!list || id === undefined) return;
    const without = await parentWithout(operation, context, list.path, id);
    if (!without) return;
    await refuse(tryingIn(context), { operation, path: `${without}/${id}` }, expected, {});
  },
};

/** The path of the list of another parent that has no record with an identifier. */
async function parentWithout(
  operation: Operation,
  { session, found }: Context,
  ownPath: string,
  id: unknown,
): Promise<string | undefined> {
  const collection = collectionOf(operation);
  const list = operationAt(collection, 'list');
  const parents = found.at(collection.replace(/\/\{\w+\}\/\w+$/, ''));
  if (!list || !parents) return undefined;
  const rest = collection.split('/').at(-1);
  const paths = parents.rows.map((row) => `${parents.path}/${row.id}/${rest}`).filter((path) => path !== ownPath);
  for (const path of paths.slice(0, parentsTried)) {
    const exchange = await session.ask(list, { about: expected.about, path, query: [['id', String(id)]] });
    if (isEmpty(exchange)) return path;
  }
  return undefined;
}

const isEmpty = ({ reply, json }: Exchange): boolean =>
  reply.status === 200 && ((json as { _data?: readonly unknown[] } | null)?._data?.length ?? 1) === 0;
