import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { fakeFetch, json } from '../test/support/client/fake-fetch.ts';
import { authorization, formContent } from './authorization.ts';
import { connect } from './connection.ts';
import type { ApiRequest } from './request.ts';
import type { ConnectionSettings } from './settings.ts';

const listDebtors: ApiRequest = { operation: 'listDebtors', method: 'GET', path: '/v1/debtors' };
const requestToken: ApiRequest = {
  operation: 'requestToken',
  method: 'POST',
  path: '/connect/token',
  content: formContent({ grant_type: 'refresh_token' }),
  service: authorization,
};
const baseUrl = 'https://api.example';

describe('a call', () => {
  test('carries the token, the tenant and the language of the connection', async () => {
    const { fetch, sent } = fakeFetch();
    await connect({ baseUrl, token: 'abc', tenant: 3, language: 'nl', fetch }).call(listDebtors);
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json, application/problem+json',
      authorization: 'Bearer abc',
      'x-tenant-id': '3',
      'accept-language': 'nl',
    });
  });

  test('says nothing of a tenant and a language that were not chosen', async () => {
    const { fetch, sent } = fakeFetch();
    await connect({ baseUrl, token: 'abc', fetch }).call(listDebtors);
    expect(sent[0]?.headers.has('x-tenant-id')).toBe(false);
    expect(sent[0]?.headers.has('accept-language')).toBe(false);
  });

  test('can be about another tenant and in another language', async () => {
    const { fetch, sent } = fakeFetch();
    await connect({ baseUrl, token: 'abc', tenant: 3, language: 'nl', fetch }).call(listDebtors, {
      tenant: 4,
      language: 'en',
    });
    expect(sent[0]?.headers.get('x-tenant-id')).toBe('4');
    expect(sent[0]?.headers.get('accept-language')).toBe('en');
  });

  test('sends its body with the media type', async () => {
    const { fetch, sent } = fakeFetch();
    const createDebtor = { ...listDebtors, method: 'POST', json: { name: 'Bakkerij' } };
    await connect({ baseUrl, token: 'abc', fetch }).call(createDebtor);
    expect(sent[0]).toMatchObject({ method: 'POST', body: '{"name":"Bakkerij"}' });
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('asks for the token each time, so that a new one is used at once', async () => {
    const { fetch, sent } = fakeFetch();
    const tokens = ['first', 'second'];
    const connection = connect({ baseUrl, token: async () => tokens.shift() ?? '', fetch });
    await connection.call(listDebtors);
    await connection.call(listDebtors);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer first', 'Bearer second']);
  });

  test('passes on the error of a token function', async () => {
    const failing = connect({ baseUrl, token: () => Promise.reject(new Error('the vault is closed')) });
    await expect(failing.call(listDebtors)).rejects.toThrow('the vault is closed');
  });

  test('uses the global fetch when the connection has none', async () => {
    const { fetch } = fakeFetch(json(200, { from: 'the global fetch' }));
    vi.stubGlobal('fetch', fetch);
    await expect(connect({ baseUrl, token: 'abc' }).call(listDebtors)).resolves.toEqual({ from: 'the global fetch' });
    vi.unstubAllGlobals();
  });
});

describe('the answer', () => {
  test('is the JSON, with the fields that this client does not know', async () => {
    const { fetch } = fakeFetch(json(200, { id: 1, addedLater: true }));
    await expect(connect({ baseUrl, fetch }).call(listDebtors)).resolves.toEqual({ id: 1, addedLater: true });
  });

  test('is undefined when the platform answers 204', async () => {
    const { fetch } = fakeFetch(new Response(null, { status: 204 }));
    await expect(connect({ baseUrl, fetch }).call(listDebtors)).resolves.toBeUndefined();
  });
});

describe('the authorization service', () => {
  test('is called at its own address, without token, tenant and language', async () => {
    const { fetch, sent } = fakeFetch();
    const authUrl = 'https://auth.example';
    await connect({ baseUrl, authUrl, token: 'abc', tenant: 3, language: 'nl', fetch }).call(requestToken);
    expect(sent[0]?.url).toBe('https://auth.example/connect/token');
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json, application/problem+json',
      'content-type': 'application/x-www-form-urlencoded',
    });
  });

  test('is at the address of the API when it has none of its own', () => {
    expect(connect({ baseUrl }).url(requestToken)).toBe('https://api.example/connect/token');
  });
});

describe('a connection', () => {
  test('makes another one for another tenant and stays as it is', async () => {
    const { fetch, sent } = fakeFetch();
    const first = connect({ baseUrl, token: 'abc', tenant: 1, language: 'nl', fetch });
    const second = first.with({ tenant: 2 });
    await Promise.all([first.call(listDebtors), second.call(listDebtors)]);
    expect(sent.map(({ headers }) => [headers.get('x-tenant-id'), headers.get('accept-language')])).toEqual([
      ['1', 'nl'],
      ['2', 'nl'],
    ]);
    expect([first.tenant, second.tenant]).toEqual([1, 2]);
  });

  test('goes back to the default tenant', () => {
    expect(connect({ baseUrl, tenant: 1 }).with({ tenant: undefined }).tenant).toBeUndefined();
  });

  test('cannot be changed', () => {
    const connection = connect({ baseUrl }) as { baseUrl: string };
    expect(() => {
      connection.baseUrl = 'https://elsewhere.example';
    }).toThrow(TypeError);
  });

  test('does not show its token', () => {
    const connection = connect({ baseUrl, token: 'top-secret' });
    expect(inspect(connection, { depth: null, showHidden: true }) + JSON.stringify(connection)).not.toContain(
      'top-secret',
    );
  });

  test.each(['https://api.example/books', 'https://api.example/books/'])('keeps the path of %s', (withPath) => {
    expect(connect({ baseUrl: withPath }).url(listDebtors)).toBe('https://api.example/books/v1/debtors');
  });

  test.each<[string, ConnectionSettings]>([
    ['baseUrl', { baseUrl: 'api.example' }],
    ['baseUrl', { baseUrl: 'ftp://api.example' }],
    ['baseUrl', { baseUrl: 'https://api.example?x=1' }],
    ['baseUrl', { baseUrl: 'https://api.example#x' }],
    ['baseUrl', { baseUrl: 'https://user@api.example' }],
    ['baseUrl', { baseUrl: 'https://:pa55word@api.example' }],
    ['authUrl', { baseUrl, authUrl: '/connect' }],
    ['timeout', { baseUrl, timeout: 0 }],
    ['timeout', { baseUrl, timeout: Number.NaN }],
  ])('is refused when its %s cannot work: %j', (name, settings) => {
    expect(() => connect(settings)).toThrow(new RegExp(`^${name} must be`));
    expect(() => connect(settings)).not.toThrow('pa55word');
  });

  test.each(['', 'two words', 'line\nbreak', 'Bearer abc'])(
    'refuses the token %j without sending it',
    async (token) => {
      const { fetch, sent } = fakeFetch();
      await expect(connect({ baseUrl, token, fetch }).call(listDebtors)).rejects.toThrow(
        'token must be the bare access token',
      );
      expect(sent).toEqual([]);
    },
  );
});
