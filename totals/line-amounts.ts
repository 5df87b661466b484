export interface LineTerms {
  /** Up to 4 decimals; negative for a credit. */
  readonly quantity: number;
  /** Euros, up to 4 decimals. */
  readonly unitPrice: number;
  /** True when `unitPrice` includes VAT. */
  readonly unitPriceIncludingVat: boolean;
  /** Up to 2 decimals. */
  readonly discountPercentage: number;
  /** Percentage of the VAT code, up to 2 decimals; 0 for a line without one. */
  readonly vatPercentage: number;
  /** True for reverse-charged VAT, which is not charged. */
  readonly reverseCharged: boolean;
}

/** Fields that determine the amounts of a line, as in the contract. Null is the default. */
export interface LineFields {
  /** Up to 4 decimals, 1 by default; negative for a credit. */
  readonly quantity?: number | null | undefined;
  /** Euros, up to 4 decimals; 0 by default. */
  readonly unitPrice?: number | null | undefined;
  /** True when `unitPrice` includes VAT; false by default. */
  readonly unitPriceIncludingVat?: boolean | null | undefined;
  /** Up to 2 decimals, 0 by default. */
  readonly discountPercentage?: number | null | undefined;
}

/** Completes the fields of a line with their defaults and its VAT code. */
export const toTerms = (
  line: LineFields,
  vatCode: { readonly percentage: number; readonly reverseCharged: boolean } | undefined,
): LineTerms => ({
  quantity: line.quantity ?? 1,
  unitPrice: line.unitPrice ?? 0,
  unitPriceIncludingVat: line.unitPriceIncludingVat ?? false,
  discountPercentage: line.discountPercentage ?? 0,
  vatPercentage: vatCode?.percentage ?? 0,
  reverseCharged: vatCode?.reverseCharged ?? false,
});

/** Amounts in euros with 2 decimals. */
export interface Amounts {
  readonly amountExcludingVat: number;
  readonly amountVat: number;
  readonly amountIncludingVat: number;
}

/** Decimals of the fields of a line, as in the contract. */
export const LINE_DECIMALS = { quantity: 4, unitPrice: 4, discountPercentage: 2, vatPercentage: 2, amountVat: 2 };

export const isText = ({ bookingType }: { readonly bookingType?: string | undefined }): boolean => bookingType === 'T';

/** Largest absolute amount of the contract, in euros. */
export const MAX_AMOUNT = 999_999_999_999.99;

/** Largest difference between the stated and the calculated VAT of a purchase line, in euros. */
const VAT_TOLERANCE = 0.05;

/** Whole, 100%, in the units of a discount and of VAT. */
const WHOLE = toUnits(100, LINE_DECIMALS.discountPercentage);

/** Cent in the product of the units of quantity, price and discount. */
const CENT = (10n ** BigInt(LINE_DECIMALS.quantity + LINE_DECIMALS.unitPrice) * WHOLE) / 100n;

/** Returns quantity times price less discount in cents, rounded: with or without VAT, as the price is. */
export function calculateLineCents({ quantity, unitPrice, discountPercentage }: LineTerms): bigint {
  const rest = WHOLE - toUnits(discountPercentage, LINE_DECIMALS.discountPercentage);
  const product = toUnits(quantity, LINE_DECIMALS.quantity) * toUnits(unitPrice, LINE_DECIMALS.unitPrice) * rest;
  return divide(product, CENT);
}

/** Returns the VAT in an amount that includes it, or over an amount that does not, in cents, rounded. */
export function calculateVatCents(cents: bigint, line: LineTerms, isIncluded: boolean): bigint {
  const charged = toUnits(getChargedPercentage(line), LINE_DECIMALS.vatPercentage);
  return divide(cents * charged, isIncluded ? WHOLE + charged : WHOLE);
}

/** Returns the percentage that is charged: 0 for reverse-charged VAT. */
const getChargedPercentage = ({ vatPercentage, reverseCharged }: LineTerms): number =>
  reverseCharged ? 0 : vatPercentage;

/**
 * Calculates the amounts of one line.
 *
 * @param amountVat stated VAT of the line in euros; calculated by default.
 */
export function calculateAmounts(line: LineTerms, amountVat?: number): Amounts {
  const cents = calculateLineCents(line);
  const vat =
    amountVat === undefined
      ? calculateVatCents(cents, line, line.unitPriceIncludingVat)
      : toUnits(amountVat, LINE_DECIMALS.amountVat);
  const excluding = line.unitPriceIncludingVat ? cents - vat : cents;
  return {
    amountExcludingVat: toEuros(excluding),
    amountVat: toEuros(vat),
    amountIncludingVat: toEuros(excluding + vat),
  };
}

/** Range of the VAT that a purchase line may state: `computed`, plus or minus `limit`, in euros. */
export interface VatRange {
  readonly computed: number;
  readonly limit: number;
}

/**
 * Checks the VAT that a purchase line states, in euros: the amount on paper may be rounded differently. A line with a price of 0
 * is VAT alone, such as customs VAT on goods of another invoice, and may have any amount.
 *
 * @returns the range that it is outside; undefined when the platform accepts it.
 */
export function checkStatedVat(line: LineTerms, amountVat: number): VatRange | undefined {
  const { amountVat: computed } = calculateAmounts(line);
  const isCharged = getChargedPercentage(line) !== 0;
  if (isCharged && line.unitPrice === 0 && !line.unitPriceIncludingVat) return undefined;
  const limit = isCharged ? VAT_TOLERANCE : 0;
  const difference = toUnits(amountVat, 2) - toUnits(computed, 2);
  const limitCents = toUnits(limit, 2);
  return difference > limitCents || difference < -limitCents ? { computed, limit } : undefined;
}

/**
 * Converts a number to an integer of units of `10 ** -decimals`, for exact arithmetic. It must have no more decimals, see
 * `hasDecimals`.
 */
export function toUnits(value: number, decimals: number): bigint {
  return BigInt(Math.round(value * 10 ** decimals));
}

/** Checks that a number is finite, with at most so many decimals and 15 digits. */
export function hasDecimals(value: number, decimals: number): boolean {
  const factor = 10 ** decimals;
  // The quotient of two integers is rounded correctly, so it equals a number without more decimals.
  return Math.abs(value) * factor < 1e15 && Math.round(value * factor) / factor === value;
}

/**
 * Rounds the decimal notation of a number, halves away from zero: 1.005 becomes 1.01, although its binary fraction is a little
 * less.
 *
 * @param decimals 2 by default, for an amount in euros; a unit price and a quantity have 4.
 * @throws RangeError when the value is not finite: `Number('19,95')`.
 */
export function roundAmount(value: number, decimals = 2): number {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not an amount.`);
  const digits = String(Math.abs(value));
  // This notation has no decimals, or only zeros as far as an amount goes.
  if (digits.includes('e')) return Math.abs(value) < 1 ? 0 : value;
  const [whole = '', fraction = ''] = digits.split('.');
  const isUp = Number(fraction[decimals] ?? 0) >= 5;
  const units = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0')) + (isUp ? 1n : 0n);
  // Adding 0 turns -0 into 0.
  return Math.sign(value) * Number(`${units}e-${decimals}`) + 0;
}

/** Converts cents to euros. */
export const toEuros = (cents: bigint): number => Number(cents) / 100;

/** Divides by a positive number, and rounds to an integer, halves away from zero. */
export function divide(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return (dividend < 0n ? dividend - half : dividend + half) / divisor;
}
