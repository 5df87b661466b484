import { describe, expect, it } from 'vitest';
import { memorial, purchase, sale, useBooks } from '../support/books.ts';

const { create, patch, rows, act, control, setClock, outstanding, ledger } = useBooks();

describe('outstanding sales and purchase invoices', () => {
  it('show the amount, dates and debtor of a sales invoice', async () => {
    const { id, invoiceNumber } = await create('salesinvoiceswithlines', sale);
    const { _meta, ...row } = (await outstanding('sales', id)) ?? {};
    expect(row).toEqual({
      id,
      invoiceNumber,
      invoiceDate: '2026-04-16',
      dueDate: '2026-05-16',
      amountIncludingVat: 75.76,
      outstandingAmount: 75.76,
      age: 0,
      daysUntilExpiry: 30,
      debtorId: 1,
      debtorNumber: '10001',
      debtorName: 'Bakkerij Zonnestraal',
    });
  });

  it('show a purchase invoice with a positive amount', async () => {
    const { id } = await create('purchaseinvoiceswithlines', purchase);
    expect(await outstanding('purchase', id)).toMatchObject({ outstandingAmount: 680.16, creditorId: 1, age: 0 });
  });

  it.each([
    ['an invoice', 10, 75.76, 50, 25.76],
    ['a credit invoice, which is negative,', -10, -75.76, 5.76, -70],
  ])('show what is left of %s until it is paid', async (_what, quantity, total, amount, left) => {
    const lines = [{ ...sale.lines[0], quantity }];
    const { id } = await create('salesinvoiceswithlines', { ...sale, lines });
    expect(await outstanding('sales', id)).toMatchObject({ outstandingAmount: total });
    expect(await act(`salesinvoices/${id}/pay`, { amount })).toMatchObject({ outstandingAmount: left });
    expect(await outstanding('sales', id)).toMatchObject({ amountIncludingVat: total, outstandingAmount: left });
    await act(`salesinvoices/${id}/pay`);
    expect(await outstanding('sales', id)).toBeUndefined();
  });

  it('show the current name and number of the debtor or creditor', async () => {
    await patch('debtors/1', { name: 'Bakkerij Maneschijn', number: '19999' });
    expect(await outstanding('sales', 1)).toMatchObject({ debtorName: 'Bakkerij Maneschijn', debtorNumber: '19999' });
    await patch('creditors/1', { name: 'Melk & Zo' });
    expect(await outstanding('purchase', 1)).toMatchObject({ creditorName: 'Melk & Zo' });
  });
});

it('an entry cannot make more outstanding than the maximum of the contract', async () => {
  /** Adds to what is outstanding on a sales invoice of 21.97. */
  async function add(amount: number, bookYear: number) {
    const lines = [
      { ledgerAccountId: 24, amountDebit: amount, debtorId: 1, invoiceNumber: '20260001' },
      { ledgerAccountId: 18, amountCredit: amount },
    ];
    const { id } = await create('journalentrieswithlines', { ...memorial, bookYear, lines });
    return control(`administrations/1/journalentries/${id}/process`);
  }
  await add(500_000_000_000, 2026);
  await add(499_999_999_978.02, 2027);
  expect(await outstanding('sales', 1)).toMatchObject({ outstandingAmount: 999_999_999_999.99 });
  const { status, body } = await add(0.01, 2026);
  expect([status, body.errors]).toEqual([400, { body: ['The total may be at most 999999999999.99.'] }]);
});

describe('age and days until expiry', () => {
  it('follow the clock', async () => {
    expect(await outstanding('sales', 1)).toMatchObject({ age: 45, daysUntilExpiry: -15 });
    await control('clock/advance', { days: 10 });
    expect(await outstanding('sales', 1)).toMatchObject({ age: 55, daysUntilExpiry: -25 });
    await setClock('2026-03-01T22:59:59Z');
    expect(await outstanding('sales', 1)).toMatchObject({ age: -1, daysUntilExpiry: 31 });
  });

  it('are up to date in filters, sorting and single records', async () => {
    const getIds = async () => (await rows('/v1/outstandingsalesinvoices?age=60')).map(({ id }) => id);
    await setClock('2026-05-01T12:00:00Z');
    expect(await getIds()).toContain(1);
    const ages = (await rows('/v1/outstandingsalesinvoices?orderby=-age')).map(({ age }) => age);
    expect(ages).toEqual(ages.toSorted((a, b) => b - a));
    await setClock('2026-05-02T12:00:00Z');
    expect(await getIds()).not.toContain(1);
  });
});

it.each([
  ['sales', 6, 1],
  ['purchase', 7, -1],
] as const)(
  'the outstanding amount of %s invoices equals the balance of the accounts of type %d',
  async (side, type, sign) => {
    const accounts = (await rows(`/v1/ledgeraccounts?type=${type}`)).map(({ id }) => `ledgerAccountId=${id}`);
    const lines = (await ledger(accounts.join('&'))).filter(({ Bookyear }) => Bookyear >= 2026);
    const balance = lines.reduce((sum, line) => sum + Math.round((line.amountDebit - line.amountCredit) * 100), 0);
    const open = await rows(`/v1/outstanding${side}invoices`);
    expect(open.reduce((sum, row) => sum + Math.round(row.outstandingAmount * 100), 0)).toBe(sign * balance);
  },
);
