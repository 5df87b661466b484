import { describe, expect, it } from 'vitest';
import vectors from '../../totals/vectors.json' with { type: 'json' };
import { assertProperty, timeout } from '../support/property-settings.ts';
import { useTotalsComparison } from './totals.ts';

const getComparison = useTotalsComparison();

/** The demo companies have no such codes for sales; without a code a line gets its sales type's. */
const MISSING_CODES: readonly unknown[] = [98, 99, null];
const sales = vectors.salesInvoices.filter(
  ({ lines }) =>
    lines.length > 0 && !lines.some((line) => 'vatCodeId' in line && MISSING_CODES.includes(line.vatCodeId)),
);

describe('the sandbox calculates the test vectors', () => {
  it('has the VAT codes of most of them', () => {
    expect(sales.length).toBeGreaterThan(30);
  });

  it.each(sales)('of a sales invoice: $name', ({ lines }) => getComparison().compareSales(lines));

  it.each(vectors.purchaseInvoices)('of a purchase invoice: $name', ({ lines }) =>
    getComparison().comparePurchase(lines),
  );
});

it(
  'the sandbox calculates 200 random invoices as the client does',
  () => assertProperty(getComparison().property, 200),
  timeout,
);
