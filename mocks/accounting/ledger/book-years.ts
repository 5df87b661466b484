import type { ValidationIssue } from '../../messages/problems.ts';
import { type PostedYears, readPostedYears } from '../../store/ledger-queries.ts';
import { removeClosedYear, saveClosedYear } from '../../store/system-tables.ts';
import { getPeriod } from '../arithmetic/calendar.ts';
import type { Context } from '../context.ts';

/** Months of a book year. Period 0 belongs to the platform. */
const PERIODS_IN_YEAR = 12;

const MIN_YEAR = 1900;
export const MAX_YEAR = 9999;

/** Returns the book years with postings. They are cached until a change may move them. */
export function getPostedYears(context: Context): PostedYears {
  const { changes } = context;
  changes.years ??= readPostedYears(context);
  return changes.years;
}

/** Notes that lines were posted in a period of a book year. */
export function notePosted(year: number, period: number, { changes }: Context): void {
  if (!changes.years || period === 0) {
    changes.years = undefined;
    return;
  }
  const { earliest = year, first = year, last = year, closed } = changes.years;
  changes.years = {
    closed,
    earliest: Math.min(earliest, year),
    first: Math.min(first, year),
    last: Math.max(last, year),
  };
}

/** Returns the book years: from the first with ledger lines, or last year, to next year. */
export function getBookYears(context: Context): { readonly first: number; readonly last: number } {
  const { first, last } = getPostedYears(context);
  const thisYear = getYear(context);
  return {
    first: Math.max(Math.min(first ?? MAX_YEAR, thisYear - 1), MIN_YEAR),
    last: Math.min(Math.max(last ?? 0, thisYear + 1), MAX_YEAR),
  };
}

export const getYear = ({ today }: Context): number => Number(today.slice(0, 4));

/** Returns the year after the last closed one. Its opening is final; later openings are provisional. */
export const getFirstOpenYear = (context: Context): number => getPostedYears(context).closed + 1;

export function closeBookYear(year: number, context: Context): void {
  saveClosedYear(context, year);
  context.changes.years = undefined;
}

export function reopenBookYear(year: number, context: Context): void {
  removeClosedYear(context, year);
  context.changes.years = undefined;
}

export function checkBookYear(field: string, year: number, context: Context): ValidationIssue[] {
  const { closed } = getPostedYears(context);
  const { first, last } = getBookYears(context);
  const isBookYear = year >= first && year <= last;
  if (isBookYear && year > closed) return [];
  const key = field === 'invoiceDate' ? 'invoiceYearClosed' : 'bookYearClosed';
  if (isBookYear) return [{ field, key, parameters: { year, open: closed + 1 } }];
  return [{ field, key: 'bookYearUnknown', parameters: { year, first: Math.max(first, closed + 1), last } }];
}

export function checkPeriod(period: number): ValidationIssue[] {
  if (period <= PERIODS_IN_YEAR) return [];
  return [{ field: 'bookPeriod', key: 'bookPeriodUnknown', parameters: { last: PERIODS_IN_YEAR } }];
}

interface InvoicePeriod {
  readonly invoiceDate: string;
  readonly bookYear: number;
  readonly bookPeriod: number;
}

export function isInPeriodOfDate({ bookYear, bookPeriod, invoiceDate }: InvoicePeriod): boolean {
  const dated = getPeriod(invoiceDate);
  return bookYear === dated.bookYear && bookPeriod === dated.bookPeriod;
}

/** Returns the field that determines the book year of an invoice: its date, if the year follows from it. */
export const getYearField = (invoice: InvoicePeriod): 'bookYear' | 'invoiceDate' =>
  isInPeriodOfDate(invoice) ? 'invoiceDate' : 'bookYear';

/** Checks that an invoice is in an open book year, with or without lines. */
export function checkInvoicePeriod(
  record: InvoicePeriod,
  previous: InvoicePeriod | undefined,
  context: Context,
): ValidationIssue[] {
  const names = ['bookYear', 'bookPeriod'] as const;
  if (names.every((name) => record[name] === previous?.[name])) return [];
  // Clients may send either field alone.
  const missing = names.filter((name) => (record[name] as number | null) === null);
  if (missing.length > 0)
    return missing.map((field) => ({ field, key: 'requiredTogether', parameters: { fields: names } }));
  return [...checkBookYear(getYearField(record), record.bookYear, context), ...checkPeriod(record.bookPeriod)];
}
