import type { Check } from '../check.ts';
import { getCollectionPath } from '../contract.ts';
import { readListed, readRecord, reportIfReproducible } from './read-after-write.ts';
import { getRecords, getRejectionReason } from './records.ts';

/** After DELETE a record is not found, neither by itself nor in its list. */
export const deleteCheck: Check = {
  name: 'delete',
  appliesTo: ({ kind }) => kind === 'delete',
  async run(operation, context) {
    const { session, cleanup } = context;
    const records = getRecords(context);
    const list = getCollectionPath(operation);
    const created = await records.create(list, 'full');
    if ('reason' in created) return session.coverage.skip(operation, 204, created.reason);
    const { path, exchange: creation, id } = created.value;
    const deletion = await records.send(operation, { description: 'delete', path, expected: [204, 400] });
    const { status } = deletion.response;
    if (status === 400) session.coverage.skip(operation, 204, `rejected: ${getRejectionReason(deletion)}`);
    if (status !== 204) return;
    const exists = await reportIfReproducible(context, operation, async () => {
      const read = await readRecord(context, list, path);
      const message = `The status of the deleted record is ${read.response.status}; expected 404.`;
      return read.response.status === 404
        ? undefined
        : { rule: 'deleted', message, exchanges: [creation, deletion, read] };
    });
    await reportIfReproducible(context, operation, async () => {
      const listed = await readListed(context, list, created.value);
      const message = `The record with id ${id} was deleted, and is still in the list.`;
      return listed?.row && { rule: 'deleted', message, exchanges: [creation, deletion, listed.exchange] };
    });
    if (exists) return;
    await records.send(operation, { description: 'delete again', path, expected: [404], rule: 'unknown-record' });
    cleanup.untrack(path);
  },
};
