import { describe, expect, test } from 'vitest';
import { authorizeParameters, hosts, startAuthorizationServer } from '../../../test/support/authorization-server.ts';

describe.each(hosts)('authorization errors in %s', (host) => {
  const start = () => startAuthorizationServer(host);

  async function authorize(request: Record<string, string | undefined>) {
    const started = await start();
    const sent = Object.entries(request).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const { url, response } = await started.openBrowser().visit(started.authorizeUrl(Object.fromEntries(sent)));
    return { ...started, target: new URL(url), response, html: await response?.text() };
  }

  describe('authorize endpoint without a valid client or redirect URI', () => {
    test.each([
      'https://evil.example/callback',
      'http://localhost.evil.example/callback',
      'http://localhost@evil.example/callback',
      'http://user@localhost/callback',
      'http://localhost:3000/callback#fragment',
      'http://192.168.1.2/callback',
      'javascript:alert(1)//localhost',
      'myapp://localhost/callback',
      'not a url',
    ])('shows an error page for redirect_uri %s', async (redirectUri) => {
      const { response, html } = await authorize({ ...authorizeParameters, redirect_uri: redirectUri });
      expect(response?.status).toBe(400);
      expect(response?.headers.get('location')).toBeNull();
      expect(response?.headers.get('content-type')).toMatch('text/html');
      expect(html).toContain('This redirect_uri is not allowed');
    });

    test('shows an error page when several parameters are wrong', async () => {
      const wrong = { redirect_uri: 'https://evil.example/', response_type: 'token', scope: 'unknown' };
      expect((await authorize({ ...authorizeParameters, ...wrong })).response?.status).toBe(400);
    });

    test('shows an error page for an unknown client', async () => {
      const { response, html } = await authorize({ ...authorizeParameters, client_id: 'somebody' });
      expect(response?.status).toBe(400);
      expect(html).toContain('Unknown client_id');
      expect(html).toContain('<code>somebody</code>');
    });

    test.each(['client_id', 'redirect_uri'])('shows an error page without %s', async (name) => {
      const { response, html } = await authorize({ ...authorizeParameters, [name]: undefined });
      expect(response?.status).toBe(400);
      expect(html).toContain(name);
    });

    test('shows an error page for a duplicate parameter', async () => {
      const { authorizeUrl, openBrowser } = await start();
      const { response } = await openBrowser().visit(
        `${authorizeUrl(authorizeParameters)}&redirect_uri=http://localhost/`,
      );
      expect(response?.status).toBe(400);
    });

    test.each(['client_id', 'redirect_uri', 'scope', 'response_type', 'state'])(
      'escapes %s on the error page',
      async (name) => {
        const attack = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`;
        const client = { client_id: 'unknown' };
        const { html, response } = await authorize({ ...authorizeParameters, ...client, [name]: attack });
        expect(response?.status).toBe(400);
        expect(html).not.toMatch(/<script|<img/);
        expect(response?.headers.get('content-security-policy')).toContain("default-src 'none'");
      },
    );
  });

  test.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ response_type: 'code id_token' }, 'unsupported_response_type'],
    [{ response_type: undefined }, 'invalid_request'],
    [{ scope: 'accounting-api unknown' }, 'invalid_scope'],
    [{ scope: 'openid accounting-api' }, 'invalid_scope'],
    [{ scope: 'offline_access' }, 'invalid_scope'],
    [{ scope: 'accounting-api' }, 'invalid_scope'],
    [{ scope: undefined }, 'invalid_scope'],
  ])(
    'authorize endpoint with a valid redirect URI redirects for %o with the error %s and the state',
    async (change, error) => {
      const { target } = await authorize({ ...authorizeParameters, ...change, state: 'mine' });
      expect(`${target.origin}${target.pathname}`).toBe(authorizeParameters.redirect_uri);
      const received = new URLSearchParams(target.search || target.hash.slice(1));
      expect(Object.fromEntries(received)).toMatchObject({ error, state: 'mine' });
    },
  );

  test('unknown parameters are ignored, as OAuth requires', async () => {
    const extra = {
      nonce: 'n',
      prompt: 'none',
      max_age: '0',
      request: 'x',
      registration: 'x',
      response_mode: 'form_post',
    };
    const { authorizeUrl, exchange, openBrowser } = await start();
    const callback = await openBrowser().signIn(authorizeUrl({ ...authorizeParameters, ...extra }));
    const tokens = await exchange(callback);
    expect(tokens).toHaveProperty('refresh_token');
    expect(tokens).not.toHaveProperty('id_token');
  });

  describe('OAuth endpoints', () => {
    test.each([
      '/.well-known/openid-configuration',
      '/jwks',
      '/me',
      '/reg',
      '/request',
      '/session/end/confirm',
      '/connect',
      '/connect/authorize/a/b',
      '/connect/tokens',
      '/connect/sign-in',
    ])('do not include %s', async (path) => {
      const { url, fetch } = await start();
      const response = await fetch(url + path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
    });

    test.each([
      ['POST', '/connect/authorize', 'GET, HEAD'],
      ['GET', '/connect/token', 'POST'],
      ['DELETE', '/connect/sign-in/x', 'GET, HEAD, POST'],
    ])('respond 405 to %s %s', async (method, path, allowed) => {
      const { url, fetch } = await start();
      const response = await fetch(url + path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe(allowed);
    });
  });
});
