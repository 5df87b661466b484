import { describe, expect, it } from 'vitest';
import { differsInNotation, getDifferences } from './differences.ts';

describe('getDifferences', () => {
  it('returns the paths of nested fields', () => {
    const sent = { name: 'A', address: { city: 'B' }, lines: [{ quantity: 2 }, { quantity: 3 }] };
    const actual = { id: 1, name: 'A', address: { city: 'C', street: null }, lines: [{ quantity: 2, id: 1 }, {}] };
    expect(getDifferences(sent, actual).map(({ field }) => field)).toEqual(['address.city', 'lines[1].quantity']);
    expect(getDifferences(sent, null).map(({ field }) => field)).toContain('name');
  });

  it('ignores null and additional fields', () => {
    expect(getDifferences({ remark: null }, { name: 'A' })).toEqual([]);
  });

  it('returns a list with a missing line', () => {
    expect(getDifferences({ lines: [{}, {}] }, { lines: [{}] })).toHaveLength(1);
  });
});

it.each([
  [12.5, '12.50', true],
  [12.5, '12.51', false],
  [0.001, '0.00', true],
  [0, '', false],
  [0, null, false],
  ['2026-03-02', '2026-03-02T00:00:00+01:00', true],
  ['2026-03-02', '2026-03-03', false],
  ['NL91ABNA0417164300', 'NL91 ABNA 0417 1643 00', true],
  ['text', 7, false],
])('%j and %j are another notation of each other: %j', (expected, actual, isOther) => {
  expect(differsInNotation(expected, actual)).toBe(isOther);
});
