/** The book year of a date, which is its calendar year, and the period, which is its month. */
export function periodOf(date: string): { bookYear: number; bookPeriod: number } {
  return { bookYear: Number(date.slice(0, 4)), bookPeriod: Number(date.slice(5, 7)) };
}

const day = 24 * 60 * 60 * 1000;

/** Days from one date to another, both `YYYY-MM-DD`; below zero when the other comes first. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / day;
}

const firstInstant = Date.parse('0000-01-01T00:00:00Z');
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z');

/** The instant that an RFC 3339 timestamp names, from the year 0000 on. A leap second is the second after it. */
export function timestampToDate(timestamp: string): Date {
  const plain = timestamp.toUpperCase().replace(' ', 'T');
  const isLeapSecond = /T\d\d:\d\d:60/.test(plain);
  const instant = isLeapSecond ? Date.parse(plain.replace(/:60(\.\d+)?/, ':59')) + 1000 : Date.parse(plain);
  return new Date(Math.max(instant, firstInstant));
}

/** The same within the years of a timestamp: one that its offset puts after 9999 is the last instant of that year. */
export function parseTimestamp(timestamp: string): Date {
  return new Date(Math.min(timestampToDate(timestamp).getTime(), lastInstant));
}

export interface PaymentTerm {
  readonly dueDays: number;
  readonly endOfMonth: boolean;
}

/**
 * The date on which an invoice must be paid: the days of its payment condition after its date, and, when the
 * condition says so, on to the end of that month. Without a condition it is the invoice date itself.
 *
 * @param invoiceDate `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`; undefined when the date would be after the year 9999.
 */
export function dueDateOf(invoiceDate: string, term: PaymentTerm | undefined): string | undefined {
  if (!term) return invoiceDate;
  const date = new Date(`${invoiceDate}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + term.dueDays);
  // Day 0 of the next month is the last day of this one.
  if (term.endOfMonth) date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return date.getUTCFullYear() > 9999 ? undefined : date.toISOString().slice(0, 10);
}
