import { describe, expect, it } from 'vitest';
import type { ProblemError } from '../messages/problems.ts';
import type { Hosts } from './hosts.ts';
import { checkRequestHead } from './request-guards.ts';
import type { HttpRequest } from './types.ts';

const everybody: Hosts = () => true;

function refusal(rawHeaders: readonly string[], { httpVersion = '1.1', answersTo = everybody } = {}) {
  const headers: Record<string, string> = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers[String(rawHeaders[index]).toLowerCase()] ??= String(rawHeaders[index + 1]);
  }
  const origin = `http://${headers.host ?? 'localhost'}`;
  try {
    checkRequestHead({ httpVersion, headers, rawHeaders, origin } as unknown as HttpRequest, answersTo);
    return undefined;
  } catch (error) {
    return error as ProblemError;
  }
}

const faults = (...args: Parameters<typeof refusal>) =>
  refusal(...args)?.issues.map(({ field, key }) => `${field} ${key}`);

describe('request head', () => {
  it('is accepted when it is unambiguous', () => {
    expect(refusal(['Host', 'localhost:4010', 'Accept', 'a', 'accept', 'b'])).toBeUndefined();
    expect(refusal(['host', 'localhost', 'transfer-encoding', 'Chunked'])).toBeUndefined();
    expect(refusal([], { httpVersion: '1.0' })).toBeUndefined();
  });

  it.each([
    [['Host', 'localhost', 'hOST', 'localhost'], 'Host onlyOnce'],
    [['Host', 'a', 'Authorization', 'Bearer a', 'authorization', 'Bearer b'], 'Authorization onlyOnce'],
    [['Host', 'a', 'Content-Type', 'application/json', 'Content-type', 'text/plain'], 'Content-Type onlyOnce'],
    [['Host', 'a', 'Transfer-Encoding', 'gzip, chunked'], 'Transfer-Encoding notValid'],
    [['Host', 'a b'], 'Host notValid'],
    [[], 'Host required'],
  ])('%j is rejected: %s', (rawHeaders, fault) => {
    expect(faults(rawHeaders)).toEqual([fault]);
    expect(refusal(rawHeaders)?.headers).toEqual({ connection: 'close' });
  });

  it.each(['0.9', '2.0'])('is rejected for HTTP/%s', (httpVersion) => {
    expect(faults(['Host', 'localhost'], { httpVersion })).toEqual(['HTTP-version notValid']);
  });

  it('is rejected with chunked encoding in HTTP/1.0', () => {
    const head = ['Host', 'localhost', 'Transfer-Encoding', 'chunked'];
    expect(faults(head, { httpVersion: '1.0' })).toEqual(['Transfer-Encoding notValid']);
    expect(refusal(head)).toBeUndefined();
  });

  it('is rejected for a foreign host', () => {
    const answersTo = (host: string) => host === 'localhost';
    expect(refusal(['Host', 'localhost'], { answersTo })).toBeUndefined();
    expect(refusal(['Host', 'books.example'], { answersTo })).toMatchObject({
      status: 421,
      detail: { key: 'hostNotAllowed', parameters: { host: 'books.example' } },
    });
  });
});
