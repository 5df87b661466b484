import { Decimal } from 'decimal.js';

/** Up to fifteen digits, far from where numbers are too large or too small, are always kept: no need to calculate. */
const always = /^-?[\d.]{1,15}(?:e[+-]?\d{1,2})?$/i;

/**
 * Whether a number comes out of JavaScript as it was written. Numbers there are binary and have 15 to 17 digits, so that
 * `9007199254740993` becomes another number, and `1e400` none at all.
 *
 * @param text a number as JSON writes it.
 */
export function isExact(text: string): boolean {
  if (always.test(text)) return true;
  const number = Number(text);
  return Number.isFinite(number) && new Decimal(text).equals(number);
}
