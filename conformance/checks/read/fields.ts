import { pageSizeParameter, readPage } from '../../data/read-page.ts';
import type { Collection, Row } from '../../data/rows.ts';
import { getDifferences } from '../../judges/differences.ts';
import { getListParameters } from '../../judges/list-parameters.ts';
import { getSelf, has, nameRow, showsField } from '../../judges/page.ts';
import { formatValue } from '../../rules/format.ts';
import type { Issue, Query } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import { createProbeCheck } from './reproduce.ts';

const MAX_REQUESTS = 2;

/** Checks that `fields` returns exactly the requested fields, with their usual values. */
export const fieldsCheck = createProbeCheck('fields', (collection, { session }) => {
  const fields = getListParameters(collection.operation).fields.filter((name) => showsField(collection, name));
  const sets = Array.from({ length: Math.min(MAX_REQUESTS, fields.length) }, (_, part) =>
    fields.filter((_name, index) => index % MAX_REQUESTS === part),
  );
  return sets.map((set) => (known) => probe(session, known, set));
});

async function probe(session: Session, known: Collection, names: readonly string[]): Promise<readonly Issue[]> {
  const query: Query = [['fields', names.join(',')], pageSizeParameter];
  const provenance = known.rows.length > 0 ? ['fields-parameter'] : undefined;
  const page = await readPage(session, known, { description: `fields ${names.join(',')}`, query, provenance });
  if (!page) return [];
  const urls = new Set(page.rows.map(getSelf));
  // Records with the same URL cannot be compared.
  const knownRows = new Map(urls.size === page.rows.length ? known.rows.map((row) => [getSelf(row), row]) : []);
  for (const row of page.rows) {
    const message = compareFields(row, knownRows.get(getSelf(row)), names);
    if (message) return [{ rule: 'fields', message, exchanges: [known.exchange, page.exchange] }];
  }
  return [];
}

/** Finds a field that is missing, or differs from the record without `fields`. */
function compareFields(row: Row, knownRow: Row | undefined, names: readonly string[]): string | undefined {
  const shown = names.filter((name) => knownRow && has(knownRow, name));
  const [difference] = getDifferences(Object.fromEntries(shown.map((name) => [name, knownRow?.[name]])), row);
  if (!difference) return undefined;
  const { field, expected, actual } = difference;
  return `${field} of ${nameRow(row)} is ${formatValue(actual)} with fields, and ${formatValue(expected)} without.`;
}
