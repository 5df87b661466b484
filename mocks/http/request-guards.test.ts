import { expect, it } from 'vitest';
import { StartupError } from '../messages/startup-error.ts';
import { createHostGuard, isHostName } from './request-guards.ts';

it('the host guard on a public interface accepts every host', () => {
  expect(createHostGuard(false)('books.example')).toBe(true);
  expect(createHostGuard(false, ['other.example'])('books.example')).toBe(true);
});

it.each(['http://books.example', 'books.example:80', 'books.example/', '*', '*.example', 'a b', '', 'user@a', '[::1'])(
  'the host guard rejects %j as an allowed host',
  (name) => {
    expect(isHostName(name)).toBe(false);
    expect(() => createHostGuard(true, [name])).toThrow(StartupError);
  },
);
