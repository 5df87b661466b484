import type { Fields } from '../company.ts';

/** A VAT code, with the numbers of its VAT account and of the one on which reverse-charged VAT is deducted. */
export interface VatCodeEntry extends Readonly<Omit<Fields<'VatCode'>, 'ledgerAccountId' | 'deductionAccountId'>> {
  readonly account: string | null;
  readonly deductionAccount: string | null;
}

type Line = readonly [
  code: string,
  description: string,
  percentage: number,
  account: string | null,
  returnBox: string | null,
  deductionBox: string | null,
  /** `reverse` for a sale, the account of the deduction for a purchase; left out where VAT is charged. */
  reverse?: string,
];

/**
 * The boxes are those of the Dutch VAT return: where it is reported, and where it is deducted (5b).
 *
 * Where the VAT on a sale is reverse-charged the customer accounts for it, so its percentage is 0. Where the VAT on
 * a purchase is, we do, for the percentage that stands here.
 */
const sales: readonly Line[] = [
  ['VH', 'Btw verkoop hoog 21%', 21, '1500', '1a', null],
  ['VL', 'Btw verkoop laag 9%', 9, '1501', '1b', null],
  ['VN', 'Btw verkoop nultarief 0%', 0, null, '1e', null],
  ['VV', 'Btw verkoop vrijgesteld', 0, null, '1e', null],
  ['VR', 'Btw verkoop verlegd', 0, null, '1e', null, 'reverse'],
  ['VIC', 'Intracommunautaire levering van goederen', 0, null, '3b', null],
  ['VICD', 'Intracommunautaire diensten, btw verlegd', 0, null, '3b', null, 'reverse'],
  ['VEX', 'Export buiten de EU', 0, null, '3a', null],
];

const purchases: readonly Line[] = [
  ['IH', 'Btw inkoop hoog 21%', 21, '1520', null, '5b'],
  ['IL', 'Btw inkoop laag 9%', 9, '1521', null, '5b'],
  ['IN', 'Btw inkoop nultarief 0%', 0, null, null, null],
  ['IV', 'Btw inkoop vrijgesteld', 0, null, null, null],
  ['IR', 'Btw inkoop verlegd 21%', 21, '1502', '2a', '5b', '1520'],
  ['IICH', 'Intracommunautaire verwerving hoog 21%', 21, '1503', '4b', '5b', '1520'],
  ['IICL', 'Intracommunautaire verwerving laag 9%', 9, '1503', '4b', '5b', '1521'],
  ['IIM', 'Invoer van buiten de EU, btw verlegd 21%', 21, '1504', '4a', '5b', '1520'],
];

/** The VAT codes of every company: the Dutch rates of 2026, for sales and for purchases. */
export const vatCodes: readonly VatCodeEntry[] = [...entries(sales, true), ...entries(purchases, false)];

function entries(lines: readonly Line[], salesCode: boolean): VatCodeEntry[] {
  return lines.map(([code, description, percentage, account, returnBox, deductionBox, reverse]) => ({
    code,
    description,
    percentage,
    salesCode,
    reverseCharged: reverse !== undefined,
    returnBox,
    deductionBox,
    account,
    deductionAccount: salesCode ? null : (reverse ?? null),
  }));
}
