import { describe, expect, it } from 'vitest';
import { compare, formatComparisons, getMedian, type Sample } from './metrics.ts';

const samples: Sample[] = [
  ['sandbox', 'list, requests/s', 3000],
  ['prism', 'list, requests/s', 100],
  ['sandbox', 'list, requests/s', 1000],
  ['prism', 'list, requests/s', 300],
];

it('the median is the middle value, or the mean of the two middle values', () => {
  const values = [30, 1, 2];
  expect([getMedian(values), getMedian([4, 1, 2, 30])]).toEqual([2, 3]);
  expect(values).toEqual([30, 1, 2]);
});

describe('a comparison', () => {
  it('has the ratio of the medians and every value', () => {
    expect(compare(samples, 'list, requests/s')).toMatchObject({
      values: [
        [3000, 1000],
        [100, 300],
      ],
      ratio: 10,
    });
  });

  it('meets its target from the bound on, and has no result without a target', () => {
    const results = [{ min: 10 }, { min: 11 }, { max: 10 }, { max: 9 }, undefined].map(
      (target) => compare(samples, 'list, requests/s', target).isWithinTarget,
    );
    expect(results).toEqual([true, false, true, false, undefined]);
  });

  it('misses its target when nothing was measured', () => {
    expect(compare([], 'list, requests/s', { max: 1 }).isWithinTarget).toBe(false);
  });

  it('is formatted as a row of a table', () => {
    const comparison = compare(samples, 'list, requests/s', { min: 15 });
    expect(formatComparisons([comparison]).split('\n')[1]).toBe(
      'list, requests/s    2,000    200     10   >= 15  MISSED',
    );
  });
});
