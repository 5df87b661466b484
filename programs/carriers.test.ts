import { expect, it } from 'vitest';
import { expandPointer, getCarrier } from './carriers.ts';

it.each([
  ['#/paths/~1v1~1debtors~1{id}/get', ['#/paths/~1v1~1debtors~1{id}/get']],
  ['#/a/{b,c}', ['#/a/b', '#/a/c']],
  ['#/{a,b}~1{id}/{c,d}', ['#/a~1{id}/c', '#/a~1{id}/d', '#/b~1{id}/c', '#/b~1{id}/d']],
  ['#/<all>/x', ['#/a/x', '#/b~1{id}/x', '#/c/x']],
])('%s stands for its pointers', (pointer, expanded) => {
  expect(expandPointer(pointer, { some: ['a', 'b~1{id}'], all: ['<some>', 'c'] })).toEqual(expanded);
});

it('a pointer with an unknown group is rejected', () => {
  expect(() => expandPointer('#/<lists>/x', {})).toThrow('has no group <lists>');
});

it('a parameter is found by its name', () => {
  const page = { name: 'page', schema: { default: 1 } };
  const document = { paths: { '/v1/debtors': { get: { parameters: [{ $ref: '#/a' }, page] } } } };
  const place = '#/paths/~1v1~1debtors/get/parameters';
  expect(getCarrier(document, `${place}/page`)).toBe(page);
  expect(getCarrier(document, `${place}/page/schema/default`)).toBe(1);
  expect(getCarrier(document, `${place}/pageSize`)).toBeUndefined();
  expect(getCarrier(document, place)).toHaveLength(2);
  expect(getCarrier(document, '#/paths')).toBe(document.paths);
});
