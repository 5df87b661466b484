import { describe, expect, it } from 'vitest';
import type { ProblemError } from '../messages/problems.ts';
import { StartupError } from '../messages/startup-error.ts';
import { checkRequestHead, createHostGuard, type HostGuard, isHostName } from './request-guards.ts';
import type { HttpRequest } from './types.ts';

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
