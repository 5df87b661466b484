import { expect, it } from 'vitest';
import { formatPointer, getByPointer, parsePointer } from './json-pointer.ts';

const document = { paths: { '/v1/debtors': { get: { tags: ['Debtors'] } }, 'a~b': 1 } };

it.each([
  ['#/paths/~1v1~1debtors/get', ['paths', '/v1/debtors', 'get']],
  ['#/paths/a~0b', ['paths', 'a~b']],
  ['#/a~01', ['a~1']],
])('the segments of %s are unescaped, and escaped again', (pointer, segments) => {
  expect(parsePointer(pointer)).toEqual(segments);
  expect(formatPointer(segments)).toBe(pointer);
});

it.each([
  ['#/paths/~1v1~1debtors/get/tags/0', 'Debtors'],
  ['/paths/a~0b', 1],
  ['#/paths/a~0b/c', undefined],
  ['#/nothing/here', undefined],
])('%s leads to %s', (pointer, value) => {
  expect(getByPointer(document, pointer)).toBe(value);
});
