import { expect, it } from 'vitest';
import { isExact } from './query.ts';

it.each([
  '0',
  '-0',
  '0.1',
  '0.30000000000000004',
  '9007199254740992',
  '-9007199254740991',
  '1.000000000000000000000000',
  '1e2',
  '1.5E+3',
  '1e-7',
  '0e999',
  '1e22',
])('the number %s is exact in JavaScript', (text) => expect(isExact(text)).toBe(true));

it.each([
  '9007199254740993',
  '-9007199254740993',
  '12345678901234567890',
  '1.0000000000000000001',
  '0.1000000000000000055511151231257827',
  '99999999.990000000001',
  '1e400',
  '-1e400',
  '1e-400',
  '1e99999999999999999999',
])('the number %s is not exact in JavaScript', (text) => expect(isExact(text)).toBe(false));
