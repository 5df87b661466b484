import { describe, expect, it } from 'vitest';
import {
  differsInNotation,
  findCommonDifference,
  findDifference,
  formatDifference,
  getDifferences,
  withoutMeta,
} from './differences.ts';

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
    const [expected, actual] = [[{}, {}], [{}]];
    expect(getDifferences({ lines: expected }, { lines: actual })).toEqual([{ field: 'lines', expected, actual }]);
    expect(getDifferences({ lines: [{}] }, { lines: null })).toHaveLength(1);
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
  [true, 'true', false],
  ['2026-03-02', 'on 2026-03-02', false],
  ['of 2026-03-02', 'of 2026-03-02 or later', false],
  ['2026-03-02 or later', '2026-03-02 or later still', false],
])('%j and %j are another notation of each other: %j', (expected, actual, isOther) => {
  expect(differsInNotation(expected, actual)).toBe(isOther);
});

describe('findDifference', () => {
  const record = { id: 1, name: 'A', lines: [{ id: 2, _meta: { self: '/lines/2' } }], _meta: { self: '/1' } };

  it('finds a field of either record, apart from metadata', () => {
    expect(findDifference(record, { ...record, _meta: {} })).toBeUndefined();
    expect(findDifference(record, { ...record, name: 'B' })).toEqual({ field: 'name', expected: 'A', actual: 'B' });
    const extra = { field: 'remark', expected: undefined, actual: 'new' };
    expect(findDifference(record, { ...record, remark: 'new' })).toEqual(extra);
  });

  it('leaves metadata out at any depth', () => {
    expect(withoutMeta(record)).toEqual({ id: 1, name: 'A', lines: [{ id: 2 }] });
    expect(withoutMeta(null)).toBeNull();
  });
});

it('findCommonDifference compares the fields that both records have, at any depth', () => {
  const expected = {
    id: 1,
    address: { city: 'B', street: 'C' },
    lines: [{ quantity: 2, note: 'x' }],
    _meta: { self: '/1' },
  };
  const less = { address: { city: 'B' }, lines: [{ quantity: 2 }], more: 1, _meta: { self: '/2' } };
  expect(findCommonDifference(expected, less)).toBeUndefined();
  expect(findCommonDifference(expected, { ...less, lines: [{ quantity: 3 }] })).toEqual({
    field: 'lines[0].quantity',
    expected: 2,
    actual: 3,
  });
  expect(findCommonDifference(expected, { address: { street: 'D' } })?.field).toBe('address.street');
  expect(findCommonDifference(expected, { address: 'B' })?.field).toContain('address');
  expect(findCommonDifference(expected, { lines: null })?.field).toBe('lines');
});

it('A difference is a sentence', () => {
  const difference = { field: 'name', expected: 'A', actual: 'B' };
  expect(formatDifference(difference, 'was sent')).toBe('name is "B"; "A" was sent.');
});
