import { getCollectionPath, type Operation } from '../../contract.ts';
import type { Row } from '../../data/rows.ts';
import { formatDifference, getDifferences, withoutMeta } from '../../judges/differences.ts';
import { findSentIssues } from '../../judges/records.ts';
import { formatValue } from '../../rules/format.ts';
import { getSentProvenance } from '../../rules/provenance.ts';
import type { RuleId } from '../../rules/rules.ts';
import type { HttpExchange, Issue } from '../../session/http.ts';
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
  operation: Operation,
  record: OwnRecord,
  { sent, exchange }: AcceptedWrite,
  rule: RuleId,
  findIssues: (read: HttpExchange) => readonly (Issue | undefined)[],
): Promise<void> {
  const { session } = context;
  // The server may derive a value for a field that was sent as null.
  const values = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null));
  const [issue] = findSentIssues(exchange, values);
  if (issue) session.report({ ...issue, exchanges: [record.exchange, exchange] });
  const isKept = (name: string): boolean =>
    (record.row[name] ?? null) !== null &&
    getDifferences(record.row[name], (exchange.json as Row | null)?.[name]).length === 0;
  const unchanged = Object.keys(sent).find((name) => sent[name] === null && isKept(name));
  if (unchanged !== undefined) {
    const message = `${unchanged} was sent as null, and is still ${formatValue(record.row[unchanged])}.`;
    const provenance = getSentProvenance(rule, exchange, unchanged);
    session.report({ rule, message, provenance, exchanges: [record.exchange, exchange] });
  }
  await reportIfReproducible(context, operation, async () => {
    const read = await readRecord(context, getCollectionPath(operation.path), record.path);
    if (read.response.status !== 200) return undefined;
    const [changed] = getDifferences(withoutMeta(exchange.json), read.json);
    const exchanges = [record.exchange, exchange, read] as const;
    const readBack =
      changed && ({ rule: 'write-read-back', message: formatDifference(changed, 'was returned'), exchanges } as const);
    return [readBack, ...findIssues(read)];
  });
  await reportIfReproducible(context, operation, () =>
    findListDifference(context, record, exchange, getCollectionPath(operation.path)),
  );
}
