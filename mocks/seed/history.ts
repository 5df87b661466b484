import { Decimal } from 'decimal.js';
import { calculateAmounts } from '../../totals/line-amounts.ts';
import { calculatePurchaseTotals, calculateTotals } from '../../totals/totals.ts';
import { calculateBalance, debit } from '../accounting/arithmetic/postings.ts';
import {
  ALL_INVOICE_TYPES,
  getInvoicePostings,
  getPaymentPostings,
  type InvoiceType,
} from '../accounting/ledger/invoice-types.ts';
import type { Directory } from './directory.ts';
import type { BankEntry, History, MonthlyAmount } from './entry-types.ts';
import { FIRST_BOOK_YEAR, LAST_BOOK_YEAR } from './events.ts';
import {
  BANK,
  createBankEntries,
  createBankEntry,
  createBankStatement,
  type PlatformEntry,
} from './platform-entries.ts';

/** How much of the first book year there is in each, in percent. */
const growth = [100, 104, 107];

/** Months are counted from January of the first book year. Invoices were migrated up to February 2026. */
const invoicedMonths = Array.from({ length: 26 }, (_, month) => month);

/** Regular payments go on, for nothing else makes them. */
const paidMonths = Array.from({ length: 27 }, (_, month) => month);

/** Everything that was posted before the platform, except the opening of the first book year. */
export function createHistoryEntries(history: History, directory: Directory): PlatformEntry[] {
  const payments = paidMonths.flatMap((month) => createPayments(month, history));
  const entries = [
    ...invoicedMonths.flatMap((month) =>
      ALL_INVOICE_TYPES.flatMap((type) => createInvoice(type, month, history, directory)),
    ),
    ...createBankEntries(payments, directory),
  ];
  return [...entries, ...createVatReturns(entries, directory)];
}

/** A day of a month; day 0 is the last of the month before. */
function getDay(month: number, day: number): string {
  return new Date(Date.UTC(FIRST_BOOK_YEAR, month, day)).toISOString().slice(0, 10);
}

/** Multiplies an amount by percentages. */
function scale(amount: number, ...percentages: readonly number[]): number {
  const scaled = percentages.reduce((sum, percentage) => sum.times(percentage).div(100), new Decimal(amount));
  return scaled.toDecimalPlaces(2).toNumber();
}

const getGrowth = (month: number): number => growth[Math.floor(month / 12)] ?? 100;

/** The invoice of a month, and its payment in the middle of the next, by the arithmetic of invoices that are records. */
function createInvoice(type: InvoiceType, month: number, history: History, directory: Directory): PlatformEntry[] {
  const { accounts, vatRules } = directory;
  const [party, parties, kinds, journal, prefix] =
    type === 'sales'
      ? ([history.sales.debtor, directory.debtors, directory.debtorKinds, 'VRK', 'V'] as const)
      : ([history.purchases.creditor, directory.creditors, directory.creditorKinds, 'INK', 'I'] as const);
  const [, , contraAccount] = kinds.get(parties.get(party).kind);
  const percentages = [history.season[month % 12] ?? 100, getGrowth(month)];
  const lines = history[type].lines.map(([account, description, amount]) =>
    createLine([account, description, scale(amount, ...percentages)], directory),
  );
  const totals = type === 'sales' ? calculateTotals(lines) : calculatePurchaseTotals(lines);
  const date = getDay(month + 1, 0);
  const invoiceNumber = `${prefix}-${date.slice(0, 7)}`;
  const invoice = { contraAccountId: accounts.getId(contraAccount), invoiceNumber, description: null };
  const payment = {
    ...{ ...invoice, description: `Betaling factuur ${invoiceNumber}` },
    ...{ ledgerAccountId: accounts.getId(BANK), amount: totals.amountIncludingVat },
  };
  const partyId = parties.getId(party);
  const postings = getInvoicePostings(type, partyId, { ...invoice, lines, totals, vatRules });
  return [
    { journalId: directory.journals.getId(journal), sourceDocumentNumber: invoiceNumber, date, postings },
    createBankEntry(getDay(month + 1, 15), getPaymentPostings(type, partyId, payment), directory),
  ];
}

/** A line with the VAT code of its account. */
function createLine([account, description, unitPrice]: MonthlyAmount, { accounts, vatCodes }: Directory) {
  const code = String(accounts.get(account).vatCode);
  const { percentage: vatPercentage, reverseCharged } = vatCodes.get(code);
  const price = { quantity: 1, unitPrice, unitPriceIncludingVat: false, discountPercentage: 0 };
  const terms = { ...price, vatCodeId: vatCodes.getId(code), vatPercentage, reverseCharged };
  const dimensions = { costCenterId: null, costUnitId: null };
  return { ledgerAccountId: accounts.getId(account), description, ...terms, ...calculateAmounts(terms), ...dimensions };
}

/** What is paid on the 25th of each month, without an invoice. */
function createPayments(month: number, { payments }: History): BankEntry[] {
  return payments.map(([account, description, amount]) => [
    getDay(month, 25),
    account,
    description,
    scale(-amount, getGrowth(month)),
  ]);
}

const VAT_TYPE = 14;

/** The VAT of each quarter of the years before the last, which is paid a month later. */
function createVatReturns(entries: readonly PlatformEntry[], directory: Directory): PlatformEntry[] {
  const { accounts } = directory;
  const vatAccounts = accounts.entries
    .filter(({ type }) => type === VAT_TYPE)
    .map(({ number }) => accounts.getId(number));
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

/** Quarters since the beginning of the first book year. */
function getQuarter(date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return (year - FIRST_BOOK_YEAR) * 4 + Math.floor((month - 1) / 3);
}
