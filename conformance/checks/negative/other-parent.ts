import { findOperationAt, getCollectionPath, getParentPath, type Operation } from '../../contract.ts';
import { getRows, toSegment } from '../../data/rows.ts';
import type { Check, Context } from '../check.ts';
import { expectRejection } from './expect-rejection.ts';

/** Parents that are tried until one has no record with the identifier. */
const MAX_PARENTS = 3;

const expectation = { description: 'a record below another parent', rule: 'other-parent', status: 404 } as const;

/** A record below one parent must not be found below another: a line of an invoice below the next invoice. */
export const otherParentCheck: Check = {
  name: 'records below other parents',
  appliesTo: ({ kind, path }) => kind === 'get' && path.split('{').length > 2,
  async run(operation, context) {
    const list = context.inventory.getCollection(getCollectionPath(operation.path));
    const id = toSegment(list?.rows[0]?.id);
    if (!list || id === undefined) return;
    const otherPath = await findListWithout(operation, context, list.path, id);
    if (otherPath === undefined) return;
    await expectRejection(context, { operation, path: `${otherPath}/${id}` }, { ...expectation, change: {} });
  },
};

async function findListWithout(
  operation: Operation,
  { session, inventory }: Context,
  ownPath: string,
  id: string,
): Promise<string | undefined> {
  const collectionPath = getCollectionPath(operation.path);
  const list = findOperationAt(collectionPath, 'list');
  const parents = inventory.getCollection(getParentPath(collectionPath) ?? '');
  if (!list || !parents) return undefined;
  const name = collectionPath.split('/').at(-1);
  const paths = parents.rows.map((row) => `${parents.getPath(row)}/${name}`).filter((path) => path !== ownPath);
  for (const path of paths.slice(0, MAX_PARENTS)) {
    const query = [['id', id]] as const;
    const exchange = await session.request(list, { description: expectation.description, path, query });
    if (getRows(exchange)?.length === 0) return path;
  }
  return undefined;
}
