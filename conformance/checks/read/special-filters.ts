import type { Parameter } from '../../../contract/document.ts';
import { pageSizeParameter, readPage } from '../../data/read-page.ts';
import type { Collection, Row } from '../../data/rows.ts';
import { getListParameters } from '../../judges/list-parameters.ts';
import { findMismatch, nameRow, type Page, showsField } from '../../judges/page.ts';
import { formatValue } from '../../rules/format.ts';
import { type HttpExchange, type Issue, type Query, toIssues } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import { createProbeCheck, type Probe } from './reproduce.ts';

type ParameterProbe = (session: Session, known: Collection, parameter: Parameter) => Promise<readonly Issue[]>;

export const specialProbes: Readonly<Record<string, ParameterProbe>> = {
  ActiveState: probeActiveState,
  ChangedDate_from: probeChangedSince,
};

export const specialFiltersCheck = createProbeCheck('special filters', ({ operation }, { session }) =>
  getListParameters(operation).special.flatMap((parameter): Probe[] => {
    const probe = specialProbes[parameter.name];
    return probe ? [(known) => probe(session, known, parameter)] : [];
  }),
);

/** Checks `ActiveState`: the counts add up, and `active` is the default. */
async function probeActiveState(session: Session, known: Collection, { name, schema }: Parameter): Promise<Issue[]> {
  const issues: Issue[] = [];
  const addIssue = (message: string, exchanges: readonly HttpExchange[]) =>
    issues.push({ rule: 'active-state', message, exchanges });
  const pages: Record<string, Page> = {};
  for (const state of (schema.enum ?? []).map(String)) {
    const query: Query = [[name, state], pageSizeParameter];
    const page = await readPage(session, known, { description: `${name}=${state}`, query });
    if (!page) return issues;
    pages[state] = page;
  }
  const { active, inactive, all } = pages;
  if (!active || !inactive || !all) return issues;
  for (const issue of await probeStateAndFilter(session, known, { name, active, inactive })) issues.push(issue);
  if (active.total + inactive.total !== all.total) {
    const message = `${active.total} records are active and ${inactive.total} inactive, of ${all.total} in all.`;
    addIssue(message, [active.exchange, inactive.exchange, all.exchange]);
  }
  if (known.total !== active.total) {
    const message = `Without ${name} there are ${known.total} records; ${active.total} are active.`;
    addIssue(message, [active.exchange, known.exchange]);
  }
  return issues;
}

/** Checks that a state and a filter must both match: no active record is among the inactive ones. */
async function probeStateAndFilter(
  session: Session,
  known: Collection,
  { name, active, inactive }: { readonly name: string; readonly active: Page; readonly inactive: Page },
): Promise<readonly Issue[]> {
  const row = active.rows.find(({ active: isActive, id }) => isActive === true && id !== undefined);
  const isKnown = inactive.rows.length > 0 && inactive.rows.every(({ active: isActive }) => isActive === false);
  if (!row || !isKnown) return [];
  const query: Query = [
    [name, 'inactive'],
    ['id', String(row.id)],
  ];
  const page = await readPage(session, known, { description: `${name} and a filter`, query });
  const message = `${name}=inactive with the filter id finds ${nameRow(row)}, which is active.`;
  return page?.rows.some(({ active: isActive }) => isActive === true)
    ? [{ rule: 'filters-and', message, exchanges: [page.exchange] }]
    : [];
}

const FUTURE = '9999-01-01T00:00:00Z';

/** Returns the same instant with an offset of two hours. */
function withOffset(timestamp: string): string {
  const shifted = new Date(Date.parse(timestamp) + 2 * 3_600_000).toISOString();
  return shifted.replace('.000Z', 'Z').replace('Z', '+02:00');
}

/** Checks that `..._from` finds all changes at and after a timestamp, with any offset. */
async function probeChangedSince(session: Session, known: Collection, { name }: Parameter): Promise<Issue[]> {
  const field = name.replace(/_from$/, '');
  const order: Query = showsField(known, field) ? [['orderby', `-${field}`]] : [];
  const read = (from: string, filter: Query = [[name, from]]): Promise<Page | undefined> =>
    readPage(session, known, { description: `${name} ${from}`, query: [...filter, ...order, pageSizeParameter] });
  const latest = await read('left out', []);
  if (!latest) return [];
  const timestamps = latest.rows.map((row) => row[field]).filter((value) => typeof value === 'string');
  // A middle timestamp has records before it, and those after it fit on a page.
  const middle = timestamps[Math.floor(timestamps.length / 2)];
  const issues: Issue[] = [];
  for (const from of [...(middle === undefined ? [] : [middle, withOffset(middle)]), FUTURE]) {
    const page = await read(from);
    if (!page) continue;
    const isExpected = (row: Row): boolean => Date.parse(String(row[field])) >= Date.parse(from);
    const { missing } = findMismatch(page, latest, isExpected, () => false);
    const message = missing && `${name} ${from} misses ${nameRow(missing)}, changed at ${formatValue(missing[field])}.`;
    for (const issue of toIssues('changed-since', message, [latest.exchange, page.exchange])) issues.push(issue);
  }
  return issues;
}
