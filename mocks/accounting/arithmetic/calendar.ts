/** Returns the book year of a date, which is its calendar year, and the period, which is its month. */
export function getPeriod(date: string): { bookYear: number; bookPeriod: number } {
  return { bookYear: Number(date.slice(0, 4)), bookPeriod: Number(date.slice(5, 7)) };
}

const DAY = 24 * 60 * 60 * 1000;

/** Returns the days from one date to another, both `YYYY-MM-DD`; negative when the other is earlier. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY;
}

const MIN_TIME = Date.parse('0000-01-01T00:00:00Z');
const MAX_TIME = Date.parse('9999-12-31T23:59:59.999Z');

/** Parses an RFC 3339 timestamp, from the year 0000 on. A leap second is the second after it. */
export function toDate(timestamp: string): Date {
  const plain = timestamp.toUpperCase().replace(' ', 'T');
  const isLeapSecond = /T\d\d:\d\d:60/.test(plain);
  const instant = isLeapSecond ? Date.parse(plain.replace(/:60(\.\d+)?/, ':59')) + 1000 : Date.parse(plain);
  return new Date(Math.max(instant, MIN_TIME));
}

/** The same within the years of a timestamp: one that its offset puts after 9999 is the last instant of that year. */
export function parseTimestamp(timestamp: string): Date {
  return new Date(Math.min(toDate(timestamp).getTime(), MAX_TIME));
}

export interface PaymentTerm {
  readonly dueDays: number;
  readonly endOfMonth: boolean;
}

/**
 * Returns the date on which an invoice must be paid: its date plus the days of its payment condition, moved to the end of
 * that month when the condition says so. Without a condition it is the invoice date.
 *
 * @param invoiceDate `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`; undefined when the date would be after the year 9999.
 */
export function calculateDueDate(invoiceDate: string, term: PaymentTerm | undefined): string | undefined {
  if (!term) return invoiceDate;
  const date = new Date(`${invoiceDate}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + term.dueDays);
  // Day 0 of the next month is the last day of this one.
  if (term.endOfMonth) date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return date.getUTCFullYear() > 9999 ? undefined : date.toISOString().slice(0, 10);
}
