import { Decimal } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import { calculateReference, type Mistakes } from './__fixtures__/reference.ts';
import {
  calculatePurchaseInvoice,
  calculateSalesInvoice,
  type PurchaseLine,
  roundAmount,
  type SalesLine,
  type Totals,
} from './index.ts';
import vectors from './vectors.json' with { type: 'json' };

interface Vector<Line> {
  readonly name: string;
  readonly lines: readonly Line[];
  readonly expected: Totals & { readonly lines: readonly object[] };
}

const { vatCodes } = vectors;
const salesInvoices: readonly Vector<SalesLine>[] = vectors.salesInvoices;
const purchaseInvoices: readonly Vector<PurchaseLine>[] = vectors.purchaseInvoices;

it.each(salesInvoices)('the totals of a sales invoice are those of the vector: $name', ({ lines, expected }) => {
  expect(calculateSalesInvoice({ lines, vatCodes })).toEqual({
    ...expected,
    lines: lines.map((line, index) => ({ ...line, ...expected.lines[index] })),
  });
});

it.each(purchaseInvoices)('the totals of a purchase invoice are those of the vector: $name', ({ lines, expected }) => {
  expect(calculatePurchaseInvoice({ lines, vatCodes })).toEqual({
    ...expected,
    lines: lines.map((line, index) => ({ ...line, ...expected.lines[index] })),
  });
});

it.each(vectors.roundings)('$value has $expected with $decimals decimals', ({ value, decimals, expected }) => {
  expect(roundAmount(value, decimals)).toBe(expected);
});

describe('the vectors', () => {
  const listFailures = (mistakes?: Mistakes): string[] =>
    salesInvoices
      .filter(({ lines, expected }) => {
        const { vatByCode, vat, including } = calculateReference(lines, vatCodes, mistakes);
        return (
          vat !== expected.amountVat ||
          including !== expected.amountIncludingVat ||
          expected.vatTotals.some(({ vatCodeId, amountVat }) => vatByCode[`${vatCodeId}`] !== amountVat)
        );
      })
      .map(({ name }) => name);

  it('agree with an implementation of the guide', () => {
    expect(listFailures()).toEqual([]);
  });

  it.each<[string, Mistakes]>([
    ['calculates with 16 digits', { precision: 16 }],
    ['calculates with 20 digits', { precision: 20 }],
    ['calculates with binary fractions', { isBinary: true }],
    ['rounds halves to even', { rounding: Decimal.ROUND_HALF_EVEN }],
    ['rounds halves towards infinity', { rounding: Decimal.ROUND_HALF_CEIL }],
    ['rounds halves towards zero', { rounding: Decimal.ROUND_HALF_DOWN }],
    ['cuts off', { rounding: Decimal.ROUND_DOWN }],
    ['does not round lines', { keepsLinesUnrounded: true }],
    ['rounds the VAT of each line', { roundsVatOfLines: true }],
    ['rounds VAT once for the invoice', { roundsVatOnce: true }],
    ['converts prices including VAT', { convertsPrices: true }],
    ['counts lines of text', { countsText: true }],
    ['charges reverse-charged VAT', { chargesReverseVat: true }],
  ])('detect an implementation that %s', (_, mistakes) => {
    expect(listFailures(mistakes).length).toBeGreaterThan(0);
  });
});
