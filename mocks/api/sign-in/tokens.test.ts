import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { authorizeParameters, hosts, startAuthorizationServer } from '../../../test/support/authorization-server.ts';
import { createFolder } from '../../../test/support/folders.ts';
import { findAccessToken } from '../../store/access-tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** `test/security/stolen-codes-and-tokens.test.ts` tests what a refresh token that was used, or stolen, leads to. */
describe.each(hosts)('tokens in %s', (host) => {
  const testInNode: typeof test | (() => void) = host === 'Node' ? test : () => undefined;
  let started: Awaited<ReturnType<typeof startAuthorizationServer>>;
  beforeEach(async () => {
    started = await startAuthorizationServer(host);
  });
  const issue = (expiresIn?: number) =>
    started.server.issueTokens({ user: 'demo', ...(expiresIn !== undefined && { expiresIn }) });
  const find = (token: string, now?: number) => findAccessToken(started.database, token, now);

  function passDays(days: number): void {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
    onTestFinished(() => void vi.useRealTimers());
  }

  describe('a refresh token', () => {
    test('is exchanged for new tokens of the same user and scope', async () => {
      const first = issue();
      const second = await started.refresh(first.refresh_token);
      expect(second).toMatchObject({ expires_in: 3600, scope: first.scope });
      expect(second.access_token).not.toBe(first.access_token);
      expect(second.refresh_token).not.toBe(first.refresh_token);
      expect(find(second.access_token)).toMatchObject({ user: 'demo' });
      expect(await started.refresh(second.refresh_token)).toHaveProperty('access_token');
    });

    test('may be exchanged for an access token of a narrower scope, and keeps its own', async () => {
      const narrow = await started.refresh(issue().refresh_token, { scope: 'accounting-api' });
      expect(narrow.scope).toBe('accounting-api');
      expect(await started.refresh(narrow.refresh_token)).toMatchObject({ scope: 'accounting-api offline_access' });
    });

    test('leaves no valid token when it is used concurrently, except the tokens of another sign-in', async () => {
      const [first, other] = [issue(), issue()];
      const results = await Promise.allSettled([1, 2].map(() => started.refresh(first.refresh_token)));
      const issued = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.access_token] : []));
      expect(issued.length).toBeLessThanOrEqual(1);
      for (const token of [first.access_token, ...issued]) expect(find(token)).toBeUndefined();
      expect(find(other.access_token)).toMatchObject({ user: 'demo' });
    });

    test('is worth nothing without its grant', async () => {
      const { refresh_token: token } = issue();
      started.database.run("delete from oauth_records where model = 'Grant'");
      await expect(started.refresh(token)).rejects.toMatchObject({ error: 'invalid_grant' });
    });

    test('expires after thirty days, and its successors thirty days later', async () => {
      const [first, forgotten] = [issue(), issue()];
      passDays(29);
      const second = await started.refresh(first.refresh_token);
      passDays(1);
      await expect(started.refresh(forgotten.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
      passDays(28);
      expect(await started.refresh(second.refresh_token)).toHaveProperty('access_token');
    });
  });

  describe('an access token', () => {
    test('is distinguished as expired or unknown, and is no refresh token', async () => {
      const { access_token: token } = issue(10);
      expect(find(token, Date.now() + 8000)).toMatchObject({ user: 'demo' });
      expect(find(token, Date.now() + 10_000)).toBe('expired');
      expect(find('made up')).toBeUndefined();
      await expect(started.refresh(token)).rejects.toMatchObject({ error: 'invalid_grant' });
    });

    test('can be issued as expired for tests', async () => {
      const tokens = issue(0);
      expect(tokens).toMatchObject({ expires_in: 0, token_type: 'Bearer' });
      expect(find(tokens.access_token)).toBe('expired');
      expect(await started.refresh(tokens.refresh_token)).toHaveProperty('access_token');
    });

    test('is deleted a week after its expiry', () => {
      const { access_token: token } = issue();
      for (const expected of ['expired', undefined]) {
        passDays(expected ? 6 : 2);
        issue();
        expect(find(token)).toBe(expected);
      }
    });
  });

  // A page has no files.
  testInNode('tokens and a pending sign-in survive a restart with a data file', async () => {
    const folder = await createFolder();
    const file = join(folder, 'data.sqlite');
    const before = await startAuthorizationServer(host, { file });
    const tokens = before.server.issueTokens({ user: 'demo' });
    const browser = before.openBrowser();
    const page = await browser.visit(before.authorizeUrl(authorizeParameters));
    await before.close();

    const after = await startAuthorizationServer(host, { file, port: Number(new URL(before.url).port) });
    expect(findAccessToken(after.database, tokens.access_token)).toMatchObject({ user: 'demo' });
    const callback = new URL((await browser.submit(page.url, { user: 'demo' })).url);
    expect(await after.exchange(callback)).toHaveProperty('access_token');
  });
});
