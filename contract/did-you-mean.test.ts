import { expect, it } from 'vitest';
import { findClosest } from './did-you-mean.ts';

const names = ['name', 'number', 'iban', 'paymentConditionId', 'amountIncludingVat', 'date', 'typeId'];

it.each([
  ['nmae', 'name'],
  ['Name', 'name'],
  ['paymentconditionid', 'paymentConditionId'],
  ['nummer', 'number'],
  ['paymnetConditonId', 'paymentConditionId'],
  ['type', 'typeId'],
  ['nam', 'name'],
])('suggests for %s the name %s', (written, meant) => {
  expect(findClosest(written, names)).toBe(meant);
});

it.each(['foo', 'x', 'paymentTermId', '', 'age', 'amountExcludingVat', 'x'.repeat(100_000)])(
  'suggests nothing for %j',
  (written) => {
    expect(findClosest(written, names)).toBeUndefined();
  },
);
