import { describe, expect, it } from 'vitest';
import { Figures, isMet, median, medianOf, ratio } from './figures.ts';

describe('the median', () => {
  it('is the middle one, in the order of size', () => {
    expect(median([100, 9, 20])).toBe(20);
  });

  it('of an even number is the mean of the two in the middle', () => {
    expect(median([4, 1, 100, 2])).toBe(3);
  });

  it('leaves the values in their order', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it('of nothing is nothing', () => {
    expect(median([])).toBeUndefined();
  });
});

describe('a ratio', () => {
  it('is the quotient', () => {
    expect(ratio(30, 2)).toBe(15);
  });

  it('with what was not measured is nothing', () => {
    expect(ratio(undefined, 2)).toBeUndefined();
    expect(ratio(2, undefined)).toBeUndefined();
    expect(ratio(2, 0)).toBeUndefined();
  });
});

describe('a target', () => {
  it('is met from its bound on', () => {
    expect(isMet({ name: 'rate', measured: 15, target: { atLeast: 15 } })).toBe(true);
    expect(isMet({ name: 'rate', measured: 14.99, target: { atLeast: 15 } })).toBe(false);
    expect(isMet({ name: 'time', measured: 20, target: { atMost: 20 } })).toBe(true);
    expect(isMet({ name: 'time', measured: 20.01, target: { atMost: 20 } })).toBe(false);
  });

  it('is not met by what could not be measured', () => {
    expect(isMet({ name: 'time', measured: undefined, target: { atMost: 20 } })).toBe(false);
  });

  it('is neither when there is none', () => {
    expect(isMet({ name: 'time', measured: 1 })).toBeUndefined();
  });
});

describe('figures', () => {
  it('hold the turns of each server', () => {
    const figures = new Figures();
    for (const [server, value] of [
      ['sandbox', 5],
      ['prism', 1],
      ['sandbox', 7],
    ] as const) {
      figures.add(server, { name: 'list', unit: 'requests/s', value });
    }
    expect(figures.all()).toEqual([{ name: 'list', unit: 'requests/s', values: { sandbox: [5, 7], prism: [1] } }]);
    expect(medianOf(figures.find('list'), 'sandbox')).toBe(6);
    expect(medianOf(figures.find('list'), 'bare')).toBeUndefined();
    expect(medianOf(figures.find('post'), 'sandbox')).toBeUndefined();
  });
});
