import { expect, it } from 'vitest';
import { findClosest } from './did-you-mean.ts';

const names = ['name', 'number', 'iban', 'paymentConditionId'];

it.each([
  ['nmae', 'name'],
  ['Name', 'name'],
  ['paymentconditionid', 'paymentConditionId'],
  ['nummer', 'number'],
])('suggests for %s the name %s', (written, meant) => {
  expect(findClosest(written, names)).toBe(meant);
});

it.each(['foo', 'x', 'paymentTermId', ''])('suggests nothing for %j', (written) => {
  expect(findClosest(written, names)).toBeUndefined();
});
