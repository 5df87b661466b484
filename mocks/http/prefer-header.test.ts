import { expect, it } from 'vitest';
import { parsePrefer } from './prefer-header.ts';

it('a Prefer header is parsed to status, example and dynamic', () => {
  expect(parsePrefer('code=404')).toEqual({ code: '404', dynamic: false });
  expect(parsePrefer('code=400, example="missingField"')).toEqual({
    code: '400',
    example: 'missingField',
    dynamic: false,
  });
  expect(parsePrefer('dynamic=true; code=200')).toEqual({ code: '200', dynamic: true });
});

it('a Prefer header without preferences for Prism is ignored', () => {
  expect(parsePrefer('return=minimal, respond-async')).toBeUndefined();
});
