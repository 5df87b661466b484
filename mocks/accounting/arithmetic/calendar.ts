/** Returns the book year and the period of a date: its calendar year and its month. */
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

/** Moves a moment whose offset puts it outside the valid years to their first or last instant. */
export function clampMoment(moment: Date): Date {
  return new Date(Math.min(Math.max(moment.getTime(), MIN_TIME), MAX_TIME));
}

export interface PaymentTerm {
  readonly dueDays: number;
  readonly endOfMonth: boolean;
}

/**
 * Adds the days of the payment condition to an invoice date, then moves to the end of that month if the condition says so.
 * @returns `YYYY-MM-DD`; undefined after the year 9999.
 */
export function calculateDueDate(invoiceDate: string, term: PaymentTerm | undefined): string | undefined {
  if (!term) return invoiceDate;
  const date = new Date(`${invoiceDate}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + term.dueDays);
  // Day 0 of the next month is the last day of this one.
  if (term.endOfMonth) date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return date.getUTCFullYear() > 9999 ? undefined : date.toISOString().slice(0, 10);
}
