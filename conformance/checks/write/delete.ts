import { getCollectionPath } from '../../contract.ts';
import { nameRow } from '../../judges/page.ts';
import type { Check } from '../check.ts';
import { deleteRecord } from './delete-record.ts';
import { readListed, reportIfReproducible } from './read-after-write.ts';

/** After DELETE a record is not found, neither by itself nor in its list. */
export const deleteCheck: Check = {
  name: 'delete',
  appliesTo: ({ kind }) => kind === 'delete',
  async run(operation, context) {
    const { coverage } = context.session;
    const { records } = context;
    const list = getCollectionPath(operation.path);
    const created = await records.create(list, 'full');
    if ('reason' in created) return coverage.skip(operation, 204, created.reason);
    const { path, exchange: creation } = created.value;
    const deleted = await deleteRecord(context, list, created.value);
    if ('obstacle' in deleted) return coverage.skip(operation, 204, deleted.obstacle);
    await reportIfReproducible(context, operation, async () => {
      const listed = await readListed(context, list, created.value);
      const message = `${nameRow(created.value.row)} was deleted, and is still in the list.`;
      const exchanges = [creation, deleted.deletion] as const;
      return listed?.row && { rule: 'deleted', message, exchanges: [...exchanges, listed.exchange] };
    });
    const again = { description: 'delete again', path, expected: [404], rule: 'unknown-record' } as const;
    if (context.samples.isFirst(operation, again.rule, again.description)) await records.send(operation, again);
    context.cleanup.untrack(path);
  },
};
