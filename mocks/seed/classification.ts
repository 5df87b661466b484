import type { Fields } from './contract-types.ts';
import { compactionPosition, groupOf } from './standard/account-groups.ts';
import type { AccountEntry } from './standard/accounts.ts';
import { referenceNameOf } from './standard/reference-names.ts';

/**
 * Where an account stands in the reports, by its number and its code in the reference chart of accounts.
 *
 * @param sortOrder its position in the order of the reports, see `reportOrder`.
 */
export function classificationOf(
  { number, description, referenceCode }: AccountEntry,
  ledgerAccountId: number,
  sortOrder: number,
): Fields<'LedgerAccountClassification'> {
  return {
    ledgerAccountId,
    ledgerAccountNumber: number,
    ledgerAccountDescription: description,
    ...groupOf(number),
    referenceCode,
    referenceDescription: referenceCode === null ? null : referenceNameOf(referenceCode),
    level: referenceCode === null ? null : levelOf(referenceCode),
    sortOrder,
  };
}

/** A code of the reference chart is a letter, B or W, and three letters for each level below: `WOmzNohOlh` is of level 4. */
const levelOf = (referenceCode: string): number => 1 + (referenceCode.length - 1) / 3;

/** The numbers of accounts in the order of the reports: by line of the compaction structure, then by number. */
export function reportOrder(numbers: readonly string[]): string[] {
  return numbers.toSorted(
    (a, b) =>
      compactionPosition(groupOf(a).compactionCode) - compactionPosition(groupOf(b).compactionCode) ||
      Number(a) - Number(b),
  );
}
