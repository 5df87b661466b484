import fontkit from '@cantoo/fontkit';
import { expect, it } from 'vitest';
import { fonts } from '#fonts';
import { findUnprintable, toPrintable } from '../../../contract/printable.ts';

/** No font has characters of later planes. */
const MAX_CODE_POINT = 0x1_ff_ff;

it.each(['regular', 'bold'] as const)('a character can be printed when the %s fonts have it', (weight) => {
  const available = new Set(
    fonts[weight].flatMap((bytes) => (fontkit.create(bytes) as { readonly characterSet: number[] }).characterSet),
  );
  const wrong: string[] = [];
  for (let codePoint = 0; codePoint <= MAX_CODE_POINT; codePoint += 1) {
    const text = toPrintable(String.fromCodePoint(codePoint));
    // A font ends with a noncharacter.
    if (text === '' || text === '\n' || /\p{Noncharacter_Code_Point}/u.test(text)) continue;
    const isAvailable = [...text].every((character) => available.has(character.codePointAt(0) ?? 0));
    if ((findUnprintable(text).length === 0) !== isAvailable) wrong.push(codePoint.toString(16));
  }
  expect(wrong).toEqual([]);
});

it('a text is printed without what nobody sees, composed, with plain spaces and line breaks', () => {
  expect(toPrintable(' Cafe\u0301\u00a0\u200bde\u2011zon\t2 \r\nB\u00adV ')).toBe('Café de-zon 2\nBV');
});

it('characters that no font has are found once each', () => {
  expect(findUnprintable('字 Kaas 字 😀 (a\\b) € “ﬁ”')).toEqual(['字', '😀', 'ﬁ']);
});
