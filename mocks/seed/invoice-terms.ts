import { dueDateOf } from '../bookkeeping/due-date.ts';
import type { Directory } from './directory.ts';

/** The payment condition of an invoice, and the date that comes of it. */
export function dueBy(date: string, condition: string | undefined, { paymentConditions }: Directory) {
  const term = condition === undefined ? undefined : paymentConditions.entryOf(condition);
  return { paymentConditionId: paymentConditions.idOrNull(condition), dueDate: dueDateOf(date, term) ?? date };
}

/** The VAT that a VAT code adds to an invoice: none where it is reverse-charged. */
export function chargedVat(code: string | null, { vatCodes }: Directory) {
  if (code === null) return { vatCodeId: null, vatPercentage: 0 };
  const { percentage, reverseCharged } = vatCodes.entryOf(code);
  return { vatCodeId: vatCodes.idOf(code), vatPercentage: reverseCharged ? 0 : percentage };
}
