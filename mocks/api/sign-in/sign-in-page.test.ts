import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { authorizeParameters, hosts, startAuthorizationServer } from '../../../test/support/authorization-server.ts';
import { findAccessToken } from '../../store/access-tokens.ts';

describe.each(hosts)('signing in in %s', (host) => {
  /** A page has neither cookies of its own nor files. */
  const testInNode: typeof test | (() => void) = host === 'Node' ? test : () => undefined;
  const start = () => startAuthorizationServer(host);

  async function openSignIn(
    headers: Record<string, string> = {},
    request: Record<string, string> = authorizeParameters,
  ) {
    const started = await start();
    const browser = started.openBrowser(headers);
    const { url: page, response } = await browser.visit(started.authorizeUrl(request));
    if (!response) throw new Error('There is no sign-in page.');
    return { ...started, browser, page, response, html: await response.text() };
  }

  describe('sign-in page', () => {
    test('shows the application and its scopes, and offers each user and a cancel button', async () => {
      const { html } = await openSignIn();
      expect(html).toContain('<strong>Sandbox client</strong>');
      expect(html).toContain('read and change the accounting data');
      expect(html).toContain('keep this access while you are away');
      expect(html).toContain('http://localhost:3000/callback');
      expect(html.match(/<button[^>]*>/g)).toEqual([
        '<button class="user" name="user" value="demo">',
        '<button class="user" name="user" value="second">',
        '<button name="cancel" value="yes">',
      ]);
      expect(html).toContain('Second &lt;user&gt;');
    });

    test('has no script and no external resources', async () => {
      const { html } = await openSignIn();
      expect(html).not.toMatch(/<script|javascript:|\son\w+=/i);
      expect(html).not.toMatch(/\b(src|href|action|srcset)=|url\(|@import/i);
    });

    test('has a content security policy for its own style and form target', async () => {
      const { html, response } = await openSignIn();
      const [, style = ''] = /<style>(.*)<\/style>/s.exec(html) ?? [];
      const policy = response.headers.get('content-security-policy')?.split('; ');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy?.find((rule) => rule.startsWith('form-action'))).toContain("'self' http://localhost:*");
      expect(html).not.toContain('style=');
    });

    test.each(['http://[::1]:3000/callback', 'http://127.0.0.5:3000/callback'])(
      'allows the form target %s, whose address a policy can match by scheme only',
      async (redirectUri) => {
        const { response } = await openSignIn({}, { ...authorizeParameters, redirect_uri: redirectUri });
        expect(response.headers.get('content-security-policy')).toMatch(/form-action [^;]* http: https:/);
      },
    );

    test('allows the form target http://app.localhost:3000/callback by its name', async () => {
      const redirectUri = 'http://app.localhost:3000/callback';
      const { response } = await openSignIn({}, { ...authorizeParameters, redirect_uri: redirectUri });
      const policy = response.headers.get('content-security-policy');
      expect(policy).toMatch(/form-action [^;]* http:\/\/\*\.localhost:\*/);
      expect(policy).not.toMatch(/ https?:[ ;]/);
    });

    test('is not cached, not framed and accessible by keyboard', async () => {
      const { html, response } = await openSignIn();
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-frame-options')).toBe('DENY');
      expect(html).toMatch(/<html lang="en">.*<main>.*<h1>Sign in<\/h1>/s);
      expect(html).toContain(':focus-visible');
      expect(html).toContain('prefers-color-scheme: dark');
      expect(html).toContain('width=device-width');
    });

    test.each([
      ['nl', 'nl', 'Doorgaan als'],
      ['nl-NL,nl;q=0.9,en;q=0.8', 'nl', 'Doorgaan als'],
      ['en-GB,nl;q=0.5', 'en', 'Continue as'],
      ['fr', 'en', 'Continue as'],
    ])('for Accept-Language %s is in %s', async (accepted, language, phrase) => {
      const { html, response } = await openSignIn({ 'accept-language': accepted });
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(phrase);
      expect(response.headers.get('content-language')).toBe(language);
    });
  });

  describe('user', () => {
    test('is redirected with access_denied and the state after cancelling', async () => {
      const { browser, page } = await openSignIn({}, { ...authorizeParameters, state: 'mine' });
      const { searchParams } = new URL((await browser.submit(page, { cancel: 'yes' })).url);
      expect(searchParams.get('error')).toBe('access_denied');
      expect(searchParams.get('state')).toBe('mine');
      // The contract has no issuer in the redirect.
      expect(searchParams.has('iss')).toBe(false);
      expect(searchParams.has('code')).toBe(false);
    });

    test('chooses again at the next sign-in and may be another user', async () => {
      const { browser, authorizeUrl, exchange, database, page } = await openSignIn();
      await browser.submit(page, { user: 'demo' });
      expect([...browser.cookies.keys()].filter((name) => name.includes('session'))).toEqual([]);
      const sessions = database.all("select * from oauth_records where model = 'Session'");
      expect(await sessions).toEqual([]);
      const tokens = await exchange(await browser.signIn(authorizeUrl(authorizeParameters), { user: 'second' }));
      expect(findAccessToken(database, tokens.access_token)).toMatchObject({ user: 'second' });
    });

    test('can complete two concurrent sign-ins in one browser', async () => {
      const { browser, authorizeUrl, exchange, page } = await openSignIn();
      const other = await browser.visit(authorizeUrl(authorizeParameters));
      for (const open of [page, other.url]) {
        const callback = new URL((await browser.submit(open, { user: 'demo' })).url);
        expect(await exchange(callback)).toHaveProperty('access_token');
      }
    });

    test('that does not exist is rejected by showing the page again', async () => {
      const { browser, page } = await openSignIn();
      for (const form of [{ user: 'nobody' }, {}, { user: 'x'.repeat(5000) }]) {
        const { response } = await browser.submit(page, form as Record<string, string>);
        expect(response?.status).toBe(400);
        expect(await response?.text()).toContain('Continue as');
      }
    });
  });

  describe('failed sign-in', () => {
    test('asks to start again when it is already finished', async () => {
      const { browser, page } = await openSignIn();
      await browser.submit(page, { user: 'demo' });
      const { response } = await browser.submit(page, { user: 'demo' });
      expect(response?.status).toBe(404);
      expect(await response?.text()).toContain('sign in again');
    });

    test('asks to start again in the language of the browser when it is unknown', async () => {
      const { url, openBrowser } = await start();
      const { response } = await openBrowser({ 'accept-language': 'nl' }).visit(`${url}/connect/sign-in/unknown`);
      expect(response?.status).toBe(404);
      expect(await response?.text()).toContain('log opnieuw in');
    });

    // In a page there are no cookies.
    testInNode('asks to start again when another browser started it', async () => {
      const { page, openBrowser } = await openSignIn();
      const stranger = openBrowser();
      expect((await stranger.visit(page)).response?.status).toBe(404);
      expect((await stranger.submit(page, { user: 'demo' })).response?.status).toBe(404);
    });

    testInNode('asks to start again when its cookie was tampered with', async () => {
      const { browser, page } = await openSignIn();
      for (const [name, cookie] of browser.cookies) browser.cookies.set(name, { ...cookie, value: 'forged' });
      expect((await browser.submit(page, { user: 'demo' })).response?.status).toBe(404);
    });

    test('shows a generic message for an internal error', async () => {
      const { browser, page, database, errors } = await openSignIn();
      database.exec('drop table oauth_records');
      const { response } = await browser.submit(page, { user: 'demo' });
      expect(response?.status).toBe(500);
      const html = await response?.text();
      expect(html).toContain('The sandbox failed');
      expect(html).not.toMatch(/oauth_records|\bat .*:\d+/);
      expect(errors).toHaveLength(1);
    });
  });

  test('the token endpoint hides an internal error behind a problem', async () => {
    const { database, errors, server, token } = await start();
    const { refresh_token } = server.issueTokens({ user: 'demo' });
    database.exec('drop table oauth_records');
    const credentials = { client_id: 'sandbox-client', client_secret: 'sandbox-secret' };
    const response = await token({ ...credentials, grant_type: 'refresh_token', refresh_token });
    expect(response.status).toBe(500);
    const problem = await response.text();
    expect(JSON.parse(problem)).toMatchObject({ status: 500, detail: expect.any(String) });
    expect(problem).not.toMatch(/oauth_records|\bat .*:\d+/);
    expect(errors).toHaveLength(1);
  });
});
