import countries from './countries.json' with { type: 'json' };

/** Converts text to the number of the standards: each letter becomes two digits, A = 10 to Z = 35. */
const toDigits = (text: string): bigint =>
  BigInt([...text].map((character) => Number.parseInt(character, 36)).join(''));

/** Returns the length of a country's IBAN in the registry of ISO 13616; undefined for a country without one. */
export const getIbanLength = (country: string): number | undefined => ibanLengths.get(country);

const ibanLengths = new Map(
  Object.entries(countries.ibanLengths).flatMap(([length, names]) =>
    names.split(' ').map((country) => [country, Number(length)] as const),
  ),
);

/** Checks an IBAN (ISO 13616): with country and check digits at the end, the number modulo 97 is 1. The digits are 02 to 98. */
function isValidIban(iban: string): boolean {
  const checkDigits = Number(iban.slice(2, 4));
  if (getIbanLength(iban.slice(0, 2)) !== iban.length || checkDigits < 2 || checkDigits > 98) return false;
  return toDigits(iban.slice(4) + iban.slice(0, 4)) % 97n === 1n;
}

interface VatNumberForm {
  readonly example: string;
  /** Pattern after the country prefix. Greek numbers begin with EL, not GR. */
  readonly format: string;
}

/** VAT numbers of the EU member states; Northern Ireland, `XI`, counts as one for goods. */
const unionForms = new Map<string, VatNumberForm>(Object.entries(countries.unionVatNumbers));

const forms = new Map<string, VatNumberForm>([...unionForms, ...Object.entries(countries.otherVatNumbers)]);

/** Countries of ISO 3166-1 without a known form. */
const otherCountries = new Set(countries.otherCountries.split(' '));

/** Digit checks by country prefix. */
const digitChecks: Readonly<Record<string, (number: string) => boolean>> = {
  BE: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  DE: (number) => getIso7064CheckDigit(number.slice(0, 8)) === Number(number[8]),
  // Nine digits pass the eleven test, or, since 2020, the whole number has the check digits of ISO 7064.
  NL: (number) => toDigits(`NL${number}`) % 97n === 1n || passesElevenTest(number.slice(0, 9)),
};

export const getVatNumberExample = (country: string): string | undefined =>
  otherCountries.has(country) ? `${country}123456789` : forms.get(country)?.example;

/** Checks that a country (ISO 3166-1) is in the European Union. Northern Ireland is not. */
export const isMemberState = (country: string): boolean => unionForms.has(country === 'GR' ? 'EL' : country);

export const isOfOtherMemberState = (vatNumber: string): boolean =>
  !vatNumber.startsWith('NL') && unionForms.has(vatNumber.slice(0, 2));

function isValidVatNumber(vatNumber: string): boolean {
  const country = vatNumber.slice(0, 2);
  const number = vatNumber.slice(2);
  const form = forms.get(country);
  if (!form) return otherCountries.has(country) && /\d/.test(number);
  return new RegExp(`^(?:${form.format})$`).test(number) && digitChecks[country]?.(number) !== false;
}

const ELEVEN_TEST_WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2, -1];

function passesElevenTest(digits: string): boolean {
  return ELEVEN_TEST_WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11 === 0;
}

/** Returns the check digit of ISO 7064, MOD 11,10. */
function getIso7064CheckDigit(digits: string): number {
  const remainder = [...digits].reduce((product, digit) => (2 * ((Number(digit) + product) % 10 || 10)) % 11, 10);
  return (11 - remainder) % 10;
}

const KINDS = {
  iban: [/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, isValidIban],
  vatNumber: [/^[A-Z]{2}[A-Z0-9+*]{2,15}$/, isValidVatNumber],
} as const;

export type CheckDigits = keyof typeof KINDS;

/**
 * Checks the length or form for the country, and the check digits, of a value in capitals without spaces. A value outside the
 * form of all countries passes: its pattern rejects it.
 */
export function hasValidCheckDigits(kind: CheckDigits, value: string): boolean {
  const [format, isValid] = KINDS[kind];
  return !format.test(value) || isValid(value);
}
