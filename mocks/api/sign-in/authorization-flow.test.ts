import { createHash } from 'node:crypto';
import * as oauth from 'oauth4webapi';
import { describe, expect, test, vi } from 'vitest';
import { authorizeParameters, hosts, startAuthorizationServer } from '../../../test/support/authorization-server.ts';
import { findAccessToken } from '../../store/access-tokens.ts';

const credentials = { client_id: 'sandbox-client', client_secret: 'sandbox-secret' };

/** `test/security/stolen-codes-and-tokens.test.ts` tests which exchanges of a code are rejected. */
describe.each(hosts)('the authorization flow in %s', (host) => {
  async function signIn(request: Readonly<Record<string, string>> = {}, user = 'demo') {
    const started = await startAuthorizationServer(host);
    const url = started.authorizeUrl({ ...authorizeParameters, ...request });
    const callback = await started.openBrowser().signIn(url, { user });
    const { redirect_uri } = authorizeParameters;
    const code = callback.searchParams.get('code') ?? '';
    return { ...started, callback, form: { ...credentials, grant_type: 'authorization_code', code, redirect_uri } };
  }

  test('leads to an access token and a refresh token of the signed-in user', async () => {
    const { database, callback, exchange } = await signIn({}, 'second');
    expect(`${callback.origin}${callback.pathname}`).toBe(authorizeParameters.redirect_uri);
    const tokens = await exchange(callback);
    expect(tokens).toMatchObject({ expires_in: 3600, scope: 'accounting-api offline_access' });
    expect(tokens.refresh_token).toEqual(expect.any(String));
    expect(findAccessToken(database, tokens.access_token)).toMatchObject({ user: 'second' });
  });

  test('ends in a response of documented fields that nobody stores, also for a parameter without a value', async () => {
    const { token, form } = await signIn();
    const response = await token({ ...form, code_verifier: '' }, { accept: 'text/html' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const body = (await response.json()) as Record<string, unknown>;
    expect(Object.keys(body).sort()).toEqual([
      ...['access_token', 'expires_in', 'refresh_token', 'scope', 'token_type'],
    ]);
    expect(body.token_type).toBe('Bearer');
  });

  test.each(['http://[::1]:9000/a/b?c=d', 'https://localhost:8443/callback'])(
    'may use the redirect URI %s, and the Authorization header',
    async (redirectUri) => {
      const { callback, exchange } = await signIn({ redirect_uri: redirectUri });
      expect(callback.href.startsWith(redirectUri)).toBe(true);
      const authentication = oauth.ClientSecretBasic('sandbox-secret');
      expect(await exchange(callback, { redirectUri, authentication })).toHaveProperty('access_token');
    },
  );

  test('returns the state, and tokens for the matching code verifier', async () => {
    const verifier = oauth.generateRandomCodeVerifier();
    const challenge = await oauth.calculatePKCECodeChallenge(verifier);
    const state = 'a state & more';
    const pkce = { state, code_challenge: challenge, code_challenge_method: 'S256' };
    const { callback, exchange } = await signIn(pkce);
    expect(await exchange(callback, { verifier, state })).toHaveProperty('access_token');
  });

  test('leads to no tokens without a verifier for the challenge of an empty one', async () => {
    const challenge = createHash('sha256').update('').digest('base64url');
    const { callback, exchange } = await signIn({ code_challenge: challenge, code_challenge_method: 'S256' });
    await expect(exchange(callback)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  describe('the token endpoint', () => {
    test('rejects a wrong secret in the Authorization header with WWW-Authenticate', async () => {
      const { token } = await startAuthorizationServer(host);
      const authorization = `Basic ${btoa('sandbox-client:wrong')}`;
      const response = await token({ grant_type: 'refresh_token', refresh_token: 'x' }, { authorization });
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([
        ...[401, expect.stringMatching(/^Basic /)],
      ]);
    });

    test('leaves no valid token after concurrent exchanges of one code', async () => {
      const { database, callback, exchange } = await signIn();
      const results = await Promise.allSettled([exchange(callback), exchange(callback), exchange(callback)]);
      const issued = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.access_token] : []));
      expect(issued.length).toBeLessThanOrEqual(1);
      for (const accessToken of issued) expect(findAccessToken(database, accessToken)).toBeUndefined();
    });

    test('rejects a code older than a minute', async () => {
      const { callback, exchange } = await signIn();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
      const exchanged = exchange(callback).finally(() => vi.useRealTimers());
      const rejection = { error: 'invalid_grant', error_description: 'authorization code is expired' };
      await expect(exchanged).rejects.toMatchObject(rejection);
    });

    test.each([
      [{}, 'invalid_request'],
      [{ grant_type: 'password', username: 'demo', password: 'x' }, 'unsupported_grant_type'],
      [{ grant_type: 'client_credentials' }, 'unsupported_grant_type'],
      [{ grant_type: 'authorization_code' }, 'invalid_request'],
      [{ grant_type: 'refresh_token', refresh_token: 'unknown' }, 'invalid_grant'],
    ])('rejects %o with 400 %s in JSON', async (form, error) => {
      const { token } = await startAuthorizationServer(host);
      const response = await token({ ...credentials, ...form } as Record<string, string>);
      expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
      expect(await response.json()).toEqual({ error, error_description: expect.any(String) });
    });
  });
});
