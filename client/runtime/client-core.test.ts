import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { VERSION } from '../../generated/client/src/version.ts';
import { callWith, createFakeFetch, createJsonResponse } from '../../test/support/client/fake-fetch.ts';
import { authorization, formContent } from './authorization.ts';
import { createClientCore } from './client-core.ts';
import type { CallOptions, ClientOptions } from './client-options.ts';
import { jsonContent } from './json.ts';
import type { ApiRequest } from './request.ts';

const listDebtors: ApiRequest = { operation: 'listDebtors', method: 'GET', path: '/v1/debtors' };
const createDebtor = { ...listDebtors, method: 'POST', content: jsonContent({ name: 'Bakkerij' }) };
const requestToken: ApiRequest = {
  operation: 'requestToken',
  method: 'POST',
  path: '/connect/token',
  service: authorization,
  content: formContent({ grant_type: 'refresh_token' }),
};
const baseUrl = 'https://api.example';
const dutch: Partial<ClientOptions> = { tenant: 3, language: 'nl' };

afterEach(() => void vi.unstubAllGlobals());

describe('a call', () => {
  const json = 'application/json';
  const own = {
    accept: 'application/json, application/problem+json',
    authorization: 'Bearer abc',
    'accept-language': 'en',
    'user-agent': `accounting-platform-client/${VERSION}`,
  };
  const { authorization: _, ...anonymous } = own;
  const named: Partial<ClientOptions> = { headers: { 'X-Trace': 'client', 'user-agent': 'shop/2.1' } };
  const without: Partial<ClientOptions> = { headers: { 'user-agent': undefined, 'X-Trace': 'client' } };

  it.each<[string, ApiRequest, Partial<ClientOptions>, CallOptions, Record<string, string | undefined>]>([
    ['its token, and asks for English', listDebtors, {}, {}, own],
    ['its tenant and its language', listDebtors, dutch, {}, { ...own, 'x-tenant-id': '3', 'accept-language': 'nl' }],
    ['the options of the call', listDebtors, dutch, { tenant: 4, language: 'en' }, { ...own, 'x-tenant-id': '4' }],
    ['its media type', createDebtor, {}, {}, { ...own, 'content-type': json }],
    [
      'no token and no tenant to the authorization service',
      requestToken,
      dutch,
      {},
      { ...anonymous, 'accept-language': 'nl', 'content-type': 'application/x-www-form-urlencoded' },
    ],
    ['headers of its client', listDebtors, named, {}, { ...own, 'user-agent': 'shop/2.1', 'x-trace': 'client' }],
    [
      'headers of its own, which take precedence',
      listDebtors,
      named,
      { headers: { 'x-trace': 'call', 'X-Other': 'yes' } },
      { ...own, 'user-agent': 'shop/2.1', 'x-trace': 'call', 'x-other': 'yes' },
    ],
    [
      'no header that is removed, however its name is spelled',
      listDebtors,
      without,
      { headers: { 'ACCEPT-LANGUAGE': undefined, 'x-trace': undefined } },
      { accept: own.accept, authorization: own.authorization },
    ],
  ])('sends %s', async (_title, request, settings, options, expected) => {
    const { headers } = await callWith(request, [], settings, options);
    expect(Object.fromEntries(headers)).toEqual(expected);
  });

  it('sends no User-Agent in a browser, which has its own', async () => {
    vi.stubGlobal('document', {});
    expect((await callWith(listDebtors)).headers.has('user-agent')).toBe(false);
  });

  it('sends its body', async () => {
    expect((await callWith(createDebtor)).sent).toMatchObject([{ method: 'POST', body: '{"name":"Bakkerij"}' }]);
  });

  it('rejects with the error of a token function', async () => {
    const token = () => Promise.reject(new Error('the vault is closed'));
    expect(await callWith(listDebtors, [], { token })).toMatchObject({ result: new Error('the vault is closed') });
  });

  it.each(['', 'two words', 'line\nbreak', 'Bearer abc', undefined, null])(
    'rejects the token %j without sending it',
    async (value) => {
      for (const token of [() => value, async () => value, ...(typeof value === 'string' ? [value] : [])]) {
        const { result, sent } = await callWith(listDebtors, [], { token: token as () => string });
        expect(String(result)).toContain('token must be printable ASCII, without "Bearer".');
        expect(sent).toEqual([]);
      }
    },
  );

  it('uses the global fetch when the client has none', async () => {
    vi.stubGlobal('fetch', createFakeFetch(createJsonResponse(200, { from: 'the global fetch' })).fetch);
    expect(await createClientCore({ baseUrl }).call(listDebtors)).toEqual({ from: 'the global fetch' });
  });
});

describe('the response', () => {
  it('is returned with unknown fields', async () => {
    const record = { id: 1, addedLater: true };
    expect(await callWith(listDebtors, [createJsonResponse(200, record)])).toMatchObject({ result: record });
  });

  it.each([
    ['204', new Response(null, { status: 204 })],
    ['200 and an empty body', new Response('', { status: 200 })],
  ])('is undefined for a DELETE with status %s', async (_, response) => {
    expect((await callWith({ ...listDebtors, method: 'DELETE' }, [response])).result).toBeUndefined();
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

describe('a client', () => {
  it('creates a copy for another tenant and stays unchanged', async () => {
    const { fetch, sent } = createFakeFetch();
    const first = createClientCore({ baseUrl, tenant: 1, language: 'nl', fetch });
    const second = first.with({ tenant: 2 });
    await Promise.all([first.call(listDebtors), second.call(listDebtors)]);
    const tenants = sent.map(({ headers }) => `${headers.get('x-tenant-id')} ${headers.get('accept-language')}`);
    expect(tenants).toEqual(['1 nl', '2 nl']);
    expect([first, second, first.with({ tenant: undefined })].map(({ tenant }) => tenant)).toEqual([1, 2, undefined]);
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

  it.each<[string, ClientOptions, ApiRequest]>([
    ['https://api.example/books/v1/debtors', { baseUrl: 'https://api.example/books' }, listDebtors],
    ['https://api.example/books/v1/debtors', { baseUrl: 'https://api.example/books/' }, listDebtors],
    ['https://api.example/connect/token', { baseUrl }, requestToken],
    ['https://auth.example/connect/token', { baseUrl, authUrl: 'https://auth.example' }, requestToken],
  ])('calls %s with %j', (url, options, request) => {
    expect(createClientCore(options).url(request)).toBe(url);
  });

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
});
