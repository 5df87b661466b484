import { expect, test } from 'vitest';
import { findSortIssues } from './sort.ts';

const createRows = (...values: unknown[]) => values.map((value, index) => ({ id: index + 1, value }));
const getRules = (order: string, ...values: unknown[]) =>
  findSortIssues(createRows(...values), { order }).map(({ rule }) => rule);

test('Sorted records, with empty fields first, have no issues', () => {
  expect(getRules('value', null, 1, 2, 2, 10)).toEqual([]);
  expect(getRules('-value', 10, 2, 2, 1, null)).toEqual([]);
  expect(getRules('value', 'Éclair', 'eclair', 'zuivel')).toEqual([]);
});

test('Unsorted records have one issue, which names the kind', () => {
  expect(getRules('value', 2, 1, 3)).toEqual(['sort']);
  expect(getRules('-value', 1, 2, 3)).toEqual(['sort-direction']);
  expect(getRules('value', 1, 2, null)).toEqual(['sort-empty-fields']);
});

test('Equal values are sorted by identifier, except in a descending order', () => {
  const equal = [
    { id: 2, value: 'a' },
    { id: 1, value: 'a' },
  ];
  expect(findSortIssues(equal, { order: 'value' }).map(({ rule }) => rule)).toEqual(['sort-equal-values']);
  expect(findSortIssues(equal, { order: '-value' })).toEqual([]);
});

test('The values of an enumeration are together, in any order', () => {
  const getIssues = (...values: string[]) => findSortIssues(createRows(...values), { order: 'value', isEnum: true });
  expect(getIssues('processed', 'processed', 'draft')).toEqual([]);
  expect(getIssues('processed', 'draft', 'processed')).toHaveLength(1);
});
