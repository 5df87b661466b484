import { expect, it } from 'vitest';
import { toPrintable } from './texts.ts';

it('a text is printed without what nobody sees, composed, with plain spaces and line breaks', () => {
  expect(toPrintable(' Cafe\u0301\u00a0\u200bde\u2011zon\t2 \r\nB\u00adV ')).toBe('Café de-zon 2\nBV');
});
