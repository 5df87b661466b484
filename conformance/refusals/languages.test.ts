import { describe, expect, it } from 'vitest';
import { en } from '../../mocks/messages/en.ts';
import { nl } from '../../mocks/messages/nl.ts';
import { languageFor, languages, otherLanguageOf } from './languages.ts';

describe('the language of messages', () => {
  it.each([
    ['nl-NL', 'nl'],
    ['EN', 'en'],
    ['de', 'en'],
    [undefined, 'en'],
  ])('for %s is %s', (accepted, language) => {
    expect(languageFor(accepted)).toBe(language);
    expect(languages).toContain(language);
  });

  it('is noticed when it is another one', () => {
    expect(otherLanguageOf(nl.fieldsInvalid, 'en')).toBe('nl');
    expect(otherLanguageOf(en.tokenUnknown, 'nl')).toBe('en');
  });

  it('is never taken for another one', () => {
    for (const text of Object.values(en)) expect(otherLanguageOf(text, 'en'), text).toBeUndefined();
    for (const text of Object.values(nl)) expect(otherLanguageOf(text, 'nl'), text).toBeUndefined();
    expect(otherLanguageOf('No "De Vrienden van het Veld" here', 'en')).toBeUndefined();
  });
});
