import { describe, expect, it } from 'vitest';
import { hasValidCheckDigits } from './check-digits.ts';

describe('check digits of an IBAN', () => {
  it.each(['NL13TEST0123456789', 'GB82WEST12345698765432', 'BE68539007547034', 'DE89370400440532013000'])(
    'are valid: %s',
    (iban) => expect(hasValidCheckDigits('iban', iban)).toBe(true),
  );

  it.each(['NL14TEST0123456789', 'NL13TEST0123456798', 'GB82WEST12345698765423'])('are invalid: %s', (iban) =>
    expect(hasValidCheckDigits('iban', iban)).toBe(false),
  );
});

describe('check digits of a VAT number', () => {
  it.each([
    ['a Dutch one that passes both checks', 'NL001000007B58'],
    ['a Dutch one that passes the eleven test only', 'NL001000007B01'],
    ['a Dutch one that passes modulo 97 only', 'NL123456789B13'],
    ['a Belgian one', 'BE0000000196'],
    ['a German one', 'DE000000011'],
    ['one of a country whose check digits are not known here', 'FR00000000019'],
  ])('are valid: %s, %s', (_what, vatNumber) => expect(hasValidCheckDigits('vatNumber', vatNumber)).toBe(true));

  it.each([
    ['a Dutch one', 'NL001000008B58'],
    ['a Dutch one without the letter B', 'NL001000007058'],
    ['a Dutch one that is too short', 'NL00100000B58'],
    ['a Belgian one', 'BE0000000197'],
    ['a Belgian one of nine digits', 'BE000000196'],
    ['a German one', 'DE000000017'],
  ])('are invalid: %s, %s', (_what, vatNumber) => expect(hasValidCheckDigits('vatNumber', vatNumber)).toBe(false));
});

it('a value of another format has no check digits', () => {
  expect(hasValidCheckDigits('iban', 'NL13')).toBe(true);
  expect(hasValidCheckDigits('vatNumber', 'x')).toBe(true);
});
