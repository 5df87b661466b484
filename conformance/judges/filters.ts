import type { Collection, Row } from '../data/rows.ts';
import { formatValue } from '../rules/format.ts';
import { getEndpointStatements, getNaming } from '../rules/provenance.ts';
import type { Issue } from '../session/http.ts';
import type { Filter } from './list-parameters.ts';
import { findMismatch, isComplete, nameRow, type Page } from './page.ts';

export interface FilteredPage {
  readonly filter: Filter;
  readonly values: readonly unknown[];
  readonly page: Page;
}

export function matches({ schema }: Pick<Filter, 'schema'>, value: unknown, filterValue: unknown): boolean {
  // A timestamp has several notations.
  if (schema.format === 'date-time') return Date.parse(String(value)) === Date.parse(String(filterValue));
  return value === filterValue;
}

export const describeFilter = ({ filter, values }: FilteredPage): string =>
  `${filter.name} ${values.map(formatValue).join(' or ')}`;

export const isMatch = ({ filter, values }: FilteredPage, value: unknown): boolean =>
  values.some((filterValue) => matches(filter, value, filterValue));

/** Finds a record that a filter should not find; at most one issue. */
export function findUnexpected(result: FilteredPage): readonly Issue[] {
  const { page, filter } = result;
  const row = page.rows.find((candidate) => !isMatch(result, candidate[filter.name]));
  if (!row) return [];
  const message = `The filter ${describeFilter(result)} finds ${nameRow(row)} with ${formatValue(row[filter.name])}.`;
  const provenance = isSimilar(result, row) ? SIMILAR : getFilterStatements(result);
  return [{ rule: 'filter', message, exchanges: [page.exchange], provenance }];
}

/** The platform leaves open which texts a filter finds. */
export const SIMILAR = ['field-filters', 'filter-values'] as const;

/** Whether a record has one of the values in another case, or as a part of its own. */
export function isSimilar({ filter, values }: Omit<FilteredPage, 'page'>, row: Row): boolean {
  const text = row[filter.name];
  return typeof text === 'string' && values.some((value) => text.toLowerCase().includes(String(value).toLowerCase()));
}

/** The platform has a filter for a field, names a few, and leaves open which texts match a value. */
function getFilterStatements({ filter, page }: FilteredPage): readonly string[] {
  const named = getNaming(page.exchange.operation, filter.name);
  if (named.length > 0) return named;
  return [...getEndpointStatements('filter', page.exchange.operation), 'field-filters', 'filter-fields'];
}

/** What is wrong with the page of a filter; at most one issue. */
export function findFilterIssues(result: FilteredPage, known: Collection): readonly Issue[] {
  const { page, filter } = result;
  const { name } = filter;
  const unexpected = findUnexpected(result);
  if (unexpected.length > 0) return unexpected;
  const { missing } = findMismatch(page, known, (row) => isMatch(result, row[name]));
  if (missing) {
    const message = `The filter ${describeFilter(result)} misses ${nameRow(missing)} with ${formatValue(missing[name])}.`;
    const exchanges = [known.exchange, page.exchange] as const;
    return [{ rule: 'filter-incomplete', message, exchanges, provenance: getFilterStatements(result) }];
  }
  if (!isComplete(page) || page.total === page.rows.length) return [];
  const message = `totalCount for ${describeFilter(result)} is ${page.total}; the only page has ${page.rows.length} records.`;
  return [{ rule: 'total-count', message, exchanges: [page.exchange] }];
}
