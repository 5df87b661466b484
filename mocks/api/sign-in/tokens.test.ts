import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { authorizeParameters, hosts, startAuthorizationServer } from '../../../test/support/authorization-server.ts';
import { openDatabase } from '../../hosts/node/data/node-sqlite.ts';
import { createOAuthTables, findAccessToken, revokeAll } from '../../store/access-tokens.ts';

describe.each(hosts)('tokens in %s', (host) => {
  /** A page has neither cookies of its own nor files. */
  const testInNode: typeof test | (() => void) = host === 'Node' ? test : () => undefined;
  const start = (options?: Parameters<typeof startAuthorizationServer>[1]) => startAuthorizationServer(host, options);

  describe('refresh token', () => {
    test('is exchanged for new tokens of the same user and scope', async () => {
      const { database, server, refresh } = await start();
      const first = server.issueTokens({ user: 'demo' });
      const second = await refresh(first.refresh_token);
      expect(second).toMatchObject({ expires_in: 3600, scope: first.scope });
      expect(second.access_token).not.toBe(first.access_token);
      expect(second.refresh_token).not.toBe(first.refresh_token);
      expect(findAccessToken(database, second.access_token)).toMatchObject({ user: 'demo' });
      expect(await refresh(second.refresh_token)).toHaveProperty('access_token');
    });

    test('may be exchanged for an access token of a narrower scope, and keeps its own', async () => {
      const { server, refresh } = await start();
      const narrow = await refresh(server.issueTokens({ user: 'demo' }).refresh_token, { scope: 'accounting-api' });
      expect(narrow.scope).toBe('accounting-api');
      expect(await refresh(narrow.refresh_token)).toMatchObject({ scope: 'accounting-api offline_access' });
    });

    test('stays valid when a wider scope is requested, which is rejected', async () => {
      const { server, refresh } = await start();
      const { refresh_token: token } = server.issueTokens({ user: 'demo' });
      const scope = 'accounting-api offline_access admin';
      await expect(refresh(token, { scope })).rejects.toMatchObject({ status: 400, error: 'invalid_scope' });
      expect(await refresh(token)).toHaveProperty('access_token');
    });

    test('revokes the whole grant when it is reused', async () => {
      const { database, server, refresh } = await start();
      const first = server.issueTokens({ user: 'demo' });
      const second = await refresh(first.refresh_token);
      const rejection = { status: 400, error: 'invalid_grant', error_description: 'refresh token already used' };
      await expect(refresh(first.refresh_token)).rejects.toMatchObject(rejection);
      await expect(refresh(second.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
      expect(findAccessToken(database, first.access_token)).toBeUndefined();
      expect(findAccessToken(database, second.access_token)).toBeUndefined();
    });

    test('leaves no valid token when it is used concurrently', async () => {
      const { database, server, refresh } = await start();
      const first = server.issueTokens({ user: 'demo' });
      const results = await Promise.allSettled([refresh(first.refresh_token), refresh(first.refresh_token)]);
      const issued = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.access_token] : []));
      expect(issued.length).toBeLessThanOrEqual(1);
      for (const token of [first.access_token, ...issued]) expect(findAccessToken(database, token)).toBeUndefined();
    });

    test('of another sign-in stays valid after a revocation', async () => {
      const { database, server, refresh } = await start();
      const [first, second] = [server.issueTokens({ user: 'demo' }), server.issueTokens({ user: 'demo' })];
      await refresh(first.refresh_token);
      await expect(refresh(first.refresh_token)).rejects.toThrow();
      expect(findAccessToken(database, second.access_token)).toMatchObject({ user: 'demo' });
    });

    test('expires after thirty days, and its successors thirty days later', async () => {
      const { server, refresh } = await start();
      const first = server.issueTokens({ user: 'demo' });
      const forgotten = server.issueTokens({ user: 'demo' });
      const day = 24 * 60 * 60 * 1000;
      const begin = Date.now();
      vi.useFakeTimers({ toFake: ['Date'], now: begin + 29 * day });
      try {
        const second = await refresh(first.refresh_token);
        vi.setSystemTime(begin + 58 * day);
        expect(await refresh(second.refresh_token)).toHaveProperty('access_token');
        await expect(refresh(forgotten.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
      } finally {
        vi.useRealTimers();
      }
    });
  });

  describe('access token', () => {
    test('is distinguished as expired or unknown', async () => {
      const { database, server } = await start();
      const { access_token: token } = server.issueTokens({ user: 'demo', expiresIn: 10 });
      expect(findAccessToken(database, token, Date.now() + 8000)).toMatchObject({ user: 'demo' });
      expect(findAccessToken(database, token, Date.now() + 10_000)).toBe('expired');
      expect(findAccessToken(database, 'made up')).toBeUndefined();
    });

    test('can be issued as expired for tests', async () => {
      const { database, server, refresh } = await start();
      const tokens = server.issueTokens({ user: 'demo', expiresIn: 0 });
      expect(tokens).toMatchObject({ expires_in: 0, token_type: 'Bearer' });
      expect(findAccessToken(database, tokens.access_token)).toBe('expired');
      expect(await refresh(tokens.refresh_token)).toHaveProperty('access_token');
    });

    test('is deleted a week after its expiry', async () => {
      const { database, server } = await start();
      const { access_token: token } = server.issueTokens({ user: 'demo' });
      const begin = Date.now();
      onTestFinished(() => {
        vi.useRealTimers();
      });
      for (const [days, expected] of [
        [6, 'expired'],
        [8, undefined],
      ] as const) {
        vi.useFakeTimers({ toFake: ['Date'], now: begin + days * 24 * 60 * 60 * 1000 });
        server.issueTokens({ user: 'demo' });
        expect(findAccessToken(database, token)).toBe(expected);
      }
    });

    test('cannot be exchanged for a refresh token or the other way round', async () => {
      const { database, server, refresh } = await start();
      const tokens = server.issueTokens({ user: 'demo' });
      expect(findAccessToken(database, tokens.refresh_token)).toBeUndefined();
      await expect(refresh(tokens.access_token)).rejects.toMatchObject({ error: 'invalid_grant' });
    });

    test('can be looked up before the first sign-in', async () => {
      const database = openDatabase();
      createOAuthTables(database);
      expect(findAccessToken(database, 'made up')).toBeUndefined();
      database.close();
    });
  });

  test('revoking everything ends tokens, codes and pending sign-ins', async () => {
    const { database, server, authorizeUrl, exchange, refresh, openBrowser } = await start();
    const tokens = server.issueTokens({ user: 'demo' });
    const callback = await openBrowser().signIn(authorizeUrl(authorizeParameters));
    const browser = openBrowser();
    const page = await browser.visit(authorizeUrl(authorizeParameters));

    revokeAll(database);
    expect(findAccessToken(database, tokens.access_token)).toBeUndefined();
    await expect(refresh(tokens.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(exchange(callback)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await browser.submit(page.url, { user: 'demo' })).response?.status).toBe(404);
    expect(server.issueTokens({ user: 'demo' })).toHaveProperty('access_token');
  });

  testInNode('tokens and a pending sign-in survive a restart with a data file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'oauth-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'data.sqlite');
    const before = await start({ file });
    const tokens = before.server.issueTokens({ user: 'demo' });
    const browser = before.openBrowser();
    const page = await browser.visit(before.authorizeUrl(authorizeParameters));
    await before.close();

    const after = await start({ file, port: Number(new URL(before.url).port) });
    expect(findAccessToken(after.database, tokens.access_token)).toMatchObject({ user: 'demo' });
    const callback = new URL((await browser.submit(page.url, { user: 'demo' })).url);
    expect(await after.exchange(callback)).toHaveProperty('access_token');
  });
});
