/** Converts text to the number that the standards compute with: each letter is two digits, A = 10 to Z = 35. */
const toDigits = (text: string): bigint =>
  BigInt([...text].map((character) => Number.parseInt(character, 36)).join(''));

/** ISO 13616: with the country and the check digits at the end, the number modulo 97 is 1. */
function isValidIban(iban: string): boolean {
  return toDigits(iban.slice(4) + iban.slice(0, 4)) % 97n === 1n;
}

/**
 * The format of VAT numbers after the prefix of the country, and the check of their digits. In a Dutch number nine digits
 * pass the eleven test, or, since 2020, the whole number has the check digits of ISO 7064.
 */
const VAT_NUMBERS: Readonly<Record<string, readonly [format: RegExp, isValid: (number: string) => boolean]>> = {
  NL: [/^\d{9}B\d\d$/, (number) => toDigits(`NL${number}`) % 97n === 1n || passesElevenTest(number.slice(0, 9))],
  BE: [/^\d{10}$/, (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8))],
  DE: [/^\d{9}$/, (number) => getIso7064CheckDigit(number.slice(0, 8)) === Number(number[8])],
};

function isValidVatNumber(vatNumber: string): boolean {
  const [format, isValid] = VAT_NUMBERS[vatNumber.slice(0, 2)] ?? [];
  const number = vatNumber.slice(2);
  return !format || !isValid || (format.test(number) && isValid(number));
}

const ELEVEN_TEST_WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2, -1];

function passesElevenTest(digits: string): boolean {
  return ELEVEN_TEST_WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11 === 0;
}

/** ISO 7064, MOD 11,10. */
function getIso7064CheckDigit(digits: string): number {
  const remainder = [...digits].reduce((product, digit) => (2 * ((Number(digit) + product) % 10 || 10)) % 11, 10);
  return (11 - remainder) % 10;
}

/** The values of `x-check-digits`, with the format and the check of each. */
const KINDS = {
  iban: [/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, isValidIban],
  vatNumber: [/^[A-Z]{2}[A-Z0-9+*]{2,13}$/, isValidVatNumber],
} as const;

export type CheckDigits = keyof typeof KINDS;

/**
 * Whether the check digits of a value are valid. It is written without spaces and in capitals. A value in another format
 * passes: it is rejected for its format.
 */
export function hasValidCheckDigits(kind: CheckDigits, value: string): boolean {
  const [format, isValid] = KINDS[kind];
  return !format.test(value) || isValid(value);
}
