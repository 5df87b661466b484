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
 * Every filter: with three values of records it finds all of their records and no others, and so it does with one; with an
 * unused value it finds nothing. One value is tried where several do not show whether the filter works, and for one filter of
 * each type.
 */
export const filtersCheck = createProbeCheck('filters', (collection, { session, inventory, samples }) => {
  const { operation, rows } = collection;
  const filters = samples.select(operation, filterFields);
  const { groups } = getListParameters(operation);
  const singles = new Set(samples.select(operation, filterTypes, filters));
  return filters.flatMap((filter): Probe[] => {
    // A server can have other fields, but not lack a filter that the platform names. A balance shows no field that it is
    // not grouped by.
    const isNamed = groups.length === 0 && getNaming(operation, filter.name).length > 0;
    if (!isNamed && rows.every((row) => isEmpty(row[filter.name]))) return [];
    // The list was read with one value of a required filter; other lists know more.
    const moreValues = filter.isRequired ? inventory.getValuesByName(filter.name).filter(isUsable) : [];
    return [(known) => probe(session, known, { filter, moreValues, isSample: singles.has(filter) })];
  });
});

/** One value of a filter does what three do: of each type one filter shows it. */
const filterTypes: Assertions<Filter> = {
  ...filterFields,
  getKey: ({ schema }) => [schema.type, schema.format, schema.enum !== undefined].join(' '),
  isDocumented: () => false,
};

/** Values of one request: a server that reads two of them may lose the third. */
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
  // A filter without effect finds the records of all values too, when there are no others.
  const isConclusive = known.rows.some((row) => !isMatch(both, row[filter.name]));
  const needsSingle = issues.length > 0 || isSample || !isConclusive || !isComplete(both.page);
  const single = needsSingle ? await find(first) : undefined;
  const singleIssues = single ? findFilterIssues(single, known) : [];
  if (singleIssues.length > 0) return singleIssues;
  // An issue that one value does not show is caused by the second.
  const toPairRule = (rule: RuleId): RuleId => (rule === 'total-count' ? rule : 'filters-or');
  // A filter that works with one value is one that the server has.
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

/** Too many records to compare: none has two of the values, so the counts add up. */
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
