import type { Check, Context } from '../check.ts';
import { getCollectionPath, type Operation } from '../contract.ts';
import type { HttpExchange } from '../http.ts';
import { readListed, readRecord, reportIfReproducible } from './read-after-write.ts';
import { getRecords, getRejectionReason, type OwnRecord } from './records.ts';

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
    const deletion = await records.send(operation, { description: 'delete', path });
    if (deletion.response.status !== 204) return reportFailure(context, operation, created.value, deletion);
    const exists = await reportIfReproducible(context, async () => {
      const read = await readRecord(context, list, path);
      const { status } = read.response;
      const message = `The status of the deleted record is ${status}; expected 404.`;
      return status === 404 ? undefined : { rule: 'deleted', message, exchanges: [creation, deletion, read] };
    });
    await reportIfReproducible(context, async () => {
      const listed = await readListed(context, list, created.value);
      const message = `The record with id ${id} was deleted, and is still in the list.`;
      return listed?.row && { rule: 'deleted', message, exchanges: [creation, deletion, listed.exchange] };
    });
    if (exists) return;
    const again = await records.send(operation, { description: 'delete again', path });
    const { status } = again.response;
    if (status !== 404 && status !== 429) {
      const message = `The status for deleting a record again is ${status}; expected 404.`;
      session.report({ rule: 'deleted', message }, creation, deletion, again);
    }
    cleanup.untrack(path);
  },
};

function reportFailure(
  { session }: Context,
  operation: Operation,
  { exchange }: OwnRecord,
  deletion: HttpExchange,
): void {
  const { status } = deletion.response;
  if (status === 400 || status === 429) {
    session.coverage.skip(operation, 204, `rejected: ${getRejectionReason(deletion)}`);
    return;
  }
  const message = `The status for deleting a new record is ${status}; expected 204.`;
  session.report({ rule: 'deleted', message }, exchange, deletion);
}
