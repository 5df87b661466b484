/** A text as the standards compute with it: each letter is two digits, A = 10 to Z = 35. */
const digitsOf = (text: string): bigint =>
  BigInt([...text].map((character) => Number.parseInt(character, 36)).join(''));

/** ISO 13616: country and check digits moved to the end, modulo 97 is 1. */
function ibanIsValid(iban: string): boolean {
  return digitsOf(iban.slice(4) + iban.slice(0, 4)) % 97n === 1n;
}

/**
 * The VAT numbers of countries whose check digits are known: their form behind the prefix, and the check. A Dutch number has
 * nine digits that pass the eleven test, or, since 2020, the check digits of ISO 7064 over the whole of it.
 */
const vatNumbers: Readonly<Record<string, readonly [form: RegExp, isValid: (number: string) => boolean]>> = {
  NL: [/^\d{9}B\d\d$/, (number) => digitsOf(`NL${number}`) % 97n === 1n || passesElevenTest(number.slice(0, 9))],
  BE: [/^\d{10}$/, (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8))],
  DE: [/^\d{9}$/, (number) => iso7064Mod11And10(number.slice(0, 8)) === Number(number[8])],
};

function vatNumberIsValid(vatNumber: string): boolean {
  const [form, isValid] = vatNumbers[vatNumber.slice(0, 2)] ?? [];
  const number = vatNumber.slice(2);
  return !form || !isValid || (form.test(number) && isValid(number));
}

const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1];

function passesElevenTest(digits: string): boolean {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11 === 0;
}

/** The check digit of ISO 7064, MOD 11,10. */
function iso7064Mod11And10(digits: string): number {
  const product = [...digits].reduce((before, digit) => (2 * ((Number(digit) + before) % 10 || 10)) % 11, 10);
  return (11 - product) % 10;
}

/** The kinds of check digits that `x-check-digits` of the contract names: the form of such a value, and the check. */
const kinds = {
  iban: [/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, ibanIsValid],
  vatNumber: [/^[A-Z]{2}[A-Z0-9+*]{2,13}$/, vatNumberIsValid],
} as const;

export type CheckDigits = keyof typeof kinds;

/**
 * Whether the check digits of a value are right, which is written without spaces and in capitals. A value without the form
 * of its kind has none, and is refused for its form.
 */
export function hasValidCheckDigits(kind: CheckDigits, value: string): boolean {
  const [form, isValid] = kinds[kind];
  return !form.test(value) || isValid(value);
}

/** The keyword of the contract, for Ajv. */
export const checkDigitsKeyword = {
  keyword: 'x-check-digits',
  type: 'string',
  schemaType: 'string',
  validate: hasValidCheckDigits,
} as const;
