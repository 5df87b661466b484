import { getCollectionPath, getParentPath } from '../../contract.ts';
import { getRows, toSegment } from '../../data/rows.ts';
import type { Check } from '../check.ts';
import { expectRejection } from './expect-rejection.ts';

/** Maximum parents to try until one has no record with the identifier. */
const MAX_PARENTS = 3;

const rejected = {
  description: 'a record below another parent',
  rule: 'other-parent',
  status: 404,
  change: {},
} as const;

/** Checks that a record below one parent is not found below another: an invoice line below the next invoice. */
export const otherParentCheck: Check = {
  name: 'records below other parents',
  appliesTo: ({ kind, path }) => kind === 'get' && path.split('{').length > 2,
  async run(operation, context) {
    const { session, inventory } = context;
    const listPath = getCollectionPath(operation.path);
    const list = inventory.getCollection(listPath);
    const parents = inventory.getCollection(getParentPath(listPath) ?? '');
    const id = toSegment(list?.rows[0]?.id);
    if (!list || !parents || id === undefined) return;
    const name = listPath.split('/').at(-1);
    const paths = parents.rows.map((row) => `${parents.getPath(row)}/${name}`).filter((path) => path !== list.path);
    for (const path of paths.slice(0, MAX_PARENTS)) {
      const spec = { description: rejected.description, path, query: [['id', id]] } as const;
      const exchange = await session.request(list.operation, spec);
      if (getRows(exchange)?.length !== 0) continue;
      await expectRejection(context, { operation, path: `${path}/${id}` }, rejected);
      return;
    }
  },
};
