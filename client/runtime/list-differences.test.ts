import { describe, expect, it } from 'vitest';
import { listDifferences, toStored } from './list-differences.ts';

it.each([
  ['nothing that the body leaves out', { name: 'A' }, { name: 'A', city: 'B' }, []],
  ['nothing that the record does not return', { password: 'A' }, { name: 'A' }, []],
  ['nothing that is undefined', { name: undefined }, { name: 'A' }, []],
  ['another value', { debtorId: 1, name: 'A' }, { debtorId: 2, name: 'A' }, ['debtorId']],
  ['a value where the record has none', { email: 'a@b.example' }, { email: null }, ['email']],
  ['a value in an object', { address: { city: 'A' } }, { address: { city: 'B', street: 'C' } }, ['address.city']],
  ['an object where the record has none', { address: { city: 'A' } }, { address: null }, ['address']],
  [
    'a value in a line',
    { lines: [{ quantity: 1 }, { quantity: 2 }] },
    { lines: [{ quantity: 1 }, { quantity: 3 }] },
    ['lines[1].quantity'],
  ],
  ['the number of lines', { lines: [{ quantity: 1 }] }, { lines: [] }, ['lines']],
  ['no case and no form', { IBAN: 'nl91 abna', name: ' \u00a0Cafe\u0301' }, { IBAN: 'NL91ABNA', name: 'CAFÉ' }, []],
  ['white space inside a text', { name: 'A B' }, { name: 'AB' }, ['name']],
  ['nothing that the body leaves to the platform', { vatCodeId: null, remark: '' }, { vatCodeId: 2, remark: 'A' }, []],
  [
    'nothing of a blank text',
    { remark: ' \ufeff', lines: [{ description: '' }] },
    { remark: null, lines: [{ description: 'Cheese' }] },
    [],
  ],
  ['false and 0', { isActive: false, quantity: 0 }, { isActive: true, quantity: 1 }, ['isActive', 'quantity']],
])('lists %s', (_, body, record, expected) => {
  expect(listDifferences(body, record)).toEqual(expected);
});

describe('the stored form of a value', () => {
  it.each([
    ['reference', '\u2003R-9\u00a0\ufeff\u2028', 'R-9'],
    ['reference', 'R 9', 'R 9'],
    ['vatNumber', 'nl 0010.00007-b58', 'NL001000007B58'],
    ['IBAN', ' nl13 test 0123\u00a04567 89', 'NL13TEST0123456789'],
    ['iban', 'NL13TEST0123456789', 'NL13TEST0123456789'],
    ['name', ' \t\n', null],
    ['name', undefined, null],
    ['debtorId', 1, 1],
  ])('of %s %j is %j', (name, value, expected) => {
    expect(toStored(name, value)).toBe(expected);
  });
});
