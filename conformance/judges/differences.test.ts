import { describe, expect, it } from 'vitest';
import { getSchema } from '../contract.ts';
import { getDifferences, getMissedDefaults } from './differences.ts';

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

describe('getMissedDefaults', () => {
  const schema = getSchema('SalesInvoiceWithLinesInput');
  const line = { bookingType: 'T', quantity: 1, unitPriceIncludingVat: false, discountPercentage: 0 };

  it('returns omitted fields of lines too', () => {
    const actual = { lines: [{ ...line, quantity: 0 }] };
    const missed = getMissedDefaults(schema, { lines: [{ bookingType: 'T' }] }, actual);
    expect(missed).toMatchObject([{ field: 'lines[0].quantity', expected: 1, actual: 0 }]);
    expect(getMissedDefaults(schema, { lines: [{ bookingType: 'T', quantity: 0 }] }, actual)).toEqual([]);
  });
});
