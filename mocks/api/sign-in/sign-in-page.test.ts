import { describe, expect, test } from 'vitest';
import { authorizeParameters, hosts, startAuthorizationServer } from '../../../test/support/authorization-server.ts';
import { findAccessToken } from '../../store/access-tokens.ts';

/** `test/security/cross-site-scripting.test.ts` tests the policies of the page, and that it has no script. */
describe.each(hosts)('the sign-in page in %s', (host) => {
  const testInNode: typeof test | (() => void) = host === 'Node' ? test : () => undefined;
  async function openPage(headers: Record<string, string> = {}, request: Record<string, string> = authorizeParameters) {
    const started = await startAuthorizationServer(host);
    const browser = started.openBrowser(headers);
    const { url: page, response } = await browser.visit(started.authorizeUrl(request));
    if (!response) throw new Error('There is no sign-in page.');
    return { ...started, browser, page, response, html: await response.text() };
  }

  test.each([
    ['en', '__snapshots__/sign-in-page-en.txt'],
    ['nl', '__snapshots__/sign-in-page-nl.txt'],
  ])('shows the application, its scopes and the users in %s', async (language, file) => {
    const { html, response } = await openPage({ 'accept-language': language });
    expect(html).toContain('Second &lt;user&gt;');
    const text = html.replace(/(?<=<style>).*?(?=<\/style>)/s, '');
    await expect(text).toMatchFileSnapshot(file);
    for (const style of [':focus-visible', 'prefers-color-scheme: dark']) expect(html).toContain(style);
    const headers = ['cache-control', 'x-frame-options', 'content-language'].map((name) => response.headers.get(name));
    expect(headers).toEqual(['no-store', 'DENY', language]);
  });

  test.each([
    ['http://localhost:3000/callback', 'http://localhost:*'],
    ['http://app.localhost:3000/callback', 'http://*.localhost:*'],
    // A policy can match these by scheme only.
    ['http://[::1]:3000/callback', 'http: https:'],
    ['http://127.0.0.5:3000/callback', 'http: https:'],
  ])('allows the redirect to %s after its form: %s', async (redirectUri, target) => {
    const { response } = await openPage({}, { ...authorizeParameters, redirect_uri: redirectUri });
    const [, targets] = /form-action ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
    expect(targets?.split(' ')).toEqual(expect.arrayContaining(["'self'", ...target.split(' ')]));
    if (!target.endsWith('https:')) expect(targets).not.toMatch(/ https?:( |$)/);
  });

  test('redirects with access_denied and the state after cancelling, and without the issuer', async () => {
    const { browser, page } = await openPage({}, { ...authorizeParameters, state: 'mine' });
    const { searchParams } = new URL((await browser.submit(page, { cancel: 'yes' })).url);
    expect(searchParams.get('error')).toBe('access_denied');
    expect(searchParams.get('state')).toBe('mine');
    expect([searchParams.has('iss'), searchParams.has('code')]).toEqual([false, false]);
  });

  test('is there again at the next sign-in, for another user', async () => {
    const { browser, authorizeUrl, exchange, database, page } = await openPage();
    await browser.submit(page, { user: 'demo' });
    expect([...browser.cookies.keys()].filter((name) => name.includes('session'))).toEqual([]);
    expect(database.all("select * from oauth_records where model = 'Session'")).toEqual([]);
    const tokens = await exchange(await browser.signIn(authorizeUrl(authorizeParameters), { user: 'second' }));
    expect(findAccessToken(database, tokens.access_token)).toMatchObject({ user: 'second' });
  });

  test('can be open twice in one browser', async () => {
    const { browser, authorizeUrl, exchange, page } = await openPage();
    const other = await browser.visit(authorizeUrl(authorizeParameters));
    for (const open of [page, other.url]) {
      const callback = new URL((await browser.submit(open, { user: 'demo' })).url);
      expect(await exchange(callback)).toHaveProperty('access_token');
    }
  });

  test.each<Record<string, string>>([{ user: 'nobody' }, {}, { user: 'x'.repeat(5000) }])(
    'is shown again for a user that does not exist: %o',
    async (form) => {
      const { browser, page } = await openPage();
      const { response } = await browser.submit(page, form);
      expect([response?.status, await response?.text()]).toEqual([400, expect.stringContaining('Continue as')]);
    },
  );

  test('asks to start again when it is already finished, or unknown, in the language of the browser', async () => {
    const { browser, page, url, openBrowser } = await openPage();
    await browser.submit(page, { user: 'demo' });
    const { response } = await browser.submit(page, { user: 'demo' });
    expect([response?.status, await response?.text()]).toEqual([404, expect.stringContaining('sign in again')]);
    const unknown = await openBrowser({ 'accept-language': 'nl' }).visit(`${url}/connect/sign-in/unknown`);
    expect(unknown.response?.status).toBe(404);
    expect(await unknown.response?.text()).toContain('log opnieuw in');
  });

  // In a page of a sandbox there are no cookies.
  testInNode('asks to start again when its cookie was tampered with', async () => {
    const { browser, page } = await openPage();
    for (const [name, cookie] of browser.cookies) browser.cookies.set(name, { ...cookie, value: 'forged' });
    expect((await browser.submit(page, { user: 'demo' })).response?.status).toBe(404);
  });

  test('hides an internal error, as the token endpoint does', async () => {
    const { browser, page, database, errors, server, token } = await openPage();
    const { refresh_token } = server.issueTokens({ user: 'demo' });
    database.exec('drop table oauth_records');
    const { response } = await browser.submit(page, { user: 'demo' });
    const credentials = { client_id: 'sandbox-client', client_secret: 'sandbox-secret' };
    const refreshed = await token({ ...credentials, grant_type: 'refresh_token', refresh_token });
    const texts = [await response?.text(), await refreshed.text()];
    expect([response?.status, refreshed.status]).toEqual([500, 500]);
    expect(texts[0]).toContain('The sandbox failed');
    expect(JSON.parse(texts[1] ?? '')).toMatchObject({ status: 500, detail: expect.any(String) });
    for (const text of texts) expect(text).not.toMatch(/oauth_records|\bat .*:\d+/);
    expect(errors).toHaveLength(2);
  });
});
