import { expect, it } from 'vitest';
import { listDifferences } from './list-differences.ts';

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
  [
    'no spaces and no case, as the platform normalizes texts',
    { IBAN: 'nl91 abna', name: ' A ' },
    { IBAN: 'NL91ABNA', name: 'A' },
    [],
  ],
  ['no difference between null and nothing', { remark: null }, { remark: null }, []],
])('lists %s', (_, body, record, expected) => {
  expect(listDifferences(body, record)).toEqual(expected);
});
