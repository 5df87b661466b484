import { Decimal } from 'decimal.js';
import { calculateAmounts } from '../../../totals/line-amounts.ts';
import { calculatePurchaseTotals, calculateTotals } from '../../../totals/totals.ts';
import { closeYear } from '../../accounting/actions/close-year.ts';
import { getPeriod } from '../../accounting/arithmetic/calendar.ts';
import {
  calculateBalance,
  createInvoicePostings,
  createPaymentPostings,
  credit,
  debit,
  type Posting,
} from '../../accounting/arithmetic/postings.ts';
import { type Context, getRecords, lookup } from '../../accounting/context.ts';
import { closeBookYear } from '../../accounting/ledger/book-years.ts';
import { ALL_INVOICE_TYPES, INVOICE_TYPES, type InvoiceType } from '../../accounting/ledger/invoice-types.ts';
import { createOpening } from '../../accounting/ledger/openings.ts';
import { type LedgerEntry, logChange, postEntry } from '../../accounting/ledger/post-entry.ts';
import { renderForBooks } from '../../messages/render.ts';
import { updateAges } from '../../store/ledger-queries.ts';
import { createPlatformEntry } from '../../store/system-tables.ts';

/**
 * Books of a company before it came to the platform, described by an average month of 2024, in euros without VAT. The 1,500 lines
 * generated from it would be 230 kB of YAML, slower to read than the rest of the seed.
 */
export interface History {
  /** Opening balances. A credit is negative. */
  readonly opening: readonly { readonly ledgerAccountId: number; readonly amount: number }[];
  readonly sales: MonthlyInvoice;
  readonly purchases: MonthlyInvoice;
  /** Monthly payments without an invoice. */
  readonly payments: readonly Amount[];
  /** Percentage of an average month, per month from January. */
  readonly season: readonly number[];
}

interface MonthlyInvoice {
  readonly debtorId?: number;
  readonly creditorId?: number;
  readonly lines: readonly Amount[];
}

interface Amount {
  readonly ledgerAccountId: number;
  readonly description: string;
  readonly amount: number;
}

/** Bank movement without an invoice; a receipt is positive. */
export type BankMovement = Amount & { readonly date: string };

/** Entry of the platform without a record of the API: of a bank statement, or of earlier books. */
export type PlatformEntry = Omit<LedgerEntry, 'id' | 'bookYear' | 'bookPeriod'>;

const FIRST_BOOK_YEAR = 2024;
const LAST_BOOK_YEAR = 2026;

/** Percentage of the first book year, per year. */
const GROWTH = [100, 104, 107];

/** Months since January of the first book year. Invoices were migrated up to February 2026. */
const INVOICED_MONTHS = Array.from({ length: 26 }, (_, month) => month);

/** Months with regular payments, which continue. */
const PAID_MONTHS = Array.from({ length: 27 }, (_, month) => month);

/** Creates everything posted without a request, except the first opening. */
export function createPlatformEntries(
  bank: readonly BankMovement[],
  history: History,
  context: Context,
): readonly PlatformEntry[] {
  const payments = PAID_MONTHS.flatMap((month) =>
    history.payments.map((payment) => ({
      ...payment,
      date: getDay(month, 25),
      amount: applyPercentages(-payment.amount, getGrowth(month)),
    })),
  );
  const invoices = INVOICED_MONTHS.flatMap((month) =>
    ALL_INVOICE_TYPES.flatMap((type) => createInvoice(type, month, history, context)),
  );
  return [...invoices, ...createBankEntries([...payments, ...bank], context)];
}

const getDay = (month: number, day: number): string =>
  new Date(Date.UTC(FIRST_BOOK_YEAR, month, day)).toISOString().slice(0, 10);

const applyPercentages = (amount: number, ...percentages: readonly number[]): number =>
  percentages
    .reduce((sum, percentage) => sum.times(percentage).div(100), new Decimal(amount))
    .toDecimalPlaces(2)
    .toNumber();

const getGrowth = (month: number): number => GROWTH[Math.floor(month / 12)] ?? 100;

const findJournal = (code: string, context: Context): number => Number(lookup(context, 'journals', code, 'code')?.id);

const findBank = (context: Context) => lookup(context, 'journals', 'BNK', 'code')?.ledgerAccountId;

function getContraAccount(type: InvoiceType, partyId: number, context: Context): number {
  const kind =
    type === 'sales'
      ? lookup(context, 'debtorkinds', lookup(context, 'debtors', partyId)?.debtorKindId)
      : lookup(context, 'creditorkinds', lookup(context, 'creditors', partyId)?.creditorKindId);
  return Number(kind?.ledgerAccountId);
}

/** Creates the invoice of a month and its payment in the middle of the next, with the arithmetic of real invoices. */
function createInvoice(type: InvoiceType, month: number, history: History, context: Context): PlatformEntry[] {
  const [journal, prefix] = type === 'sales' ? ['VRK', 'V'] : ['INK', 'I'];
  const { debtorId, creditorId, lines: amounts } = history[type];
  const partyId = Number(debtorId ?? creditorId);
  const percentages = [history.season[month % 12] ?? 100, getGrowth(month)];
  const lines = amounts.map((line) => createLine(line, applyPercentages(line.amount, ...percentages), context));
  const totals = type === 'sales' ? calculateTotals(lines) : calculatePurchaseTotals(lines);
  const date = getDay(month + 1, 0);
  const invoiceNumber = `${prefix}-${date.slice(0, 7)}`;
  const invoice = { contraAccountId: getContraAccount(type, partyId, context), invoiceNumber, description: null };
  const payment = {
    ...invoice,
    description: renderForBooks('books.invoicePayment', { invoiceNumber }),
    ledgerAccountId: Number(findBank(context)),
    amount: totals.amountIncludingVat,
  };
  const vatRules = getRecords(context, 'vatcodes').all(context.scope);
  const postings = createInvoicePostings(type, partyId, { ...invoice, lines, totals, vatRules });
  return [
    { journalId: findJournal(journal, context), sourceDocumentNumber: invoiceNumber, date, postings },
    createBankEntry(getDay(month + 1, 15), createPaymentPostings(type, partyId, payment), context),
  ];
}

function createLine({ ledgerAccountId, description }: Amount, unitPrice: number, context: Context) {
  const code = lookup(context, 'vatcodes', lookup(context, 'ledgeraccounts', ledgerAccountId)?.vatCodeId);
  if (!code) throw new Error(`Account ${ledgerAccountId} has no VAT code`);
  const price = { quantity: 1, unitPrice, unitPriceIncludingVat: false, discountPercentage: 0 };
  const vat = { vatCodeId: code.id, vatPercentage: code.percentage, reverseCharged: code.reverseCharged };
  const terms = { ...price, ...vat };
  return { ledgerAccountId, description, ...terms, ...calculateAmounts(terms), costCenterId: null, costUnitId: null };
}

/** Creates an entry of the bank journal, numbered by its day. */
const createBankEntry = (date: string, postings: readonly Posting[], context: Context): PlatformEntry => ({
  journalId: findJournal('BNK', context),
  sourceDocumentNumber: `BNK-${date}`,
  date,
  postings,
});

/** Creates one entry per day: its total on the bank account, and the contra postings. */
const createBankEntries = (movements: readonly BankMovement[], context: Context): PlatformEntry[] =>
  [...Map.groupBy(movements, ({ date }) => date)].map(([date, sameDay]) => {
    const postings = sameDay.map(({ ledgerAccountId, description, amount }) =>
      credit(ledgerAccountId, amount, { description }),
    );
    const [first = null, ...others] = new Set(sameDay.map(({ description }) => description));
    const description = others.length > 0 ? renderForBooks('books.collectivePayment') : first;
    const total = credit(Number(findBank(context)), calculateBalance(postings), { description });
    return createBankEntry(date, [total, ...postings], context);
  });

export function postPlatformEntry(entry: PlatformEntry, context: Context): void {
  const { bookYear, bookPeriod } = getPeriod(entry.date);
  const id = createPlatformEntry(context, 'journals', entry.journalId);
  postEntry({ ...entry, id, bookYear, bookPeriod }, context);
  logChange({ id, bookYear, sourceDocumentNumber: entry.sourceDocumentNumber }, 1, context);
}

/** Closes all book years but the last, and updates the ages of outstanding invoices to that day. */
export function closeBooks(opening: History['opening'], context: Context): void {
  const entry = createOpening(FIRST_BOOK_YEAR, context);
  const postings = opening.map(({ ledgerAccountId, amount }) => debit(ledgerAccountId, amount, entry));
  postEntry({ ...entry, postings }, context);
  // The year before the first was closed before the platform.
  closeBookYear(FIRST_BOOK_YEAR - 1, context);
  for (let year = FIRST_BOOK_YEAR; year < LAST_BOOK_YEAR; year += 1) closeYear(year, context);
  for (const type of ALL_INVOICE_TYPES) updateAges(context, INVOICE_TYPES[type].outstanding, context.today);
}
