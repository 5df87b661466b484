import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSalesLines } from '../test/support/invoice-lines.ts';
import { calculateReference } from './__fixtures__/reference.ts';
import { calculatePurchaseInvoice, calculateSalesInvoice, type PurchaseLine, type SalesLine } from './index.ts';
import vectors from './vectors.json' with { type: 'json' };

const { vatCodes } = vectors;
const calculateSales =
  (...lines: SalesLine[]) =>
  () =>
    calculateSalesInvoice({ lines, vatCodes });
const calculatePurchase =
  (...lines: PurchaseLine[]) =>
  () =>
    calculatePurchaseInvoice({ lines, vatCodes });

describe('the totals of a sales invoice', () => {
  it('agree with an implementation by a decimal library', () => {
    const lines = createSalesLines(vatCodes.map(({ id }) => id));
    fc.assert(
      fc.property(lines, (invoice) => {
        const { amountVat, amountIncludingVat } = calculateSalesInvoice({ lines: invoice, vatCodes });
        const { vat, including } = calculateReference(invoice, vatCodes);
        expect([amountVat, amountIncludingVat]).toEqual([vat, including]);
      }),
      { numRuns: 2000 },
    );
  });

  it('never contain a negative zero', () => {
    const { lines, amountVat } = calculateSales({ quantity: -1, unitPrice: 0, vatCodeId: 1 })();
    expect([amountVat, lines[0]?.amountVat, lines[0]?.amountExcludingVat]).toEqual([0, 0, 0]);
  });

  it('leave the other fields of a line as they are', () => {
    const { lines } = calculateSales({ bookingType: 'V', unitPrice: 10, vatCodeId: 1 })();
    expect(lines).toEqual([
      {
        bookingType: 'V',
        unitPrice: 10,
        vatCodeId: 1,
        amountExcludingVat: 10,
        amountVat: 2.1,
        amountIncludingVat: 12.1,
      },
    ]);
  });
});

describe('a sales invoice is rejected', () => {
  const line = { unitPrice: 10, vatCodeId: 1 };

  it('when the platform would look up what a line lacks', () => {
    expect(calculateSales(line, { unitPrice: 1 })).toThrow(
      new TypeError('lines[1].vatCodeId is missing: null for a line without a VAT code.'),
    );
    expect(calculateSales({ bookingType: 'A', vatCodeId: 1 })).toThrow(
      new TypeError('lines[0].unitPrice is missing: the platform takes the price of the article.'),
    );
    expect(calculateSales({ bookingType: 'A', vatCodeId: 1, unitPrice: null })).toThrow('lines[0].unitPrice');
  });

  it('when its VAT code is unknown', () => {
    expect(calculateSales({ unitPrice: 1, vatCodeId: 77 })).toThrow(
      new RangeError('lines[0].vatCodeId: vatCodes has no VAT code 77.'),
    );
  });

  it.each([
    ['quantity', 0.000_01, 4],
    ['unitPrice', 0.1 + 0.2, 4],
    ['unitPrice', Number.NaN, 4],
    ['unitPrice', Number.POSITIVE_INFINITY, 4],
    ['unitPrice', '9.99', 4],
    ['discountPercentage', 33.333, 2],
  ])('when %s is %s', (field, value, decimals) => {
    expect(calculateSales({ ...line, [field]: value })).toThrow(
      new RangeError(`lines[0].${field} must be a number with at most ${decimals} decimals, not ${value}.`),
    );
  });

  it('when an amount is too large for the platform', () => {
    const large = { unitPrice: 90_000_000_000, quantity: 10, vatCodeId: 3 };
    const message = 'An amount is more than 999999999999.99 euros.';
    expect(calculateSales(large, large)).toThrow(new RangeError(message));
    expect(calculateSales(large, { ...large, vatCodeId: 5 }, { ...large, quantity: -20, vatCodeId: 3 })).toThrow(
      message,
    );
    expect(calculateSales({ ...large, vatCodeId: 1, quantity: 11 })).toThrow(message);
    expect(calculateSales(large)().amountIncludingVat).toBe(900_000_000_000);
    const largest = { ...large, unitPrice: 99_999_999_999.999 };
    expect(calculateSales(largest)().amountIncludingVat).toBe(999_999_999_999.99);
  });

  it('when the total of a VAT code is too large for the platform, although credits make up for it', () => {
    const line = { unitPrice: 60_000_000_000, quantity: 10, vatCodeId: 3 };
    const credited = { ...line, quantity: -10, vatCodeId: 5 };
    expect(calculateSales(line, line, credited, credited)).toThrow('An amount is more than');
    expect(calculateSales(line, credited)().amountIncludingVat).toBe(0);
  });
});

describe('the VAT that a purchase line states', () => {
  it.each([21.05, 20.95])('may be %s where 21 is calculated', (amountVat) => {
    expect(calculatePurchase({ unitPrice: 100, vatCodeId: 9, amountVat })().amountVat).toBe(amountVat);
  });

  it.each([21.06, 20.94])('may not be %s where 21 is calculated', (amountVat) => {
    expect(calculatePurchase({ unitPrice: 100, vatCodeId: 9, amountVat })).toThrow(
      new RangeError('lines[0].amountVat must be 21, at most 0.05 more or less.'),
    );
  });

  it.each([210, -210])('may be %s at a price of 0 without VAT: customs charge it', (amountVat) => {
    const line = { unitPrice: 0, vatCodeId: 9, amountVat };
    expect(calculatePurchase(line)()).toMatchObject({ amountVat, amountIncludingVat: amountVat });
    expect(calculatePurchase({ ...line, unitPriceIncludingVat: true })).toThrow('lines[0].amountVat must be 0');
    expect(calculatePurchase({ ...line, vatCodeId: 13 })).toThrow('lines[0].amountVat must be 0');
  });

  it('is 0 where none is charged', () => {
    expect(calculatePurchase({ unitPrice: 100, vatCodeId: 13, amountVat: 0 })().amountVat).toBe(0);
    expect(calculatePurchase({ unitPrice: 100, vatCodeId: 13, amountVat: 0.01 })).toThrow(
      'lines[0].amountVat must be 0, at most 0 more or less.',
    );
  });

  it('has two decimals', () => {
    expect(calculatePurchase({ unitPrice: 100, vatCodeId: 9, amountVat: 21.001 })).toThrow('lines[0].amountVat');
  });
});
