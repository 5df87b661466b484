import { dueDateOf } from '../accounting/arithmetic/calendar.ts';
import type { Directory } from './directory.ts';

/** The payment condition of an invoice, and the date that comes of it. */
export function dueBy(date: string, condition: string | undefined, { paymentConditions }: Directory) {
  const term = condition === undefined ? undefined : paymentConditions.entryOf(condition);
  return { paymentConditionId: paymentConditions.idOrNull(condition), dueDate: dueDateOf(date, term) ?? date };
}

/** The VAT terms that a VAT code gives a line. */
export function vatTermsOf(code: string | null, { vatCodes }: Directory) {
  if (code === null) return { vatCodeId: null, vatPercentage: 0, reverseCharged: false };
  const { percentage, reverseCharged } = vatCodes.entryOf(code);
  return { vatCodeId: vatCodes.idOf(code), vatPercentage: percentage, reverseCharged };
}
