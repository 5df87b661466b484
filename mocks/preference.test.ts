import { expect, it } from 'vitest';
import { preferenceOf } from './preference.ts';

it('Prefer: status, example and dynamic are read from one or several headers', () => {
  expect(preferenceOf('code=404')).toEqual({ code: 404, dynamic: false });
  expect(preferenceOf('code=400, example="missingField"')).toEqual({
    code: 400,
    example: 'missingField',
    dynamic: false,
  });
  expect(preferenceOf('dynamic=true; code=200')).toEqual({ code: 200, dynamic: true });
});

it('Prefer: missing headers and unknown preferences are ignored', () => {
  expect(preferenceOf(undefined)).toBeUndefined();
  expect(preferenceOf('return=minimal, respond-async')).toBeUndefined();
});
