import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../mocks/api/sign-in/testing/fake-browser.ts';
import { sandboxHosts } from '../support/sandbox-hosts.ts';
import {
  accessTo,
  authorizeUrl,
  credentials,
  exchangeCode,
  expectRefused,
  refreshTokens,
  requestCode,
  requestToken,
} from '../support/sign-in.ts';

describe.each(sandboxHosts)('stolen codes and tokens in %s', (_host, startSandbox) => {
  const sandbox = startSandbox();
  const otherSandbox = startSandbox();
  const { call } = sandbox;

  const verifier = 'a'.repeat(64);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const withChallenge = { code_challenge: challenge, code_challenge_method: 'S256' };

  const { works } = accessTo(sandbox);

  describe('second exchange of a code', () => {
    it('is rejected and revokes all tokens of the grant', async () => {
      const code = await requestCode(sandbox);
      const first = await exchangeCode(sandbox, code);
      const second = await refreshTokens(sandbox, first.body.refresh_token);
      expect([await works(first.body.access_token), await works(second.body.access_token)]).toEqual([true, true]);
      expectRefused(await exchangeCode(sandbox, code));
      expect([await works(first.body.access_token), await works(second.body.access_token)]).toEqual([false, false]);
      expectRefused(await refreshTokens(sandbox, second.body.refresh_token));
    });

    it('does not affect other sign-ins of the same user', async () => {
      const [code, bystander] = [await requestCode(sandbox), await requestCode(sandbox)];
      const tokens = (await exchangeCode(sandbox, bystander)).body;
      await exchangeCode(sandbox, code);
      expectRefused(await exchangeCode(sandbox, code));
      expect(await works(tokens.access_token)).toBe(true);
      expect((await refreshTokens(sandbox, tokens.refresh_token)).status).toBe(200);
    });

    it('is rejected after a reset, as a refresh token is', async () => {
      const [code, used] = [await requestCode(otherSandbox), await requestCode(otherSandbox)];
      const { refresh_token: token } = (await exchangeCode(otherSandbox, used)).body;
      await otherSandbox.reset();
      expectRefused(await exchangeCode(otherSandbox, code));
      expectRefused(await refreshTokens(otherSandbox, token));
    });
  });

  describe('a stolen code', () => {
    it.each([
      ['another client', { client_id: 'another-client' }, 'invalid_client'],
      ['the client with another secret', { client_secret: 'guessed' }, 'invalid_client'],
      ['the client without its secret', { client_secret: '' }, 'invalid_client'],
      ['another redirect URI', { redirect_uri: 'http://localhost:9999/callback' }, 'invalid_grant'],
      ['another code', { code: 'guessed' }, 'invalid_grant'],
    ])('is rejected for %s', async (_who, changes, error) => {
      const code = await requestCode(sandbox);
      expectRefused(await exchangeCode(sandbox, code, { ...changes }), error);
    });

    it('is rejected with duplicate client credentials', async () => {
      const code = await requestCode(sandbox);
      const form = { grant_type: 'authorization_code', code, redirect_uri: 'http://localhost:3000/callback' };
      const basic = (text: string) => ({ authorization: `Basic ${btoa(text)}` });
      expectRefused(await requestToken(sandbox, form, basic('sandbox-client:sandbox-secret')), 'invalid_request');
      expectRefused(await requestToken(sandbox, form, basic('another-client:sandbox-secret')), 'invalid_request');
    });

    it('is rejected by another sandbox', async () => {
      expectRefused(await exchangeCode(otherSandbox, await requestCode(sandbox)));
    });

    it('is rejected as a refresh token and as an access token', async () => {
      const code = await requestCode(sandbox);
      expectRefused(await refreshTokens(sandbox, code));
      expect(await works(code)).toBe(false);
    });

    it('cannot be guessed: codes are unique and at least 40 characters long', async () => {
      const codes = await Promise.all(Array.from({ length: 5 }, () => requestCode(sandbox)));
      expect(new Set(codes).size).toBe(5);
      for (const code of codes) expect(code).toMatch(/^[\w-]{40,}$/);
    });

    it('of one user never yields tokens of another', async () => {
      const code = await requestCode(sandbox, {}, 'other');
      const claims = { user: 'demo', username: 'demo', account_id: 'demo', scope: 'accounting-api' };
      const { access_token: token } = (await exchangeCode(sandbox, code, claims)).body;
      expect((await call('/v1/administrations', { token })).body._data).toMatchObject([{ id: 3 }]);
    });
  });

  describe('a code with a PKCE challenge', () => {
    it.each([
      ['no verifier', {}],
      ['an empty verifier', { code_verifier: '' }],
      ['another verifier', { code_verifier: 'b'.repeat(64) }],
      ['the challenge as verifier', { code_verifier: challenge }],
      ['a verifier that is too short', { code_verifier: 'a'.repeat(42) }],
      ['a verifier that is too long', { code_verifier: 'a'.repeat(129) }],
      ['a verifier with invalid characters', { code_verifier: `${'a'.repeat(63)}!` }],
    ])('is rejected with %s', async (_what, changes: Record<string, string>) => {
      const { status, body } = await exchangeCode(sandbox, await requestCode(sandbox, withChallenge), changes);
      expect([status, body.access_token]).toEqual([400, undefined]);
    });

    it('is rejected with the verifier of another sign-in', async () => {
      const foreign = createHash('sha256').update('c'.repeat(64)).digest('base64url');
      const mine = await requestCode(sandbox, withChallenge);
      await requestCode(sandbox, { ...withChallenge, code_challenge: foreign });
      expectRefused(await exchangeCode(sandbox, mine, { code_verifier: 'c'.repeat(64) }));
    });
  });

  it('rejects a verifier for a code without a challenge (PKCE downgrade)', async () => {
    expectRefused(await exchangeCode(sandbox, await requestCode(sandbox), { code_verifier: verifier }));
  });

  describe('sign-in callback', () => {
    const open = () => openBrowser(sandbox.url, {}, sandbox.send);

    it('carries the code in the query only and keeps it out of referrers', async () => {
      expect((await open().signIn(authorizeUrl(sandbox))).hash).toBe('');
      const page = await open().visit(authorizeUrl(sandbox));
      expect(page.response?.headers.get('referrer-policy')).toBe('same-origin');
    });
  });

  it('a refresh token that is reused is rejected, and revokes the whole grant', async () => {
    const first = (await exchangeCode(sandbox, await requestCode(sandbox))).body;
    const second = (await refreshTokens(sandbox, first.refresh_token)).body;
    const third = (await refreshTokens(sandbox, second.refresh_token)).body;
    expectRefused(await refreshTokens(sandbox, first.refresh_token));
    expectRefused(await refreshTokens(sandbox, third.refresh_token));
    for (const { access_token: token } of [first, second, third]) expect(await works(token)).toBe(false);
  });

  it('a stolen refresh token is rejected for anybody else, and stays valid for its owner', async () => {
    const { refresh_token: token } = (await exchangeCode(sandbox, await requestCode(sandbox))).body;
    for (const [changes, error] of [
      [{ client_id: 'another-client' }, 'invalid_client'],
      [{ client_secret: 'guessed' }, 'invalid_client'],
      [{ scope: 'accounting-api offline_access admin' }, 'invalid_scope'],
    ] as const)
      expectRefused(await refreshTokens(sandbox, token, { ...changes }), error);
    expect(await works(token)).toBe(false);
    expectRefused(await refreshTokens(otherSandbox, token));
    expect((await refreshTokens(sandbox, token)).status).toBe(200);
  });

  it('the token endpoint rejects parameters in the URL, where they would be logged', async () => {
    const query = new URLSearchParams({
      ...credentials,
      grant_type: 'authorization_code',
      code: await requestCode(sandbox),
      redirect_uri: 'http://localhost:3000/callback',
    });
    expect((await call(`/connect/token?${query}`, { method: 'POST', token: null })).status).toBe(400);
    expect((await call(`/connect/token?${query}`, { token: null })).status).toBe(405);
  });
});
