import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeFetch, createJsonResponse } from '../../test/support/client/fake-fetch.ts';
import { createTokenPair } from '../../test/support/client/fake-platform.ts';
import { createClientCore } from '../runtime/client-core.ts';
import { finishSignIn, startSignIn } from './sign-in.ts';
import { type TokenResponse, toTokens } from './tokens.ts';

const baseUrl = 'https://api.example';
const authUrl = 'https://auth.example';
const redirectUri = 'https://shop.example/callback';
const credentials = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret', redirectUri };
const startedSignIn = { state: 'our-state', codeVerifier: 'our-verifier' };
const createCallback = (query: Record<string, string>) => `${redirectUri}?${new URLSearchParams(query)}`;
const validCallback = createCallback({ code: 'the-code', state: 'our-state' });

afterEach(() => {
  vi.useRealTimers();
});

describe('startSignIn', () => {
  const client = createClientCore({ baseUrl, authUrl });

  it('returns the URL of the authorization service, with the challenge of its verifier, not the verifier', async () => {
    const { url, state, codeVerifier } = await startSignIn(client, credentials);
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin + pathname).toBe('https://auth.example/connect/authorize');
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'sandbox-client',
      scope: 'accounting-api offline_access',
      response_type: 'code',
      redirect_uri: redirectUri,
      state,
      code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    for (const secret of [codeVerifier, 'sandbox-secret']) expect(url).not.toContain(secret);
    const { url: other } = await startSignIn(client, { ...credentials, scope: 'accounting-api' });
    expect(new URL(other).searchParams.get('scope')).toBe('accounting-api');
  });

  it('creates a new state and verifier each time, as long as RFC 7636 requires', async () => {
    const starts = await Promise.all(Array.from({ length: 50 }, () => startSignIn(client, credentials)));
    const texts = starts.flatMap(({ state, codeVerifier }) => [state, codeVerifier]);
    for (const text of texts) expect(text).toMatch(/^[\w-]{43}$/);
    expect(new Set(texts).size).toBe(100);
  });
});

/** Finishes a sign-in whose code is exchanged for this response. */
function finish(
  callback: string | URL,
  response: Response = createJsonResponse(200, createTokenPair(1)),
  start: typeof startedSignIn | undefined = startedSignIn,
) {
  const { fetch, sent } = createFakeFetch(response);
  const tokens = finishSignIn(createClientCore({ baseUrl, authUrl, fetch }), credentials, start, callback);
  return { tokens, sent };
}

describe('finishSignIn', () => {
  it.each<[string, string | URL]>([
    ['a URL', validCallback],
    ['a URL object', new URL(validCallback)],
    ['the path and the query that a server sees', '/callback?code=the-code&state=our-state'],
    ['a URL with a fragment', `${validCallback}#top`],
  ])('exchanges the code in %s', async (_, url) => {
    const { tokens, sent } = finish(url);
    await tokens;
    expect(sent.map((request) => request.url)).toEqual(['https://auth.example/connect/token']);
    expect(Object.fromEntries(new URLSearchParams(String(sent[0]?.body)))).toEqual({
      grant_type: 'authorization_code',
      client_id: 'sandbox-client',
      client_secret: 'sandbox-secret',
      code: 'the-code',
      redirect_uri: redirectUri,
      code_verifier: 'our-verifier',
    });
  });

  const other = { state: 'their-state' };
  it.each<[string, Partial<typeof startedSignIn>, Record<string, string>]>([
    ['another state', {}, { code: 'the-code', ...other }],
    ['no state', {}, { code: 'the-code' }],
    ['an error and another state', {}, { error: 'access_denied', ...other }],
    ['an empty state to a session with an empty state', { state: '' }, { code: 'the-code', state: '' }],
  ])('rejects a callback with %s, and does not send the code', async (_, start, query) => {
    const { tokens, sent } = finish(createCallback(query), undefined, { ...startedSignIn, ...start });
    await expect(tokens).rejects.toMatchObject({ name: 'SignInError', code: 'state-mismatch' });
    expect(sent).toEqual([]);
  });

  it('rejects a callback to a session without a sign-in', async () => {
    const client = createClientCore({ baseUrl, fetch: () => Promise.reject(new Error('sent')) });
    const tokens = finishSignIn(client, credentials, undefined, validCallback);
    await expect(tokens).rejects.toMatchObject({ name: 'SignInError', code: 'state-mismatch' });
  });

  it.each<[string, Record<string, string>, object]>([
    [
      'the error of the platform after the user cancelled',
      { error: 'access_denied', error_description: 'The user cancelled' },
      {
        name: 'SignInError',
        operation: 'authorize',
        code: 'access_denied',
        description: 'The user cancelled',
        message: 'authorize: access_denied. The user cancelled.',
        request: { method: 'GET', url: 'https://auth.example/connect/authorize' },
      },
    ],
    [
      'an error without a description',
      { error: 'server_error', error_description: '' },
      { description: undefined, message: 'authorize: server_error.' },
    ],
    ['an error of a callback without code and error', {}, { name: 'SignInError', code: 'code-missing' }],
  ])('throws %s', async (_, query, expected) => {
    await expect(finish(createCallback({ ...query, state: 'our-state' })).tokens).rejects.toMatchObject(expected);
  });
});

describe('the tokens of a sign-in', () => {
  const exchange = (body: unknown) => finish(validCallback, createJsonResponse(200, body)).tokens;

  it('expire relative to the request, not to its response', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 3, 16, 12, 0, 0) });
    const { tokens } = finish(validCallback);
    vi.setSystemTime(Date.UTC(2026, 3, 16, 12, 0, 20));
    expect(JSON.parse(JSON.stringify(await tokens))).toEqual({
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
      expiresAt: '2026-04-16T13:00:00.000Z',
      scope: 'accounting-api offline_access',
    });
  });

  it.each([undefined, null, 'soon', 1e300, 0, -1])('have no known expiry when expires_in is %j', async (expires_in) => {
    const tokens = await exchange(createTokenPair(1, { expires_in }));
    expect(tokens).toMatchObject({ accessToken: 'access-1', expiresAt: undefined });
  });

  it.each([{}, null, 'ok', createTokenPair(1, { access_token: 7 }), createTokenPair(1, { refresh_token: undefined })])(
    'throw an UnknownOutcomeError when the response is %j',
    async (body) => {
      const cause = { name: 'UnreadableResponseError' };
      await expect(exchange(body)).rejects.toMatchObject({ name: 'UnknownOutcomeError', status: 200, cause });
    },
  );
});

describe('toTokens', () => {
  const response = createTokenPair(1) as TokenResponse;

  it('returns tokens that expire from the time of the request, and needs neither an expiry nor a scope', () => {
    const now = Date.UTC(2026, 3, 16, 12);
    expect(toTokens(response, now)).toMatchObject({ expiresAt: '2026-04-16T13:00:00.000Z', scope: expect.any(String) });
    expect(toTokens({ access_token: 'a', refresh_token: 'b' })).toEqual({ accessToken: 'a', refreshToken: 'b' });
  });

  it.each([
    ['access token', { ...response, access_token: '' }, 'The response has no access_token.'],
    ['refresh token', { ...response, refresh_token: undefined }, 'no refresh_token. Request the scope offline_access'],
  ])('throws a TypeError without %s, which names no token', (_, incomplete, message) => {
    expect(() => toTokens(incomplete)).toThrow(TypeError);
    expect(() => toTokens(incomplete)).toThrow(message);
    expect(() => toTokens(incomplete)).not.toThrow(/access-1|refresh-1/);
  });
});
