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
