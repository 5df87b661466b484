import { expect, it } from 'vitest';
import { parsePrefer } from './prefer-header.ts';

it('reads status, example and dynamic, in one header or several', () => {
  expect(parsePrefer('code=404')).toEqual({ code: '404', dynamic: false });
  expect(parsePrefer('code=400, example="missingField"')).toEqual({
    code: '400',
    example: 'missingField',
    dynamic: false,
  });
  expect(parsePrefer('dynamic=true; code=200')).toEqual({ code: '200', dynamic: true });
});

it('asks nothing without the header, or with preferences that Prism does not know', () => {
  expect(parsePrefer(undefined)).toBeUndefined();
  expect(parsePrefer('return=minimal, respond-async')).toBeUndefined();
});
