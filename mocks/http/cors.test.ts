import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appendVary,
  getCorsHeaders,
  isCrossOriginControlRequest,
  isCrossSiteForm,
  respondToPreflight,
} from './cors.ts';

const foreignOrigin = 'https://shop.example';
/** `loopback.test.ts` tests which origins belong to this machine. */
const localOrigin = 'http://localhost:5173';

const vary = 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers';

const getHeaders = (path: string, origin?: string) =>
  getCorsHeaders({ method: 'GET', path, headers: origin === undefined ? {} : { origin } });

const sendPreflight = (path: string, headers: Record<string, string>) =>
  respondToPreflight({ method: 'OPTIONS', path, headers }, () => ['GET', 'POST']);

describe('CORS response headers', () => {
  it('allow any page to read the API and the token endpoint', () => {
    for (const path of ['/v1/debtors', '/connect/token', '/v2/unknown']) {
      expect(getHeaders(path, foreignOrigin)).toEqual({
        'access-control-allow-origin': '*',
        'access-control-expose-headers':
          'Location, Retry-After, WWW-Authenticate, Allow, Content-Language, Content-Disposition',
        vary: 'Origin',
      });
    }
  });

  it('include Vary: Origin even without an origin', () => {
    expect(getHeaders('/v1/debtors')).toEqual({ vary: 'Origin' });
  });

  it.each([
    ...['/', '/docs', '/docs/index.html', '/connect', '/connect/authorize', '/connect/sign-in/abc', '/connect/token/'],
    ...['/Connect/authorize', '/%63onnect/authorize', '//connect//authorize'],
  ])('never allow the pages of site and sign-in: %s', (path) => {
    expect(getHeaders(path, localOrigin)).toEqual({});
    expect(sendPreflight(path, { origin: foreignOrigin, 'access-control-request-method': 'GET' })).toBeUndefined();
  });

  it('allow the control plane for loopback pages only', () => {
    const allowed = { 'access-control-allow-origin': localOrigin, vary: 'Origin' };
    expect(getHeaders('/_sandbox/reset', localOrigin)).toMatchObject(allowed);
    for (const path of ['/_sandbox/reset', '/%5Fsandbox/reset'])
      for (const origin of [foreignOrigin, 'null', '']) expect(getHeaders(path, origin)).toEqual({ vary: 'Origin' });
  });
});

describe('preflight', () => {
  it('lists the methods of the path', () => {
    expect(sendPreflight('/v1/debtors', { origin: foreignOrigin, 'access-control-request-method': 'POST' })).toEqual({
      status: 204,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers':
          'Authorization, Content-Type, Accept, Accept-Language, X-Tenant-Id, X-TenantId, X-Sandbox-Key',
        'access-control-max-age': '600',
        vary,
      },
    });
  });

  const ask = (requested: string, path = '/v1/debtors', origin = foreignOrigin) =>
    sendPreflight(path, {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': requested,
    })?.headers['access-control-allow-headers']?.split(', ');
  const ownHeaders = (): string[] => ask('') ?? [];

  it('allows every name of a header, each once, and always those that the sandbox reads', () => {
    const character = fc.constantFrom(
      ..."!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    );
    const name = fc.string({ unit: character, minLength: 1, maxLength: 40 });
    const separator = fc.constantFrom(',', ', ', ' ,\t', ',,');
    fc.assert(
      fc.property(fc.array(name), separator, (names, separator) => {
        const allowed = ask(names.join(separator)) ?? [];
        const lower = allowed.map((allowedName) => allowedName.toLowerCase());
        expect(allowed.slice(0, ownHeaders().length)).toEqual(ownHeaders());
        expect(new Set(lower).size).toBe(lower.length);
        expect(lower).toEqual(expect.arrayContaining(names.map((each) => each.toLowerCase())));
      }),
    );
  });

  it.each([
    ['traceparent, x-request-id', ['traceparent', 'x-request-id']],
    ['cache-control,idempotency-key', ['cache-control', 'idempotency-key']],
    ['AUTHORIZATION, content-type', []],
    ['authorization, *', ['*']],
    ['x-a b, x-b', ['x-b']],
    ['x-a:b, x-b;c, "x-c", x-d=1, (x-e), x/f, x@g, x-h[1], {x}, <x>, x?', []],
    ['x-\u00e9, \u{1f600}, x-\0, x-\r\nset-cookie: a', []],
    [', ,,', []],
  ])('adds to the headers that the sandbox reads, for those requested as %j: %j', (requested, added) => {
    expect(ask(requested)).toEqual([...ownHeaders(), ...added]);
  });

  it('echoes nothing for a method that the path lacks', () => {
    const headers = {
      origin: foreignOrigin,
      'access-control-request-method': 'PURGE',
      'access-control-request-headers': 'traceparent',
    };
    expect(sendPreflight('/v1/debtors', headers)?.headers['access-control-allow-headers']).not.toContain('traceparent');
  });

  it('allows no header to a remote page on the control plane, and every header to one of this machine', () => {
    expect(ask('traceparent', '/_sandbox/reset')).toBeUndefined();
    expect(ask('traceparent', '/_sandbox/reset', localOrigin)).toContain('traceparent');
  });

  it('allows private network access on request, and remote pages nothing on the control plane', () => {
    const headers = { 'access-control-request-method': 'POST', 'access-control-request-private-network': 'true' };
    const send = (path: string, origin: string) => sendPreflight(path, { origin, ...headers });
    const allowed = { 'access-control-allow-methods': 'GET, POST', 'access-control-allow-private-network': 'true' };
    expect(send('/v1/debtors', foreignOrigin)?.headers).toMatchObject(allowed);
    expect(send('/_sandbox/reset', localOrigin)?.headers).toMatchObject({
      'access-control-allow-origin': localOrigin,
      ...allowed,
    });
    for (const origin of [foreignOrigin, 'null', ''])
      expect(send('/_sandbox/reset', origin)).toEqual({ status: 204, headers: { vary } });
  });

  it('requires OPTIONS and the requested method', () => {
    expect(sendPreflight('/v1/debtors', { origin: foreignOrigin })).toBeUndefined();
    const headers = { origin: foreignOrigin, 'access-control-request-method': 'POST' };
    expect(respondToPreflight({ method: 'GET', path: '/v1/debtors', headers }, () => ['GET'])).toBeUndefined();
  });
});

it.each([
  ['cross-site', 'no-cors', true],
  ['cross-site', 'navigate', false],
  ['same-site', 'no-cors', false],
  ['same-origin', 'no-cors', false],
  ['none', 'no-cors', false],
])('a request of a page to the control plane that is %s, in mode %s, is foreign: %s', (site, mode, isForeign) => {
  const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': mode };
  expect(isCrossOriginControlRequest({ path: '/_sandbox/health', headers })).toBe(isForeign);
});

it.each<Record<string, string>>([
  {},
  { origin: 'http://localhost:4010' },
  { origin: 'https://localhost:4010', 'sec-fetch-site': 'same-origin' },
  { host: 'localhost:80', origin: 'http://localhost' },
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
])('a sign-in form is same-site when its page was, behind a TLS proxy and outside browsers: %o', (headers) => {
  expect(isCrossSiteForm({ host: 'localhost:4010', ...headers })).toBe(false);
});

it('appending to Vary adds missing names only', () => {
  expect(appendVary(undefined, 'Origin')).toBe('Origin');
  expect(appendVary('Accept-Language, origin', 'Origin, Accept')).toBe('Accept-Language, origin, Accept');
  expect(appendVary('*', 'Origin')).toBe('*');
});
