import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { openBrowser } from '../../../scripts/lib/fake-browser.ts';
import { authorizeParameters, startAuthorizationServer } from '../../../test/support/authorization-server.ts';

async function authorize(request: Record<string, string | undefined>) {
  const started = await startAuthorizationServer();
  const sent = Object.entries(request).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const { url, response } = await openBrowser(started.url).visit(started.authorizeUrl(Object.fromEntries(sent)));
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
    const { response } = await authorize({ ...authorizeParameters, ...wrong });
    expect(response?.status).toBe(400);
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
    const { url, authorizeUrl } = await startAuthorizationServer();
    const { response } = await openBrowser(url).visit(
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

describe('authorize endpoint with a valid redirect URI', () => {
  test.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ response_type: 'code id_token' }, 'unsupported_response_type'],
    [{ response_type: undefined }, 'invalid_request'],
    [{ scope: 'accounting-api unknown' }, 'invalid_scope'],
    [{ scope: 'openid accounting-api' }, 'invalid_scope'],
    [{ scope: 'offline_access' }, 'invalid_scope'],
    [{ scope: 'accounting-api' }, 'invalid_scope'],
    [{ scope: undefined }, 'invalid_scope'],
  ])('redirects for %o with the error %s and the state', async (change, error) => {
    const { target } = await authorize({ ...authorizeParameters, ...change, state: 'mine' });
    expect(`${target.origin}${target.pathname}`).toBe(authorizeParameters.redirect_uri);
    const received = new URLSearchParams(target.search || target.hash.slice(1));
    expect(Object.fromEntries(received)).toMatchObject({ error, state: 'mine' });
  });
});

test('unknown parameters are ignored, as OAuth requires', async () => {
  const extra = {
    nonce: 'n',
    prompt: 'none',
    max_age: '0',
    request: 'x',
    registration: 'x',
    response_mode: 'form_post',
  };
  const { url, authorizeUrl, exchange } = await startAuthorizationServer();
  const callback = await openBrowser(url).signIn(authorizeUrl({ ...authorizeParameters, ...extra }));
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
    const { url } = await startAuthorizationServer();
    const response = await fetch(url + path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  test.each([
    ['POST', '/connect/authorize', 'GET, HEAD'],
    ['GET', '/connect/token', 'POST, OPTIONS'],
    ['DELETE', '/connect/sign-in/x', 'GET, HEAD, POST'],
  ])('respond 405 to %s %s', async (method, path, allowed) => {
    const { url } = await startAuthorizationServer();
    const response = await fetch(url + path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
  });
});

test('the authorization server prints nothing', async () => {
  const script = `
    const { openDatabase } = await import('${import.meta.dirname}/../node-sqlite.ts');
    const { createAuthorizationServer } = await import('${import.meta.dirname}/authorization-server.ts');
    const { createServer } = await import('node:http');
    const users = [{ name: 'demo', profileName: 'Demo', administrations: [1] }];
    const url = 'http://127.0.0.1:4010';
    const database = openDatabase();
    const server = (await createAuthorizationServer({ url, keys: database, users })).forDatabase(database);
    const listener = createServer(server.handle).listen(0, '127.0.0.1', async () => {
      const origin = 'http://127.0.0.1:' + listener.address().port;
      const request = new URLSearchParams(${JSON.stringify(authorizeParameters)});
      const page = await fetch(origin + '/connect/authorize?' + request);
      const cookie = page.headers.getSetCookie().join('; ');
      if (page.status !== 404) throw new Error('fetch keeps no cookies, so the sign-in cannot be found: ' + page.status);
      const tokens = await server.issueTokens({ user: 'demo' });
      const form = { client_id: 'sandbox-client', client_secret: 'sandbox-secret', grant_type: 'refresh_token' };
      const body = new URLSearchParams({ ...form, refresh_token: tokens.refresh_token });
      const refreshed = await fetch(origin + '/connect/token', { method: 'POST', body, headers: { origin } });
      if (refreshed.status !== 200) throw new Error('refresh: ' + refreshed.status);
      listener.close();
      listener.closeAllConnections();
    });`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  expect(stdout + stderr).toBe('');
});
