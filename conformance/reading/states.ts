import type { Finding, SpecialTrial } from './confirm.ts';
import { called, type Page, pageSize, readPage, show } from './page.ts';

/** What `active` is in the records of each state. */
const shownIn: Readonly<Record<string, readonly unknown[]>> = {
  active: [true],
  inactive: [false],
  all: [true, false],
};

/** `ActiveState`: each state has its records, all of them are in one of two, and without the parameter it is `active`. */
export const states: SpecialTrial = async (session, known, { name, schema }) => {
  const findings: Finding[] = [];
  const pages = new Map<string, Page>();
  for (const state of (schema.enum ?? []).map(String)) {
    const query = [[name, state] as const, ['pageSize', String(pageSize)] as const];
    const page = await readPage(session, known, { about: `${name}=${state}`, query });
    if (!page) return findings;
    pages.set(state, page);
    const stranger = page.rows.find(({ active }) => active !== undefined && !shownIn[state]?.includes(active));
    if (!stranger) continue;
    const message = `Asked for ${name}=${state}, ${called(stranger)} came with active ${show(stranger.active)}.`;
    findings.push({ rule: 'ActiveState', message, exchanges: [page.exchange] });
  }
  const [active, inactive, all] = ['active', 'inactive', 'all'].map((state) => pages.get(state));
  if (!active || !inactive || !all) return findings;
  if (active.total + inactive.total !== all.total) {
    const message = `${active.total} records are active and ${inactive.total} inactive; all of them are ${all.total}.`;
    const exchanges = [active.exchange, inactive.exchange, all.exchange] as const;
    findings.push({ rule: 'ActiveState', message, exchanges });
  }
  if (known.total !== active.total) {
    const message = `Without ${name} there are ${known.total} records; ${active.total} are active.`;
    findings.push({ rule: 'ActiveState', message, exchanges: [active.exchange, known.exchange] });
  }
  return findings;
};
