import type { Operation } from '../../contract.ts';
import type { Row } from '../../data/rows.ts';
import { has } from '../../judges/page.ts';
import { toIssues } from '../../session/http.ts';
import type { Context } from '../check.ts';
import { readRecord, reportIfReproducible } from './read-after-write.ts';
import type { OwnRecord } from './records.ts';

/** Checks that a stock sent by a client is rejected or ignored. */
export async function checkStock(context: Context, operation: Operation, record: OwnRecord): Promise<void> {
  if (!has(record.row, 'currentStock')) return;
  const currentStock = Number(record.row.currentStock ?? 0) + 7;
  const body = operation.kind === 'replace' ? { ...record.sent, currentStock } : { currentStock };
  const spec = { description: `${operation.kind} currentStock`, path: record.path, body, expected: [200, 400] };
  const sent = await context.send(operation, spec);
  if (sent.response.status >= 300) return;
  await reportIfReproducible(context, operation, async () => {
    const read = await readRecord(context, record);
    const isChanged = (read.json as Row | null)?.currentStock === currentStock;
    const message = isChanged ? `currentStock was changed to ${currentStock} by ${operation.method}.` : undefined;
    return toIssues('read-only-field', message, [record.exchange, sent, read]);
  });
}
