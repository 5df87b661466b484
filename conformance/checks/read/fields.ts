import { isDeepStrictEqual } from 'node:util';
import type { Collection, Row } from '../../data/discovery.ts';
import { isEmpty } from '../../judges/compare-values.ts';
import { getListParameters } from '../../judges/list-parameters.ts';
import { findExtraFields } from '../../judges/lists.ts';
import { getSelf, hasField, nameRow } from '../../judges/page.ts';
import { formatValue } from '../../rules/format.ts';
import type { Issue } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import { pageSizeParameter, readPage } from './read-page.ts';
import { createListCheck, reportReproducible } from './reproduce.ts';

/** Requests among which all fields are divided. */
const MAX_REQUESTS = 2;

/** `fields` returns the requested fields with the values that they have without it, and no others. */
export const fieldsCheck = createListCheck('fields', async (collection, { session }) => {
  const fields = getListParameters(collection.operation).fields.filter((name) => hasField(collection, name));
  const sets = Array.from({ length: Math.min(MAX_REQUESTS, fields.length) }, (_, part) =>
    fields.filter((_name, index) => index % MAX_REQUESTS === part),
  );
  await Promise.all(sets.map((set) => reportReproducible(session, collection, (known) => probe(session, known, set))));
});

async function probe(session: Session, known: Collection, names: readonly string[]): Promise<readonly Issue[]> {
  const query = [['fields', names.join(',')] as const, pageSizeParameter];
  const page = await readPage(session, known, {
    description: `fields ${names.join(',')}`,
    query,
    provenance: known.rows.length > 0 ? ['fields-parameter'] : undefined,
  });
  if (!page) return [];
  const extra = findExtraFields(page, names);
  if (extra.length > 0) return extra;
  const urls = new Set(page.rows.map(getSelf));
  // Records with the same URL cannot be compared.
  const knownRows = new Map(urls.size === page.rows.length ? known.rows.map((row) => [getSelf(row), row]) : []);
  for (const row of page.rows) {
    const message = findDifference(row, knownRows.get(getSelf(row)), names);
    if (message) return [{ rule: 'fields', message, exchanges: [known.exchange, page.exchange] }];
  }
  return [];
}

/** A field that is missing or has another value than without `fields`. */
function findDifference(row: Row, knownRow: Row | undefined, names: readonly string[]): string | undefined {
  if (!knownRow) return undefined;
  const isSame = (name: string): boolean =>
    (isEmpty(row[name]) && isEmpty(knownRow[name])) || isDeepStrictEqual(row[name], knownRow[name]);
  const name = names.find((field) => !isSame(field));
  if (name === undefined) return undefined;
  return `${name} of ${nameRow(knownRow)} is ${formatValue(row[name])} with fields, and ${formatValue(knownRow[name])} without.`;
}
