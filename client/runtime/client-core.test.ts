import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { VERSION } from '../../generated/client/src/version.ts';
import { createFakeFetch, createJsonResponse } from '../../test/support/client/fake-fetch.ts';
import { authorization, formContent } from './authorization.ts';
import { createClientCore } from './client-core.ts';
import type { ClientOptions } from './client-options.ts';
import { jsonContent } from './json.ts';
import type { ApiRequest } from './request.ts';

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
  it('sends the token, the tenant and the language of its client', async () => {
    const { fetch, sent } = createFakeFetch();
    await createClientCore({ baseUrl, token: 'abc', tenant: 3, language: 'nl', fetch }).call(listDebtors);
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json, application/problem+json',
      authorization: 'Bearer abc',
      'x-tenant-id': '3',
      'accept-language': 'nl',
      'user-agent': `accounting-platform-client/${VERSION}`,
    });
  });

  it('sends no tenant by default, and asks for English', async () => {
    const { fetch, sent } = createFakeFetch();
    await createClientCore({ baseUrl, token: 'abc', fetch }).call(listDebtors);
    expect(sent[0]?.headers.has('x-tenant-id')).toBe(false);
    expect(sent[0]?.headers.get('accept-language')).toBe('en');
  });

  it('sends no User-Agent in a browser, which has its own', async () => {
    vi.stubGlobal('document', {});
    try {
      const { fetch, sent } = createFakeFetch();
      await createClientCore({ baseUrl, fetch }).call(listDebtors);
      expect(sent[0]?.headers.has('user-agent')).toBe(false);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('sends the headers of its client and its own, which take precedence', async () => {
    const { fetch, sent } = createFakeFetch();
    const client = createClientCore({ baseUrl, fetch, headers: { 'X-Trace': 'client', 'user-agent': 'shop/2.1' } });
    await client.call(listDebtors, { headers: { 'x-trace': 'call', 'X-Other': 'yes' } });
    await client.call(listDebtors);
    expect(sent.map(({ headers }) => ['x-trace', 'x-other', 'user-agent'].map((name) => headers.get(name)))).toEqual([
      ['call', 'yes', 'shop/2.1'],
      ['client', null, 'shop/2.1'],
    ]);
  });

  it('sends no header that its client or a call removes, however its name is spelled', async () => {
    const { fetch, sent } = createFakeFetch();
    const client = createClientCore({ baseUrl, fetch, headers: { 'user-agent': undefined, 'X-Trace': 'client' } });
    await client.call(listDebtors, { headers: { 'ACCEPT-LANGUAGE': undefined, 'x-trace': undefined } });
    expect(['user-agent', 'accept-language', 'x-trace'].map((name) => sent[0]?.headers.get(name))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('can override the tenant and the language', async () => {
    const { fetch, sent } = createFakeFetch();
    await createClientCore({ baseUrl, token: 'abc', tenant: 3, language: 'nl', fetch }).call(listDebtors, {
      tenant: 4,
      language: 'en',
    });
    expect(sent[0]?.headers.get('x-tenant-id')).toBe('4');
    expect(sent[0]?.headers.get('accept-language')).toBe('en');
  });

  it('sends its body with a media type', async () => {
    const { fetch, sent } = createFakeFetch();
    const createDebtor = { ...listDebtors, method: 'POST', content: jsonContent({ name: 'Bakkerij' }) };
    await createClientCore({ baseUrl, token: 'abc', fetch }).call(createDebtor);
    expect(sent[0]).toMatchObject({ method: 'POST', body: '{"name":"Bakkerij"}' });
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('gets the token for each request, so that a new token is used at once', async () => {
    const { fetch, sent } = createFakeFetch();
    const tokens = ['first', 'second'];
    const client = createClientCore({ baseUrl, token: async () => tokens.shift() ?? '', fetch });
    await client.call(listDebtors);
    await client.call(listDebtors);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer first', 'Bearer second']);
  });

  it('rejects with the error of a token function', async () => {
    const failing = createClientCore({ baseUrl, token: () => Promise.reject(new Error('the vault is closed')) });
    await expect(failing.call(listDebtors)).rejects.toThrow('the vault is closed');
  });

  it('uses the global fetch when the client has none', async () => {
    const { fetch } = createFakeFetch(createJsonResponse(200, { from: 'the global fetch' }));
    vi.stubGlobal('fetch', fetch);
    await expect(createClientCore({ baseUrl, token: 'abc' }).call(listDebtors)).resolves.toEqual({
      from: 'the global fetch',
    });
    vi.unstubAllGlobals();
  });
});

describe('the response', () => {
  it('is returned with unknown fields', async () => {
    const { fetch } = createFakeFetch(createJsonResponse(200, { id: 1, addedLater: true }));
    await expect(createClientCore({ baseUrl, fetch }).call(listDebtors)).resolves.toEqual({ id: 1, addedLater: true });
  });

  it.each([
    ['204', new Response(null, { status: 204 })],
    ['200 and an empty body', new Response('', { status: 200 })],
  ])('is undefined for a DELETE with status %s', async (_, response) => {
    const { fetch } = createFakeFetch(response);
    const deleteDebtor = { ...listDebtors, method: 'DELETE' };
    await expect(createClientCore({ baseUrl, fetch }).call(deleteDebtor)).resolves.toBeUndefined();
  });

  it('comes with its status and headers on request', async () => {
    const { fetch } = createFakeFetch(createJsonResponse(201, { id: 1 }, { location: '/v1/debtors/1' }));
    const { data, status, headers } = await createClientCore({ baseUrl, fetch }).call(listDebtors).withResponse();
    expect([data, status, headers.get('location')]).toEqual([{ id: 1 }, 201, '/v1/debtors/1']);
  });

  it('rejects once when it was requested with its status and headers', async () => {
    // An unhandled rejection of the other promise would fail the test run.
    const { fetch } = createFakeFetch(createJsonResponse(404, {}));
    await expect(createClientCore({ baseUrl, fetch }).call(listDebtors).withResponse()).rejects.toThrow('404');
  });
});

describe('the authorization service', () => {
  it('is called at its own URL, without token and tenant', async () => {
    const { fetch, sent } = createFakeFetch();
    const authUrl = 'https://auth.example';
    await createClientCore({ baseUrl, authUrl, token: 'abc', tenant: 3, language: 'nl', fetch }).call(requestToken);
    expect(sent[0]?.url).toBe('https://auth.example/connect/token');
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json, application/problem+json',
      'accept-language': 'nl',
      'content-type': 'application/x-www-form-urlencoded',
      'user-agent': `accounting-platform-client/${VERSION}`,
    });
  });

  it('defaults to the URL of the API', () => {
    expect(createClientCore({ baseUrl }).url(requestToken)).toBe('https://api.example/connect/token');
  });
});

describe('a client', () => {
  it('creates a copy for another tenant and stays unchanged', async () => {
    const { fetch, sent } = createFakeFetch();
    const first = createClientCore({ baseUrl, token: 'abc', tenant: 1, language: 'nl', fetch });
    const second = first.with({ tenant: 2 });
    await Promise.all([first.call(listDebtors), second.call(listDebtors)]);
    expect(sent.map(({ headers }) => [headers.get('x-tenant-id'), headers.get('accept-language')])).toEqual([
      ['1', 'nl'],
      ['2', 'nl'],
    ]);
    expect([first.tenant, second.tenant]).toEqual([1, 2]);
  });

  it('can return to the default tenant', () => {
    expect(createClientCore({ baseUrl, tenant: 1 }).with({ tenant: undefined }).tenant).toBeUndefined();
  });

  it('is immutable', () => {
    const client = createClientCore({ baseUrl }) as { baseUrl: string };
    expect(() => {
      client.baseUrl = 'https://elsewhere.example';
    }).toThrow(TypeError);
  });

  it('does not expose its token', () => {
    const client = createClientCore({ baseUrl, token: 'top-secret' });
    expect(inspect(client, { depth: null, showHidden: true }) + JSON.stringify(client)).not.toContain('top-secret');
  });

  it.each(['https://api.example/books', 'https://api.example/books/'])(
    'keeps the path of the base URL %s',
    (withPath) => {
      expect(createClientCore({ baseUrl: withPath }).url(listDebtors)).toBe('https://api.example/books/v1/debtors');
    },
  );

  it.each<[string, ClientOptions]>([
    ['baseUrl', { baseUrl: 'api.example' }],
    ['baseUrl', { baseUrl: 'ftp://api.example' }],
    ['baseUrl', { baseUrl: 'https://api.example?x=1' }],
    ['baseUrl', { baseUrl: 'https://api.example#x' }],
    ['baseUrl', { baseUrl: 'https://user@api.example' }],
    ['baseUrl', { baseUrl: 'https://:pa55word@api.example' }],
    ['authUrl', { baseUrl, authUrl: '/connect' }],
    ['timeout', { baseUrl, timeout: 0 }],
    ['timeout', { baseUrl, timeout: Number.NaN }],
  ])('rejects an invalid %s: %j', (name, settings) => {
    expect(() => createClientCore(settings)).toThrow(new RegExp(`^${name} must be`));
    expect(() => createClientCore(settings)).not.toThrow('pa55word');
  });

  it.each(['', 'two words', 'line\nbreak', 'Bearer abc'])('rejects the token %j without sending it', async (token) => {
    const { fetch, sent } = createFakeFetch();
    await expect(createClientCore({ baseUrl, token, fetch }).call(listDebtors)).rejects.toThrow(
      'token must be printable ASCII, without "Bearer".',
    );
    expect(sent).toEqual([]);
  });
});
