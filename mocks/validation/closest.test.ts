import { expect, it } from 'vitest';
import { closest } from './closest.ts';

const names = ['name', 'number', 'iban', 'paymentConditionId'];

it.each([
  ['nmae', 'name'],
  ['Name', 'name'],
  ['paymentconditionid', 'paymentConditionId'],
  ['nummer', 'number'],
])('takes %s for %s', (written, meant) => {
  expect(closest(written, names)).toBe(meant);
});

it.each(['foo', 'x', 'paymentTermId', ''])('takes %j for nothing', (written) => {
  expect(closest(written, names)).toBeUndefined();
});
