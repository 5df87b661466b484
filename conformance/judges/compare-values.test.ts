import { expect, test } from 'vitest';
import { isEmpty } from '../data/rows.ts';
import { compareValues } from './compare-values.ts';

test.each([
  ['numbers', 9, 10],
  ['amounts', -0.05, 0.1],
  ['dates', '2026-04-13', '2026-11-02'],
  ['timestamps', '2026-04-13T12:00:00Z', '2026-04-13T12:00:00.5Z'],
  ['booleans', false, true],
  ['texts of different case', 'bakker', 'Kaas'],
])('compareValues orders %s', (_, a, b) => {
  expect(compareValues(a, b)).toBe(-1);
  expect(compareValues(b, a)).toBe(1);
});

test.each([
  ['capitals', 'Kaas', 'kaas'],
  ['accents', 'Éclair', 'Fromage'],
  ['numbers in texts', '9', '10'],
  ['letters with an accent of their own', 'E\u0301lan', 'zoë'],
  ['letters with two accents', 'o\u0302\u0323', 'pa'],
  ['hyphens and spaces', 'de-lf', 'del a'],
])('compareValues leaves open what servers may order differently: %s', (_, a, b) => {
  expect(compareValues(a, b)).toBe(0);
});

test('compareValues accepts all small letters before all capitals, where only the platform decides', () => {
  expect(compareValues('bos', 'Bakker', false)).toBe(0);
  expect(compareValues('bakker', 'bos', false)).toBe(-1);
});

test.each([
  ['numbers and texts', 2, '1'],
  ['texts and numbers', '2', 1],
  ['booleans and numbers', true, 0],
  ['numbers and booleans', 1, false],
  ['booleans and texts', true, 'a'],
  ['texts and booleans', 'b', false],
  ['equal texts', 'Kaas', 'Kaas'],
  ['objects', {}, {}],
])('compareValues gives no order to %s', (_, a, b) => {
  expect(compareValues(a, b)).toBe(0);
});

test('compareValues orders a timestamp and another text as texts', () => {
  expect(compareValues('2026-04-13T12:00:00Z', '2026-04-14')).toBe(-1);
  expect(compareValues('2026-04-13', '2026-04-14T12:00:00Z')).toBe(-1);
});

test('Null and absent values are empty, others are not', () => {
  expect([null, undefined].map(isEmpty)).toEqual([true, true]);
  expect([0, '', false].map(isEmpty)).toEqual([false, false, false]);
});
