import { expect, test } from 'vitest';
import { compared } from './order.ts';

test.each([
  ['numbers', 9, 10],
  ['amounts', -0.05, 0.1],
  ['dates', '2026-04-13', '2026-11-02'],
  ['moments', '2026-04-13T12:00:00Z', '2026-04-13T12:00:00.5Z'],
  ['booleans', false, true],
  ['texts, whatever their capitals', 'bakker', 'Kaas'],
])('orders %s', (_, one, other) => {
  expect(compared(one, other)).toBe(-1);
  expect(compared(other, one)).toBe(1);
});

test.each([
  ['capitals', 'Kaas', 'kaas'],
  ['accents', 'Éclair', 'Fromage'],
  ['numbers in texts', '9', '10'],
  ['hyphens and spaces', 'de-lf', 'del a'],
])('leaves open what servers may order in different ways: %s', (_, one, other) => {
  expect(compared(one, other)).toBe(0);
});
