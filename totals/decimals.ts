/** Exact arithmetic: a decimal is an integer number of small units, such as 0.0001. */

/** Converts a number to units of `10 ** -decimals`. It must have no more decimals than that, see `hasDecimals`. */
export const toUnits = (value: number, decimals: number): bigint => BigInt(Math.round(value * 10 ** decimals));

/** Whether a number is finite and has at most so many decimals, at most 15 digits in all. */
export function hasDecimals(value: number, decimals: number): boolean {
  const factor = 10 ** decimals;
  // The quotient of two integers is rounded correctly, so it is the number itself when that has no more decimals.
  return Math.abs(value) * factor < 1e15 && Math.round(value * factor) / factor === value;
}

/** Converts cents to euros. */
export const toEuros = (cents: bigint): number => Number(cents) / 100;

/** Divides by a positive number, and rounds to an integer, halves away from zero. */
export function divide(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return (dividend < 0n ? dividend - half : dividend + half) / divisor;
}
