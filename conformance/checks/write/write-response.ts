import type { Row } from '../../data/rows.ts';
import { formatDifference, getDifferences, withoutMeta } from '../../judges/differences.ts';
import { findSentIssues, getWriteRule } from '../../judges/records.ts';
import { formatValue } from '../../rules/format.ts';
import { getSentProvenance } from '../../rules/provenance.ts';
import { type HttpExchange, type Issue, toIssues } from '../../session/http.ts';
import type { Context } from '../check.ts';
import { findListDifference, readRecord, reportIfReproducible } from './read-after-write.ts';
import type { AcceptedWrite, OwnRecord } from './records.ts';

/**
 * Checks that a write returns the whole record, with the values that were sent, as it is read afterwards.
 *
 * @param findIssues finds what else is wrong with the record that is read.
 */
export async function checkWriteResponse(
  context: Context,
  record: OwnRecord,
  { sent, exchange }: AcceptedWrite,
  findIssues: (read: HttpExchange) => readonly (Issue | undefined)[] = () => [],
): Promise<void> {
  const { session } = context;
  const { operation, json } = exchange;
  const written = (json ?? {}) as Row;
  const exchanges = [record.exchange, exchange];
  // The server may derive a value for a field that was sent as null.
  const values = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null));
  const [issue] = findSentIssues(exchange, values);
  if (issue) session.report({ ...issue, exchanges });
  const isKept = (name: string): boolean =>
    (record.row[name] ?? null) !== null && getDifferences(record.row[name], written[name]).length === 0;
  const unchanged = Object.keys(sent).find((name) => sent[name] === null && isKept(name));
  const rule = getWriteRule(operation);
  if (rule && unchanged !== undefined) {
    const message = `${unchanged} was sent as null, and is still ${formatValue(record.row[unchanged])}.`;
    session.report({ rule, message, provenance: getSentProvenance(rule, exchange, unchanged), exchanges });
  }
  await reportIfReproducible(context, operation, async () => {
    const read = await readRecord(context, record);
    if (read.response.status !== 200) return undefined;
    const [changed] = getDifferences(withoutMeta(json), read.json);
    const message = changed && formatDifference(changed, 'was returned');
    return [...toIssues('write-read-back', message, [...exchanges, read]), ...findIssues(read)];
  });
  await reportIfReproducible(context, operation, () => findListDifference(context, record, exchange));
}
