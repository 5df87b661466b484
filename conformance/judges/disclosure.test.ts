import { describe, expect, it } from 'vitest';
import { createExchange } from '../../test/support/exchange.ts';
import { findDisclosures, findInternals } from './disclosure.ts';

describe('findInternals', () => {
  it.each([
    'Error: no such table\\n    at find (/srv/api/dist/debtors.js:41:11)',
    'TypeError: x\\n    at async node:internal/process/task_queues:104:5',
    'java.lang.NullPointerException\\n\\tat com.example.Debtors.find(Debtors.java:41)',
    'System.Exception: x at Api.Debtors.Find(Int32 id) in C:\\\\build\\\\Debtors.cs:line 41',
    'Traceback (most recent call last): File \\"/app/debtors.py\\", line 41',
  ])('finds the stack trace in: %s', (text) => {
    expect(findInternals(text)).toBe('a stack trace');
  });

  it.each([
    'cannot open /var/lib/accounting/books.sqlite',
    'see file:///build/debtors.js',
    'missing C:\\\\inetpub\\\\wwwroot\\\\web.config',
  ])('finds the file path in: %s', (text) => {
    expect(findInternals(text)).toBe('a file path');
  });

  it.each([
    'There is no record with id 41 at /v1/debtors in this administration.',
    'The token expired at 2026-03-02T10:15:00Z.',
    'https://accounting-platform.example/problems/not-found',
    'The value is not a valid date. Example: 2026-03-02',
    '{"instance":"/v1/files/4","errors":{"lines[0].quantity":["The value must be at most 999999999.9999."]}}',
  ])('finds nothing in: %s', (text) => {
    expect(findInternals(text)).toBeUndefined();
  });
});

describe('findDisclosures', () => {
  const client = { id: 'client', secret: 'secret-of-client', redirectUri: undefined, refreshToken: undefined };
  const settings = { url: 'http://localhost/srv/api', token: 'token-of-run', client };

  /** The rules and messages for a response to a request with a token and a body. */
  function find(
    body: string,
    { status = 400, type = 'application/json', sent = '', authorization = '', header = '' } = {},
  ) {
    const headers = [['authorization', authorization]] as const;
    const responseHeaders = { 'content-type': type, 'x-debug': header };
    const received = { status, responseHeaders, received: body };
    const exchange = createExchange('listDebtors', { path: '/', headers, sent, ...received });
    return findDisclosures(settings, exchange).map(({ rule, message, exchanges }) => {
      expect(exchanges).toEqual([exchange]);
      return `${rule}: ${message}`;
    });
  }

  it('finds internals in errors that are no pages, apart from the path of the API', () => {
    const path = 'cannot open /var/lib/accounting/books.sqlite';
    expect(find(path)).toEqual(['disclosed-internals: The response shows a file path.']);
    expect(find(path, { status: 200 })).toEqual([]);
    expect(find(path, { type: 'text/html; charset=utf-8' })).toEqual([]);
    expect(find('see /srv/api/v1/debtors')).toEqual([]);
  });

  it('finds tokens, and the secret where it was sent, in bodies and headers', () => {
    expect(find('token-of-run', { status: 200 })).toEqual(['disclosed-secret: The response repeats the access token.']);
    const own = { authorization: 'Bearer another-token' };
    expect(find('another-token', own)).toEqual(['disclosed-secret: The response repeats the token that was sent.']);
    expect(find('', { ...own, header: 'another-token' })).toHaveLength(1);
    expect(find('a-secret', { authorization: 'Bearer a-secret' })).toHaveLength(1);
    expect(find('short', { authorization: 'Bearer short' })).toEqual([]);
    expect(find('token-of', { header: '-run' })).toEqual([]);
    expect(find('secret-of-client')).toEqual([]);
    const sent = 'client_secret=secret-of-client';
    expect(find('secret-of-client', { sent })).toEqual(['disclosed-secret: The response repeats the client secret.']);
  });
});
