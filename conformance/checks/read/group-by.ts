import { refresh } from '../../data/discovery.ts';
import type { Collection, Row } from '../../data/rows.ts';
import { isEmpty } from '../../judges/compare-values.ts';
import { getGroupField, getListParameters } from '../../judges/list-parameters.ts';
import type { Page } from '../../judges/page.ts';
import { formatValue } from '../../rules/format.ts';
import type { Issue, Query } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import { getFilterValues } from './filter-values.ts';
import { pageSizeParameter, readPage } from './read-page.ts';
import { createListCheck, reportReproducible } from './reproduce.ts';

/** `groupBy`: a field that balances are not grouped by is null, and the groups add up to the whole. */
export const groupByCheck = createListCheck(
  'groupBy',
  async (collection, { session }) => {
    const { groups } = getListParameters(collection.operation);
    const sets = [...groups.map((group) => [group]), groups.slice(0, 2)];
    await Promise.all(
      sets.map((set) => reportReproducible(session, collection, (known) => probe(session, known, set))),
    );
  },
  (operation) => getListParameters(operation).groups.length > 0,
);

/** Fields of every ledger line, so that no group lacks them. */
const REQUIRED_FIELDS = new Set(['period']);

async function probe(session: Session, known: Collection, groups: readonly string[]): Promise<readonly Issue[]> {
  const parameters = getListParameters(known.operation);
  const filter = getNarrowQuery(known);
  const groupBy = groups.map((group) => ['groupBy', group] as const);
  const description = `groupBy ${groups.join(' and ')}`;
  const [whole, parts] = await Promise.all([
    readPage(session, known, { description: 'without groupBy', query: [...filter, pageSizeParameter] }),
    readPage(session, known, { description, query: [...filter, ...groupBy, pageSizeParameter] }),
  ]);
  if (!whole || !parts) return [];
  for (const group of parameters.groups) {
    const field = getGroupField(parameters, group);
    const isWrong = (row: Row): boolean =>
      groups.includes(group) ? REQUIRED_FIELDS.has(field) && isEmpty(row[field]) : !isEmpty(row[field]);
    const wrong = parts.rows.find(isWrong);
    if (!wrong) continue;
    const message = `With ${description}, ${field} of a balance is ${formatValue(wrong[field])}.`;
    return [{ rule: 'group-by', message, exchanges: [parts.exchange] }];
  }
  return compareSums(whole, parts, getAmounts(known), description);
}

/** One value of a filter, so that the whole and its groups fit on a page. */
function getNarrowQuery(known: Collection): Query {
  const { filters } = getListParameters(known.operation);
  const filter = filters.find((candidate) => !candidate.isRequired && getFilterValues(candidate, known).length > 0);
  return filter ? [[filter.name, String(getFilterValues(filter, known)[0])]] : [];
}

function getAmounts({ operation, rows }: Collection): readonly string[] {
  const { filters, fields } = getListParameters(operation);
  const isFilter = (field: string): boolean => filters.some(({ name }) => name === field);
  return fields.filter((field) => !isFilter(field) && typeof rows[0]?.[field] === 'number');
}

function compareSums(whole: Page, parts: Page, amounts: readonly string[], description: string): readonly Issue[] {
  if (!isEmpty(whole.meta.nextPage) || !isEmpty(parts.meta.nextPage)) return [];
  // In cents, because sums of floats are not exact.
  const sum = (rows: readonly Row[], name: string): number =>
    rows.reduce((cents, row) => cents + Math.round(Number(row[name]) * 100), 0);
  const amount = amounts.find((name) => sum(whole.rows, name) !== sum(parts.rows, name));
  if (amount === undefined) return [];
  const [total, grouped] = [whole, parts].map(({ rows }) => (sum(rows, amount) / 100).toFixed(2));
  const message = `The sum of ${amount} is ${grouped} with ${description}, and ${total} without.`;
  return [{ rule: 'group-by', message, exchanges: [whole.exchange, parts.exchange] }];
}

/**
 * Reads a list of balances again, grouped so that they have some fields, which are null otherwise. Other lists have all
 * their fields.
 *
 * @returns undefined when it cannot be read.
 */
export async function readWithFields(
  session: Session,
  collection: Collection,
  fields: readonly string[],
): Promise<Collection | undefined> {
  const parameters = getListParameters(collection.operation);
  const groups = parameters.groups.filter((group) => fields.includes(getGroupField(parameters, group)));
  if (groups.length === 0) return collection;
  const groupBy = groups.map((group) => ['groupBy', group] as const);
  return refresh(session, { ...collection, required: [...collection.required, ...groupBy] });
}
