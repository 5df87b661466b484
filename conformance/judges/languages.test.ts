import { describe, expect, it } from 'vitest';
import { catalogues } from '../../mocks/messages/catalogues.ts';
import { detectOtherLanguage } from './languages.ts';

const { en, nl } = catalogues;

describe('The language of messages', () => {
  it('is detected when it is not the expected one', () => {
    expect(detectOtherLanguage(nl.fieldsInvalid, 'en')).toBe('nl');
    expect(detectOtherLanguage(en.tokenUnknown, 'nl')).toBe('en');
  });

  it('is never mistaken for another one', () => {
    for (const text of Object.values(en)) expect(detectOtherLanguage(text, 'en'), text).toBeUndefined();
    for (const text of Object.values(nl)) expect(detectOtherLanguage(text, 'nl'), text).toBeUndefined();
    expect(detectOtherLanguage('No "De Vrienden van het Veld" here', 'en')).toBeUndefined();
  });
});
