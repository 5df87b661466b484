/** Converts text to the number that the standards compute with: each letter is two digits, A = 10 to Z = 35. */
const toDigits = (text: string): bigint =>
  BigInt([...text].map((character) => Number.parseInt(character, 36)).join(''));

/** The length of an IBAN by the registry of ISO 13616, for each country in it. */
const IBAN_LENGTHS: Readonly<Record<string, string>> = {
  15: 'NO',
  16: 'BE',
  18: 'DK FI FK FO GL NL SD',
  19: 'MK SI',
  20: 'AT BA EE KZ LT LU MN XK',
  21: 'CH HR LI LV',
  22: 'BG BH CR DE GB GE IE ME RS VA',
  23: 'AE GI IL IQ OM SO TL',
  24: 'AD CZ ES MD PK RO SA SE SK TN VG',
  25: 'LY PT ST',
  26: 'IS TR',
  27: 'BI DJ FR GR IT MC MR SM',
  28: 'AL AZ BY CY DO GT HN HU LB NI PL SV',
  29: 'BR EG PS QA UA',
  30: 'JO KW MU YE',
  31: 'MT SC',
  32: 'LC',
  33: 'RU',
};

/** Returns how many characters an IBAN of a country has; undefined for a country that has none. */
export const getIbanLength = (country: string): number | undefined => IBAN_LENGTH_BY_COUNTRY.get(country);

const IBAN_LENGTH_BY_COUNTRY = new Map(
  Object.entries(IBAN_LENGTHS).flatMap(([length, countries]) =>
    countries.split(' ').map((country) => [country, Number(length)] as const),
  ),
);

/** ISO 13616: with the country and the check digits at the end, the number modulo 97 is 1. The digits are 02 to 98. */
function isValidIban(iban: string): boolean {
  const checkDigits = Number(iban.slice(2, 4));
  if (getIbanLength(iban.slice(0, 2)) !== iban.length || checkDigits < 2 || checkDigits > 98) return false;
  return toDigits(iban.slice(4) + iban.slice(0, 4)) % 97n === 1n;
}

interface VatNumberForm {
  readonly example: string;
  /** What follows the prefix of the country. */
  readonly format: RegExp;
  readonly hasCheckDigits?: (number: string) => boolean;
}

const ofDigits = (prefix: string, ...lengths: readonly number[]): VatNumberForm => ({
  example: prefix + '1234567890'.repeat(2).slice(0, lengths[0]),
  format: new RegExp(`^(${lengths.map((length) => `\\d{${length}}`).join('|')})$`),
});

/** The VAT numbers of Great Britain, and of Northern Ireland, which has the same under another prefix. */
const BRITISH_VAT_NUMBER = /^(\d{9}(\d{3})?|(GD|HA)\d{3})$/;

/** The VAT numbers of the member states of the European Union; Northern Ireland, `XI`, counts as one for goods. */
const UNION_VAT_NUMBERS: Readonly<Record<string, VatNumberForm>> = {
  AT: { example: 'ATU12345678', format: /^U\d{8}$/ },
  BE: {
    example: 'BE0000000196',
    format: /^\d{10}$/,
    hasCheckDigits: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  },
  BG: ofDigits('BG', 9, 10),
  CY: { example: 'CY12345678L', format: /^\d{8}[A-Z]$/ },
  CZ: ofDigits('CZ', 8, 9, 10),
  DE: {
    example: 'DE000000011',
    format: /^\d{9}$/,
    hasCheckDigits: (number) => getIso7064CheckDigit(number.slice(0, 8)) === Number(number[8]),
  },
  DK: ofDigits('DK', 8),
  EE: ofDigits('EE', 9),
  EL: ofDigits('EL', 9),
  ES: { example: 'ESA12345678', format: /^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/ },
  FI: ofDigits('FI', 8),
  FR: { example: 'FR12345678901', format: /^[A-HJ-NP-Z\d]{2}\d{9}$/ },
  HR: ofDigits('HR', 11),
  HU: ofDigits('HU', 8),
  IE: { example: 'IE1234567FA', format: /^(\d[A-Z\d+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/ },
  IT: ofDigits('IT', 11),
  LT: ofDigits('LT', 9, 12),
  LU: ofDigits('LU', 8),
  LV: ofDigits('LV', 11),
  MT: ofDigits('MT', 8),
  // Nine digits pass the eleven test, or, since 2020, the whole number has the check digits of ISO 7064.
  NL: {
    example: 'NL001000007B58',
    format: /^\d{9}B\d\d$/,
    hasCheckDigits: (number) => toDigits(`NL${number}`) % 97n === 1n || passesElevenTest(number.slice(0, 9)),
  },
  PL: ofDigits('PL', 10),
  PT: ofDigits('PT', 9),
  RO: ofDigits('RO', 10, 9, 8, 7, 6, 5, 4, 3, 2),
  SE: ofDigits('SE', 12),
  SI: ofDigits('SI', 8),
  SK: ofDigits('SK', 10),
  XI: { example: 'XI123456789', format: BRITISH_VAT_NUMBER },
};

const VAT_NUMBERS: Readonly<Record<string, VatNumberForm>> = {
  ...UNION_VAT_NUMBERS,
  CH: { example: 'CHE123456789', format: /^E\d{9}$/ },
  GB: { example: 'GB123456789', format: BRITISH_VAT_NUMBER },
  // Its prefix is EL.
  GR: { example: 'EL123456789', format: /^(?!)/ },
  NO: ofDigits('NO', 9),
};

/** The countries of ISO 3166-1 that are not in the table above. */
const OTHER_COUNTRIES = new Set(
  `AD AE AF AG AI AL AM AO AQ AR AS AU AW AX AZ BA BB BD BF BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CI CK
  CL CM CN CO CR CU CV CW CX DJ DM DO DZ EC EG EH ER ET FJ FK FM FO GA GD GE GF GG GH GI GL GM GN GP GQ GS GT GU GW GY HK HM HN
  HT ID IL IM IN IO IQ IR IS JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LY MA MC MD ME MF MG MH MK ML
  MM MN MO MP MQ MR MS MU MV MW MX MY MZ NA NC NE NF NG NI NP NR NU NZ OM PA PE PF PG PH PK PM PN PR PS PW PY QA RE RS RU RW SA
  SB SC SD SG SH SJ SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE
  VG VI VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/),
);

export function getVatNumberExample(country: string): string | undefined {
  if (OTHER_COUNTRIES.has(country)) return `${country}123456789`;
  return Object.hasOwn(VAT_NUMBERS, country) ? VAT_NUMBERS[country]?.example : undefined;
}

export const isOfOtherMemberState = (vatNumber: string): boolean =>
  !vatNumber.startsWith('NL') && Object.hasOwn(UNION_VAT_NUMBERS, vatNumber.slice(0, 2));

function isValidVatNumber(vatNumber: string): boolean {
  const country = vatNumber.slice(0, 2);
  const number = vatNumber.slice(2);
  const form = Object.hasOwn(VAT_NUMBERS, country) ? VAT_NUMBERS[country] : undefined;
  if (!form) return OTHER_COUNTRIES.has(country) && /\d/.test(number);
  return form.format.test(number) && form.hasCheckDigits?.(number) !== false;
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

const KINDS = {
  iban: [/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, isValidIban],
  vatNumber: [/^[A-Z]{2}[A-Z0-9+*]{2,15}$/, isValidVatNumber],
} as const;

export type CheckDigits = keyof typeof KINDS;

/**
 * Whether a value has the length or form of its country, and the right check digits. It is written without spaces and in
 * capitals. A value that is not even in the form of all countries passes: its pattern rejects it.
 */
export function hasValidCheckDigits(kind: CheckDigits, value: string): boolean {
  const [format, isValid] = KINDS[kind];
  return !format.test(value) || isValid(value);
}
