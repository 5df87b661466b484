import { expect, it } from 'vitest';
import { preferenceOf } from './preference.ts';

const of = (prefer: string) => preferenceOf(new Headers({ prefer }));

it('reads status, example and dynamic, in one header or several', () => {
  expect(of('code=404')).toEqual({ code: 404, dynamic: false });
  expect(of('code=400, example="missingField"')).toEqual({ code: 400, example: 'missingField', dynamic: false });
  expect(of('dynamic=true; code=200')).toEqual({ code: 200, dynamic: true });
});

it('asks nothing without the header, or with preferences that Prism does not know', () => {
  expect(preferenceOf(new Headers())).toBeUndefined();
  expect(of('return=minimal, respond-async')).toBeUndefined();
});
