import { pageSizeParameter, readPage } from '../../data/read-page.ts';
import type { Collection } from '../../data/rows.ts';
import { findCommonDifference } from '../../judges/differences.ts';
import { getListParameters } from '../../judges/list-parameters.ts';
import { nameRow, showsField } from '../../judges/page.ts';
import { getNaming } from '../../rules/provenance.ts';
import type { Issue, Query } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import { getFilterValues } from './field-samples.ts';
import { createProbeCheck } from './reproduce.ts';

/** Checks that combined parameters each have their effect: a page of a filtered list in an order, with some fields. */
export const combinedParametersCheck = createProbeCheck('parameters together', (collection, { session }) =>
  listSelections(collection).map((selection) => (known) => probe(session, known, selection)),
);

/**
 * Lists parameters that select some records of a list: each that the platform names, else one that several records match. A list
 * without such parameters is read as a whole.
 */
export function listSelections(collection: Collection): readonly Query[] {
  const { operation, rows } = collection;
  const { filters, special } = getListParameters(operation);
  const count = (name: string, value: unknown): number => rows.filter((row) => row[name] === value).length;
  const pairs = filters
    .filter(({ isRequired }) => !isRequired)
    .flatMap((filter) => {
      const { name } = filter;
      const value = getFilterValues(filter, collection).findLast((candidate) => count(name, candidate) < rows.length);
      return value === undefined ? [] : [{ name, value: String(value), count: count(name, value) }];
    })
    .sort((a, b) => b.count - a.count);
  const named = pairs.filter(({ name }) => getNaming(operation, name).length > 0);
  const states = special.flatMap(({ name, schema }) => {
    const values = schema.enum ?? rows.map((row) => row[name.replace(/_from$/, '')]);
    const value = values[Math.floor(values.length / 2)];
    return typeof value === 'string' ? [{ name, value }] : [];
  });
  const selected = [...named, ...states, ...(named.length > 0 ? [] : pairs.slice(0, 1))];
  return selected.length === 0 ? [[]] : selected.map(({ name, value }) => [[name, value]]);
}

/** Creates a query for an order, some fields, and the second record on a page alone; without a second one the first. */
export function createPageQuery(collection: Collection, [selected]: Query, total: number) {
  const { orders, fields } = getListParameters(collection.operation);
  const order: Query = showsField(collection, 'id') && orders.includes('-id') ? [['orderby', '-id']] : [];
  const shown = fields.filter((name) => showsField(collection, name));
  const some = shown.filter((name, index) => index === 1 || name === 'id' || name === selected?.[0]);
  const number = total > 1 ? 2 : 1;
  const page: Query = [...(some.length > 0 ? [['fields', some.join(',')] as const] : []), ...toPage(number)];
  return { order, page, number };
}

const toPage = (number: number): Query => Object.entries({ page: String(number), pageSize: '1' });

async function probe(session: Session, known: Collection, selection: Query): Promise<readonly Issue[]> {
  const read = (query: Query) =>
    readPage(session, known, {
      description: `parameters together: ${query.map(([name]) => name)}`,
      query: [...selection, ...query],
    });
  const alone = await read([pageSizeParameter]);
  if (!alone) return [];
  const { order, page, number } = createPageQuery(known, selection, alone.total);
  const [sorted, single, envelope] = await Promise.all([
    read([...order, pageSizeParameter]),
    read([...order, ...page]),
    read([...order, ...page, ['metaOnly', 'true']]),
  ]);
  const names = selection.map(([name]) => name);
  const statements = names.flatMap((name) => [...getNaming(known.operation, name), 'field-filters']);
  for (const other of [sorted, single, envelope]) {
    if (!other || other.total === alone.total) continue;
    const message = `totalCount is ${other.total} for ${other.exchange.description}, and ${alone.total} for ${names.join() || 'none of them'} alone.`;
    const provenance = [...statements, 'list-total-count'];
    return [{ rule: 'total-count', message, provenance, exchanges: [alone.exchange, other.exchange] }];
  }
  const [expected, actual] = [sorted?.rows[number - 1], single?.rows[0]];
  if (!sorted || !single || !expected || !actual || !findCommonDifference(expected, actual)) return [];
  const message = `Page ${number} of one record, with some fields, has ${nameRow(actual)}; expected ${nameRow(expected)} in the same order.`;
  return [{ rule: 'pages-in-order', message, exchanges: [sorted.exchange, single.exchange] }];
}
