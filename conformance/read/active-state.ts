import type { Parameter } from '../../scripts/document/openapi.ts';
import type { Collection } from '../discovery.ts';
import { formatValue } from '../format.ts';
import type { Finding } from '../http.ts';
import type { Session } from '../session.ts';
import { nameRow, type Page, pageSizeParameter, readPage } from './page.ts';

/** The values of `active` in the records of each state. */
const activeValues: Readonly<Record<string, readonly unknown[]>> = {
  active: [true],
  inactive: [false],
  all: [true, false],
};

const rule = 'ActiveState';

/** `ActiveState`: each state has its records, the counts add up, and `active` is the default. */
export async function probeActiveState(
  session: Session,
  known: Collection,
  { name, schema }: Pick<Parameter, 'name' | 'schema'>,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const pages = new Map<string, Page>();
  for (const state of (schema.enum ?? []).map(String)) {
    const query = [[name, state] as const, pageSizeParameter];
    const page = await readPage(session, known, { description: `${name}=${state}`, query });
    if (!page) return findings;
    pages.set(state, page);
    const unexpected = page.rows.find(({ active }) => active !== undefined && !activeValues[state]?.includes(active));
    if (!unexpected) continue;
    const message = `${name}=${state} finds ${nameRow(unexpected)} with active ${formatValue(unexpected.active)}.`;
    findings.push({ rule, message, exchanges: [page.exchange] });
  }
  const [active, inactive, all] = ['active', 'inactive', 'all'].map((state) => pages.get(state));
  if (!active || !inactive || !all) return findings;
  if (active.total + inactive.total !== all.total) {
    const message = `${active.total} records are active and ${inactive.total} inactive, of ${all.total} in all.`;
    findings.push({ rule, message, exchanges: [active.exchange, inactive.exchange, all.exchange] });
  }
  if (known.total !== active.total) {
    const message = `Without ${name} there are ${known.total} records; ${active.total} are active.`;
    findings.push({ rule, message, exchanges: [active.exchange, known.exchange] });
  }
  return findings;
}
