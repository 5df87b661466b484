import { pageSizeParameter, readPage } from '../../data/read-page.ts';
import type { Collection } from '../../data/rows.ts';
import { findOtherFields } from '../../judges/comparisons.ts';
import { getListParameters } from '../../judges/list-parameters.ts';
import { showsField } from '../../judges/page.ts';
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
  return page ? findOtherFields(known.exchange, page.exchange, { fields: names }) : [];
}
