import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateAmounts, toTerms } from '../../../totals/line-amounts.ts';
import { describeInvoice } from './describe-invoice.ts';
import type { InvoiceSource } from './source.ts';
import { formatIban } from './texts.ts';

const line = fc.record({
  quantity: fc.integer({ min: -3_000_000, max: 9_000_000 }).map((value) => (value || 1) / 100),
  unitPrice: fc.integer({ min: 1, max: 9_000_000 }).map((value) => value / 10_000),
  discountPercentage: fc.constantFrom(0, 5, 12.5, 33.33, 100),
  unitPriceIncludingVat: fc.boolean(),
});

it('the amount of a line is its quantity, times one price without VAT, less its discount', () => {
  fc.assert(
    fc.property(line, fc.constantFrom(0, 9, 21), (terms, percentage) => {
      const amounts = calculateAmounts(toTerms(terms as never, { percentage, reverseCharged: false } as never));
      const source = {
        invoice: { invoiceDate: '2026-04-16', vatTotals: [{ vatCodeId: 1, percentage }], amountIncludingVat: 0 },
        lines: [{ ...terms, ...amounts, bookingType: 'G', description: 'X', vatCodeId: 1 }],
        parties: { sellerName: 'A', buyerName: 'B' },
        vatCodes: [{ percentage, description: '' }],
        outstandingAmount: 0,
      } as unknown as InvoiceSource;
      const [cells = []] = describeInvoice(source).rows.map((row) => row.cells);
      const [, price = Number.NaN] = cells.map((cell) => Number(cell.replaceAll(/[€ .]/g, '').replace(',', '.')));
      const { quantity, discountPercentage, unitPrice, unitPriceIncludingVat } = terms;
      const amount = quantity * price * (1 - discountPercentage / 100);
      expect(Math.abs(amount - amounts.amountExcludingVat)).toBeLessThanOrEqual(0.0051);
      if (!unitPriceIncludingVat) expect(price).toBe(unitPrice);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['NL69TEST0000000001', 'NL69 TEST 0000 0000 01'],
  ['NO9386011117947', 'NO93 8601 1117 947'],
  ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  ['MT84MALT011000012345MTLCAST001S', 'MT84 MALT 0110 0001 2345 MTLC AST0 01S'],
  ['BE68539007547034', 'BE68 5390 0754 7034'],
])('the IBAN %s is in groups of four', (iban, groups) => {
  expect(formatIban(iban)).toBe(groups);
});
