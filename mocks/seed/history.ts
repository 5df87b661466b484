import { Decimal } from 'decimal.js';
import { periodOf } from '../accounting/arithmetic/calendar.ts';
import { balanceOf, debit } from '../accounting/arithmetic/postings.ts';
import type { Directory } from './directory.ts';
import type { Entry } from './entries.ts';
import type { BankEntry, History } from './entry-types.ts';
import { bankEntries, throughBank } from './payments.ts';
import { bought, purchaseInvoice } from './purchase-invoices.ts';
import { salesInvoice } from './sales-invoices.ts';
import { onAccount } from './sales-lines.ts';

export const firstBookYear = 2024;
export const lastBookYear = 2026;

/** How much of 2024 there is in each book year, in percent. */
const growth: Readonly<Record<number, number>> = { 2024: 100, 2025: 104, 2026: 107 };

interface Month {
  readonly year: number;
  /** From 0, January. */
  readonly index: number;
}

/** Invoices were brought over up to February 2026. */
const invoicedMonths = monthsUpTo(26);

/** Regular payments go on, for nothing else makes them. */
const paidMonths = monthsUpTo(27);

function monthsUpTo(count: number): Month[] {
  return Array.from({ length: count }, (_, month) => ({
    year: firstBookYear + Math.floor(month / 12),
    index: month % 12,
  }));
}

/** Everything that was booked before, except the openings of the book years. */
export function historyOf(history: History, directory: Directory): Entry[] {
  const entries = [
    ...invoicedMonths.flatMap((month) => invoicesOf(month, history, directory)),
    ...bankEntries(
      paidMonths.flatMap((month) => paymentsOf(month, history)),
      directory,
    ),
  ];
  return [...entries, ...vatReturns(entries, directory)];
}

/** A day of a month, or of a month after it; day 0 is the last of the month before. */
function dayOf({ year, index }: Month, day: number, monthsLater = 0): string {
  return new Date(Date.UTC(year, index + monthsLater, day)).toISOString().slice(0, 10);
}

function invoicesOf(month: Month, { sales, purchases, season }: History, directory: Directory): Entry[] {
  const share = new Decimal(season[month.index] ?? 100).times(growth[month.year] ?? 100).div(10_000);
  const ofMonth = (amount: number) => share.times(amount).toDecimalPlaces(2).toNumber();
  const date = dayOf(month, 0, 1);
  const number = date.slice(0, 7);
  const common = { date, payments: [{ date: dayOf(month, 15, 1) }] };
  const sold = sales.lines.map(([account, text, amount]) => onAccount(account, text, 1, ofMonth(amount)));
  const costs = purchases.lines.map(([account, text, amount]) => bought(account, text, 1, ofMonth(amount)));
  const { debtor } = sales;
  const { creditor } = purchases;
  return [
    ...salesInvoice({ ...common, debtor, lines: sold }, `V-${number}`, directory).entries,
    ...purchaseInvoice({ ...common, creditor, number: `I-${number}`, lines: costs }, directory).entries,
  ];
}

function paymentsOf(month: Month, { payments }: History): BankEntry[] {
  const share = new Decimal(growth[month.year] ?? 100).div(-100);
  const date = dayOf(month, 25);
  return payments.map(([account, description, amount]) => [
    date,
    account,
    description,
    share.times(amount).toDecimalPlaces(2).toNumber(),
  ]);
}

const vatType = 14;

/** The VAT of each quarter of 2024 and 2025, which is paid a month later. */
function vatReturns(entries: readonly Entry[], directory: Directory): Entry[] {
  const isVat = (account: number) => directory.accountsById.get(account)?.type === vatType;
  const quarters = Map.groupBy(entries, ({ date }) => quarterOf(date));
  return [...quarters].flatMap(([quarter, booked]) => {
    const first = { year: firstBookYear + Math.floor(quarter / 4), index: (quarter % 4) * 3 };
    if (first.year === lastBookYear) return [];
    const description = `Btw-aangifte ${(quarter % 4) + 1}e kwartaal ${first.year}`;
    const vat = booked.flatMap(({ postings }) => postings.filter(({ ledgerAccountId }) => isVat(ledgerAccountId)));
    const settled = [...Map.groupBy(vat, ({ ledgerAccountId }) => ledgerAccountId)].map(([account, group]) =>
      debit(account, -balanceOf(group), { description }),
    );
    return [throughBank(dayOf(first, 0, 4), settled, directory)];
  });
}

/** Quarters since the beginning of the first book year. */
function quarterOf(date: string): number {
  const { bookYear, bookPeriod } = periodOf(date);
  return (bookYear - firstBookYear) * 4 + Math.floor((bookPeriod - 1) / 3);
}
