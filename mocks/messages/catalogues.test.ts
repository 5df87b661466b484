import { describe, expect, it } from 'vitest';
import { catalogues, LANGUAGES, type MessageKey } from './catalogues.ts';
import { chooseLanguage, render } from './render.ts';

const { en, nl } = catalogues;
const keys = Object.keys(en) as MessageKey[];

/** Includes plural forms, which a language may have fewer of. */
const placeholdersIn = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

/** Names, which are no sentences: kinds of problem, formats, JSON types, and the word between them. */
const isName = (key: string): boolean => /[.-]/.test(key) || key === 'or' || key === 'unauthorized';

/** Values of parameters, for a count. Other placeholders stay as they are. */
const createSample = (count: number) => ({
  limit: count,
  count,
  seconds: count,
  scale: count,
  debit: 100.01,
  credit: 1_234_567.5,
  date: '2026-02-30',
  year: 2025,
  open: 2026,
  example: '19.95',
  types: ['string', 'null'],
  values: ['M', 'K'],
  format: 'date',
});

describe('the messages', () => {
  it('have the same keys and parameters in both languages, and other texts', () => {
    expect(Object.keys(nl).toSorted()).toEqual(keys.toSorted());
    for (const key of keys) expect(placeholdersIn(nl[key]), key).toEqual(placeholdersIn(en[key]));
    const same = keys.filter((key) => en[key] === nl[key] && key !== 'or');
    expect(same).toEqual(['document.iban', 'document.bic', 'type.null']);
  });

  it.each(LANGUAGES)('are whole sentences, whose nouns agree with their counts: %s', (language) => {
    for (const key of keys) {
      const text = catalogues[language][key];
      if (!isName(key)) expect(text, key).toMatch(/^[A-ZÉ"{].*([.?]|\}|")$/s);
      // A noun after a count is in a plural form, or is none.
      for (const [, following] of text.matchAll(/\{(?:limit|count|seconds|scale)\} ([a-z]+)/g))
        expect(['must', 'may', 'zijn', 'van', 'lines', 'regels'], key).toContain(following);
    }
  });

  it.each([
    ['en', '__snapshots__/messages-en.txt'],
    ['nl', '__snapshots__/messages-nl.txt'],
  ] as const)('are filled with numbers, dates and names as the language writes them: %s', async (language, file) => {
    const texts = keys.flatMap((key) => {
      const counts = [0, 1, 2].map((count) => render({ key, parameters: createSample(count) }, language));
      return [...new Set(counts)].map((text) => `${key}: ${text}\n`);
    });
    await expect(texts.join('')).toMatchFileSnapshot(file);
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
