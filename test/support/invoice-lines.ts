import fc from 'fast-check';

/** Generates numbers up to a maximum, either way of zero, with at most so many decimals. */
const decimals = (max: number, places: number) =>
  fc
    .tuple(fc.integer({ min: -max * 10 ** places, max: max * 10 ** places }), fc.integer({ min: 0, max: places }))
    // Adding 0 makes -0 positive, as JSON does.
    .map(([units, shown]) => Number((units / 10 ** places).toFixed(shown)) + 0);

const terms = (vatCodeIds: readonly number[]) => ({
  quantity: fc.oneof(fc.integer({ min: 1, max: 12 }), decimals(100, 4), decimals(1000, 4)),
  unitPrice: fc.oneof(decimals(10, 4), decimals(1000, 2), decimals(100_000, 4)),
  unitPriceIncludingVat: fc.boolean(),
  discountPercentage: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: 10_000 }).map((units) => units / 100),
  ),
  vatCodeId: fc.constantFrom(...vatCodeIds),
});

/** Generates lines of sales invoices that the demo company accepts, one in eight of text. */
export const createSalesLines = (vatCodeIds: readonly number[]) => {
  const billable = fc.record(
    { bookingType: fc.constant('V'), salesTypeId: fc.constant(1), ...terms(vatCodeIds) },
    { requiredKeys: ['bookingType', 'salesTypeId', 'unitPrice', 'vatCodeId'] },
  );
  const text = fc.record(
    { bookingType: fc.constant('T'), description: fc.constant('Thank you.'), ...terms(vatCodeIds) },
    { requiredKeys: ['bookingType', 'description'] },
  );
  const line = fc.oneof({ weight: 7, arbitrary: billable }, { weight: 1, arbitrary: text });
  return fc.array(line, { minLength: 1, maxLength: 8 });
};

export const createPurchaseLines = (vatCodeIds: readonly number[]) =>
  fc.array(
    fc.record(
      { ledgerAccountId: fc.constant(91), ...terms(vatCodeIds) },
      { requiredKeys: ['ledgerAccountId', 'unitPrice', 'vatCodeId'] },
    ),
    { minLength: 1, maxLength: 8 },
  );
