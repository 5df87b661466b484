import { describe, expect, it } from 'vitest';
import { en, type MessageKey } from './en.ts';
import { nl } from './nl.ts';
import { negotiateLanguage, render } from './render.ts';

const placeholdersIn = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
const keys = Object.keys(en) as MessageKey[];

/** What is a name and no sentence: kinds of problem, formats, JSON types, and the word between them. */
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
    expect(keys.filter((key) => en[key] === nl[key] && key !== 'or')).toEqual(['type.null']);
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

  it('keeps placeholders without a value visible', () => {
    expect(render({ key: 'maximum' }, 'en')).toBe('The value must be at most {limit}.');
  });
});

it.each([
  [undefined, 'en'],
  ['nl-NL, en;q=0.5', 'nl'],
  ['de, nl;q=0.1', 'nl'],
  ['de', 'en'],
  ['*', 'en'],
] as const)('chooses for Accept-Language %s the language %s', (header, language) =>
  expect(negotiateLanguage(header)).toBe(language),
);
