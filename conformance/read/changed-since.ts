import type { Parameter } from '../../scripts/document/openapi.ts';
import type { Collection, Row } from '../discovery.ts';
import { formatValue } from '../format.ts';
import type { Finding } from '../http.ts';
import type { Session } from '../session.ts';
import { findMismatch, nameRow, type Page, pageSizeParameter, readPage } from './page.ts';

/** A timestamp after all changes. */
const FUTURE = '9999-01-01T00:00:00Z';

/** The same instant with the offset of a clock two hours east of Greenwich. */
function withOffset(timestamp: string): string {
  const shifted = new Date(Date.parse(timestamp) + 2 * 3_600_000).toISOString();
  return shifted.replace('.000Z', 'Z').replace('Z', '+02:00');
}

/** `..._from` finds the changes at a timestamp and after it, with any offset, and nothing after a future one. */
export async function probeChangedSince(
  session: Session,
  known: Collection,
  { name }: Pick<Parameter, 'name'>,
): Promise<readonly Finding[]> {
  const field = name.replace(/_from$/, '');
  const read = (description: string, from?: string): Promise<Page | undefined> => {
    const filter = from === undefined ? [] : [[name, from] as const];
    const query = [...filter, ['orderby', `-${field}`] as const, pageSizeParameter];
    return readPage(session, known, { description, query });
  };
  const latest = await read(`the latest ${field}`);
  if (!latest) return [];
  const timestamps = latest.rows.map((row) => row[field]).filter((value) => typeof value === 'string');
  // With one from the middle some records are before it, and those after it fit on a page.
  const middle = timestamps[Math.floor(timestamps.length / 2)];
  const findings: Finding[] = [];
  for (const from of [...(middle === undefined ? [] : [middle, withOffset(middle)]), FUTURE]) {
    const page = await read(`${name} ${from}`, from);
    if (!page) continue;
    const isExpected = (row: Row): boolean => Date.parse(String(row[field])) >= Date.parse(from);
    const { unexpected, missing } = findMismatch(page, { operation: known.operation, rows: latest.rows }, isExpected);
    const row = unexpected ?? missing;
    if (!row) continue;
    const message = `${name} ${from} ${unexpected ? 'finds' : 'misses'} ${nameRow(row)}, changed at ${formatValue(row[field])}.`;
    const exchanges = unexpected ? ([page.exchange] as const) : ([latest.exchange, page.exchange] as const);
    findings.push({ rule: name, message, exchanges });
  }
  return findings;
}
