import { describe, expect, it } from 'vitest';
import { catalogues, type MessageKey } from './catalogues.ts';
import { chooseLanguage, render } from './render.ts';

const { en, nl } = catalogues;

/** Includes plural forms, which a language may have fewer of. */
const placeholdersIn = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
/** Parameters that count something. */
const COUNTS = ['limit', 'count', 'seconds', 'scale'];

const keys = Object.keys(en) as MessageKey[];

/** Names, which are no sentences: kinds of problem, formats, JSON types, and the word between them. */
const isName = (key: string): boolean =>
  key.includes('.') || key.includes('-') || key === 'or' || key === 'unauthorized';

describe('message catalogues', () => {
  it('have the same keys', () => {
    expect(Object.keys(nl).toSorted()).toEqual(keys.toSorted());
  });

  it.each(keys)('use the same parameters in %s', (key) => {
    expect(placeholdersIn(nl[key])).toEqual(placeholdersIn(en[key]));
  });

  it.each(keys.filter((key) => !isName(key)))('contain whole sentences in %s', (key) => {
    for (const text of [en[key], nl[key]]) expect(text).toMatch(/^[A-ZÉ"{].*([.?]|\}|")$/s);
  });

  it('differ between the languages', () => {
    expect(keys.filter((key) => en[key] === nl[key] && key !== 'or')).toEqual([
      'document.iban',
      'document.bic',
      'type.null',
    ]);
  });
});

describe('message', () => {
  it('contains its parameter values', () => {
    expect(render({ key: 'maximum', parameters: { limit: 5 } }, 'en')).toBe('The value must be at most 5.');
    expect(render({ key: 'enum', parameters: { values: ['M', 'K'] } }, 'nl')).toBe(
      'De waarde moet een van deze zijn: M, K.',
    );
  });

  it('translates JSON types and formats', () => {
    const types = { key: 'type', parameters: { types: ['string', 'null'] } } as const;
    expect(render(types, 'en')).toBe('The value must be text or null.');
    expect(render(types, 'nl')).toBe('De waarde moet tekst of null zijn.');
    const format = { key: 'format', parameters: { format: 'date', example: '2026-04-16' } } as const;
    expect(render(format, 'en')).toBe('The value is not a valid date. Example: 2026-04-16');
    expect(render(format, 'nl')).toBe('De waarde heeft niet de vorm van een datum. Voorbeeld: 2026-04-16');
  });

  it.each([
    ['minLength', 'limit', 'en', [' 0 characters.', ' 1 character.', ' 2 characters.']],
    ['minLength', 'limit', 'nl', [' 0 tekens hebben.', ' 1 teken hebben.', ' 2 tekens hebben.']],
    ['tooManyRequests', 'seconds', 'en', [' 0 seconds.', ' 1 second.', ' 2 seconds.']],
    ['worldsFull', 'limit', 'en', [' 0 worlds is', ' 1 world is', ' 2 worlds is']],
    ['worldsFull', 'limit', 'nl', [' 0 werelden is', ' 1 wereld is', ' 2 werelden is']],
    ['draftsLeft', 'count', 'nl', ['0 boekingen van', '1 boeking van', '2 boekingen van']],
  ] as const)('agrees with its count: %s, %s, %s', (key, name, language, expected) => {
    for (const [count, text] of expected.entries()) {
      expect(render({ key, parameters: { [name]: count } }, language)).toContain(text);
    }
  });

  it.each(
    keys.flatMap((key) => COUNTS.filter((name) => en[key].includes(`{${name}`)).map((name) => [key, name] as const)),
  )('agrees with counts of 0, 1 and 2: %s, %s', (key, name) => {
    for (const [language, catalogue] of [
      ['en', en],
      ['nl', nl],
    ] as const) {
      // A noun after a count is in a plural form, or is none.
      const following = new RegExp(`\\{${name}\\} ([a-z]+)`).exec(catalogue[key])?.[1];
      expect(['must', 'may', 'zijn', 'van', 'lines', 'regels', undefined]).toContain(following);
      const [none, one, two] = [0, 1, 2].map((count) => {
        const text = render({ key, parameters: { [name]: count } }, language);
        expect(text).not.toMatch(/\|/);
        return text.replace(String(count), '#');
      });
      expect(none).toBe(two);
      expect(one !== two).toBe(catalogue[key].includes(`{${name}|`));
    }
  });

  it.each([
    [
      'memorialUnbalanced',
      { debit: 100.01, credit: 1_234_567.5 },
      'en',
      'the debits are 100.01, the credits 1234567.50,',
    ],
    ['memorialUnbalanced', { debit: 100.01, credit: 1_234_567.5 }, 'nl', 'debet is 100,01, credit 1234567,50,'],
    ['maximum', { limit: 999_999_999_999.99 }, 'nl', 'hoogstens 999999999999,99 zijn.'],
    ['dateUnknown', { date: '2026-02-30' }, 'en', 'There is no date 2026-02-30.'],
    ['dateUnknown', { date: '2026-02-30' }, 'nl', 'De datum 30-02-2026 bestaat niet.'],
    ['numberAsText', { example: '19.95' }, 'nl', 'aanhalingstekens: 19.95'],
    [
      'bookYearClosed',
      { year: 2025, open: 2026 },
      'nl',
      'Boekjaar 2025 is afgesloten. Het eerste open boekjaar is 2026.',
    ],
  ] as const)('writes numbers and dates as the language does: %s %j, %s', (key, parameters, language, text) => {
    expect(render({ key, parameters }, language)).toContain(text);
  });

  it('keeps placeholders without a value visible', () => {
    expect(render({ key: 'maximum' }, 'en')).toBe('The value must be at most {limit}.');
  });
});

it.each([
  [undefined, 'en'],
  ['nl-NL, en;q=0.5', 'nl'],
  ['de, nl;q=0.1', 'nl'],
  ['de', 'en'],
  ['EN-us', 'en'],
  ['NL-be', 'nl'],
  ['en;q=0', 'nl'],
  ['*', 'en'],
] as const)('chooses for Accept-Language %s the language %s', (header, language) =>
  expect(chooseLanguage(header)).toBe(language),
);
