import { describe, expect, it } from 'vitest';
import { sandboxHosts } from '../support/sandbox-hosts.ts';
import { accessTo, exchangeCode, expectRefused, refreshTokens, requestCode } from '../support/sign-in.ts';

describe.each(sandboxHosts)('refresh tokens in %s', (_host, startSandbox) => {
  const sandbox = startSandbox();
  const otherSandbox = startSandbox();

  const { works } = accessTo(sandbox);

  describe('reuse of a refresh token', () => {
    it('is rejected and revokes the whole grant', async () => {
      const first = (await exchangeCode(sandbox, await requestCode(sandbox))).body;
      const second = (await refreshTokens(sandbox, first.refresh_token)).body;
      const third = (await refreshTokens(sandbox, second.refresh_token)).body;
      expectRefused(await refreshTokens(sandbox, first.refresh_token));
      expectRefused(await refreshTokens(sandbox, third.refresh_token));
      for (const { access_token: token } of [first, second, third]) expect(await works(token)).toBe(false);
    });
  });

  describe('a stolen refresh token', () => {
    it.each([
      ['another client', { client_id: 'another-client' }, 'invalid_client'],
      ['the client with another secret', { client_secret: 'guessed' }, 'invalid_client'],
      ['a wider scope', { scope: 'accounting-api offline_access admin' }, 'invalid_scope'],
    ])('is rejected for %s and stays valid for its owner', async (_who, changes, error) => {
      const { refresh_token: token } = (await exchangeCode(sandbox, await requestCode(sandbox))).body;
      expectRefused(await refreshTokens(sandbox, token, { ...changes }), error);
      expect((await refreshTokens(sandbox, token)).status).toBe(200);
    });

    it('is rejected as an access token and by another sandbox', async () => {
      const { refresh_token: token } = (await exchangeCode(sandbox, await requestCode(sandbox))).body;
      expect(await works(token)).toBe(false);
      expectRefused(await refreshTokens(otherSandbox, token));
    });
  });
});
