import type { Balance, Books, Invoice, LedgerLine, Outstanding, Side } from './books.ts';

export type Check = (books: Books) => readonly string[];

/** Whole cents, so that sums are exact. */
const cents = (euros: number): number => Math.round(euros * 100);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const getBalance = (lines: readonly Pick<LedgerLine, 'amountDebit' | 'amountCredit'>[]): number =>
  sum(lines.map(({ amountDebit, amountCredit }) => cents(amountDebit) - cents(amountCredit)));

/** Debits equal credits per entry, per period and per year; one entry is in one period. */
const balanced: Check = ({ lines }) => {
  const groups: readonly (readonly [string, (line: LedgerLine) => string])[] = [
    ['entry', ({ JournalEntryId }) => String(JournalEntryId)],
    ['period', ({ Bookyear, Period }) => `${Bookyear}/${Period}`],
    ['year', ({ Bookyear }) => String(Bookyear)],
  ];
  const faults = groups.flatMap(([name, key]) =>
    [...Map.groupBy(lines, key)].flatMap(([group, some]) => {
      const difference = getBalance(some);
      return difference === 0 ? [] : [`${name} ${group} is ${difference} cents out of balance`];
    }),
  );
  const scattered = [...Map.groupBy(lines, ({ JournalEntryId }) => JournalEntryId)].filter(
    ([, some]) => new Set(some.map(({ Bookyear, Period }) => `${Bookyear}/${Period}`)).size > 1,
  );
  return [...faults, ...scattered.map(([id]) => `entry ${id} is in several periods`)];
};

const grouped: Check = ({ lines, balances, splitBalances }) => [
  ...unlike('ledger grouped', lines, balances, false),
  ...unlike('ledger grouped by everything', lines, splitBalances, true),
];

function unlike(name: string, lines: readonly LedgerLine[], balances: readonly Balance[], isSplit: boolean) {
  const splits = (row: Omit<LedgerLine, 'Period'> | Balance, period: number | null) =>
    isSplit ? [row.journalId, period, row.costCenterId, row.costUnitId] : [];
  const expected = Map.groupBy(lines, (line) =>
    [line.ledgerAccountId, line.Bookyear, ...splits(line, line.Period)].join(' '),
  );
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const row of balances) {
    const key = [row.ledgerAccountId, row.bookyear, ...splits(row, row.period)].join(' ');
    const group = expected.get(key) ?? [];
    const debit = sum(group.map(({ amountDebit }) => cents(amountDebit)));
    const credit = sum(group.map(({ amountCredit }) => cents(amountCredit)));
    if (seen.has(key)) faults.push(`${name} has ${key} twice`);
    seen.add(key);
    const amounts = [row.amountDebit, row.amountCredit, row.balance].map(cents);
    if (`${amounts}` !== `${[debit, credit, debit - credit]}`) {
      faults.push(`${name} of ${key} is ${amounts}, its lines are ${debit}, ${credit}`);
    }
  }
  return [...faults, ...[...expected.keys()].filter((key) => !seen.has(key)).map((key) => `${name} lacks ${key}`)];
}

const sides = ['sales', 'purchase'] as const;
const getParty = (row: { readonly debtorId?: number | null; readonly creditorId?: number | null }, side: Side) =>
  side === 'sales' ? row.debtorId : row.creditorId;
const sameParty = (row: Outstanding | Invoice, side: Side): string =>
  `${getParty(row, side)} ${row.invoiceNumber ?? null}`;
const getInvoice = (line: LedgerLine, side: Side): number | null =>
  side === 'sales' ? line.salesInvoiceId : line.purchaseInvoiceId;

/** Outstanding amounts equal the control account balances, in total and per invoice. */
const outstanding: Check = (books) =>
  sides.flatMap((side) => {
    const rows = books.outstanding[side];
    const lines = openControlLines(books, side);
    const sign = side === 'sales' ? 1 : -1;
    const total = sum(rows.map(({ outstandingAmount }) => cents(outstandingAmount)));
    const faults: string[] = [];
    if (total !== sign * getBalance(lines)) {
      faults.push(`outstanding ${side} invoices are ${total} cents, their accounts hold ${sign * getBalance(lines)}`);
    }
    const held = Map.groupBy(lines, (line) => getInvoice(line, side));
    const owed = Map.groupBy(rows, (row): number | null => row.id);
    for (const id of new Set([...held.keys(), ...owed.keys()])) {
      const onAccount = sign * getBalance(held.get(id) ?? []);
      const amount = sum((owed.get(id) ?? []).map(({ outstandingAmount }) => cents(outstandingAmount)));
      if (amount !== onAccount) {
        faults.push(`of ${side} invoice ${id} ${amount} cents are outstanding, its lines are ${onAccount}`);
      }
    }
    return faults;
  });

/** Lines on control accounts since the last opening balance, which carries earlier years forward. */
function openControlLines({ lines, controlAccounts }: Books, side: Side): LedgerLine[] {
  const lastOpening = Math.max(0, ...lines.filter(({ Period }) => Period === 0).map(({ Bookyear }) => Bookyear));
  return lines.filter(
    ({ Bookyear, ledgerAccountId }) => Bookyear >= lastOpening && controlAccounts[side].has(ledgerAccountId),
  );
}

/**
 * A year opens with what the previous one ends with, by account and on control accounts by invoice, as if its period 0 were
 * computed from the lines before it. Only the account of the result differs, by the result.
 */
const opened: Check = ({ lines, balances, controlAccounts }) => {
  const onBalanceSheet = new Set(
    balances.filter((row) => row.BalanceOrProfitLoss === 'B').map(({ ledgerAccountId }) => ledgerAccountId),
  );
  const isControl = (id: number) => sides.some((side) => controlAccounts[side].has(id));
  const toKey = (line: LedgerLine): string => {
    const { ledgerAccountId, salesInvoiceId, purchaseInvoiceId, invoiceNumber, debtorId, creditorId } = line;
    const invoice = [salesInvoiceId, purchaseInvoiceId, invoiceNumber, debtorId, creditorId];
    return [ledgerAccountId, ...(isControl(ledgerAccountId) ? invoice : [])].join(' ');
  };
  const byYear = Map.groupBy(lines, ({ Bookyear }) => Bookyear);
  return [...byYear].flatMap(([year, some]) => {
    const before = byYear.get(year - 1);
    const opening = some.filter(({ Period }) => Period === 0);
    if (!before || opening.length === 0) return [];
    const carried = opening.filter(({ ledgerAccountId }) => !onBalanceSheet.has(ledgerAccountId));
    const expected = Map.groupBy(
      before.filter(({ ledgerAccountId }) => onBalanceSheet.has(ledgerAccountId)),
      toKey,
    );
    const found = Map.groupBy(
      opening.filter(({ ledgerAccountId }) => onBalanceSheet.has(ledgerAccountId)),
      toKey,
    );
    const differing = [...new Set([...expected.keys(), ...found.keys()])].filter((key) => {
      const [balance, ...others] = (found.get(key) ?? []).map((line) => getBalance([line]));
      return others.length > 0 || balance === 0 || (balance ?? 0) !== getBalance(expected.get(key) ?? []);
    });
    return [
      ...(differing.length > 1 ? [`${year} begins otherwise than ${year - 1} ends with ${differing}`] : []),
      ...carried.map(({ ledgerAccountId }) => `${year} begins with ${ledgerAccountId} of profit and loss`),
    ];
  });
};

/** Every ledger line has a journal, the same one for all lines of an entry. */
const inJournals: Check = ({ lines }) =>
  [...Map.groupBy(lines, ({ JournalEntryId }) => JournalEntryId)].flatMap(([id, some]) => {
    const journals = new Set(some.map(({ journalId }) => journalId));
    return journals.size === 1 && Number.isInteger([...journals][0])
      ? []
      : [`entry ${id} is in journals ${[...journals]}`];
  });

/** Every outstanding invoice matches its invoice. */
const known: Check = ({ outstanding, invoices }) =>
  sides.flatMap((side) => {
    const byId = new Map(invoices[side].map((invoice) => [invoice.id, invoice]));
    const describeInvoice = (row: Outstanding | Invoice) =>
      [sameParty(row, side), row.invoiceDate, row.dueDate, row.amountIncludingVat].join(' ');
    return outstanding[side].flatMap((row) => {
      const invoice = byId.get(row.id);
      if (!invoice) return [`outstanding ${side} invoice ${row.id} is no invoice`];
      if (row.outstandingAmount === 0) return [`outstanding ${side} invoice ${row.id} is paid`];
      return describeInvoice(row) === describeInvoice(invoice)
        ? []
        : [`outstanding ${side} invoice ${row.id}: ${describeInvoice(row)}, not ${describeInvoice(invoice)}`];
    });
  });

/** Totals equal the sums of their VAT codes. Numbers of sales invoices are unique. */
const totals: Check = ({ invoices }) => [
  ...sides.flatMap((side) =>
    invoices[side].flatMap((invoice) => wrongTotals(invoice, `${side} invoice ${invoice.id}`)),
  ),
  ...[...Map.groupBy(invoices.sales, ({ invoiceNumber }) => invoiceNumber)]
    .filter(([, some]) => some.length > 1)
    .map(([number]) => `${number} is the number of several sales invoices`),
];

function wrongTotals({ amountExcludingVat, amountVat, amountIncludingVat, vatTotals }: Invoice, name: string) {
  const excluding = sum(vatTotals.map((total) => cents(total.amountExcludingVat)));
  const vat = sum(vatTotals.map((total) => cents(total.amountVat)));
  const amounts = [amountExcludingVat, amountVat, amountIncludingVat].map(cents);
  return `${amounts}` === `${[excluding, vat, excluding + vat]}`
    ? []
    : [`${name} is ${amounts}, its VAT codes ${excluding}, ${vat}`];
}

/** The last logged action of every posted entry is an addition. The log omits period 0. */
const logged: Check = ({ lines, log, entries }) => {
  const last = new Map(log.toSorted((a, b) => a.id - b.id).map((row) => [row.JournalEntryId, row.Action]));
  const openings = new Set(lines.filter(({ Period }) => Period === 0).map(({ JournalEntryId }) => JournalEntryId));
  const booked = new Set(lines.filter(({ Period }) => Period !== 0).map(({ JournalEntryId }) => JournalEntryId));
  const there = new Set([...booked, ...entries.map(({ id }) => id)]);
  return [
    ...[...openings].filter((id) => last.has(id)).map((id) => `the log has entry ${id} of period 0`),
    ...[...there].filter((id) => last.get(id) !== 1).map((id) => `the log says ${last.get(id)} of entry ${id}`),
    ...[...last]
      .filter(([id, action]) => action === 1 && !there.has(id))
      .map(([id]) => `entry ${id} is only in the log`),
  ];
};

const invariants: Readonly<Record<string, Check>> = {
  balanced,
  grouped,
  outstanding,
  opened,
  inJournals,
  known,
  totals,
  logged,
};

export const findViolations = (books: Books): string[] =>
  Object.values(invariants).flatMap((check) => [...check(books)]);

/** Returns where the stock differs from the initial stock minus ordered quantities. Quantities have four decimals. */
export function findStockViolations(
  stock: Books['stock'],
  start: Books['stock'],
  held: ReadonlyMap<number, number>,
): string[] {
  return [...stock].flatMap(([id, quantity]) => {
    const expected = (start.get(id) ?? 0) - (held.get(id) ?? 0);
    return Math.abs(quantity - expected) < 0.000_05 ? [] : [`article ${id} has ${quantity} in stock, not ${expected}`];
  });
}
