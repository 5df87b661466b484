import type { ValidationIssue } from '../../messages/problems.ts';
import type { Condition } from '../../store/records.ts';
import { TENANT_COLUMN } from '../../store/tables.ts';
import { periodOf } from '../arithmetic/calendar.ts';
import type { Context } from '../context.ts';

/** Periods of a book year: its months. Period 0 is the platform's own. */
const periodsInYear = 12;

/** Book years that the contract can show. */
const earliestYear = 1900;
export const latestYear = 9999;

/**
 * The book years that there are: from the first that has something in the ledger, or last year, to the one after this
 * year.
 */
export function bookYears(context: Context): { readonly first: number; readonly last: number } {
  const { first, last } = bookedYears(context);
  const thisYear = yearOf(context);
  return {
    first: Math.max(Math.min(first ?? latestYear, thisYear - 1), earliestYear),
    last: Math.min(Math.max(last ?? 0, thisYear + 1), latestYear),
  };
}

/** The year that it is. */
export const yearOf = ({ today }: Context): number => Number(today.slice(0, 4));

/** The first and the last book year in which something was booked; openings do not count. */
export function bookedYears({ database, administration }: Context) {
  const booked = `select Bookyear as year from ledgerlines where ${TENANT_COLUMN} = ? and Period > 0`;
  const first = database.get(`${booked} order by Bookyear limit 1`, administration.id)?.year;
  const last = database.get(`${booked} order by Bookyear desc limit 1`, administration.id)?.year;
  return { first: first as number | undefined, last: last as number | undefined };
}

/** The year after the last that is closed: its opening is definitive, and those of the years after it are provisional. */
export const firstOpenYear = (context: Context): number => lastClosedYear(context) + 1;

/**
 * Chooses the ledger lines of an administration that make up its balances: those of the open years, with the opening of
 * the first of them. Provisional openings repeat what is in the years before them. The `+` keeps SQLite from searching
 * by book year, where there can be a million lines, instead of by invoice.
 */
export function openLines(context: Context): Condition {
  const first = firstOpenYear(context);
  return {
    sql: `line.${TENANT_COLUMN} = ? and +line.Bookyear >= ? and (line.Period > 0 or line.Bookyear = ?)`,
    values: [context.administration.id, first, first],
  };
}

/** The last book year that is closed; 0 when none is. All years before it are closed too. */
export function lastClosedYear({ database, administration }: Context): number {
  const text = `select max(year) as year from closed_years where ${TENANT_COLUMN} = ?`;
  return Number(database.get(text, administration.id)?.year ?? 0);
}

/** What keeps something from being booked in a year. */
export function yearFaults(field: string, year: number, context: Context): ValidationIssue[] {
  const closed = lastClosedYear(context);
  if (year <= closed) return [{ field, key: 'bookYearClosed', parameters: { year, open: closed + 1 } }];
  const { first, last } = bookYears(context);
  if (year >= first && year <= last) return [];
  return [{ field, key: 'bookYearUnknown', parameters: { year, first: Math.max(first, closed + 1), last } }];
}

interface Periodic {
  readonly [field: string]: unknown;
}

/** Whether an invoice is booked in the year and the month of its date. */
export function hasPeriodOfDate({ bookYear, bookPeriod, invoiceDate }: Periodic): boolean {
  const dated = periodOf(String(invoiceDate));
  return bookYear === dated.bookYear && bookPeriod === dated.bookPeriod;
}

/** The field that a fault of the book year of an invoice is about: its date, where the year follows from that. */
export const yearFieldOf = (invoice: Periodic): 'bookYear' | 'invoiceDate' =>
  hasPeriodOfDate(invoice) ? 'invoiceDate' : 'bookYear';

/** An invoice belongs in a book year that is open, also as long as it has no lines. */
export function invoicePeriodFaults(
  record: Periodic,
  before: Periodic | undefined,
  context: Context,
): ValidationIssue[] {
  const names = ['bookYear', 'bookPeriod'] as const;
  if (names.every((name) => record[name] === before?.[name])) return [];
  const missing = names.filter((name) => record[name] == null);
  if (missing.length > 0)
    return missing.map((field) => ({ field, key: 'requiredTogether', parameters: { fields: names } }));
  return [
    ...yearFaults(yearFieldOf(record), Number(record.bookYear), context),
    ...unknownPeriod(Number(record.bookPeriod)),
  ];
}

/** A period of a book year that something can be booked in. */
export function unknownPeriod(period: number): ValidationIssue[] {
  if (period <= periodsInYear) return [];
  return [{ field: 'bookPeriod', key: 'bookPeriodUnknown', parameters: { last: periodsInYear } }];
}
