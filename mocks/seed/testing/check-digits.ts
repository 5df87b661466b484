/** A text as the standards compute with it: each letter is two digits, A = 10 to Z = 35. */
const digitsOf = (text: string): bigint =>
  BigInt([...text].map((character) => Number.parseInt(character, 36)).join(''));

/** ISO 13616: country and check digits moved to the end, modulo 97 is 1. */
export function ibanIsValid(iban: string): boolean {
  return digitsOf(iban.slice(4) + iban.slice(0, 4)) % 97n === 1n;
}

/** Both rules that a Dutch VAT number can have: modulo 97 is 1, and the nine digits pass the eleven test. */
export function dutchVatNumberIsValid(vatNumber: string): boolean {
  const digits = /^NL(\d{9})B\d\d$/.exec(vatNumber)?.[1];
  return digits !== undefined && digitsOf(vatNumber) % 97n === 1n && elevenTest(digits);
}

const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1];

function elevenTest(digits: string): boolean {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11 === 0;
}

/** GTIN: weights 1 and 3 in turn, from the right; the sum is a multiple of 10. */
export function barcodeIsValid(barcode: string): boolean {
  return [...barcode].reverse().reduce((sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1), 0) % 10 === 0;
}
