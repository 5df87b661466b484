import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeFetch, createJsonResponse } from '../../test/support/client/fake-fetch.ts';
import { createGrantRejection, createTokenPair } from '../../test/support/client/fake-platform.ts';
import { createClientCore } from '../runtime/client-core.ts';
import { finishSignIn, startSignIn } from './sign-in.ts';

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

  it('returns the URL of the authorization service with the parameters of the contract', async () => {
    const { url, state } = await startSignIn(client, credentials);
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin + pathname).toBe('https://auth.example/connect/authorize');
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'sandbox-client',
      scope: 'accounting-api offline_access',
      response_type: 'code',
      redirect_uri: redirectUri,
      state,
      code_challenge: expect.any(String),
      code_challenge_method: 'S256',
    });
  });

  it('sends the challenge of its verifier, not the verifier', async () => {
    const { url, codeVerifier } = await startSignIn(client, credentials);
    const hash = createHash('sha256').update(codeVerifier).digest('base64url');
    expect(new URL(url).searchParams.get('code_challenge')).toBe(hash);
    expect(url).not.toContain(codeVerifier);
  });

  it('creates a new state and verifier each time, as long as RFC 7636 requires', async () => {
    const starts = await Promise.all(Array.from({ length: 50 }, () => startSignIn(client, credentials)));
    const texts = starts.flatMap(({ state, codeVerifier }) => [state, codeVerifier]);
    for (const text of texts) expect(text).toMatch(/^[\w-]{43}$/);
    expect(new Set(texts).size).toBe(100);
  });

  it('accepts another scope', async () => {
    const { url } = await startSignIn(client, { ...credentials, scope: 'accounting-api' });
    expect(new URL(url).searchParams.get('scope')).toBe('accounting-api');
  });
});

describe('finishSignIn', () => {
  it.each<[string, string | URL]>([
    ['a URL', validCallback],
    ['a URL object', new URL(validCallback)],
    ['the path and the query that a server sees', '/callback?code=the-code&state=our-state'],
    ['a URL with a fragment', `${validCallback}#top`],
  ])('exchanges the code in %s', async (_, url) => {
    const { fetch, sent } = createFakeFetch(createJsonResponse(200, createTokenPair(1)));
    await finishSignIn(createClientCore({ baseUrl, authUrl, fetch }), credentials, startedSignIn, url);
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

  it.each<[string, typeof startedSignIn | undefined, Record<string, string>]>([
    ['another state', startedSignIn, { code: 'the-code', state: 'their-state' }],
    ['no state', startedSignIn, { code: 'the-code' }],
    ['an error and another state', startedSignIn, { error: 'access_denied', state: 'their-state' }],
    ['a state to a session without a sign-in', undefined, { code: 'the-code', state: 'our-state' }],
    [
      'an empty state to a session with an empty state',
      { ...startedSignIn, state: '' },
      { code: 'the-code', state: '' },
    ],
  ])('rejects a callback with %s, and does not send the code', async (_, start, query) => {
    const { fetch, sent } = createFakeFetch();
    const result = finishSignIn(createClientCore({ baseUrl, fetch }), credentials, start, createCallback(query));
    await expect(result).rejects.toMatchObject({ name: 'SignInError', code: 'state-mismatch' });
    expect(sent).toEqual([]);
  });

  it('throws the error of the platform after the user cancelled', async () => {
    const query = { error: 'access_denied', error_description: 'The user cancelled', state: 'our-state' };
    await expect(
      finishSignIn(createClientCore({ baseUrl, authUrl }), credentials, startedSignIn, createCallback(query)),
    ).rejects.toMatchObject({
      name: 'SignInError',
      operation: 'authorize',
      code: 'access_denied',
      description: 'The user cancelled',
      message: 'authorize: access_denied. The user cancelled.',
      request: { method: 'GET', url: 'https://auth.example/connect/authorize' },
    });
  });

  it('needs no description of the error', async () => {
    const query = createCallback({ error: 'server_error', error_description: '', state: 'our-state' });
    await expect(finishSignIn(createClientCore({ baseUrl }), credentials, startedSignIn, query)).rejects.toMatchObject({
      description: undefined,
      message: 'authorize: server_error.',
    });
  });

  it('rejects a callback without code and error', async () => {
    const result = finishSignIn(
      createClientCore({ baseUrl }),
      credentials,
      startedSignIn,
      createCallback({ state: 'our-state' }),
    );
    await expect(result).rejects.toMatchObject({ name: 'SignInError', code: 'code-missing' });
  });

  it('throws the error of the token endpoint for a used code', async () => {
    const { fetch } = createFakeFetch(createGrantRejection('code already used'));
    const result = finishSignIn(createClientCore({ baseUrl, fetch }), credentials, startedSignIn, validCallback);
    await expect(result).rejects.toMatchObject({ name: 'TokenError', error: 'invalid_grant' });
  });
});

describe('the tokens of a sign-in', () => {
  const finish = (body: unknown) =>
    finishSignIn(
      createClientCore({ baseUrl, fetch: createFakeFetch(createJsonResponse(200, body)).fetch }),
      credentials,
      startedSignIn,
      validCallback,
    );

  it('expire relative to the request, not to its response', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 3, 16, 12, 0, 0) });
    const client = createClientCore({
      baseUrl,
      fetch: async () => {
        vi.setSystemTime(Date.UTC(2026, 3, 16, 12, 0, 20));
        return createJsonResponse(200, createTokenPair(1));
      },
    });
    const tokens = await finishSignIn(client, credentials, startedSignIn, validCallback);
    expect(tokens).toEqual({
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
      expiresAt: '2026-04-16T13:00:00.000Z',
      scope: 'accounting-api offline_access',
    });
    expect(JSON.parse(JSON.stringify(tokens))).toEqual(tokens);
  });

  it.each([undefined, null, 'soon', 1e300, 0, -1])('have no known expiry when expires_in is %j', async (expires_in) => {
    const tokens = await finish(createTokenPair(1, { expires_in }));
    expect(tokens).toMatchObject({ accessToken: 'access-1', expiresAt: undefined });
  });

  it.each([
    {},
    null,
    'ok',
    { ...createTokenPair(1), access_token: 7 },
    { ...createTokenPair(1), refresh_token: undefined },
  ])('throw an UnknownOutcomeError when the response is %j', async (body) => {
    await expect(finish(body)).rejects.toMatchObject({
      name: 'UnknownOutcomeError',
      status: 200,
      cause: { name: 'UnreadableResponseError' },
    });
  });
});
