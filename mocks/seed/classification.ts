import type { Fields } from './contract-types.ts';
import { groupOf } from './standard/account-groups.ts';
import type { AccountEntry } from './standard/accounts.ts';
import { referenceNameOf } from './standard/reference-names.ts';

/** Where an account stands in the reports, by its number and its code in the reference chart of accounts. */
export function classificationOf(
  { number, description, referenceCode }: AccountEntry,
  ledgerAccountId: number,
): Fields<'LedgerAccountClassification'> {
  return {
    ledgerAccountId,
    ledgerAccountNumber: number,
    ledgerAccountDescription: description,
    ...groupOf(number),
    referenceCode,
    referenceDescription: referenceCode === null ? null : referenceNameOf(referenceCode),
  };
}
