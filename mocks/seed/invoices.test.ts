import { Decimal } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import { getAdministrations } from '../../test/support/seed/read-seed.ts';
import { idsOf, type Row } from '../../test/support/seed/rows.ts';
import { calculateTotals } from '../../totals/totals.ts';
import { calculateDueDate, type PaymentTerm } from '../accounting/arithmetic/calendar.ts';
import { LAST_DAY } from './demo.ts';

const administrations = getAdministrations();
const [cheeseMaker, consultancy] = administrations;

/** Headers and their lines: where they are, and what the lines name their header in. */
const documents = [
  ['salesinvoices', 'invoiceId'],
  ['salesorders', 'orderId'],
  ['purchaseinvoices', 'invoiceId'],
] as const;

const cases = administrations.flatMap(({ record, rows }) =>
  documents.map(([resource, parent]) => ({
    name: `${resource} of ${record.name}`,
    rows,
    resource,
    headers: rows[resource] ?? [],
    getLines: ({ id }: Row) => rows[`${resource}/lines`]?.filter((line) => line[parent] === id) ?? [],
  })),
);

describe.each(cases)('$name', ({ rows, resource, headers, getLines }) => {
  const lines = headers.flatMap(getLines);

  it('have lines, and every line has an invoice', () => {
    for (const header of headers) expect(getLines(header).length).toBeGreaterThan(0);
    expect(lines).toHaveLength(rows[`${resource}/lines`]?.length ?? 0);
  });

  it('have the totals of their lines', () => {
    const vatCodes = new Map(rows.vatcodes?.map((row) => [row.id, row]));
    for (const header of headers) {
      const counted = getLines(header).filter(({ bookingType }) => bookingType !== 'T');
      const totals = calculateTotals(
        counted.map((line) => {
          const code = vatCodes.get(Number(line.vatCodeId));
          return {
            quantity: Number(line.quantity),
            unitPrice: Number(line.unitPrice),
            unitPriceIncludingVat: line.unitPriceIncludingVat === true,
            discountPercentage: Number(line.discountPercentage),
            vatPercentage: Number(code?.percentage ?? 0),
            reverseCharged: code?.reverseCharged === true,
            vatCodeId: code?.id ?? null,
          };
        }),
      );
      expect(header, String(header.id)).toMatchObject(totals);
    }
  });

  it('use VAT codes of their own side', () => {
    const usable = idsOf(rows.vatcodes, ({ salesCode }) => salesCode === (resource !== 'purchaseinvoices'));
    const used = lines.flatMap(({ vatCodeId }) => (vatCodeId === null ? [] : [Number(vatCodeId)]));
    expect(usable).toEqual(expect.arrayContaining(used));
  });

  it('sell active articles and use turnover accounts', () => {
    const active = rows.articles?.filter((article) => article.active).map(({ ArticleSku }) => ArticleSku);
    expect([null, undefined, ...(active ?? [])]).toEqual(expect.arrayContaining(lines.map((line) => line.ArticleSku)));
    if (resource === 'purchaseinvoices') return;
    const turnover = idsOf(rows.ledgeraccounts, ({ type }) => type === 9);
    const booked = lines.flatMap(({ ledgerAccountId }) => (ledgerAccountId ? [Number(ledgerAccountId)] : []));
    expect(turnover).toEqual(expect.arrayContaining(booked));
  });
});

describe.each(administrations)('invoices of $record.name', ({ rows, modules }) => {
  const invoices = [...(rows.salesinvoices ?? []), ...(rows.purchaseinvoices ?? [])];

  it('are due according to their own payment condition or that of the debtor or creditor', () => {
    const conditions = new Map(rows.paymentconditions?.map((row) => [row.id, row]));
    for (const { invoiceDate, dueDate, paymentConditionId } of invoices) {
      const term = conditions.get(Number(paymentConditionId)) as PaymentTerm | undefined;
      expect(dueDate).toBe(calculateDueDate(String(invoiceDate), term));
    }
  });

  it('are numbered consecutively by date', () => {
    const numbers = rows.salesinvoices?.map(({ invoiceNumber }) => invoiceNumber);
    expect(numbers).toEqual(numbers?.map((_, index) => String(20_260_001 + index)));
    for (const some of [rows.salesinvoices, rows.purchaseinvoices]) {
      const dates = some?.map(({ invoiceDate }) => String(invoiceDate));
      expect(dates).toEqual(dates?.toSorted());
      expect(dates?.every((date) => date >= '2026-03-02' && date <= LAST_DAY)).toBe(true);
    }
  });

  it('have an approval route where it is required', () => {
    const routes = rows.purchaseinvoices?.map(({ approvalRouteId }) => approvalRouteId !== null);
    expect(new Set(routes)).toEqual(new Set([modules.approvalRoutes]));
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

  it('are numbered from 26001 and have at least one article', () => {
    for (const { rows } of administrations) {
      const orders = rows.salesorders ?? [];
      expect(orders.map(({ number }) => number)).toEqual(orders.map((_, index) => String(26_001 + index)));
      for (const { id } of orders) {
        const lines = rows['salesorders/lines']?.filter(({ orderId }) => orderId === id);
        expect(lines?.some(({ bookingType }) => bookingType === 'A')).toBe(true);
      }
    }
  });
});

describe.each(administrations)('journal entries of $record.name', ({ rows }) => {
  const entries = rows.journalentries ?? [];
  const getLines = ({ id }: Row) => rows['journalentries/lines']?.filter(({ entryId }) => entryId === id) ?? [];
  const journals = new Map(rows.journals?.map((journal) => [journal.id, journal]));
  const getType = ({ JournalId }: Row) => journals.get(Number(JournalId))?.type;

  it('explain the difference between cash register balances, and balance without them in a memorial', () => {
    for (const entry of entries) {
      const [opening, closing] = [entry.openingBalance, entry.closingBalance];
      expect(opening !== null && closing !== null).toBe(getType(entry) === 'K');
      const sums = getLines(entry).map(({ amountDebit, amountCredit }) =>
        new Decimal(Number(amountDebit)).minus(Number(amountCredit)),
      );
      const difference = new Decimal(Number(closing)).minus(Number(opening));
      expect(Decimal.sum(difference, ...sums).toNumber(), String(entry.sourceDocumentNumber)).toBe(0);
    }
  });

  it('are of both kinds, and both processed and draft', () => {
    expect(new Set(entries.map(getType))).toEqual(new Set(['M', 'K']));
    expect(new Set(entries.map(({ status }) => status))).toEqual(new Set(['draft', 'processed']));
  });

  it('have a unique document number', () => {
    expect(new Set(entries.map(({ sourceDocumentNumber }) => sourceDocumentNumber)).size).toBe(entries.length);
  });
});
