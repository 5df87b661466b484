import type { CheckDigits } from '../mocks/validation/check-digits.ts';

/** Values in the form of their field, whose check digits are wrong. */
export const wrongCheckDigits: Readonly<Record<CheckDigits, string>> = {
  iban: 'NL14TEST0123456789',
  vatNumber: 'NL001000008B58',
};
