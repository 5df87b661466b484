import { describe, expect, it } from 'vitest';
import { foldCase, type Normalization, normalizeText } from './normalize-text.ts';

/** Characters that `trim()` removes: white space and line breaks of Unicode, and the byte order mark. */
const BLANKS =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

describe('a normalized text', () => {
  it.each(['line', 'lines'] as const)(
    'of the kind %s loses each kind of white space at both ends, and keeps the rest; a line has no separators',
    (kind) => {
      for (const blank of BLANKS) {
        const inside = kind === 'line' && '\u2028\u2029'.includes(blank) ? ' ' : blank;
        expect(normalizeText(kind, `${blank}a ${blank} b${BLANKS}`)).toBe(`a ${inside} b`);
      }
      expect(normalizeText(kind, BLANKS)).toBe('');
      // A next line, a zero-width space and a soft hyphen are not white space.
      for (const other of '\u0085\u200b\u00ad')
        expect(normalizeText(kind, `${other}a${other}`)).toBe(`${other}a${other}`);
    },
  );

  it('of the kind compact loses white space, dots, hyphens and slashes everywhere, and has capitals', () => {
    for (const separator of [...BLANKS, '.', '-', '/']) {
      expect(normalizeText('compact', `${separator}n${separator}L${separator}${separator}1${separator}`)).toBe('NL1');
    }
  });

  it.each(['ß', 'ı', 'ſ', 'é', 'ﬁ', '１'])('of the kind compact keeps %s, which is no letter of a number', (letter) => {
    expect(normalizeText('compact', `nl${letter}1`)).toBe(`NL${letter}1`);
  });

  it.each([
    ['CHE-123.456.788 MWST', 'CHE123456788'],
    ['che-123.456.788 tva', 'CHE123456788'],
    ['CHE 123 456 788 IVA', 'CHE123456788'],
    ['NO 123 456 789 MVA', 'NO123456789'],
    ['CH93 0076 2011 6238 5295 7', 'CH9300762011623852957'],
    ['NO12345678MVA', 'NO12345678MVA'],
  ])('of the kind compact loses the suffix of a VAT number: %s', (text, normal) => {
    expect(normalizeText('compact', text)).toBe(normal);
  });

  it('is in its normal form already', () => {
    for (const kind of ['line', 'lines', 'compact'] as readonly Normalization[]) {
      for (const text of [' a b ', 'che-123.456.788 mwst', `${BLANKS}ß-İ/${BLANKS}`]) {
        const normal = normalizeText(kind, text);
        expect(normalizeText(kind, normal)).toBe(normal);
      }
    }
  });
});

describe('texts that are compared without case', () => {
  it.each([
    ['É', 'é', 'E\u0301', 'e\u0301'],
    ['ß', 'ẞ', 'SS', 'ss', 'sS'],
    ['Σ', 'σ', 'ς'],
    ['ΟΔΟΣ', 'οδος', 'οδοσ'],
    ['İ', 'i\u0307', 'I\u0307'],
    ['Å', 'å', 'Å', 'A\u030a'],
    ['ﬁ', 'FI', 'fi'],
    ['K', 'k', '\u212a'],
    ['Ǆ', 'ǅ', 'ǆ'],
    ['µ', 'Μ', 'μ'],
    ['Я-1', 'я-1'],
    ['ᾳ', 'ΑΙ', '\u03b1\u0345'],
  ])('are equal: %s', (...texts) => {
    expect(new Set(texts.map(foldCase)).size).toBe(1);
  });

  it.each([
    ['İ', 'i', 'ı', 'e', 'é', 'è', 'ss ', 'ss'],
    ['a', 'ä', 'α', 'а'],
    ['1', '１', '¹'],
  ])('differ: %s', (...texts) => {
    expect(new Set(texts.map(foldCase)).size).toBe(texts.length);
  });

  it('of ASCII are in the order in which SQLite has them', () => {
    const ascii = String.fromCharCode(...Array.from({ length: 128 }, (_none, code) => code));
    expect(foldCase(ascii)).toBe(ascii.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()));
  });
});
