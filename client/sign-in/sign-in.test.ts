import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../../test/support/client/built-client.ts';
import { fakeFetch, json } from '../../test/support/client/fake-fetch.ts';
import { pair, refusal } from '../../test/support/client/fake-platform.ts';
import { finishSignIn, startSignIn } from './sign-in.ts';

const baseUrl = 'https://api.example';
const authUrl = 'https://auth.example';
const redirectUri = 'https://shop.example/callback';
const client = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret', redirectUri };
const start = { state: 'our-state', codeVerifier: 'our-verifier' };
const callback = (query: Record<string, string>) => `${redirectUri}?${new URLSearchParams(query)}`;
const goodCallback = callback({ code: 'the-code', state: 'our-state' });

afterEach(() => {
  vi.useRealTimers();
});

describe('a sign-in starts', () => {
  const connection = connect({ baseUrl, authUrl });

  test('at the page of the authorization service, with what the contract asks for', async () => {
    const { url, state } = await startSignIn(connection, client);
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

  test('with the challenge of its verifier, and does not show the verifier itself', async () => {
    const { url, codeVerifier } = await startSignIn(connection, client);
    const hash = createHash('sha256').update(codeVerifier).digest('base64url');
    expect(new URL(url).searchParams.get('code_challenge')).toBe(hash);
    expect(url).not.toContain(codeVerifier);
  });

  test('with a state and a verifier of their own, as long as RFC 7636 wants them', async () => {
    const starts = await Promise.all(Array.from({ length: 50 }, () => startSignIn(connection, client)));
    const texts = starts.flatMap(({ state, codeVerifier }) => [state, codeVerifier]);
    for (const text of texts) expect(text).toMatch(/^[\w-]{43}$/);
    expect(new Set(texts).size).toBe(100);
  });

  test('with another scope, when that is asked for', async () => {
    const { url } = await startSignIn(connection, { ...client, scope: 'accounting-api' });
    expect(new URL(url).searchParams.get('scope')).toBe('accounting-api');
  });
});

describe('the user who comes back', () => {
  test.each<[string, string | URL]>([
    ['a URL', goodCallback],
    ['a URL object', new URL(goodCallback)],
    ['the path and the query that a server sees', '/callback?code=the-code&state=our-state'],
    ['a URL with a fragment', `${goodCallback}#top`],
  ])('brings a code in %s, which is exchanged', async (_, url) => {
    const { fetch, sent } = fakeFetch(json(200, pair(1)));
    await finishSignIn(connect({ baseUrl, authUrl, fetch }), client, start, url);
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

  test.each<[string, typeof start | undefined, Record<string, string>]>([
    ['another state', start, { code: 'the-code', state: 'their-state' }],
    ['no state', start, { code: 'the-code' }],
    ['an error and another state', start, { error: 'access_denied', state: 'their-state' }],
    ['a state that this session does not know', undefined, { code: 'the-code', state: 'our-state' }],
    ['an empty state to a session without one', { ...start, state: '' }, { code: 'the-code', state: '' }],
  ])('with %s is refused, and the code is not sent', async (_, started, query) => {
    const { fetch, sent } = fakeFetch();
    const finished = finishSignIn(connect({ baseUrl, fetch }), client, started, callback(query));
    await expect(finished).rejects.toMatchObject({ name: 'SignInError', code: 'state-mismatch' });
    expect(sent).toEqual([]);
  });

  test('after cancelling brings the reason of the platform', async () => {
    const query = { error: 'access_denied', error_description: 'The user cancelled', state: 'our-state' };
    await expect(finishSignIn(connect({ baseUrl, authUrl }), client, start, callback(query))).rejects.toMatchObject({
      name: 'SignInError',
      operation: 'authorize',
      code: 'access_denied',
      description: 'The user cancelled',
      message: 'authorize: access_denied. The user cancelled.',
      request: { method: 'GET', url: 'https://auth.example/connect/authorize' },
    });
  });

  test('may bring a reason without an explanation', async () => {
    const query = callback({ error: 'server_error', error_description: '', state: 'our-state' });
    await expect(finishSignIn(connect({ baseUrl }), client, start, query)).rejects.toMatchObject({
      description: undefined,
      message: 'authorize: server_error.',
    });
  });

  test('without a code and without a reason is refused', async () => {
    const finished = finishSignIn(connect({ baseUrl }), client, start, callback({ state: 'our-state' }));
    await expect(finished).rejects.toMatchObject({ name: 'SignInError', code: 'code-missing' });
  });

  test('with a code that was used before gets what the token endpoint says', async () => {
    const { fetch } = fakeFetch(refusal('code already used'));
    const finished = finishSignIn(connect({ baseUrl, fetch }), client, start, goodCallback);
    await expect(finished).rejects.toMatchObject({ name: 'TokenError', error: 'invalid_grant' });
  });
});

describe('the tokens', () => {
  const finish = (answer: unknown) =>
    finishSignIn(connect({ baseUrl, fetch: fakeFetch(json(200, answer)).fetch }), client, start, goodCallback);

  test('end as long after the request as the platform says, however long its answer took', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 3, 16, 12, 0, 0) });
    const connection = connect({
      baseUrl,
      fetch: async () => {
        vi.setSystemTime(Date.UTC(2026, 3, 16, 12, 0, 20));
        return json(200, pair(1));
      },
    });
    const tokens = await finishSignIn(connection, client, start, goodCallback);
    expect(tokens).toEqual({
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
      expiresAt: '2026-04-16T13:00:00.000Z',
      scope: 'accounting-api offline_access',
    });
    expect(JSON.parse(JSON.stringify(tokens))).toEqual(tokens);
  });

  test.each([undefined, null, 'soon', 1e300])('have no known end when the platform says %j', async (expires_in) => {
    const tokens = await finish(pair(1, { expires_in }));
    expect(tokens).toMatchObject({ accessToken: 'access-1', expiresAt: undefined });
  });

  test.each([{}, null, 'ok', { ...pair(1), access_token: 7 }, { ...pair(1), refresh_token: undefined }])(
    'are missing from the answer %j, which is an error',
    async (answer) => {
      await expect(finish(answer)).rejects.toMatchObject({
        name: 'ApiError',
        status: 200,
        message: 'requestToken: 200 The answer holds no tokens.',
      });
    },
  );
});
