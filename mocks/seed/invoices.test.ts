import { describe, expect, it } from 'vitest';
import { getAdministrations } from '../../test/support/seed/read-seed.ts';
import type { Row } from '../../test/support/seed/rows.ts';
import { LAST_DAY } from '../package/seed/fill-tables.ts';

const administrations = getAdministrations();
const [cheeseMaker, consultancy] = administrations;

describe.each(administrations)('invoices of $record.name', ({ rows, modules }) => {
  it('are numbered consecutively by date', () => {
    const numbers = rows.salesinvoices?.map(({ invoiceNumber }) => invoiceNumber);
    expect(numbers).toEqual(numbers?.map((_, index) => String(20_260_001 + index)));
    for (const some of [rows.salesinvoices, rows.purchaseinvoices]) {
      const dates = some?.map(({ invoiceDate }) => String(invoiceDate));
      expect(dates).toEqual(dates?.toSorted());
      expect(dates?.every((date) => date >= '2026-03-02' && date <= LAST_DAY)).toBe(true);
    }
  });

  it('use cost centers and cost units only where the administration does', () => {
    const lines = Object.entries(rows).flatMap(([resource, some]) => (resource.endsWith('/lines') ? some : []));
    const uses = (field: string) => lines.some((line) => (line[field] ?? null) !== null);
    expect([uses('costCenterId'), uses('costUnitId')]).toEqual([modules.costCenters, modules.costUnits]);
  });
});

describe('sales invoices of the first administration', () => {
  const lines = cheeseMaker?.rows['salesinvoices/lines'] ?? [];

  it('cover every booking type, both price modes, discounts and a credit', () => {
    expect(new Set(lines.map(({ bookingType }) => bookingType))).toEqual(new Set(['A', 'V', 'G', 'T']));
    expect(new Set(lines.map(({ unitPriceIncludingVat }) => unitPriceIncludingVat))).toEqual(new Set([true, false]));
    expect(lines.some(({ discountPercentage }) => Number(discountPercentage) > 0)).toBe(true);
    expect(cheeseMaker?.rows.salesinvoices?.some((invoice) => Number(invoice.amountIncludingVat) < 0)).toBe(true);
  });

  it('cover every kind of VAT', () => {
    const codes = new Map(cheeseMaker?.rows.vatcodes?.map(({ id, code }) => [id, code]));
    const used = new Set(lines.map(({ vatCodeId }) => codes.get(Number(vatCodeId))).filter(Boolean));
    expect(used).toEqual(new Set(['VL', 'VH', 'VN', 'VV', 'VR', 'VIC', 'VEX']));
  });
});

describe('sales orders', () => {
  it('belong to administrations with a module for them', () => {
    expect(administrations.map(({ rows }) => rows.salesorders?.length)).toEqual([6, 0, 2]);
    expect(consultancy?.modules).toMatchObject({ tradePack: false, salesOrders: false });
  });
});

describe.each(administrations)('journal entries of $record.name', ({ rows }) => {
  const entries = rows.journalentries ?? [];
  const journals = new Map(rows.journals?.map((journal) => [journal.id, journal]));
  const getType = ({ JournalId }: Row) => journals.get(Number(JournalId))?.type;

  it('are of both kinds, and both processed and draft', () => {
    expect(new Set(entries.map(getType))).toEqual(new Set(['M', 'K']));
    expect(new Set(entries.map(({ status }) => status))).toEqual(new Set(['draft', 'processed']));
  });

  it('have a unique document number', () => {
    expect(new Set(entries.map(({ sourceDocumentNumber }) => sourceDocumentNumber)).size).toBe(entries.length);
  });
});
