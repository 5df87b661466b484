import { expect, it } from 'vitest';
import { isPdf } from './pdf.ts';

it.each([
  [0, true],
  [1, true],
  [1019, true],
  [1020, true],
  [1024, true],
  [1025, false],
])('with %i bytes before the header, a document is a PDF: %s', (count, expected) => {
  for (const byte of [0, 0x20, 0xff]) {
    const bytes = new Uint8Array(count).fill(byte);
    expect(isPdf(Buffer.concat([bytes, Buffer.from('%PDF-1.7\n%%EOF\n')]))).toBe(expected);
  }
});

it.each(['', '%PDF', '%pdf-1.7', 'PDF-1.7'])('%o is not a PDF', (text) => {
  expect(isPdf(Buffer.from(text))).toBe(false);
});
