import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getTypes } from '../../contract/schemas.ts';
import { bundle, type Schema } from '../support/contract.ts';

const control: unknown = JSON.parse(readFileSync(new URL('../../generated/control.json', import.meta.url), 'utf8'));

interface DescribedNumber {
  readonly path: string;
  readonly text: string;
  readonly schema: Schema;
}

/** Lists the numbers of a document that are described: by themselves, or by the parameter or header that has them. */
function listNumbers(part: unknown, path: string, outer = ''): DescribedNumber[] {
  if (typeof part !== 'object' || part === null) return [];
  const { description, type } = part as Schema;
  const text = typeof description === 'string' ? description.replaceAll(/\s+/g, ' ') : outer;
  const isNumber =
    type !== undefined && getTypes(part as Schema).some((name) => name === 'number' || name === 'integer');
  const inner = Object.entries(part)
    .filter(([key]) => !key.startsWith('example'))
    .flatMap(([key, value]) => listNumbers(value, `${path}/${key}`, key === 'schema' || key === 'items' ? text : ''));
  return isNumber && text !== '' ? [{ path, text, schema: part as Schema }, ...inner] : inner;
}

const numbers = [...listNumbers(bundle, 'contract'), ...listNumbers(control, 'control')];

interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly 'x-scale'?: number;
}

type Check = (bounds: Bounds, value: number) => boolean;

const isPositive: Check = ({ minimum = -1 }) => minimum >= 0;
const isAnySign: Check = ({ minimum = 0 }) => minimum < 0;
const mayBeZero: Check = ({ minimum = 1 }) => minimum <= 0;
const beginsWith: Check = ({ minimum }, value) => minimum === value;
const hasScale: Check = ({ 'x-scale': scale }, value) => scale === value;

/** What the words about a number say of its bounds and its scale. */
const CLAIMS: readonly (readonly [words: RegExp, check: Check])[] = [
  [/\b(?:with|up to|with up to) (\d+) decimals/, hasScale],
  [/\bnot below (\d+)/, beginsWith],
  [/\bbelow zero\b|\bnegative\b/i, isAnySign],
  [/\bin percent\b|(?<!price or )\bpercentage\b/i, ({ minimum, maximum }) => minimum === 0 && maximum === 100],
  [/\bfrom (\d+)\b|\bfirst\b[^.;]* is (\d+)|; (\d+) is the next one/, beginsWith],
  [/\b0 (?:for|without|when|before|holds)\b/, mayBeZero],
  [
    /^Number of (?!units|days (?:since|from))|\bSum of the (?:debits|credits)|\bon the (?:debit|credit) side/,
    isPositive,
  ],
  [/\bat most (\d+) digits/, ({ maximum }, digits) => maximum === 10 ** digits - 1],
  [/^Number of (?:units|days (?:since|from)) [^.]*/, isAnySign],
];

/** Words with a digit that are about something else than the bounds. */
const OTHER_DIGITS = [
  /`\d+`: [^\n]*?(?= - `|$)/g,
  /\btypes? \d+(?:, \d+)*(?: or \d+)?/g,
  /\bperiod 0\b|A book year of months has 12|of 24 hours each|Without it: 3600/g,
  /at most 0\.05 away from that|charged it is 0|`unitPrice` is 0|`amountVat` is 0/g,
  /`1[ab]`|HTTP\/1/g,
];

describe.each(CLAIMS)('where a description says %s', (words, check) => {
  const claimed = numbers.flatMap((number) => {
    const match = words.exec(number.text);
    return match ? [{ ...number, value: Number(match.slice(1).find((group) => group !== undefined)) }] : [];
  });

  it('there is such a number', () => expect(claimed).not.toEqual([]));

  it('minimum, maximum and x-scale say so too', () => {
    const wrong = claimed.filter(({ schema, value }) => !check(schema as Bounds, value));
    expect(wrong.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });
});

it('every figure in the description of a number is a bound, a scale, or explained', () => {
  const unexplained = numbers
    .map(({ path, text }) => {
      const rest = OTHER_DIGITS.reduce((shorter, words) => shorter.replaceAll(words, ''), text);
      return { path, text: CLAIMS.reduce((shorter, [words]) => shorter.replace(words, ''), rest) };
    })
    .filter(({ text }) => /\d/.test(text));
  expect(unexplained).toEqual([]);
});
