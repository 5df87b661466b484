import { describe, expect, it } from 'vitest';
import { SandboxError } from '../sandbox-error.ts';
import { createHosts, isHostName } from './hosts.ts';

describe('a sandbox on the loopback interface', () => {
  const answersTo = createHosts({ isLocal: true });

  it.each([
    'localhost',
    'localhost:4010',
    'LocalHost:80',
    'localhost.:4010',
    'books.localhost',
    'a.b.localhost:1',
    '127.0.0.1:4010',
    '127.8.9.10',
    '[::1]',
    '[::1]:4010',
    '[0:0:0:0:0:0:0:1]:4010',
  ])('accepts the host %s', (host) => expect(answersTo(host)).toBe(true));

  it.each([
    'books.example',
    'books.example:4010',
    'localhost.books.example',
    'localhost.books.example:4010',
    'notlocalhost',
    'localhost-books.example',
    '127.0.0.1.books.example',
    '0.0.0.0',
    '10.0.0.1',
    '128.0.0.1',
    '192.168.1.2:4010',
    '[::]',
    '[::2]',
    '[::ffff:127.0.0.1]',
    '[fe80::1]',
    "$('x').localhost",
    'host.docker.internal',
    'localhost:99999',
    'a b',
    '',
  ])('rejects the host %j', (host) => expect(answersTo(host)).toBe(false));

  it('accepts allowed hosts on any port and in any notation', () => {
    const also = createHosts({ isLocal: true, allowed: ['Books.example'] });
    for (const host of ['books.example', 'BOOKS.EXAMPLE:4010', 'books.example.', 'localhost']) {
      expect(also(host), host).toBe(true);
    }
    for (const host of ['www.books.example', 'books.example.evil.example', 'example']) {
      expect(also(host), host).toBe(false);
    }
    expect(createHosts({ isLocal: true, allowed: ['[FD00::1]'] })('[fd00:0::1]:4010')).toBe(true);
  });
});

it('a sandbox on a public interface accepts every host', () => {
  expect(createHosts({ isLocal: false })('books.example')).toBe(true);
  expect(createHosts({ isLocal: false, allowed: ['other.example'] })('books.example')).toBe(true);
});

it.each(['http://books.example', 'books.example:80', 'books.example/', '*', '*.example', 'a b', '', 'user@a', '[::1'])(
  'rejects %j as an allowed host',
  (name) => {
    expect(isHostName(name)).toBe(false);
    expect(() => createHosts({ isLocal: true, allowed: [name] })).toThrow(SandboxError);
  },
);
