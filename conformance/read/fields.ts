import { isDeepStrictEqual } from 'node:util';
import type { Collection, Row } from '../discovery.ts';
import { formatValue } from '../format.ts';
import type { ShownIssue } from '../http.ts';
import type { Session } from '../session.ts';
import { isEmpty } from './compare-values.ts';
import { getListParameters } from './list-parameters.ts';
import { getSelf, nameRow, pageSizeParameter, readPage } from './page.ts';
import { createListCheck, reportReproducible } from './reproduce.ts';

/** Requests among which all fields are divided. */
const MAX_REQUESTS = 2;

/** `fields` returns the requested fields with the values that they have without it, and no others. */
export const fieldsCheck = createListCheck('fields', async (collection, { session }) => {
  const { fields } = getListParameters(collection.operation);
  const sets = Array.from({ length: Math.min(MAX_REQUESTS, fields.length) }, (_, part) =>
    fields.filter((_name, index) => index % MAX_REQUESTS === part),
  );
  await Promise.all(sets.map((set) => reportReproducible(session, collection, (known) => probe(session, known, set))));
});

async function probe(session: Session, known: Collection, names: readonly string[]): Promise<readonly ShownIssue[]> {
  const query = [['fields', names.join(',')] as const, pageSizeParameter];
  const page = await readPage(session, known, { description: `fields ${names.join(',')}`, query });
  if (!page) return [];
  const urls = new Set(page.rows.map(getSelf));
  // Records with the same URL cannot be compared.
  const knownRows = new Map(urls.size === page.rows.length ? known.rows.map((row) => [getSelf(row), row]) : []);
  for (const row of page.rows) {
    const extra = Object.keys(row).find((name) => name !== '_meta' && !names.includes(name));
    if (extra !== undefined) {
      const message = `${nameRow(row)} has ${extra}, which is not among the fields ${names.join(', ')}.`;
      return [{ rule: 'fields', message, exchanges: [page.exchange] }];
    }
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
