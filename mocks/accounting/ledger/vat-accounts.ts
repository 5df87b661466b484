import type { ValidationIssue } from '../../messages/problems.ts';
import type { RecordOf } from '../../store/record-types.ts';
import { type Context, lookup } from '../context.ts';

type VatCode = RecordOf<'vatcodes'>;

/** Type of the ledger accounts for VAT. */
export const VAT_TYPE = 14;

const TURNOVER_TYPE = 9;
const COST_TYPE = 10;

/** Types of the other accounts whose lines VAT is calculated on: assets, other results, payment discounts. */
const BASE_TYPES: readonly number[] = [1, 2, 12];

interface CodedLine {
  readonly vatCodeId: number | null;
  readonly ledgerAccountId: number;
}

/**
 * Checks that the VAT return finds a line of an entry where its account belongs: VAT on an account of its code is VAT, and a
 * line on turnover, costs or an asset is what VAT is calculated on.
 */
export function checkVatCode({ vatCodeId, ledgerAccountId }: CodedLine, context: Context): ValidationIssue[] {
  const code = lookup(context, 'vatcodes', vatCodeId);
  const account = lookup(context, 'ledgeraccounts', ledgerAccountId);
  if (!code || !account) return [];
  const field = 'vatCodeId';
  const { number, type } = account;
  if (type === VAT_TYPE) return checkVatAccount(code, ledgerAccountId, number, context);
  if (type === TURNOVER_TYPE) return code.salesCode ? [] : [{ field, key: 'vatCodeNotForSales' }];
  if (type === COST_TYPE) return code.salesCode ? [{ field, key: 'vatCodeNotForPurchases' }] : [];
  return BASE_TYPES.includes(type) ? [] : [{ field, key: 'vatCodeNotOnAccount', parameters: { number } }];
}

function checkVatAccount(code: VatCode, accountId: number, number: string, context: Context): ValidationIssue[] {
  const ids = [code.ledgerAccountId, code.deductionAccountId].filter((id) => id !== null);
  if (ids.includes(accountId)) return [];
  const field = 'vatCodeId';
  if (ids.length === 0) return [{ field, key: 'vatCodeWithoutVat', parameters: { code: code.code } }];
  const accounts = ids.flatMap((id) => lookup(context, 'ledgeraccounts', id)?.number ?? []);
  return [{ field, key: 'vatCodeOfOtherAccount', parameters: { code: code.code, number, accounts } }];
}
