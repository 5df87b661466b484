import { createHash } from 'node:crypto';
import * as oauth from 'oauth4webapi';
import { describe, expect, test, vi } from 'vitest';
import { authorizeParameters, hosts, startAuthorizationServer } from '../../../test/support/authorization-server.ts';
import { findAccessToken } from '../../store/access-tokens.ts';

describe.each(hosts)('the authorization flow in %s', (host) => {
  const start = () => startAuthorizationServer(host);

  const credentials = { client_id: 'sandbox-client', client_secret: 'sandbox-secret' };

  describe('application with the four parameters of the contract', () => {
    test('gets an access token and a refresh token for the signed-in user', async () => {
      const { database, authorizeUrl, exchange, openBrowser } = await start();
      const callback = await openBrowser().signIn(authorizeUrl(authorizeParameters), { user: 'second' });
      expect(`${callback.origin}${callback.pathname}`).toBe(authorizeParameters.redirect_uri);

      const tokens = await exchange(callback);
      expect(tokens).toMatchObject({ expires_in: 3600, scope: 'accounting-api offline_access' });
      expect(tokens.refresh_token).toEqual(expect.any(String));
      expect(findAccessToken(database, tokens.access_token)).toMatchObject({ user: 'second' });
    });

    test('is redirected to the sign-in page with 302, and from there with 303', async () => {
      const { url, authorizeUrl, openBrowser } = await start();
      const browser = openBrowser();
      const toSignIn = await browser.request(authorizeUrl(authorizeParameters));
      expect(toSignIn.status).toBe(302);
      const page = toSignIn.headers.get('location') ?? '';
      expect(page).toMatch(`${url}/connect/sign-in/`);

      const form = { method: 'POST', body: new URLSearchParams({ user: 'demo' }) };
      const back = await browser.request(page, form);
      // The browser continues with a GET, whatever it sent (RFC 9700, section 4.12).
      expect(back.status).toBe(303);
      expect(back.headers.get('location')).toMatch('http://localhost:3000/callback?code=');
    });

    test('gets only documented fields from the token endpoint, with caching disabled', async () => {
      const { authorizeUrl, token, openBrowser } = await start();
      const callback = await openBrowser().signIn(authorizeUrl(authorizeParameters));
      const response = await token(
        {
          ...credentials,
          grant_type: 'authorization_code',
          code: callback.searchParams.get('code') ?? '',
          redirect_uri: authorizeParameters.redirect_uri,
        },
        { accept: 'text/html' },
      );
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const body = (await response.json()) as Record<string, unknown>;
      const fields = ['access_token', 'expires_in', 'refresh_token', 'scope', 'token_type'];
      expect(Object.keys(body).sort()).toEqual(fields);
      expect(body.token_type).toBe('Bearer');
    });

    test('may send the parameters that it does not use without a value, as clients that write null so do', async () => {
      const { authorizeUrl, token, openBrowser } = await start();
      const callback = await openBrowser().signIn(authorizeUrl(authorizeParameters));
      const response = await token({
        ...credentials,
        grant_type: 'authorization_code',
        code: callback.searchParams.get('code') ?? '',
        redirect_uri: authorizeParameters.redirect_uri,
        code_verifier: '',
      });
      expect([response.status, await response.json()]).toMatchObject([200, { token_type: 'Bearer' }]);
    });

    test('may authenticate with the Authorization header', async () => {
      const { authorizeUrl, exchange, openBrowser } = await start();
      const callback = await openBrowser().signIn(authorizeUrl(authorizeParameters));
      const authentication = oauth.ClientSecretBasic('sandbox-secret');
      expect(await exchange(callback, { authentication })).toHaveProperty('access_token');
    });

    test.each([
      'http://127.0.0.1:8080/',
      'http://[::1]:9000/a/b?c=d',
      'http://localhost/oauth/callback',
      'https://localhost:8443/callback',
      'http://127.0.0.5:3000/callback',
      'http://app.localhost:3000/callback',
    ])('may use the redirect URI %s', async (redirectUri) => {
      const { authorizeUrl, exchange, openBrowser } = await start();
      const request = authorizeUrl({ ...authorizeParameters, redirect_uri: redirectUri });
      const callback = await openBrowser().signIn(request);
      expect(callback.href.startsWith(redirectUri)).toBe(true);
      expect(await exchange(callback, { redirectUri })).toHaveProperty('access_token');
    });
  });

  describe('application with state and PKCE', () => {
    async function signInWithPkce() {
      const started = await start();
      const verifier = oauth.generateRandomCodeVerifier();
      const request = {
        ...authorizeParameters,
        state: 'a state & more',
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      };
      const callback = await started.openBrowser().signIn(started.authorizeUrl(request));
      return { ...started, verifier, callback, state: request.state };
    }

    test('gets its state back, and its tokens for the matching code verifier', async () => {
      const { exchange, callback, verifier, state } = await signInWithPkce();
      expect(await exchange(callback, { verifier, state })).toHaveProperty('access_token');
    });

    test('gets no tokens with a missing or wrong code verifier', async () => {
      const { exchange, callback, state } = await signInWithPkce();
      const other = oauth.generateRandomCodeVerifier();
      await expect(exchange(callback, { verifier: other, state })).rejects.toMatchObject({ error: 'invalid_grant' });
      await expect(exchange(callback, { state })).rejects.toMatchObject({ error: 'invalid_grant' });
    });

    test('gets no tokens without a verifier for the challenge of an empty one', async () => {
      const { authorizeUrl, exchange, openBrowser } = await start();
      const challenge = createHash('sha256').update('').digest('base64url');
      const request = { ...authorizeParameters, code_challenge: challenge, code_challenge_method: 'S256' };
      const callback = await openBrowser().signIn(authorizeUrl(request));
      await expect(exchange(callback)).rejects.toMatchObject({ error: 'invalid_grant' });
    });

    test.each([{ code_challenge_method: 'plain' }, {}])('cannot use the plain code challenge %o', async (method) => {
      const { authorizeUrl, openBrowser } = await start();
      const request = { ...authorizeParameters, state: 's', code_challenge: 'a'.repeat(43), ...method };
      const { searchParams } = new URL((await openBrowser().visit(authorizeUrl(request))).url);
      expect(Object.fromEntries(searchParams)).toMatchObject({ error: 'invalid_request', state: 's' });
    });
  });

  describe('token endpoint', () => {
    test('rejects a wrong secret with 401 invalid_client', async () => {
      const { authorizeUrl, exchange, openBrowser } = await start();
      const callback = await openBrowser().signIn(authorizeUrl(authorizeParameters));
      const rejection = { status: 401, error: 'invalid_client' };
      const authentication = oauth.ClientSecretPost('wrong');
      await expect(exchange(callback, { authentication })).rejects.toMatchObject(rejection);
    });

    test('rejects a wrong secret in the Authorization header with WWW-Authenticate', async () => {
      const { token } = await start();
      const form = { grant_type: 'refresh_token', refresh_token: 'x' };
      const response = await token(form, { authorization: `Basic ${btoa('sandbox-client:wrong')}` });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toMatch(/^Basic /);
    });

    test('rejects a code with another redirect_uri', async () => {
      const { authorizeUrl, exchange, openBrowser } = await start();
      const callback = await openBrowser().signIn(authorizeUrl(authorizeParameters));
      await expect(exchange(callback, { redirectUri: 'http://localhost:3000/other' })).rejects.toMatchObject({
        status: 400,
        error: 'invalid_grant',
      });
    });

    test('rejects a second code exchange and revokes the tokens of the first', async () => {
      const { database, authorizeUrl, exchange, refresh, openBrowser } = await start();
      const callback = await openBrowser().signIn(authorizeUrl(authorizeParameters));
      const tokens = await exchange(callback);
      await expect(exchange(callback)).rejects.toMatchObject({ status: 400, error: 'invalid_grant' });
      expect(findAccessToken(database, tokens.access_token)).toBeUndefined();
      await expect(refresh(tokens.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
    });

    test('leaves no valid token after concurrent exchanges of one code', async () => {
      const { database, authorizeUrl, exchange, openBrowser } = await start();
      const callback = await openBrowser().signIn(authorizeUrl(authorizeParameters));
      const results = await Promise.allSettled([exchange(callback), exchange(callback), exchange(callback)]);
      const issued = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.access_token] : []));
      expect(issued.length).toBeLessThanOrEqual(1);
      for (const accessToken of issued) expect(findAccessToken(database, accessToken)).toBeUndefined();
    });

    test('rejects a code older than a minute', async () => {
      const { authorizeUrl, exchange, openBrowser } = await start();
      const callback = await openBrowser().signIn(authorizeUrl(authorizeParameters));
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
      try {
        const rejection = { error: 'invalid_grant', error_description: 'authorization code is expired' };
        await expect(exchange(callback)).rejects.toMatchObject(rejection);
      } finally {
        vi.useRealTimers();
      }
    });

    test.each([
      [{}, 'invalid_request'],
      [{ grant_type: 'password', username: 'demo', password: 'x' }, 'unsupported_grant_type'],
      [{ grant_type: 'client_credentials' }, 'unsupported_grant_type'],
      [{ grant_type: 'authorization_code' }, 'invalid_request'],
      [{ grant_type: 'refresh_token', refresh_token: 'unknown' }, 'invalid_grant'],
    ])('rejects %o with 400 %s in JSON', async (form, error) => {
      const { token } = await start();
      const response = await token({ ...credentials, ...form } as Record<string, string>);
      expect(response.status).toBe(400);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ error, error_description: expect.any(String) });
    });
  });
});
