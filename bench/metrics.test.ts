import { describe, expect, it } from 'vitest';
import { compare, formatComparisons, getMedian } from './metrics.ts';

const metric = 'list, requests/s';
const values = [
  [3000, 1000],
  [100, 300],
];

it('the median is the middle value, or the mean of the two middle values', () => {
  const unsorted = [30, 1, 2];
  expect([getMedian(unsorted), getMedian([4, 1, 2, 30])]).toEqual([2, 3]);
  expect(unsorted).toEqual([30, 1, 2]);
});

describe('a comparison', () => {
  it('has the ratio of the medians and every value', () => {
    expect(compare(metric, values)).toMatchObject({ values, ratio: 10 });
  });

  it('meets its target from the bound on, and has no result without a target', () => {
    const results = [{ min: 10 }, { min: 11 }, { max: 10 }, { max: 9 }, undefined].map(
      (target) => compare(metric, values, target).isWithinTarget,
    );
    expect(results).toEqual([true, false, true, false, undefined]);
  });

  it('misses its target when nothing was measured', () => {
    expect(compare(metric, [], { max: 1 }).isWithinTarget).toBe(false);
  });

  it('is formatted as a row of a table', () => {
    const comparison = compare(metric, values, { min: 15 });
    expect(formatComparisons([comparison], [{ name: 'sandbox' }, { name: 'prism' }]).split('\n')[1]).toBe(
      'list, requests/s    2,000    200     10   >= 15  MISSED',
    );
  });
});
