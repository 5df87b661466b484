import { describe, expect, it } from 'vitest';
import { credit, debit, type Posting } from './postings.ts';
import { type ClosedAccount, createOpeningPostings } from './year-end.ts';

const [bank, debtors, turnover] = [1100, 1300, 8000];

/** Account and amount of each posting; a credit is below zero. */
const booked = (postings: readonly Posting[]) =>
  postings.map(({ ledgerAccountId, amountDebit, amountCredit }) => [ledgerAccountId, amountDebit - amountCredit]);

describe('opening balance of a book year', () => {
  const chart: readonly ClosedAccount[] = [
    { id: 590, type: 15, balanceOrProfitLoss: 'B' },
    { id: bank, type: 4, balanceOrProfitLoss: 'B' },
    { id: debtors, type: 6, balanceOrProfitLoss: 'B' },
    { id: turnover, type: 9, balanceOrProfitLoss: 'P' },
  ];
  const owed = (amount: number, invoiceNumber: string) => debit(debtors, amount, { debtorId: 7, invoiceNumber });
  const year = [
    owed(300, 'A'),
    owed(40, 'B'),
    credit(turnover, 340, { debtorId: 7 }),
    owed(-300, 'A'),
    debit(bank, 300, { debtorId: 7, invoiceNumber: 'A' }),
  ];

  it('carries balance accounts forward, invoice by invoice, and posts the result to the account of type 15', () => {
    const opening = createOpeningPostings(year, chart);
    expect(booked(opening)).toEqual([
      [bank, 300],
      [debtors, 40],
      [590, -340],
    ]);
    expect(opening[0]).toMatchObject({ debtorId: null, invoiceNumber: null });
    expect(opening[1]).toMatchObject({ debtorId: 7, invoiceNumber: 'B' });
  });

  it('separates the results of earlier years from the last one', () => {
    const second = createOpeningPostings(
      [...createOpeningPostings(year, chart), debit(bank, 5), credit(turnover, 5)],
      chart,
    );
    expect(booked(second).filter(([account]) => account === 590)).toEqual([
      [590, -340],
      [590, -5],
    ]);
  });

  it('distinguishes invoices with equal numbers', () => {
    const owedOn = (salesInvoiceId: number) => ({ ...owed(40, 'B'), salesInvoiceId });
    const [one, other] = createOpeningPostings([owedOn(1), owedOn(2), credit(bank, 80)], chart).slice(1);
    expect([one, other]).toMatchObject([
      { salesInvoiceId: 1, purchaseInvoiceId: null, amountDebit: 40 },
      { salesInvoiceId: 2, purchaseInvoiceId: null, amountDebit: 40 },
    ]);
  });

  it('carries creditors forward by invoice, too, and tells apart invoices that read alike', () => {
    const account = { id: 1600, type: 7, balanceOrProfitLoss: 'B' } as const;
    const owe = (creditorId: number, invoiceNumber: string) => credit(account.id, 10, { creditorId, invoiceNumber });
    const opening = createOpeningPostings([owe(1, '12'), owe(11, '2'), owe(11, '2')], [...chart, account]);
    expect(opening).toMatchObject([
      { ledgerAccountId: account.id, amountCredit: 10, creditorId: 1, invoiceNumber: '12' },
      { ledgerAccountId: account.id, amountCredit: 20, creditorId: 11, invoiceNumber: '2' },
      { ledgerAccountId: 590, amountDebit: 30 },
    ]);
  });

  it('requires a result account', () => {
    expect(() => createOpeningPostings(year, chart.slice(1))).toThrow('type 15');
  });
});
