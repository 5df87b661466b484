import { describe, expect, it } from 'vitest';
import type { components } from '../../generated/types.d.ts';
import { findRecordViolations } from '../../test/support/contract.ts';
import { getAdministrations, getShared } from '../../test/support/seed/read-seed.ts';
import { lostReferences } from '../../test/support/seed/references.ts';
import { idsOf } from '../../test/support/seed/rows.ts';
import { readContract } from '../hosts/node/read-contract.ts';

const contract = readContract();
const shared = getShared();

type DraftInput = components['schemas']['DraftSalesInvoiceWithLinesInput'];
const administrations = getAdministrations().map(({ requests, ...administration }) => ({
  ...administration,
  drafts: requests.filter(({ name }) => name === 'draftsalesinvoices').map(({ body }) => body as unknown as DraftInput),
}));
const lines = administrations.flatMap(({ drafts }) => drafts.flatMap((draft) => draft.lines));

describe.each(administrations)('drafts of $record.name', ({ rows, drafts }) => {
  const ownLines = drafts.flatMap((draft) => draft.lines);

  it('are valid request bodies', () => {
    expect(drafts.flatMap((draft) => findRecordViolations('DraftSalesInvoiceWithLinesInput', draft))).toEqual([]);
  });

  it('refer only to rows of their administration', () => {
    const known = { ...shared, ...rows };
    expect(lostReferences(contract, 'DraftSalesInvoiceWithLinesInput', drafts, known)).toEqual([]);
  });

  it('sell active articles', () => {
    const active = rows.articles?.filter((article) => article.active).map(({ ArticleSku }) => ArticleSku);
    const sold = ownLines.filter((line) => line.bookingType === 'A').map(({ ArticleSku }) => ArticleSku);
    expect(active).toEqual(expect.arrayContaining(sold));
  });

  it('use turnover accounts only', () => {
    const turnover = idsOf(rows.ledgeraccounts, ({ type }) => type === 9);
    const booked = ownLines.filter((line) => line.bookingType === 'G').map(({ ledgerAccountId }) => ledgerAccountId);
    expect(booked.length).toBeGreaterThan(0);
    expect(turnover).toEqual(expect.arrayContaining(booked));
  });

  it('use sales VAT codes only', () => {
    const forSales = idsOf(rows.vatcodes, ({ salesCode }) => salesCode === true);
    const used = ownLines.flatMap(({ vatCodeId }) => (vatCodeId ? [vatCodeId] : []));
    expect(forSales).toEqual(expect.arrayContaining(used));
  });

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
