import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describePayment } from './describe-payment.ts';
import type { InvoiceSource } from './source.ts';
import { createTexts } from './texts.ts';

const texts = createTexts('en');

const describeDiscount = (cents: number, percentage: number, days = 8, invoiceDate = '2026-04-16') =>
  describePayment(
    {
      invoice: { amountIncludingVat: cents / 100, invoiceDate, dueDate: invoiceDate, invoiceNumber: '1' },
      parties: { sellerIban: null },
      condition: { discountPercentage: percentage / 100, discountDays: days },
      outstandingAmount: cents / 100,
    } as unknown as InvoiceSource,
    texts,
  );

it('a discount is exact, and half a cent is rounded up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999_999_999 }),
      fc.integer({ min: 1, max: 10_000 }),
      (cents, percentage) => {
        const discount = new Decimal(cents)
          .times(percentage)
          .dividedBy(1_000_000)
          .toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
        const amount = new Decimal(cents).dividedBy(100).minus(discount);
        const sentence = describeDiscount(cents, percentage).at(-1);
        expect(sentence).toContain(`(${texts.formatAmount(discount.toNumber())})`);
        expect(sentence).toContain(texts.formatAmount(amount.toNumber()));
      },
    ),
    {
      numRuns: 2000,
      examples: [
        [837, 5000],
        [1, 5000],
        [3, 5000],
      ],
    },
  );
});

it('a discount that would end after the year 9999 is not mentioned', () => {
  expect(describeDiscount(10_000, 200, 8, '9999-12-23').join(' ')).toContain('discount');
  expect(describeDiscount(10_000, 200, 8, '9999-12-24').join(' ')).not.toContain('discount');
});
