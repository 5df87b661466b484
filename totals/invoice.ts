import {
  type Amounts,
  calculateAmounts,
  checkStatedVat,
  hasDecimals,
  isText,
  LINE_DECIMALS,
  type LineFields,
  type LineTerms,
  MAX_AMOUNT,
  toTerms,
} from './line-amounts.ts';
import { calculatePurchaseTotals, calculateTotals, exceedsMaximum, type Totals } from './totals.ts';

/** VAT code of the administration. Records of the contract fit. */
export interface VatCode {
  readonly id: number;
  /** Up to 2 decimals. */
  readonly percentage: number;
  /** True for reverse-charged VAT, which is not charged. */
  readonly reverseCharged: boolean;
}

/** Line of a sales invoice, a draft or an order. Types of the contract fit. */
export interface SalesLine extends LineFields {
  /** `T` for a line of text, which does not count in the totals. */
  readonly bookingType?: string | undefined;
  /**
   * VAT code; null for none. Required except on a line of text: in a request without it, the platform uses the VAT code of the
   * sales type, the article or the ledger account.
   */
  readonly vatCodeId?: number | null | undefined;
}

/** Line of a purchase invoice. Types of the contract fit. */
export interface PurchaseLine extends LineFields {
  readonly unitPrice: number;
  /** Null for a line without a VAT code. It must be there, see `SalesLine`. */
  readonly vatCodeId?: number | null | undefined;
  /** VAT on paper, in euros with 2 decimals. Default: calculated. */
  readonly amountVat?: number | undefined;
}

/** The lines of an invoice, and the VAT codes that they refer to. */
export interface InvoiceInput<Line> {
  readonly lines: readonly Line[];
  /** VAT codes of the lines; others are ignored. */
  readonly vatCodes: readonly VatCode[];
}

/** The totals of an invoice, and its lines with their amounts, in euros. */
export interface CalculatedInvoice<Line> extends Totals {
  /** Lines in the same order. VAT is rounded for each line, and need not add up to the VAT of the invoice. */
  readonly lines: readonly (Line & Amounts)[];
}

/**
 * Calculates a sales invoice, a draft or an order as the sandbox does: the amount of a line is quantity times price less
 * discount, rounded to cents, halves away from zero; VAT is rounded once for each VAT code.
 *
 * @example
 * const { _data: vatCodes } = await client.vatCodes.list({ salesCode: true });
 * const lines = [{ quantity: 3, unitPrice: 9.99, unitPriceIncludingVat: true, vatCodeId: 1 }];
 * const { amountIncludingVat, vatTotals } = calculateSalesInvoice({ lines, vatCodes });
 *
 * @throws TypeError when a line lacks what the platform would look up: its VAT code, or the price of an article.
 * @throws RangeError when a VAT code is unknown, a number has too many decimals, or an amount is too large.
 */
export function calculateSalesInvoice<Line extends SalesLine>({
  lines,
  vatCodes,
}: InvoiceInput<Line>): CalculatedInvoice<Line> {
  const terms = lines.map((line, index) => {
    const path = `lines[${index}]`;
    if (line.bookingType === 'A' && (line.unitPrice ?? undefined) === undefined) {
      throw new TypeError(`${path}.unitPrice is missing: the platform takes the price of the article.`);
    }
    return completeTerms(line, path, vatCodes);
  });
  return checkMaximum<Line>({
    ...calculateTotals(terms.filter(({ line }) => !isText(line))),
    lines: terms.map(({ line, ...lineTerms }) => ({ ...line, ...calculateAmounts(lineTerms) })),
  });
}

/**
 * Calculates a purchase invoice as the sandbox does: the totals are the sums of the lines, whose VAT may follow the paper.
 *
 * @throws TypeError when a line has no VAT code.
 * @throws RangeError when the VAT of a line is too far from its percentage, and as `calculateSalesInvoice` does.
 */
export function calculatePurchaseInvoice<Line extends PurchaseLine>({
  lines,
  vatCodes,
}: InvoiceInput<Line>): CalculatedInvoice<Line> {
  const calculatedLines = lines.map((line, index) => {
    const path = `lines[${index}]`;
    const terms = completeTerms(line, path, vatCodes);
    return { ...terms, ...calculateAmounts(terms, getStatedVat(line, terms, path)) };
  });
  return checkMaximum<Line>({
    ...calculatePurchaseTotals(calculatedLines),
    lines: calculatedLines.map(({ line, amountExcludingVat, amountVat, amountIncludingVat }) => {
      return { ...line, amountExcludingVat, amountVat, amountIncludingVat };
    }),
  });
}

function completeTerms<Line extends SalesLine>(line: Line, path: string, vatCodes: readonly VatCode[]) {
  if (line.vatCodeId === undefined && !isText(line)) {
    throw new TypeError(`${path}.vatCodeId is missing: null for a line without a VAT code.`);
  }
  const vatCodeId = line.vatCodeId ?? null;
  const vatCode = vatCodes.find(({ id }) => id === vatCodeId);
  if (!vatCode && vatCodeId !== null) throw new RangeError(`${path}.vatCodeId: vatCodes has no VAT code ${vatCodeId}.`);
  const terms = toTerms(line, vatCode);
  for (const name of ['quantity', 'unitPrice', 'discountPercentage', 'vatPercentage'] as const) {
    checkDecimals(name, terms[name], path);
  }
  return { ...terms, vatCodeId, line };
}

function getStatedVat({ amountVat }: PurchaseLine, terms: LineTerms, path: string): number | undefined {
  if (amountVat === undefined) return undefined;
  checkDecimals('amountVat', amountVat, path);
  const range = checkStatedVat(terms, amountVat);
  if (!range) return amountVat;
  throw new RangeError(`${path}.amountVat must be ${range.computed}, at most ${range.limit} more or less.`);
}

function checkDecimals(name: keyof typeof LINE_DECIMALS, value: number, path: string): void {
  const decimals = LINE_DECIMALS[name];
  if (hasDecimals(value, decimals)) return;
  throw new RangeError(`${path}.${name} must be a number with at most ${decimals} decimals, not ${String(value)}.`);
}

function checkMaximum<Line>(invoice: CalculatedInvoice<Line>): CalculatedInvoice<Line> {
  const isTooLarge = invoice.lines.some(({ amountIncludingVat }) => Math.abs(amountIncludingVat) > MAX_AMOUNT);
  if (!isTooLarge && !exceedsMaximum(invoice)) return invoice;
  throw new RangeError(`An amount is more than ${MAX_AMOUNT} euros.`);
}
