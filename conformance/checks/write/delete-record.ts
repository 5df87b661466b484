import { findRecordOperation } from '../../contract.ts';
import type { RunContext } from '../../data/cleanup.ts';
import { getRejectionReason } from '../../judges/problem.ts';
import { rules } from '../../rules/rules.ts';
import type { HttpExchange } from '../../session/http.ts';
import { ObstacleError } from '../../session/stop.ts';
import { type RecordPlace, readRecord, reportIfReproducible } from './read-after-write.ts';
import { safeSend } from './safe-send.ts';

/**
 * Deletes a record of this run, and reports when it is still there.
 *
 * @param record with the exchange that created it.
 * @throws ObstacleError when the server does not delete it.
 */
export async function deleteRecord(
  context: RunContext,
  record: RecordPlace & { readonly exchange: HttpExchange },
): Promise<HttpExchange> {
  const remove = findRecordOperation(record.list, 'delete');
  if (!remove) throw new ObstacleError('no operation deletes such a record');
  // A business rule can keep a record.
  const spec = { description: 'delete', path: record.path, expected: [204, 400] };
  const deletion = await safeSend(context, remove, spec);
  const { status } = deletion.response;
  const reason = status === 400 ? getRejectionReason(deletion) : `status ${status}`;
  if (status >= 300) throw new ObstacleError(`a created record cannot be deleted: ${reason}`);
  const isThere = await reportIfReproducible(context, remove, async () => {
    const read = await readRecord(context, record);
    if (read.response.status === 404) return undefined;
    const message = `The status of the deleted record is ${read.response.status}; expected 404.`;
    // The platform names no status for it.
    const provenance = read.response.status < 300 ? rules.deleted.provenance : ['delete-operation', 'not-found'];
    return { rule: 'deleted', message, exchanges: [record.exchange, deletion, read], provenance };
  });
  const isShown = isThere && (await readRecord(context, record)).response.status < 300;
  if (isShown) throw new ObstacleError('a deleted record is still there');
  return deletion;
}
