import { expect, test } from 'vitest';
import { orderFaults } from './sorting.ts';

const rows = (...values: unknown[]) => values.map((value, index) => ({ id: index + 1, value }));
const broken = (order: string, ...values: unknown[]) => orderFaults(rows(...values), { order }).map(({ rule }) => rule);

test('takes records that are in order, empty fields first', () => {
  expect(broken('value', null, 1, 2, 2, 10)).toEqual([]);
  expect(broken('-value', 10, 2, 2, 1, null)).toEqual([]);
  expect(broken('value', 'Éclair', 'eclair', 'zuivel')).toEqual([]);
});

test('tells the ways in which they are not', () => {
  expect(broken('value', 2, 1, 3)).toEqual(['sort']);
  expect(broken('-value', 1, 2, 3)).toEqual(['sort direction']);
  expect(broken('value', 1, 2, null)).toEqual(['sort empty fields']);
});

test('wants equal ones in the order of their identifiers, except where a minus may turn them', () => {
  const equal = [
    { id: 2, value: 'a' },
    { id: 1, value: 'a' },
  ];
  expect(orderFaults(equal, { order: 'value' }).map(({ rule }) => rule)).toEqual(['sort equal values']);
  expect(orderFaults(equal, { order: '-value' })).toEqual([]);
});

test('wants the values of a choice together, in whatever order', () => {
  const choice = (...values: string[]) => orderFaults(rows(...values), { order: 'value', isChoice: true });
  expect(choice('processed', 'processed', 'draft')).toEqual([]);
  expect(choice('processed', 'draft', 'processed')).toHaveLength(1);
});
