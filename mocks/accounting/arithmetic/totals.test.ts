import { describe, expect, it } from 'vitest';
import { type BillableLine, calculateAmounts, calculateTotals } from './totals.ts';

const line = (terms: Partial<BillableLine> = {}): BillableLine => ({
  quantity: 1,
  unitPrice: 0,
  unitPriceIncludingVat: false,
  discountPercentage: 0,
  vatPercentage: 21,
  vatCodeId: 1,
  ...terms,
});

describe('line amounts', () => {
  it('add VAT to a price excluding VAT', () => {
    expect(calculateAmounts(line({ quantity: 2, unitPrice: 10 }))).toEqual({
      amountExcludingVat: 20,
      amountVat: 4.2,
      amountIncludingVat: 24.2,
    });
  });

  it('extract VAT from a price including VAT', () => {
    expect(calculateAmounts(line({ unitPrice: 121, unitPriceIncludingVat: true }))).toEqual({
      amountExcludingVat: 100,
      amountVat: 21,
      amountIncludingVat: 121,
    });
  });

  it('subtract the discount before VAT', () => {
    expect(calculateAmounts(line({ quantity: 10, unitPrice: 6.95, discountPercentage: 5, vatPercentage: 9 }))).toEqual({
      amountExcludingVat: 66.03,
      amountVat: 5.94,
      amountIncludingVat: 71.97,
    });
  });

  it('are computed in decimals, where floats would lose a cent', () => {
    // 1.005 * 100 is 100.49999999999999 as a float.
    expect(calculateAmounts(line({ unitPrice: 1.005, vatPercentage: 0 })).amountExcludingVat).toBe(1.01);
  });

  it('round halves away from zero, also for credits', () => {
    expect(calculateAmounts(line({ quantity: -1, unitPrice: 1.005, vatPercentage: 0 })).amountExcludingVat).toBe(-1.01);
  });
});

describe('invoice totals', () => {
  it('are zero without lines', () => {
    expect(calculateTotals([])).toEqual({ amountExcludingVat: 0, amountVat: 0, amountIncludingVat: 0, vatTotals: [] });
  });

  it('round VAT once per VAT code', () => {
    const lines = Array.from({ length: 3 }, () => line({ unitPrice: 0.33 }));
    // Three lines of 0.07 would be 0.21; 21% of 0.99 is 0.2079.
    expect(calculateTotals(lines).amountVat).toBe(0.21);
    const more = Array.from({ length: 10 }, () => line({ unitPrice: 0.33 }));
    // Ten lines of 0.07 would be 0.70; 21% of 3.30 is 0.693.
    expect(calculateTotals(more).amountVat).toBe(0.69);
  });

  it('equal the sum of prices including VAT', () => {
    const lines = Array.from({ length: 7 }, () => line({ unitPrice: 9.99, unitPriceIncludingVat: true }));
    expect(calculateTotals(lines).amountIncludingVat).toBe(69.93);
  });

  it('list VAT codes separately, ordered by ID', () => {
    const totals = calculateTotals([
      line({ unitPrice: 100, vatPercentage: 9, vatCodeId: 2 }),
      line({ unitPrice: 200 }),
      line({ unitPrice: 50, vatPercentage: 0, vatCodeId: null }),
    ]);
    expect(totals).toEqual({
      amountExcludingVat: 350,
      amountVat: 51,
      amountIncludingVat: 401,
      vatTotals: [
        { vatCodeId: null, percentage: 0, amountExcludingVat: 50, amountVat: 0 },
        { vatCodeId: 1, percentage: 21, amountExcludingVat: 200, amountVat: 42 },
        { vatCodeId: 2, percentage: 9, amountExcludingVat: 100, amountVat: 9 },
      ],
    });
  });

  it('combine both price modes under one VAT code', () => {
    const totals = calculateTotals([line({ unitPrice: 100 }), line({ unitPrice: 121, unitPriceIncludingVat: true })]);
    expect(totals).toMatchObject({ amountExcludingVat: 200, amountVat: 42, amountIncludingVat: 242 });
  });
});
