import type { Context } from '../check.ts';
import type { HttpExchange } from '../http.ts';
import { findRecordOperation } from './lists.ts';
import { readRecord, reportIfReproducible } from './read-after-write.ts';
import { safeSend } from './safe-send.ts';

/**
 * Deletes the first record of a list, before more are made.
 *
 * @param list its path with placeholders.
 * @returns why no other record could be deleted; undefined when they can be.
 */
export async function findObstacle(
  context: Context,
  list: string,
  { path, exchange }: { readonly path: string; readonly exchange: HttpExchange },
): Promise<string | undefined> {
  const remove = findRecordOperation(list, 'delete');
  if (!remove) return 'no operation deletes such a record';
  const deletion = await safeSend(context, remove, { description: 'delete a first record', path, expected: [204] });
  const { status } = deletion.response;
  if (status !== 204) return `a created record cannot be deleted: status ${status}`;
  const isThere = await reportIfReproducible(context, remove, async () => {
    const read = await readRecord(context, list, path);
    const message = `The status of the deleted record is ${read.response.status}; expected 404.`;
    return read.response.status === 404
      ? undefined
      : { rule: 'deleted', message, exchanges: [exchange, deletion, read] };
  });
  if (isThere) return 'a deleted record is still there';
  context.cleanup.untrack(path);
  return undefined;
}
