import { describe, expect, test } from 'vitest';
import { authorizeParameters, hosts, startAuthorizationServer } from '../../../test/support/authorization-server.ts';

type Change = Readonly<Record<string, string | undefined>>;

/** Requests of an unknown application, or with an address that is not its own: nobody to redirect to. */
const unsafe: readonly Change[] = [
  { redirect_uri: 'https://evil.example/callback' },
  { redirect_uri: 'https://evil.example/', response_type: 'token', scope: 'unknown' },
  { redirect_uri: undefined },
  { client_id: 'somebody' },
  { client_id: undefined },
];

/** Requests that the application gets an error for. */
const wrong: readonly Change[] = [
  { response_type: 'token' },
  { response_type: 'code id_token' },
  { response_type: undefined },
  { scope: 'accounting-api unknown' },
  { scope: 'openid accounting-api' },
  { scope: 'offline_access' },
  { scope: 'accounting-api' },
  { scope: undefined },
  { code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' },
  { code_challenge: 'a'.repeat(43) },
];

describe.each(hosts)('the authorization endpoint in %s', (host) => {
  const start = () => startAuthorizationServer(host);

  async function authorize(change: Change) {
    const { authorizeUrl, openBrowser } = await start();
    const request = { ...authorizeParameters, state: 'mine', ...change };
    const sent = Object.entries(request).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const { url, response } = await openBrowser().visit(authorizeUrl(Object.fromEntries(sent)));
    const name = JSON.stringify(change, (_key, value) => value ?? 'none');
    return { url: new URL(url), response, html: (await response?.text()) ?? '', name };
  }

  test('answers with a page where it must not redirect, and with an error and the state elsewhere', async () => {
    const lines: string[] = [];
    for (const change of unsafe) {
      const { response, html, name } = await authorize(change);
      expect([response?.status, response?.headers.get('location')], name).toEqual([400, null]);
      const [, page = ''] = /<h1>(.*)<\/main>/s.exec(html) ?? [];
      lines.push(`${name}: ${page.replaceAll(/(\s|<[^>]*>)+/g, ' ')}`);
    }
    for (const change of wrong) {
      const { url, name } = await authorize(change);
      expect(`${url.origin}${url.pathname}`, name).toBe(authorizeParameters.redirect_uri);
      lines.push(`${name}: ${[...url.searchParams].map((parameter) => parameter.join('=')).join('; ')}`);
    }
    const text = lines.map((line) => `${line.trim()}\n`).join('');
    await expect(text).toMatchFileSnapshot('__snapshots__/authorization-errors.txt');
  });

  test('ignores unknown parameters, as OAuth requires', async () => {
    const extra = { nonce: 'n', prompt: 'none', max_age: '0', request: 'x', response_mode: 'form_post' };
    const { authorizeUrl, exchange, openBrowser } = await start();
    const tokens = await exchange(await openBrowser().signIn(authorizeUrl({ ...authorizeParameters, ...extra })));
    expect(tokens).toHaveProperty('refresh_token');
    expect(tokens).not.toHaveProperty('id_token');
  });

  test('is one of three, each with its methods, and there are no others', async () => {
    const { url, fetch } = await start();
    const call = async (method: string, path: string) => {
      const { status, headers } = await fetch(url + path, { method });
      return [status, headers.get('allow') ?? headers.get('content-type')];
    };
    for (const path of ['/.well-known/openid-configuration', '/jwks', '/me', '/connect', '/connect/tokens'])
      expect(await call('GET', path), path).toEqual([404, 'application/problem+json']);
    for (const path of ['/connect/authorize/a/b', '/connect/sign-in'])
      expect(await call('GET', path), path).toEqual([404, 'application/problem+json']);
    expect(await call('POST', '/connect/authorize')).toEqual([405, 'GET, HEAD']);
    expect(await call('GET', '/connect/token')).toEqual([405, 'POST']);
    expect(await call('DELETE', '/connect/sign-in/x')).toEqual([405, 'GET, HEAD, POST']);
  });
});
