import { describe, expect, it } from 'vitest';
import type { components } from '../../generated/types.d.ts';
import { getAdministrations } from '../../test/support/seed/read-seed.ts';

type DraftInput = components['schemas']['DraftSalesInvoiceWithLinesInput'];
const administrations = getAdministrations().map(({ requests, ...administration }) => ({
  ...administration,
  drafts: requests.filter(({ name }) => name === 'draftsalesinvoices').map(({ body }) => body as unknown as DraftInput),
}));
const lines = administrations.flatMap(({ drafts }) => drafts.flatMap((draft) => draft.lines));

describe.each(administrations)('drafts of $record.name', ({ drafts }) => {
  it('are dated from March to November 2026 in ascending order', () => {
    const dates = drafts.map(({ invoiceDate }) => String(invoiceDate));
    expect(dates).toEqual(dates.toSorted());
    for (const date of dates) expect(date).toMatch(/^2026-(0[3-9]|1[01])-\d\d$/);
  });
});

describe('seeded drafts', () => {
  it('cover every booking type', () => {
    expect(new Set(lines.map(({ bookingType }) => bookingType))).toEqual(new Set(['A', 'V', 'G', 'T']));
  });

  it('have prices including and excluding VAT', () => {
    const modes = lines.map(({ unitPriceIncludingVat = false }) => unitPriceIncludingVat);
    expect(new Set(modes)).toEqual(new Set([true, false]));
  });

  it('have discounts, credits and explicit VAT codes', () => {
    expect(lines.filter(({ discountPercentage = 0 }) => discountPercentage > 0).length).toBeGreaterThan(5);
    expect(lines.filter(({ quantity = 1 }) => quantity < 0).length).toBeGreaterThan(3);
    expect(lines.some(({ vatCodeId }) => vatCodeId)).toBe(true);
  });

  it('have a text line with a price that does not count', () => {
    expect(lines.some(({ bookingType, unitPrice }) => bookingType === 'T' && unitPrice)).toBe(true);
  });
});
