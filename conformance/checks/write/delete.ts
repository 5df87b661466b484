import { getCollectionPath, getParentPath, operations } from '../../contract.ts';
import { nameRow } from '../../judges/page.ts';
import type { Check } from '../check.ts';
import { readList, readListed, reportIfReproducible } from './read-after-write.ts';
import { deleteRecord } from './records.ts';

/** Checks that a deleted record is not found, neither directly nor in its list. */
export const deleteCheck: Check = {
  name: 'delete',
  appliesTo: ({ kind }) => kind === 'delete',
  async run(operation, context) {
    const list = getCollectionPath(operation.path);
    const record = await context.records.create(list, 'full');
    const exchanges = [record.exchange, await deleteRecord(context, record)];
    await reportIfReproducible(context, operation, async () => {
      const listed = await readListed(context, record);
      const message = `${nameRow(record.row)} was deleted, and is still in the list.`;
      return listed?.row && { rule: 'deleted', message, exchanges: [...exchanges, listed.exchange] };
    });
    for (const below of operations.filter((child) => child.kind === 'list' && getParentPath(child.path) === list)) {
      await reportIfReproducible(context, operation, async () => {
        const lines = await readList(context, below.path, { path: `${record.path}/${below.path.split('/').at(-1)}` });
        if (!lines || lines.rows.length === 0) return undefined;
        const message = `What is below the deleted record is still there: ${below.id} finds ${lines.rows.length} records.`;
        return { rule: 'deleted', message, exchanges: [...exchanges, lines.exchange] };
      });
    }
    const again = { description: 'delete again', path: record.path, expected: [404], rule: 'unknown-record' } as const;
    if (context.samples.isFirst(operation, again.rule, again.description)) await context.send(operation, again);
    context.cleanup.untrack(record.path);
  },
};
