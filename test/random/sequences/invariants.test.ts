import { describe, expect, it } from 'vitest';
import type { Books, Invoice, LedgerLine } from './books.ts';
import { findStockViolations, findViolations } from './invariants.ts';

const line = (id: number, ledgerAccountId: number, amountDebit: number, amountCredit: number): LedgerLine => ({
  id,
  JournalEntryId: 7,
  Bookyear: 2026,
  Period: 4,
  journalId: 5,
  ledgerAccountId,
  amountDebit,
  amountCredit,
  costCenterId: null,
  costUnitId: null,
  debtorId: 1,
  creditorId: null,
  invoiceNumber: 'A1',
  salesInvoiceId: 3,
  purchaseInvoiceId: null,
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
    BalanceOrProfitLoss: ledgerAccountId === 98 ? 'P' : 'B',
    bookyear: 2026,
    period,
    journalId: period === null ? null : 5,
    costCenterId: null,
    costUnitId: null,
    amountDebit,
    amountCredit,
    balance: amountDebit - amountCredit,
  }));

/** One unpaid invoice of 121 euros. */
const right: Books = {
  lines,
  balances: getBalances(lines, null),
  splitBalances: getBalances(lines, 4),
  outstanding: { sales: [{ ...invoice, outstandingAmount: 121 }], purchase: [] },
  invoices: { sales: [invoice], purchase: [] },
  log: [{ id: 1, JournalEntryId: 7, Action: 1 }],
  entries: [],
  stock: new Map(),
  controlAccounts: { sales: new Set([24]), purchase: new Set([38]) },
};

/** The books with other lines and the matching grouped ledger. */
const booked = (...some: LedgerLine[]): Partial<Books> => ({
  lines: some,
  balances: getBalances(some, null),
  splitBalances: getBalances(some, 4),
});

const [first, second, third] = lines as [LedgerLine, LedgerLine, LedgerLine];
const [owed] = right.outstanding.sales as [Books['outstanding']['sales'][number]];

describe('invariants of the books', () => {
  it('report nothing for correct books', () => expect(findViolations(right)).toEqual([]));

  it.each<[wrong: string, change: Partial<Books>, ...faults: string[]]>([
    ['a cent too much', booked(first, second, { ...third, amountCredit: 21.01 }), 'entry 7 is -1 cents', 'year 2026'],
    ['an entry in two periods', booked(first, second, { ...third, Period: 5 }), 'period 2026/4', 'several periods'],
    [
      'a balance a cent off',
      { balances: getBalances([{ ...first, amountDebit: 121.01 }, second, third], null) },
      'ledger grouped of 24',
    ],
    ['a balance that is missing', { balances: right.balances.slice(1) }, 'ledger grouped lacks 24 2026'],
    ['a split balance that is twice', { splitBalances: [...right.splitBalances, ...right.splitBalances] }, 'twice'],
    [
      'a cent less outstanding',
      { outstanding: { sales: [{ ...owed, outstandingAmount: 120.99 }], purchase: [] } },
      'outstanding sales invoices are 12099 cents',
      'of sales invoice 3 12099',
    ],
    ['missing outstanding invoices', { outstanding: { sales: [], purchase: [] } }, 'of sales invoice 3 0 cents'],
    [
      'outstanding of another invoice',
      { outstanding: { sales: [{ ...owed, id: 4 }], purchase: [] } },
      'of sales invoice 4 12100',
      'of sales invoice 3 0 cents',
    ],
    [
      'outstanding of no invoice',
      { invoices: { sales: [], purchase: [] } },
      'outstanding sales invoice 3 is no invoice',
    ],
    [
      'a total a cent off',
      { invoices: { sales: [{ ...invoice, amountVat: 21.01 }], purchase: [] } },
      'sales invoice 3 is 10000,2101,12100',
    ],
    [
      'a number given twice',
      { invoices: { sales: [invoice, { ...invoice, id: 4 }], purchase: [] } },
      'A1 is the number of several',
    ],
    ['an entry that the log does not know', { log: [] }, 'the log says undefined of entry 7'],
    [
      'an entry that was deleted last',
      { log: [...right.log, { id: 2, JournalEntryId: 7, Action: 2 }] },
      'the log says 2 of entry 7',
    ],
    [
      'a logged change of an unknown entry',
      { log: [...right.log, { id: 2, JournalEntryId: 9, Action: 1 }] },
      'entry 9 is only in the log',
    ],
    [
      'outstanding under another number',
      { outstanding: { sales: [{ ...owed, invoiceNumber: 'B2' }], purchase: [] } },
      'not 1 A1',
    ],
    [
      'an opening balance that differs from the previous year',
      {
        lines: [
          ...lines,
          ...[line(4, 24, 120, 0), line(5, 30, 0, 20), line(6, 98, 0, 100)].map((ledgerLine) => ({
            ...ledgerLine,
            JournalEntryId: 8,
            Bookyear: 2027,
            Period: 0,
          })),
        ],
      },
      '2027 begins otherwise than 2026 ends with 24 3  A1 1 ,30;',
      '2027 begins with 98 of profit and loss',
    ],
    ['an entry in two journals', booked(first, second, { ...third, journalId: 1 }), 'entry 7 is in journals 5,1'],
    [
      'period 0 in the log',
      booked(...lines.map((ledgerLine) => ({ ...ledgerLine, Period: 0 }))),
      'the log has entry 7 of period 0',
    ],
  ])('report %s', (_wrong, change, ...faults) => {
    const found = findViolations({ ...right, ...change }).join('; ');
    for (const fault of faults) expect(found).toContain(fault);
  });

  it('report stock that differs from movements', () => {
    const stock = new Map([[1, 9.5]]);
    expect(findStockViolations(stock, new Map([[1, 10]]), new Map([[1, 0.5]]))).toEqual([]);
    expect(findStockViolations(stock, new Map([[1, 10]]), new Map([[1, 0.5001]]))).toEqual([
      'article 1 has 9.5 in stock, not 9.4999',
    ]);
    expect(findStockViolations(stock, new Map(), new Map())).toHaveLength(1);
  });
});
