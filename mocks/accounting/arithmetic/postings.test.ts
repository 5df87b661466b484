import { describe, expect, it } from 'vitest';
import { calculateAmounts } from '../../../totals/line-amounts.ts';
import { type BillableLine, calculateTotals } from '../../../totals/totals.ts';
import {
  calculateBalance,
  calculateImbalance,
  createInvoicePostings,
  createJournalEntryPostings,
  createPaymentPostings,
  credit,
  debit,
  type Posting,
} from './postings.ts';

const [bank, discounts, debtors, creditors, vatHigh, vatShifted, deducted, costs, turnover] = [
  1100, 8900, 1300, 1600, 1500, 1502, 1520, 4000, 8000,
];

const codes = [
  { id: 1, percentage: 21, reverseCharged: false, ledgerAccountId: vatHigh, deductionAccountId: null },
  { id: 2, percentage: 0, reverseCharged: true, ledgerAccountId: null, deductionAccountId: null },
  { id: 3, percentage: 21, reverseCharged: false, ledgerAccountId: deducted, deductionAccountId: null },
  { id: 4, percentage: 21, reverseCharged: true, ledgerAccountId: vatShifted, deductionAccountId: deducted },
  { id: 5, percentage: 9, reverseCharged: false, ledgerAccountId: vatHigh, deductionAccountId: null },
  { id: 6, percentage: 13, reverseCharged: true, ledgerAccountId: vatShifted, deductionAccountId: null },
];

/** Account and amount of each posting; a credit is below zero. */
const booked = (postings: readonly Posting[]) =>
  postings.map(({ ledgerAccountId, amountDebit, amountCredit }) => [ledgerAccountId, amountDebit - amountCredit]);

interface Line {
  readonly unitPrice: number;
  readonly vatCodeId: number;
  readonly unitPriceIncludingVat?: boolean;
}

function getInvoice(ledgerAccountId: number, contraAccountId: number, lines: readonly Line[]) {
  const worked = lines.map(({ unitPriceIncludingVat = false, ...line }) => {
    const { percentage = 0, reverseCharged = false } = codes.find(({ id }) => id === line.vatCodeId) ?? {};
    const terms = { quantity: 1, discountPercentage: 0, vatPercentage: percentage, reverseCharged };
    return { ...line, ...terms, unitPriceIncludingVat } satisfies BillableLine;
  });
  const details = { description: 'Kaas', costCenterId: 5, costUnitId: null };
  return {
    contraAccountId,
    invoiceNumber: '20260001',
    description: 'Maart',
    lines: worked.map((line) => ({
      ledgerAccountId,
      ...details,
      vatCodeId: line.vatCodeId,
      ...calculateAmounts(line),
    })),
    totals: calculateTotals(worked),
    vatRules: codes,
  };
}

const sale = (...lines: Line[]) => createInvoicePostings('sales', 7, getInvoice(turnover, debtors, lines));
const purchase = (...lines: Line[]) => createInvoicePostings('purchases', 9, getInvoice(costs, creditors, lines));

describe('sales invoice', () => {
  it('debits the debtor, and credits the turnover of each line and the VAT of each code', () => {
    const postings = sale({ unitPrice: 100, vatCodeId: 1 }, { unitPrice: 50, vatCodeId: 1 });
    expect(booked(postings)).toEqual([
      [debtors, 181.5],
      [turnover, -100],
      [turnover, -50],
      [vatHigh, -31.5],
    ]);
  });

  it('sets the debtor and invoice number on every posting, and costs and VAT codes where they belong', () => {
    const [contra, line, vat] = sale({ unitPrice: 100, vatCodeId: 1 });
    const about = { debtorId: 7, creditorId: null, invoiceNumber: '20260001', costUnitId: null };
    expect(contra).toMatchObject({ ...about, description: 'Maart', vatCodeId: null, costCenterId: null });
    expect(line).toMatchObject({ ...about, description: 'Kaas', vatCodeId: 1, costCenterId: 5 });
    expect(vat).toMatchObject({ ...about, vatCodeId: 1, costCenterId: null });
  });

  it('posts no VAT that the customer accounts for', () => {
    expect(booked(sale({ unitPrice: 850, vatCodeId: 2 }))).toEqual([
      [debtors, 850],
      [turnover, -850],
    ]);
  });

  it('is posted on the opposite sides when it is a credit', () => {
    expect(booked(sale({ unitPrice: -100, vatCodeId: 1 }))).toEqual([
      [debtors, -121],
      [turnover, 100],
      [vatHigh, 21],
    ]);
  });

  it('skips zero amounts and has no postings without lines', () => {
    expect(booked(sale({ unitPrice: 0, vatCodeId: 1 }))).toEqual([]);
    expect(sale()).toEqual([]);
  });

  it('balances to the cent when VAT is rounded over the total', () => {
    const cheap = { unitPrice: 9.99, vatCodeId: 1, unitPriceIncludingVat: true };
    const postings = sale(...Array.from({ length: 7 }, () => cheap));
    expect(booked(postings)[0]).toEqual([debtors, 69.93]);
    expect(calculateBalance(postings)).toBe(0);
  });

  it('posts the cent that is left over with the largest line, wherever that is', () => {
    const including = (unitPrice: number) => ({ unitPrice, vatCodeId: 1, unitPriceIncludingVat: true });
    expect(booked(sale(including(1), including(5), including(1)))).toEqual([
      [debtors, 7],
      [turnover, -0.83],
      [turnover, -4.13],
      [turnover, -0.83],
      [vatHigh, -1.21],
    ]);
    const credited = sale(including(1), including(-5), including(1)).slice(1, -1);
    expect(booked(credited)).toEqual([
      [turnover, -0.83],
      [turnover, 4.14],
      [turnover, -0.83],
    ]);
  });
});

it('sales invoice with two VAT codes posts a cent that is left over under its own code', () => {
  const line = (unitPrice: number, vatCodeId: number) => ({ unitPrice, vatCodeId, unitPriceIncludingVat: true });
  const postings = sale(line(1, 1), line(1, 1), line(1, 1), line(100, 5));
  expect(booked(postings)).toEqual([
    [debtors, 103],
    ...[-0.82, -0.83, -0.83, -91.74].map((amount) => [turnover, amount]),
    [vatHigh, -0.52],
    [vatHigh, -8.26],
  ]);
});

describe('purchase invoice', () => {
  it('credits the creditor and debits the costs and deductible VAT', () => {
    const postings = purchase({ unitPrice: 200, vatCodeId: 3 });
    expect(booked(postings)).toEqual([
      [creditors, -242],
      [costs, 200],
      [deducted, 42],
    ]);
    expect(postings.every(({ creditorId, debtorId }) => creditorId === 9 && debtorId === null)).toBe(true);
  });

  it('posts reverse-charged VAT as owed and deducted', () => {
    expect(booked(purchase({ unitPrice: 200, vatCodeId: 4 }))).toEqual([
      [creditors, -200],
      [costs, 200],
      [deducted, 42],
      [vatShifted, -42],
    ]);
  });

  it('posts no reverse-charged VAT when there is no account to deduct it on', () => {
    expect(booked(purchase({ unitPrice: 200, vatCodeId: 6 }))).toEqual([
      [creditors, -200],
      [costs, 200],
    ]);
  });

  it.each([
    { exact: 0.1029, unitPrice: 0.49, vat: 0.1 },
    { exact: 0.105, unitPrice: 0.5, vat: 0.11 },
    { exact: 0.525, unitPrice: 2.5, vat: 0.53 },
    { exact: -0.105, unitPrice: -0.5, vat: -0.11 },
  ])('rounds reverse-charged VAT half up: $exact to $vat', ({ unitPrice, vat }) => {
    expect(booked(purchase({ unitPrice, vatCodeId: 4 })).slice(2)).toEqual([
      [deducted, vat],
      [vatShifted, -vat],
    ]);
  });
});

it('a charged VAT code without a ledger account is rejected', () => {
  const invoice = getInvoice(turnover, debtors, [{ unitPrice: 100, vatCodeId: 1 }]);
  const vatless = codes.map((code) => ({ ...code, ledgerAccountId: null }));
  const issue = expect.objectContaining({ parameters: { record: 'a ledger account of vatcodes 1' } });
  expect(() => createInvoicePostings('sales', 7, { ...invoice, vatRules: vatless })).toThrow(
    expect.objectContaining({ issues: [issue] }),
  );
});

describe('payment', () => {
  const payment = { ledgerAccountId: bank, amount: 98, invoiceNumber: '20260001', description: null };

  it('of a debtor moves the amount and the discount from the debtor to the bank', () => {
    const discount = { ledgerAccountId: discounts, amount: 2 };
    const postings = createPaymentPostings('sales', 7, { ...payment, contraAccountId: debtors, discount });
    expect(booked(postings)).toEqual([
      [bank, 98],
      [discounts, 2],
      [debtors, -100],
    ]);
    expect(postings.every(({ debtorId, creditorId }) => debtorId === 7 && creditorId === null)).toBe(true);
  });

  it('has no posting to the bank when the discount is all of it', () => {
    const discount = { ledgerAccountId: discounts, amount: 2 };
    const postings = createPaymentPostings('sales', 7, { ...payment, amount: 0, contraAccountId: debtors, discount });
    expect(booked(postings)).toEqual([
      [discounts, 2],
      [debtors, -2],
    ]);
  });

  it('to a creditor moves the amount from the bank to the creditor', () => {
    const postings = createPaymentPostings('purchases', 9, { ...payment, contraAccountId: creditors });
    expect(booked(postings)).toEqual([
      [bank, -98],
      [creditors, 98],
    ]);
    expect(postings[1]).toMatchObject({ creditorId: 9, invoiceNumber: '20260001' });
  });
});

describe('journal entry', () => {
  it('of a memorial is posted as written', () => {
    const lines = [debit(costs, 250, { description: 'Afschrijving', costCenterId: 5 }), credit(125, 250)];
    expect(createJournalEntryPostings(lines)).toEqual(lines);
    expect(calculateImbalance(lines)).toBe(0);
  });

  it('of a cash register also posts the cash movement', () => {
    const cash = { ledgerAccountId: 1000, openingBalance: 150, closingBalance: 212.5, description: 'Week 10' };
    const lines = [credit(turnover, 74.31), credit(vatHigh, 6.69), debit(costs, 18.5)];
    expect(calculateImbalance(lines, cash)).toBe(0);
    const postings = createJournalEntryPostings(lines, cash);
    expect(booked(postings)[0]).toEqual([1000, 62.5]);
    expect(postings[0]?.description).toBe('Week 10');
    expect(calculateBalance(postings)).toBe(0);
  });

  it('splits a line with a debit and a credit into two postings', () => {
    const both = { ...debit(costs, 30), amountCredit: 10 };
    expect(booked(createJournalEntryPostings([both]))).toEqual([
      [costs, 30],
      [costs, -10],
    ]);
  });

  it('has a balance that counts both sides of a line', () => {
    expect(calculateBalance([{ amountDebit: 30.3, amountCredit: 10.1 }])).toBe(20.2);
  });

  it('reports the imbalance or the unexplained difference', () => {
    expect(calculateImbalance([debit(costs, 0.3), credit(turnover, 0.1), credit(turnover, 0.1)])).toBe(0.1);
    expect(calculateImbalance([credit(turnover, 60)], { openingBalance: 150, closingBalance: 212.5 })).toBe(2.5);
  });
});

it('adds up the postings of large books, more than a call takes arguments', () => {
  const postings = Array.from({ length: 300_000 }, () => ({ amountDebit: 0.1, amountCredit: 0 }));
  expect(calculateBalance(postings)).toBe(30_000);
});
