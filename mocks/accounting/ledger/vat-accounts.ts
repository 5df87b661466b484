import type { ValidationIssue } from '../../messages/problems.ts';
import type { RecordOf } from '../../store/record-types.ts';
import { type Context, lookup } from '../context.ts';
import { CONTROL_TYPES, type InvoiceType } from './invoice-types.ts';

type VatCode = RecordOf<'vatcodes'>;
type Account = RecordOf<'ledgeraccounts'>;

/** Owner of a line. Invoices post their VAT separately; in an entry it is a line. */
export type LineOwner = InvoiceType | 'entries';

const VAT_TYPE = 14;
const TURNOVER_TYPE = 9;
const COST_TYPE = 10;

/** Type of the accounts on which a final invoice enters debts from before the administration began. */
const NEUTRAL_TYPE = 13;

/** Types of other accounts that VAT is calculated on: assets, other results, payment discounts. */
const BASE_TYPES: readonly number[] = [1, 2, 12];

/** Types of cash registers and bank accounts, which have journals. */
const MONEY_TYPES: readonly number[] = [3, 4, 5];

/**
 * Checks that the VAT return classifies a line correctly: an amount on the account of its code is VAT, an amount on turnover,
 * costs or an asset is the base of VAT.
 */
export function checkVatCode(
  owner: LineOwner,
  code: VatCode | undefined,
  account: Account | undefined,
  context: Context,
): ValidationIssue[] {
  if (!code) return [];
  const isWrongSide = owner !== 'entries' && code.salesCode !== (owner === 'sales');
  if (isWrongSide) return [{ field: 'vatCodeId', key: getSideKey(code) }];
  if (!account) return [];
  if (account.type !== VAT_TYPE) return checkBase(owner, code, account);
  return owner === 'entries'
    ? checkVatAccount(code, account, context)
    : [{ field: 'vatCodeId', key: 'vatCodeOnVatAccount' }];
}

/** Returns the message for a code of sales on a purchase, or the reverse. */
const getSideKey = ({ salesCode }: VatCode) => (salesCode ? 'vatCodeNotForPurchases' : 'vatCodeNotForSales');

function checkBase(owner: LineOwner, code: VatCode, { number, type }: Account): ValidationIssue[] {
  const field = 'vatCodeId';
  if (BASE_TYPES.includes(type)) return [];
  if (type !== TURNOVER_TYPE && type !== COST_TYPE)
    return [{ field, key: 'vatCodeNotOnAccount', parameters: { number } }];
  if (code.salesCode === (type === TURNOVER_TYPE)) return [];
  return [{ field, key: owner === 'purchases' ? 'vatCodeOnTurnover' : getSideKey(code) }];
}

function checkVatAccount(code: VatCode, { id: accountId, number }: Account, context: Context): ValidationIssue[] {
  const ids = [code.ledgerAccountId, code.deductionAccountId].filter((id) => id !== null);
  if (ids.includes(accountId)) return [];
  const field = 'vatCodeId';
  if (ids.length === 0) return [{ field, key: 'vatCodeWithoutVat', parameters: { code: code.code } }];
  const accounts = ids.flatMap((id) => lookup(context, 'ledgeraccounts', id)?.number ?? []);
  return [{ field, key: 'vatCodeOfOtherAccount', parameters: { code: code.code, number, accounts } }];
}

/** Returns the VAT code that an account sets on a purchase line; undefined if a purchase cannot have it. */
export function getPurchaseCode(account: Account | undefined, context: Context): VatCode | undefined {
  const code = lookup(context, 'vatcodes', account?.vatCodeId);
  return checkVatCode('purchases', code, account, context).length === 0 ? code : undefined;
}

/** Checks that a purchase may be posted to an account: it is neither a money nor a control account. */
export function checkPurchaseAccount(account: Account | undefined): ValidationIssue[] {
  if (!account || ![...MONEY_TYPES, ...CONTROL_TYPES].includes(account.type)) return [];
  const { number, type } = account;
  return [{ field: 'ledgerAccountId', key: 'ledgerAccountNotForPurchases', parameters: { number, type } }];
}

/** Checks that a sale may be posted to an account. `field` names the account, or its source. */
export function checkSalesAccount(field: string, account: Account | undefined, isFinal: boolean): ValidationIssue[] {
  const isRight = !account || account.type === TURNOVER_TYPE || (isFinal && isNeutral(account));
  return isRight ? [] : [{ field, key: 'ledgerAccountNotTurnover' }];
}

export const isNeutral = (account: Account | undefined): boolean => account?.type === NEUTRAL_TYPE;
