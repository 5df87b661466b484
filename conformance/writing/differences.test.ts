import { describe, expect, it } from 'vitest';
import { defaultsMissed, differences } from './differences.ts';
import { schemaNamed } from './shape.ts';

describe('what a record does not have of what was sent', () => {
  it('is told with its place, however deep', () => {
    const sent = { name: 'A', address: { city: 'B' }, lines: [{ quantity: 2 }, { quantity: 3 }] };
    const came = { id: 1, name: 'A', address: { city: 'C', street: null }, lines: [{ quantity: 2, id: 1 }, {}] };
    expect(differences(sent, came).map(({ at }) => at)).toEqual(['address.city', 'lines[1].quantity']);
    expect(differences(sent, null).map(({ at }) => at)).toContain('name');
  });

  it('is not what was sent as null, nor what came beside it', () => {
    expect(differences({ remark: null }, { name: 'A' })).toEqual([]);
  });

  it('is a line that is missing', () => {
    expect(differences({ lines: [{}, {}] }, { lines: [{}] })).toHaveLength(1);
  });
});

describe('a default that was missed', () => {
  const schema = schemaNamed('SalesInvoiceWithLinesInput');
  const line = { bookingType: 'T', quantity: 1, unitPriceIncludingVat: false, discountPercentage: 0 };

  it('is told of lines too, where the field was left out', () => {
    const came = { lines: [{ ...line, quantity: 0 }] };
    const missed = defaultsMissed(schema, { lines: [{ bookingType: 'T' }] }, came);
    expect(missed).toMatchObject([{ at: 'lines[0].quantity', wanted: 1, came: 0 }]);
    expect(defaultsMissed(schema, { lines: [{ bookingType: 'T', quantity: 0 }] }, came)).toEqual([]);
  });
});
