import { getInputProperties, type JsonObject } from '../../contract.ts';
import type { Row } from '../../data/rows.ts';
import { findReadBackIssue } from '../../judges/comparisons.ts';
import { differsInNotation, getDifferences } from '../../judges/differences.ts';
import { has } from '../../judges/page.ts';
import { findSentIssues, getWriteRule, isRecalculated } from '../../judges/records.ts';
import { formatValue } from '../../rules/format.ts';
import { getSentProvenance } from '../../rules/provenance.ts';
import { rules } from '../../rules/rules.ts';
import type { HttpExchange, Issue } from '../../session/http.ts';
import type { Context } from '../check.ts';
import { findListDifference, readRecord, reportIfReproducible } from './read-after-write.ts';
import type { AcceptedWrite, OwnRecord } from './records.ts';

/**
 * Checks that a write returns the whole record, with the values sent, as it is read later.
 *
 * @param findIssues finds other issues of the record.
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
  const rule = getWriteRule(operation);
  // A server may derive a value for null.
  const properties = getInputProperties(operation, sent);
  const values = Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => value !== null && !isRecalculated(operation, properties[name])),
  );
  const issues = findSentIssues(exchange, values);
  const isIgnored = rule && hasNoEffect(sent, record.row, written);
  session.report(
    ...issues.map((issue) => ({ ...issue, exchanges, ...(isIgnored && { provenance: rules[rule].provenance }) })),
  );
  const isKept = (name: string): boolean =>
    (record.row[name] ?? null) !== null && getDifferences(record.row[name], written[name]).length === 0;
  const unchanged = Object.keys(sent).find((name) => sent[name] === null && isKept(name));
  if (rule && unchanged !== undefined) {
    const message = `${unchanged} was sent as null, and is still ${formatValue(record.row[unchanged])}.`;
    session.report({ rule, message, provenance: getSentProvenance(rule, exchange, unchanged), exchanges });
  }
  await reportIfReproducible(context, operation, async () => {
    const read = await readRecord(context, record);
    return read.response.status === 200 ? [findReadBackIssue(exchange, read), ...findIssues(read)] : undefined;
  });
  await reportIfReproducible(context, operation, () => findListDifference(context, record, exchange));
}

/** Checks that a write changed none of several fields that the record shows. A server may ignore one of them. */
function hasNoEffect(sent: JsonObject, before: Row, after: Row): boolean {
  const changed = Object.keys(sent).filter(
    (name) =>
      has(before, name) &&
      has(after, name) &&
      getDifferences(sent[name], before[name]).length > 0 &&
      !differsInNotation(sent[name], before[name]),
  );
  return changed.length > 1 && changed.every((name) => getDifferences(before[name], after[name]).length === 0);
}
