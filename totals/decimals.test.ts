import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { divide, hasDecimals, roundAmount, toEuros, toUnits } from './line-amounts.ts';

it('toUnits is exact for every number of at most 15 digits', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }), (units) => {
      const text = `${units < 0n ? '-' : ''}${String(units < 0n ? -units : units).padStart(5, '0')}`;
      const value = Number(`${text.slice(0, -4)}.${text.slice(-4)}`);
      expect(toUnits(value, 4)).toBe(units);
      expect(hasDecimals(value, 4)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});

it('toEuros gives the number that is written with two decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 46 }), fc.integer({ min: 10, max: 99 }), (euros, cents) => {
      expect(toEuros(BigInt(euros) * 100n + BigInt(cents))).toBe(Number(`${euros}.${cents}`));
    }),
    { numRuns: 10_000 },
  );
});

it.each([
  [0.1 + 0.2, 4],
  [1e-5, 4],
  [1e15, 0],
  [1e12, 4],
  [0.001, 2],
  [Number.NaN, 2],
  [Number.NEGATIVE_INFINITY, 2],
])('hasDecimals(%s, %s) is false', (value, decimals) => {
  expect(hasDecimals(value, decimals)).toBe(false);
});

it.each([
  [5n, 10n, 1n],
  [-5n, 10n, -1n],
  [4n, 10n, 0n],
  [-14n, 10n, -1n],
  [-15n, 10n, -2n],
  [1n, 3n, 0n],
  [2n, 3n, 1n],
  [-2n, 3n, -1n],
])('%s / %s is %s, rounded', (dividend, divisor, quotient) => {
  expect(divide(dividend, divisor)).toBe(quotient);
});

it('roundAmount rounds what is written, as a decimal library does', () => {
  const decimal = fc.tuple(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), fc.integer({ min: 0, max: 99_999 }));
  const written = decimal.map(([whole, part]) => Number(`${whole}.${String(part).padStart(5, '0')}`));
  fc.assert(
    fc.property(
      fc.oneof(written, fc.double({ min: -1e12, max: 1e12, noNaN: true })),
      fc.constantFrom(0, 2, 4),
      (value, decimals) => {
        const expected = new Decimal(value).toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP).plus(0).toNumber();
        expect(roundAmount(value, decimals)).toBe(expected + 0);
      },
    ),
    { numRuns: 10_000 },
  );
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, Number('19,95')])('roundAmount rejects %s', (value) => {
  expect(() => roundAmount(value)).toThrow('is not an amount');
});

it('roundAmount takes numbers that are written with an exponent', () => {
  expect([1e-7, -1e-7, 1e21, -1e21].map((value) => roundAmount(value))).toEqual([0, 0, 1e21, -1e21]);
});
