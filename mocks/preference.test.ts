import { expect, it } from 'vitest';
import { preferenceOf } from './preference.ts';

it('reads status, example and dynamic, in one header or several', () => {
  expect(preferenceOf('code=404')).toEqual({ code: 404, dynamic: false });
  expect(preferenceOf('code=400, example="missingField"')).toEqual({
    code: 400,
    example: 'missingField',
    dynamic: false,
  });
  expect(preferenceOf('dynamic=true; code=200')).toEqual({ code: 200, dynamic: true });
});

it('asks nothing without the header, or with preferences that Prism does not know', () => {
  expect(preferenceOf(undefined)).toBeUndefined();
  expect(preferenceOf('return=minimal, respond-async')).toBeUndefined();
});
