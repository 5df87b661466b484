import { expect, it } from 'vitest';
import { hasValidCheckDigits } from './check-digits.ts';

const iban = 'iban';
const vatNumber = 'vatNumber';

it.each([
  [iban, 'NL13TEST0123456789', 'of the Netherlands'],
  [iban, 'GB82WEST12345698765432', 'with letters'],
  [iban, 'BE68539007547034', 'of Belgium'],
  [vatNumber, 'NL001000007B58', 'a Dutch one that passes both checks'],
  [vatNumber, 'NL001000007B01', 'a Dutch one that passes the eleven test only'],
  [vatNumber, 'NL123456789B13', 'a Dutch one that passes modulo 97 only'],
  [vatNumber, 'BE0000000196', 'of Belgium'],
  [vatNumber, 'DE000000011', 'of Germany'],
  [vatNumber, 'FR00000000019', 'one of a country whose check digits are not known here'],
  [iban, 'NL13', 'another format, which has no check digits'],
  [vatNumber, 'x', 'another format'],
] as const)('the check digits of the %s %s are valid: %s', (kind, number, _what) => {
  expect(hasValidCheckDigits(kind, number)).toBe(true);
});

it.each([
  [iban, 'NL14TEST0123456789', 'another digit'],
  [iban, 'NL13TEST0123456798', 'digits swapped'],
  [iban, 'GB82WEST12345698765423', 'digits swapped'],
  [vatNumber, 'NL001000008B58', 'another digit'],
  [vatNumber, 'NL001000007058', 'without the letter B'],
  [vatNumber, 'NL00100000B58', 'too short'],
  [vatNumber, 'BE0000000197', 'another digit'],
  [vatNumber, 'BE000000196', 'nine digits'],
  [vatNumber, 'DE000000017', 'another digit'],
] as const)('the check digits of the %s %s are invalid: %s', (kind, number, _what) => {
  expect(hasValidCheckDigits(kind, number)).toBe(false);
});
