import { pageSizeParameter, readPage } from '../../data/read-page.ts';
import { type Collection, isEmpty } from '../../data/rows.ts';
import { describeFilter, type FilteredPage, findFilterIssues, isMatch, SIMILAR } from '../../judges/filters.ts';
import { type Filter, getListParameters } from '../../judges/list-parameters.ts';
import { isComplete } from '../../judges/page.ts';
import { getNaming } from '../../rules/provenance.ts';
import type { RuleId } from '../../rules/rules.ts';
import type { Issue } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import type { Assertions } from '../samples.ts';
import { filterFields, getFilterValues, getUnusedValue, isUsable } from './field-samples.ts';
import { createProbeCheck, type Probe } from './reproduce.ts';

/**
 * Checks every filter: three values find exactly their records, as one does, and an unused value finds nothing. Tries one value
 * where several prove nothing, and for one filter of each type.
 */
export const filtersCheck = createProbeCheck('filters', (collection, { session, inventory, samples }) => {
  const { operation, rows } = collection;
  const filters = samples.select(operation, filterFields);
  const { groups } = getListParameters(operation);
  const singles = new Set(samples.select(operation, filterTypes, filters));
  return filters.flatMap((filter): Probe[] => {
    // A server can have other fields, but must have the filters that the platform names. A grouped balance lacks the other
    // fields.
    const isNamed = groups.length === 0 && getNaming(operation, filter.name).length > 0;
    if (!isNamed && rows.every((row) => isEmpty(row[filter.name]))) return [];
    // The list was read with one value of a required filter; other lists have more.
    const moreValues = filter.isRequired ? inventory.getValuesByName(filter.name).filter(isUsable) : [];
    return [(known) => probe(session, known, { filter, moreValues, isSample: singles.has(filter) })];
  });
});

/** Filters to try with one value: one of each type. */
const filterTypes: Assertions<Filter> = {
  ...filterFields,
  getKey: ({ schema }) => [schema.type, schema.format, schema.enum !== undefined].join(' '),
  isDocumented: () => false,
};

/** Values of one request: a server that reads two may lose the third. */
const MAX_VALUES = 3;

interface FilterCase {
  readonly filter: Filter;
  readonly moreValues: readonly unknown[];
  readonly isSample: boolean;
}

async function probe(session: Session, known: Collection, filterCase: FilterCase): Promise<readonly Issue[]> {
  const { filter, moreValues } = filterCase;
  const values = [...new Set([...getFilterValues(filter, known), ...moreValues])];
  const find = (...tried: readonly unknown[]) => readFiltered(session, known, filter, tried);
  // Some servers treat 0, such as a period, as a missing value.
  const allowsZero = filter.schema.type === 'integer' && filter.schema.minimum === 0;
  const zero = allowsZero ? await find(0) : undefined;
  const zeroIssues = zero ? findFilterIssues(zero, known) : [];
  if (zeroIssues.length > 0) return zeroIssues;
  const [first, second] = values;
  if (!isEmpty(second) && filter.isRepeatable) return probePair(known, filterCase, find, values);
  const isConclusive = !isEmpty(first) && known.rows.some((row) => row[filter.name] !== first);
  const other = isEmpty(second) && !isConclusive ? getUnusedValue(filter, values) : second;
  const results = await Promise.all([first, other].filter((value) => !isEmpty(value)).map((value) => find(value)));
  return results.flatMap((result) => (result ? findFilterIssues(result, known) : []));
}

type Find = (...values: readonly unknown[]) => Promise<FilteredPage | undefined>;

/** Tries the first three values at once, and one of them where that shows more. */
async function probePair(known: Collection, { filter, isSample }: FilterCase, find: Find, values: readonly unknown[]) {
  const [first, ...others] = values.slice(0, MAX_VALUES);
  const both = await find(first, ...others);
  if (!both) return [];
  const issues = findFilterIssues(both, known);
  // Without other records, a filter without effect also finds the records of all values.
  const isConclusive = known.rows.some((row) => !isMatch(both, row[filter.name]));
  const needsSingle = issues.length > 0 || isSample || !isConclusive || !isComplete(both.page);
  const single = needsSingle ? await find(first) : undefined;
  const singleIssues = single ? findFilterIssues(single, known) : [];
  if (singleIssues.length > 0) return singleIssues;
  // An issue that one value does not show is caused by the second.
  const toPairRule = (rule: RuleId): RuleId => (rule === 'total-count' ? rule : 'filters-or');
  // A filter that works with one value exists on the server.
  if (issues.length > 0) {
    return issues.map(({ provenance, ...issue }) => ({
      ...issue,
      rule: toPairRule(issue.rule),
      ...(provenance === SIMILAR && { provenance }),
    }));
  }
  if (!single || isComplete(both.page)) return [];
  const pages = await Promise.all(others.map((value) => find(value)));
  return compareCounts(both, [single, ...pages.filter((page) => page !== undefined)]);
}

/** Compares counts of too many records: none has two of the values, so the counts add up. */
function compareCounts(all: FilteredPage, single: readonly FilteredPage[]): readonly Issue[] {
  const counts = single.map(({ page }) => page.total);
  const sum = counts.reduce((total, count) => total + count, 0);
  if (single.length < all.values.length || all.page.total === sum) return [];
  const message = `totalCount for ${describeFilter(all)} is ${all.page.total}; ${counts.join(' and ')} records have one of them.`;
  return [{ rule: 'filters-or', message, exchanges: [...single, all].map(({ page }) => page.exchange) }];
}

export async function readFiltered(session: Session, known: Collection, filter: Filter, values: readonly unknown[]) {
  const query = [...values.map((value) => [filter.name, String(value)] as const), pageSizeParameter];
  const page = await readPage(session, known, { description: `filter ${filter.name}`, query });
  return page && { filter, values, page };
}
