import { expect, it } from 'vitest';
import type { Books, Invoice, LedgerLine } from './books.ts';
import { findStockViolations, findViolations } from './invariants.ts';

const entry = { JournalEntryId: 7, Bookyear: 2026, Period: 4, journalId: 5, costCenterId: null, costUnitId: null };
const sale = { debtorId: 1, creditorId: null, invoiceNumber: 'A1', salesInvoiceId: 3, purchaseInvoiceId: null };
const line = (id: number, ledgerAccountId: number, amountDebit: number, amountCredit: number): LedgerLine => ({
  id,
  ...entry,
  ledgerAccountId,
  amountDebit,
  amountCredit,
  ...sale,
});

const invoice: Invoice = {
  id: 3,
  invoiceNumber: 'A1',
  invoiceDate: '2026-04-16',
  dueDate: '2026-05-16',
  debtorId: 1,
  amountExcludingVat: 100,
  amountVat: 21,
  amountIncludingVat: 121,
  vatTotals: [{ vatCodeId: 3, percentage: 21, amountExcludingVat: 100, amountVat: 21 }],
};

const lines = [line(1, 24, 121, 0), line(2, 98, 0, 100), line(3, 30, 0, 21)];
const getBalances = (some: readonly LedgerLine[], period: number | null): Books['balances'] =>
  some.map(({ ledgerAccountId, amountDebit, amountCredit }) => ({
    ledgerAccountId,
    bookyear: 2026,
    period,
    journalId: period === null ? null : 5,
    costCenterId: null,
    costUnitId: null,
    amountDebit,
    amountCredit,
    balance: amountDebit - amountCredit,
    BalanceOrProfitLoss: ledgerAccountId === 98 ? 'P' : 'B',
  }));

/** Lines, and the matching grouped ledger. */
const booked = (...some: LedgerLine[]) => ({
  lines: some,
  balances: getBalances(some, null),
  splitBalances: getBalances(some, 4),
});

/** One unpaid invoice of 121 euros. */
const right: Books = {
  ...booked(...lines),
  outstanding: { sales: [{ ...invoice, outstandingAmount: 121 }], purchase: [] },
  invoices: { sales: [invoice], purchase: [] },
  log: [{ id: 1, JournalEntryId: 7, Action: 1 }],
  entries: [],
  stock: new Map(),
  controlAccounts: { sales: new Set([24]), purchase: new Set([38]) },
};

const [first, second, third] = lines as [LedgerLine, LedgerLine, LedgerLine];
const [owed] = right.outstanding.sales as [Books['outstanding']['sales'][number]];
const withOutstanding = (changes: Partial<typeof owed>) => ({
  outstanding: { sales: [{ ...owed, ...changes }], purchase: [] },
});
const next = [line(4, 24, 120, 0), line(5, 30, 0, 20), line(6, 98, 0, 100)];

/** What is wrong with the books, and how they are then. */
const WRONG: Readonly<Record<string, Partial<Books>>> = {
  'a cent too much': booked(first, second, { ...third, amountCredit: 21.01 }),
  'an entry in two periods': booked(first, second, { ...third, Period: 5 }),
  'an entry in two journals': booked(first, second, { ...third, journalId: 1 }),
  'a balance a cent off': { balances: getBalances([{ ...first, amountDebit: 121.01 }, second, third], null) },
  'a balance that is missing': { balances: right.balances.slice(1) },
  'a split balance that is twice': { splitBalances: [...right.splitBalances, ...right.splitBalances] },
  'a cent less outstanding': withOutstanding({ outstandingAmount: 120.99 }),
  'missing outstanding invoices': { outstanding: { sales: [], purchase: [] } },
  'outstanding of another invoice': withOutstanding({ id: 4 }),
  'outstanding under another number': withOutstanding({ invoiceNumber: 'B2' }),
  'outstanding of no invoice': { invoices: { sales: [], purchase: [] } },
  'a total a cent off': { invoices: { sales: [{ ...invoice, amountVat: 21.01 }], purchase: [] } },
  'a number given twice': { invoices: { sales: [invoice, { ...invoice, id: 4 }], purchase: [] } },
  'an entry that the log does not know': { log: [] },
  'an entry that was deleted last': { log: [...right.log, { id: 2, JournalEntryId: 7, Action: 2 }] },
  'a logged change of an unknown entry': { log: [...right.log, { id: 2, JournalEntryId: 9, Action: 1 }] },
  'period 0 in the log': booked(...lines.map((each) => ({ ...each, Period: 0 }))),
  'an opening balance that differs from the previous year': {
    lines: [...lines, ...next.map((each) => ({ ...each, JournalEntryId: 8, Bookyear: 2027, Period: 0 }))],
  },
};

it('the invariants of the books find what is wrong, and nothing in books that are right', async () => {
  expect(findViolations(right)).toEqual([]);
  const found = Object.entries(WRONG).map(([name, change]) => {
    const violations = findViolations({ ...right, ...change });
    expect(violations, name).not.toEqual([]);
    return [name, ...violations.map((violation) => `  ${violation}`), ''].join('\n');
  });
  await expect(found.join('')).toMatchFileSnapshot('__snapshots__/violations.txt');
});

it('the invariants find stock that differs from its movements', () => {
  const stock = new Map([[1, 9.5]]);
  expect(findStockViolations(stock, new Map([[1, 10]]), new Map([[1, 0.5]]))).toEqual([]);
  expect(findStockViolations(stock, new Map([[1, 10]]), new Map([[1, 0.5001]]))).toEqual([
    'article 1 has 9.5 in stock, not 9.4999',
  ]);
  expect(findStockViolations(stock, new Map(), new Map())).toHaveLength(1);
});
