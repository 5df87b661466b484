import type { RunContext } from '../../data/run-context.ts';
import { getRejectionReason } from '../../judges/problem.ts';
import { rules } from '../../rules/rules.ts';
import type { HttpExchange } from '../../session/http.ts';
import { findRecordOperation } from './lists.ts';
import { readRecord, reportIfReproducible } from './read-after-write.ts';
import { safeSend } from './safe-send.ts';

/** A record of this run, with the exchange that created it. */
interface CreatedRecord {
  readonly path: string;
  readonly exchange: HttpExchange;
}

export type Deletion = { readonly deletion: HttpExchange } | { readonly obstacle: string };

/**
 * Deletes a record of this run, and reports when it is still there.
 *
 * @param list the path of its list, with placeholders.
 */
export async function deleteRecord(
  context: RunContext,
  list: string,
  { path, exchange }: CreatedRecord,
): Promise<Deletion> {
  const remove = findRecordOperation(list, 'delete');
  if (!remove) return { obstacle: 'no operation deletes such a record' };
  // A business rule can keep a record.
  const deletion = await safeSend(context, remove, { description: 'delete', path, expected: [204, 400] });
  const { status } = deletion.response;
  if (status === 400) return { obstacle: `a created record cannot be deleted: ${getRejectionReason(deletion)}` };
  if (status >= 300) return { obstacle: `a created record cannot be deleted: status ${status}` };
  const isThere = await reportIfReproducible(context, remove, async () => {
    const read = await readRecord(context, list, path);
    const exchanges = [exchange, deletion, read] as const;
    if (read.response.status === 404) return undefined;
    const message = `The status of the deleted record is ${read.response.status}; expected 404.`;
    // The platform names no status for it.
    const provenance = read.response.status < 300 ? rules.deleted.provenance : ['delete-operation', 'not-found'];
    return { rule: 'deleted', message, exchanges, provenance };
  });
  if (isThere && (await isShown(context, list, path))) return { obstacle: 'a deleted record is still there' };
  return { deletion };
}

const isShown = async (context: RunContext, list: string, path: string): Promise<boolean> =>
  (await readRecord(context, list, path)).response.status < 300;
