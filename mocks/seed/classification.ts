import type { Fields } from './contract-types.ts';
import { getCompactionPosition, getGroup } from './standard/account-groups.ts';
import type { AccountEntry } from './standard/accounts.ts';
import { getReferenceName } from './standard/reference-names.ts';

/**
 * Where an account stands in the reports, by its number and its code in the reference chart of accounts.
 *
 * @param sortOrder its position in the order of the reports, see `sortForReports`.
 */
export function classifyAccount(
  { number, description, referenceCode }: AccountEntry,
  ledgerAccountId: number,
  sortOrder: number,
): Fields<'LedgerAccountClassification'> {
  return {
    ledgerAccountId,
    ledgerAccountNumber: number,
    ledgerAccountDescription: description,
    ...getGroup(number),
    referenceCode,
    referenceDescription: referenceCode === null ? null : getReferenceName(referenceCode),
    level: referenceCode === null ? null : getLevel(referenceCode),
    sortOrder,
  };
}

/** A code of the reference chart is a letter, B or W, and three letters for each level below: `WOmzNohOlh` is of level 4. */
const getLevel = (referenceCode: string): number => 1 + (referenceCode.length - 1) / 3;

/** The numbers of accounts in the order of the reports: by line of the compaction structure, then by number. */
export function sortForReports(numbers: readonly string[]): string[] {
  return numbers.toSorted(
    (a, b) =>
      getCompactionPosition(getGroup(a).compactionCode) - getCompactionPosition(getGroup(b).compactionCode) ||
      Number(a) - Number(b),
  );
}
