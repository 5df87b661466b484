import { Decimal } from 'decimal.js';
import { calculateAmounts } from '../../totals/line-amounts.ts';
import { calculatePurchaseTotals, calculateTotals } from '../../totals/totals.ts';
import { getPeriod } from '../accounting/arithmetic/calendar.ts';
import {
  calculateBalance,
  createInvoicePostings,
  createPaymentPostings,
  credit,
  debit,
  type Posting,
} from '../accounting/arithmetic/postings.ts';
import type { Context } from '../accounting/context.ts';
import { closeYear } from '../accounting/ledger/close-year.ts';
import { ALL_INVOICE_TYPES, INVOICE_TYPES, type InvoiceType } from '../accounting/ledger/invoice-types.ts';
import { createOpening } from '../accounting/ledger/openings.ts';
import { logChange, postEntry } from '../accounting/ledger/post-entry.ts';
import { updateAges } from '../store/ledger-queries.ts';
import { createPlatformEntry, saveClosedYear } from '../store/system-tables.ts';
import type { BankEntry, History, MonthlyAmount } from './company.ts';
import type { Directory } from './master-data.ts';

export const FIRST_BOOK_YEAR = 2024;
export const LAST_BOOK_YEAR = 2026;

/** An entry that the platform makes without a record of the API: of a bank statement, or of the books from before. */
interface PlatformEntry {
  readonly journalId: number;
  readonly sourceDocumentNumber: string;
  readonly date: string;
  readonly postings: readonly Posting[];
}

/** Number of the bank account. */
const BANK = '1100';

/** How much of the first book year there is in each, in percent. */
const GROWTH = [100, 104, 107];

/** Months are counted from January of the first book year. Invoices were migrated up to February 2026. */
const INVOICED_MONTHS = Array.from({ length: 26 }, (_, month) => month);

/** Regular payments go on, for nothing else makes them. */
const PAID_MONTHS = Array.from({ length: 27 }, (_, month) => month);

/** Creates everything that was posted before the platform, except the opening of the first book year. */
export function createHistoryEntries(history: History, directory: Directory): PlatformEntry[] {
  const payments = PAID_MONTHS.flatMap((month) => createPayments(month, history));
  const entries = [
    ...INVOICED_MONTHS.flatMap((month) =>
      ALL_INVOICE_TYPES.flatMap((type) => createInvoice(type, month, history, directory)),
    ),
    ...createBankEntries(payments, directory),
  ];
  return [...entries, ...createVatReturns(entries, directory)];
}

/** Returns a day of a month; day 0 is the last of the month before. */
function getDay(month: number, day: number): string {
  return new Date(Date.UTC(FIRST_BOOK_YEAR, month, day)).toISOString().slice(0, 10);
}

/** Multiplies an amount by percentages. */
function scale(amount: number, ...percentages: readonly number[]): number {
  const scaled = percentages.reduce((sum, percentage) => sum.times(percentage).div(100), new Decimal(amount));
  return scaled.toDecimalPlaces(2).toNumber();
}

const getGrowth = (month: number): number => GROWTH[Math.floor(month / 12)] ?? 100;

/** Creates the invoice of a month, and its payment in the middle of the next, by the arithmetic of invoices that are records. */
function createInvoice(type: InvoiceType, month: number, history: History, directory: Directory): PlatformEntry[] {
  const { accounts, vatRules } = directory;
  const [party, parties, kinds, journal, prefix] =
    type === 'sales'
      ? ([history.sales.debtor, directory.debtors, directory.debtorKinds, 'VRK', 'V'] as const)
      : ([history.purchases.creditor, directory.creditors, directory.creditorKinds, 'INK', 'I'] as const);
  const { id: partyId, kind } = parties.get(party);
  const percentages = [history.season[month % 12] ?? 100, getGrowth(month)];
  const lines = history[type].lines.map(([account, description, amount]) =>
    createLine([account, description, scale(amount, ...percentages)], directory),
  );
  const totals = type === 'sales' ? calculateTotals(lines) : calculatePurchaseTotals(lines);
  const date = getDay(month + 1, 0);
  const invoiceNumber = `${prefix}-${date.slice(0, 7)}`;
  const invoice = { contraAccountId: accounts.get(kinds.get(kind).account).id, invoiceNumber, description: null };
  const payment = {
    ...invoice,
    description: `Betaling factuur ${invoiceNumber}`,
    ledgerAccountId: accounts.get(BANK).id,
    amount: totals.amountIncludingVat,
  };
  const postings = createInvoicePostings(type, partyId, { ...invoice, lines, totals, vatRules });
  return [
    { journalId: directory.journals.get(journal).id, sourceDocumentNumber: invoiceNumber, date, postings },
    createBankEntry(getDay(month + 1, 15), createPaymentPostings(type, partyId, payment), directory),
  ];
}

/** Creates a line with the VAT code of its account. */
function createLine([account, description, unitPrice]: MonthlyAmount, { accounts, vatCodes }: Directory) {
  const { id: ledgerAccountId, vatCode } = accounts.get(account);
  const { id: vatCodeId, percentage: vatPercentage, reverseCharged } = vatCodes.get(String(vatCode));
  const price = { quantity: 1, unitPrice, unitPriceIncludingVat: false, discountPercentage: 0 };
  const terms = { ...price, vatCodeId, vatPercentage, reverseCharged };
  return { ledgerAccountId, description, ...terms, ...calculateAmounts(terms), costCenterId: null, costUnitId: null };
}

/** Creates what is paid on the 25th of each month, without an invoice. */
function createPayments(month: number, { payments }: History): BankEntry[] {
  return payments.map(([account, description, amount]) => [
    getDay(month, 25),
    account,
    description,
    scale(-amount, getGrowth(month)),
  ]);
}

const VAT_TYPE = 14;

/** Creates the payment of the VAT of each quarter of the years before the last, a month later. */
function createVatReturns(entries: readonly PlatformEntry[], directory: Directory): PlatformEntry[] {
  const vatAccounts = directory.accounts.rows.filter(({ type }) => type === VAT_TYPE).map(({ id }) => id);
  const quarters = Map.groupBy(entries, ({ date }) => getQuarter(date));
  return Array.from({ length: getQuarter(`${LAST_BOOK_YEAR}-01`) }, (_, quarter) => {
    const year = FIRST_BOOK_YEAR + Math.floor(quarter / 4);
    const description = `Btw-aangifte ${(quarter % 4) + 1}e kwartaal ${year}`;
    const postings = (quarters.get(quarter) ?? []).flatMap((entry) => entry.postings);
    const vat = postings.filter(({ ledgerAccountId }) => vatAccounts.includes(ledgerAccountId));
    const settlement = [...Map.groupBy(vat, ({ ledgerAccountId }) => ledgerAccountId)].map(([account, group]) =>
      debit(account, -calculateBalance(group), { description }),
    );
    return createBankStatement(getDay(quarter * 3 + 4, 0), settlement, directory);
  });
}

/** Returns the quarters since the start of the first book year. */
function getQuarter(date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return (year - FIRST_BOOK_YEAR) * 4 + Math.floor((month - 1) / 3);
}

/** An entry in the journal of the bank has the number of its day. */
function createBankEntry(date: string, postings: readonly Posting[], { journals }: Directory): PlatformEntry {
  return { journalId: journals.get('BNK').id, sourceDocumentNumber: `BNK-${date}`, date, postings };
}

/** Creates what went through the bank without an invoice: one entry for each day. */
export function createBankEntries(movements: readonly BankEntry[], directory: Directory): PlatformEntry[] {
  return [...Map.groupBy(movements, ([date]) => date)].map(([date, sameDay]) => {
    const postings = sameDay.map(([, account, description, amount]) =>
      credit(directory.accounts.get(account).id, amount, { description }),
    );
    return createBankStatement(date, postings, directory);
  });
}

/** Creates contra postings, after what they come to on the bank account. */
function createBankStatement(date: string, postings: readonly Posting[], directory: Directory): PlatformEntry {
  const [first = null, ...others] = new Set(postings.map(({ description }) => description));
  const description = others.length > 0 ? 'Verzamelbetaling' : first;
  const total = credit(directory.accounts.get(BANK).id, calculateBalance(postings), { description });
  return createBankEntry(date, [total, ...postings], directory);
}

export function postPlatformEntry(entry: PlatformEntry, context: Context): void {
  const { bookYear, bookPeriod } = getPeriod(entry.date);
  const id = createPlatformEntry(context, 'journals', entry.journalId);
  postEntry({ ...entry, id, bookYear, bookPeriod }, context);
  logChange(id, 1, bookYear, context);
}

/** Closes all book years but the last, and updates the ages of outstanding invoices to the day on which that is done. */
export function closeBooks(opening: History['opening'], { accounts }: Directory, context: Context): void {
  const postings = opening.map(([account, amount]) => debit(accounts.get(account).id, amount));
  postEntry(createOpening(FIRST_BOOK_YEAR, postings, context), context);
  // The year before the first was closed before the platform.
  saveClosedYear(context, FIRST_BOOK_YEAR - 1);
  for (let year = FIRST_BOOK_YEAR; year < LAST_BOOK_YEAR; year += 1) closeYear(year, context);
  for (const type of ALL_INVOICE_TYPES) updateAges(context, INVOICE_TYPES[type].outstanding, context.today);
}
