import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../mocks/api/sign-in/testing/fake-browser.ts';
import { getRawHeader } from '../support/raw-http.ts';
import { useSandbox } from '../support/sandbox.ts';
import { authorizeUrl, exchangeCode, requestCode } from '../support/sign-in.ts';
import { sendOne } from './requests.ts';

const sandbox = useSandbox();

/** Addresses that some reader takes for one on this machine, and some other reader does not. */
const nearMisses = [
  ...['https://evil.example/callback', 'http://localhost.evil.example/', 'http://evil.example/localhost'],
  ...['http://evil.example#@localhost/', 'http://evil.example?@localhost/', 'http://evil.example\\@localhost/'],
  ...['http://localhost@evil.example/', 'http://user:localhost@evil.example/', 'http://user@localhost/'],
  ...['http://localhost\\@evil.example/', 'http://localhost%2eevil.example/', 'http://localhost%2f@evil.example/'],
  ...['http://localhost%00.evil.example/', 'http://localhost,evil.example/', 'http://localhost evil.example/'],
  ...['http://local\thost/', ' http://localhost/', 'http://localhost/\\evil.example'],
  ...['http://localhost/\r\nLocation: http://evil.example/', 'http://ⓛocalhost/', 'http://lоcalhost/'],
  ...['http://localhost。evil.example/', 'http://localhost./', 'http://127.0.0.1.evil.example/'],
  ...['http://127.0.0.02/', 'http://2130706433/', 'http://0177.0.0.1/', 'http://0.0.0.0/', 'http://[::]/'],
  ...['http://[::ffff:127.0.0.1]/', 'http://[0:0:0:0:0:0:0:1]/', 'http://[::1%25lo]/', 'http://[::1]evil.example/'],
  ...['//evil.example/', '//localhost/', '/\\evil.example', '/callback', 'http:localhost/', 'http:/localhost/'],
  ...['http:\\\\localhost\\', 'ftp://localhost/', 'javascript://localhost/%0aalert(1)'],
  ...['data:text/html,http://localhost/', 'intent://localhost/#Intent;scheme=http;end', 'http://localhost:99999/'],
  ...['http://localhost/#', 'http://localhost/#/callback', 'http://localhost/<script>', 'http://localhost/"'],
  ...['http://localhost/é', ''],
];

/** How else a sign-in can go wrong, after which an authorization server may redirect with an error. */
const mistakes: Readonly<Record<string, string>>[] = [
  { response_type: 'token' },
  { scope: 'unknown' },
  { code_challenge: 'x', code_challenge_method: 'plain' },
  { response_mode: 'form_post' },
  { prompt: 'none' },
];

async function expectNowhere(changes: Readonly<Record<string, string>>): Promise<void> {
  const { url, response } = await openBrowser(sandbox.url).visit(authorizeUrl(sandbox, changes));
  expect(url).toContain(`${sandbox.url}/connect/authorize`);
  expect([response?.status, response?.headers.get('location')]).toEqual([400, null]);
  expect(await response?.text()).not.toMatch(/http-equiv|<form|<script/i);
}

it.each(nearMisses)('a sign-in does not redirect to redirect_uri=%j', (uri) => expectNowhere({ redirect_uri: uri }));

it.each(mistakes)('a sign-in error does not redirect to redirect_uri=%j', async (mistake) => {
  for (const uri of nearMisses.slice(0, 15)) await expectNowhere({ ...mistake, redirect_uri: uri });
});

it('a sign-in with two redirect_uri parameters does not redirect', async () => {
  const [here, evil] = ['http://localhost/', 'http://evil.example/'];
  for (const [first, second] of [
    [here, evil],
    [evil, here],
  ] as const) {
    const url = `${authorizeUrl(sandbox, { redirect_uri: first })}&redirect_uri=${second}`;
    const { response } = await openBrowser(sandbox.url).visit(url);
    expect([response?.status, response?.headers.get('location')]).toEqual([400, null]);
  }
  const { response } = await openBrowser(sandbox.url).visit(`${authorizeUrl(sandbox)}&redirect_uri[]=${evil}`);
  expect(await response?.text()).not.toContain('evil.example');
});

describe('redirect URI', () => {
  it.each([
    ...['http://localhost/cb?next=http://evil.example/&code=mine&state=theirs', 'http://localhost/cb?'],
    ...['http://localhost//evil.example/', 'http://localhost/@evil.example/', 'http://localhost/%2F%2Fevil.example'],
    ...['http://localhost?evil.example', 'HTTP://LocalHost:3000/cb', 'http://[::1]:3000/cb'],
    ...['http://127.0.0.5:3000/cb', 'http://app.localhost:3000/cb'],
  ])('%s receives the code unchanged', async (uri) => {
    const callback = await openBrowser(sandbox.url).signIn(
      authorizeUrl(sandbox, { redirect_uri: uri, state: 'http://evil.example/' }),
    );
    expect(callback.hostname).toBe(new URL(uri).hostname);
    expect(callback.pathname).toBe(new URL(uri).pathname);
    expect(callback.searchParams.getAll('code').at(-1)).not.toBe('mine');
    expect(callback.searchParams.getAll('state').at(-1)).toBe('http://evil.example/');
  });

  it('is compared exactly in the code exchange', async () => {
    for (const redirectUri of [
      ...['http://localhost:3000/callback/', 'http://localhost:3000/callback?', 'http://LOCALHOST:3000/callback'],
      ...['http://127.0.0.1:3000/callback', 'http://localhost:3000/', 'http://localhost/callback'],
      ...['https://localhost:3000/callback', 'http://localhost:3000/callback%2f', ''],
    ]) {
      const { status, body } = await exchangeCode(sandbox, await requestCode(sandbox), { redirect_uri: redirectUri });
      expect([status, body.access_token], redirectUri).toEqual([400, undefined]);
    }
  });
});

it.each([
  ...['/docs', '/docs?//evil.example', '//evil.example/docs', '/\\evil.example', '\\\\evil.example/docs'],
  ...['/docs/../docs', '/docs//evil.example', '/docs/\\evil.example', '/docs/%5cevil.example/..'],
  ...['/docs/%2f%2fevil.example', '/docs/operations', '/v1/debtors/', '/v1//debtors', '/_sandbox', '/connect'],
  ...['//evil.example/connect/authorize', '/connect//evil.example', '/connect/authorize//evil.example'],
  ...['http://localhost//evil.example/docs', '/%09/evil.example', '/;@evil.example'],
])('%s does not redirect to another host', async (target) => {
  const reply = await sendOne(sandbox, `GET ${target}`, { referer: 'http://evil.example/' });
  expect(reply.status).toBeLessThan(500);
  expect(['/docs/', undefined]).toContain(getRawHeader(reply, 'location'));
  expect(reply.body).not.toContain('http-equiv="refresh"');
});

it('a sign-in redirects to the host on which it started', async () => {
  const { pathname, search } = new URL(authorizeUrl(sandbox));
  for (const host of ['localhost:4010', '127.0.0.1:80', '[::1]:4010']) {
    const reply = await sendOne(sandbox, `GET ${pathname}${search}`, { host });
    expect(getRawHeader(reply, 'location')).toMatch(`http://${host.replace(':80', '')}/connect/sign-in/`);
  }
});
