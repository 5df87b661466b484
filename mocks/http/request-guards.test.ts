import { describe, expect, it } from 'vitest';
import type { ProblemError } from '../messages/problems.ts';
import { StartupError } from '../messages/startup-error.ts';
import { checkRequestHead, createHostGuard, type HostGuard, isHostName } from './request-guards.ts';
import type { HttpRequest } from './types.ts';

describe('host guard on the loopback interface', () => {
  const isAllowedHost = createHostGuard({ isLocal: true });

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
  ])('accepts the host %s', (host) => expect(isAllowedHost(host)).toBe(true));

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
  ])('rejects the host %j', (host) => expect(isAllowedHost(host)).toBe(false));

  it('accepts allowed hosts on any port and in any notation', () => {
    const isAllowed = createHostGuard({ isLocal: true, allowed: ['Books.example'] });
    for (const host of ['books.example', 'BOOKS.EXAMPLE:4010', 'books.example.', 'localhost'])
      expect(isAllowed(host), host).toBe(true);
    for (const host of ['www.books.example', 'books.example.evil.example', 'example'])
      expect(isAllowed(host), host).toBe(false);
    expect(createHostGuard({ isLocal: true, allowed: ['[FD00::1]'] })('[fd00:0::1]:4010')).toBe(true);
  });
});

it('the host guard on a public interface accepts every host', () => {
  expect(createHostGuard({ isLocal: false })('books.example')).toBe(true);
  expect(createHostGuard({ isLocal: false, allowed: ['other.example'] })('books.example')).toBe(true);
});

it.each(['http://books.example', 'books.example:80', 'books.example/', '*', '*.example', 'a b', '', 'user@a', '[::1'])(
  'the host guard rejects %j as an allowed host',
  (name) => {
    expect(isHostName(name)).toBe(false);
    expect(() => createHostGuard({ isLocal: true, allowed: [name] })).toThrow(StartupError);
  },
);

const allowAll: HostGuard = () => true;

function reject(rawHeaders: readonly string[], { httpVersion = '1.1', isAllowedHost = allowAll } = {}) {
  const headers: Record<string, string> = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers[String(rawHeaders[index]).toLowerCase()] ??= String(rawHeaders[index + 1]);
  }
  const origin = `http://${headers.host ?? 'localhost'}`;
  try {
    checkRequestHead({ httpVersion, headers, rawHeaders, origin } as unknown as HttpRequest, isAllowedHost);
    return undefined;
  } catch (error) {
    return error as ProblemError;
  }
}

const findIssues = (...args: Parameters<typeof reject>) =>
  reject(...args)?.issues.map(({ field, key }) => `${field} ${key}`);

describe('request head', () => {
  it('is accepted when it is unambiguous', () => {
    expect(reject(['Host', 'localhost:4010', 'Accept', 'a', 'accept', 'b'])).toBeUndefined();
    expect(reject(['host', 'localhost', 'transfer-encoding', 'Chunked'])).toBeUndefined();
    expect(reject([], { httpVersion: '1.0' })).toBeUndefined();
  });

  it.each([
    [['Host', 'localhost', 'hOST', 'localhost'], 'Host onlyOnce'],
    [['Host', 'a', 'Authorization', 'Bearer a', 'authorization', 'Bearer b'], 'Authorization onlyOnce'],
    [['Host', 'a', 'Content-Type', 'application/json', 'Content-type', 'text/plain'], 'Content-Type onlyOnce'],
    [['Host', 'a', 'Transfer-Encoding', 'gzip, chunked'], 'Transfer-Encoding notValid'],
    [['Host', 'a b'], 'Host notValid'],
    [[], 'Host required'],
  ])('%j is rejected: %s', (rawHeaders, issue) => {
    expect(findIssues(rawHeaders)).toEqual([issue]);
    expect(reject(rawHeaders)?.headers).toEqual({ connection: 'close' });
  });

  it.each(['0.9', '2.0'])('is rejected for HTTP/%s', (httpVersion) => {
    expect(findIssues(['Host', 'localhost'], { httpVersion })).toEqual(['HTTP-version notValid']);
  });

  it('is rejected with chunked encoding in HTTP/1.0', () => {
    const head = ['Host', 'localhost', 'Transfer-Encoding', 'chunked'];
    expect(findIssues(head, { httpVersion: '1.0' })).toEqual(['Transfer-Encoding notValid']);
    expect(reject(head)).toBeUndefined();
  });

  it('is rejected for a foreign host', () => {
    const isAllowedHost = (host: string) => host === 'localhost';
    expect(reject(['Host', 'localhost'], { isAllowedHost })).toBeUndefined();
    expect(reject(['Host', 'books.example'], { isAllowedHost })).toMatchObject({
      status: 421,
      detail: { key: 'hostNotAllowed', parameters: { host: 'books.example' } },
    });
  });
});
