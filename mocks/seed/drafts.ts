import type { DraftInput } from './contract-types.ts';
import type { Directory } from './directory.ts';
import type { DraftEntry } from './entry-types.ts';
import { lineInput } from './sales-lines.ts';

/** A draft as a client posts it. */
export function draftInput(
  { debtor, date, paymentCondition, paymentMethod, lines, ...texts }: DraftEntry,
  directory: Directory,
): DraftInput {
  const { debtors, paymentConditions, paymentMethods } = directory;
  return {
    debtorId: debtors.idOf(debtor),
    invoiceDate: date,
    ...(paymentCondition !== undefined && { paymentConditionId: paymentConditions.idOf(paymentCondition) }),
    ...(paymentMethod !== undefined && { paymentMethodId: paymentMethods.idOf(paymentMethod) }),
    ...texts,
    lines: lines.map((line) => lineInput(line, directory)),
  };
}
