import { foldCase } from '../../contract/normalize-text.ts';
import type { Operation } from '../contract.ts';
import type { Collection, Row } from '../data/rows.ts';
import { formatValue } from '../rules/format.ts';
import { getEndpointStatements, getNaming } from '../rules/provenance.ts';
import type { Issue } from '../session/http.ts';
import type { Filter } from './list-parameters.ts';
import { findMismatch, has, isComplete, nameRow, type Page } from './page.ts';

export interface FilteredPage {
  readonly filter: Filter;
  readonly values: readonly unknown[];
  readonly page: Page;
}

export function matches({ schema }: Pick<Filter, 'schema'>, value: unknown, filterValue: unknown): boolean {
  // A timestamp has several notations.
  if (schema.format === 'date-time') return Date.parse(String(value)) === Date.parse(String(filterValue));
  const isFolded = schema['x-ignore-case'] && typeof value === 'string';
  return isFolded ? foldCase(value) === foldCase(String(filterValue)) : value === filterValue;
}

export const describeFilter = ({ filter, values }: FilteredPage): string =>
  `${filter.name} ${values.map(formatValue).join(' or ')}`;

export const isMatch = ({ filter, values }: Omit<FilteredPage, 'page'>, value: unknown): boolean =>
  values.some((filterValue) => matches(filter, value, filterValue));

/** Checks that a record has none of the values of a filter. */
export const contradicts = (result: Omit<FilteredPage, 'page'>, row: Row): boolean =>
  has(row, result.filter.name) && !isMatch(result, row[result.filter.name]);

export function findUnexpected(result: FilteredPage): readonly Issue[] {
  const { page, filter } = result;
  const row = page.rows.find((candidate) => contradicts(result, candidate));
  if (!row) return [];
  const message = `The filter ${describeFilter(result)} finds ${nameRow(row)} with ${formatValue(row[filter.name])}.`;
  const provenance = isSimilar(result, row) ? SIMILAR : getFilterStatements(page.exchange.operation, filter);
  return [{ rule: 'filter', message, exchanges: [page.exchange], provenance }];
}

/** Statements that leave open which texts a filter finds. */
export const SIMILAR = ['field-filters', 'filter-values'] as const;

/** Checks that a record has one of the values in another notation, or as a part of its own. */
export function isSimilar({ filter, values }: Omit<FilteredPage, 'page'>, row: Row): boolean {
  const simplify = (text: unknown): string => String(text).toLowerCase().replaceAll(/\W/g, '');
  const text = row[filter.name];
  return typeof text === 'string' && values.some((value) => simplify(text).includes(simplify(value)));
}

/** Returns statements on a filter: the platform filters by fields, names a few, and leaves open which texts match. */
export function getFilterStatements(operation: Operation, { name }: Pick<Filter, 'name'>): readonly string[] {
  const named = getNaming(operation, name);
  if (named.length > 0) return [...named, 'field-filters'];
  return [...getEndpointStatements('filter', operation), 'field-filters', 'filter-fields'];
}

/** Finds an issue of a filtered page; at most one. */
export function findFilterIssues(result: FilteredPage, known: Collection): readonly Issue[] {
  const { page, filter } = result;
  const { name } = filter;
  const unexpected = findUnexpected(result);
  if (unexpected.length > 0) return unexpected;
  const isExpected = (row: Row): boolean => isMatch(result, row[name]);
  const { missing } = findMismatch(page, known, isExpected, () => false);
  if (missing) {
    const message = `The filter ${describeFilter(result)} misses ${nameRow(missing)} with ${formatValue(missing[name])}.`;
    const provenance = getFilterStatements(page.exchange.operation, filter);
    return [{ rule: 'filter-incomplete', message, exchanges: [known.exchange, page.exchange], provenance }];
  }
  if (!isComplete(page) || page.total === page.rows.length) return [];
  const message = `totalCount for ${describeFilter(result)} is ${page.total}; the only page has ${page.rows.length} records.`;
  return [{ rule: 'total-count', message, exchanges: [page.exchange] }];
}
