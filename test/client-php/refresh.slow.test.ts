import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runTogether } from '../support/client/run-together.ts';
import { isPhpMissing, phpunit, runPhp } from '../support/client-php/php.ts';
import { useSandbox } from '../support/sandbox.ts';

const PROCESSES = 10;

const sandbox = useSandbox();
const program = join(phpunit, 'refresh-process.php');
const run = (location: string, ...fates: string[]): Promise<unknown[]> =>
  runTogether(fates.map((fate) => ['php', program, sandbox.url, location, fate]));

/** Creates a file with the tokens of a sign-in that expired. */
async function createStore() {
  const folder = await mkdtemp(join(tmpdir(), 'tokens-php-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const location = join(folder, 'tokens.json');
  const { body } = await sandbox.call('/_sandbox/tokens', { body: { user: 'demo' }, token: null });
  const tokens = { accessToken: body.access_token, refreshToken: body.refresh_token, scope: body.scope };
  const access = async (...args: string[]) => JSON.parse(await runPhp([join(phpunit, 'store.php'), location, ...args]));
  const save = (changes: object) => access(JSON.stringify({ ...tokens, ...changes }));
  await save({ expiresAt: 1 });
  return { location, tokens, save, load: () => access() };
}

describe.skipIf(isPhpMissing)('PHP processes that share tokens in a file', () => {
  it(`send one refresh, when ${PROCESSES} of them find an expired token`, async () => {
    const { location, tokens, load } = await createStore();
    const results = (await run(location, ...Array.from({ length: PROCESSES }, () => 'live'))) as {
      refreshes: number;
    }[];
    expect(results).toEqual(results.map(({ refreshes }) => ({ debtors: 32, refreshes })));
    expect(results.reduce((sum, { refreshes }) => sum + refreshes, 0)).toBe(1);
    expect(await load()).toMatchObject({
      refreshToken: expect.not.stringContaining(tokens.refreshToken),
      refreshing: null,
    });
    expect(await run(location, 'live')).toEqual([{ debtors: 32, refreshes: 0 }]);
  });

  it('use the access token until it expires after one was killed in its refresh, and then require a sign-in', async () => {
    const { location, tokens, save, load } = await createStore();
    expect(await run(location, 'die')).toEqual([undefined]);
    const interrupted = await load();
    expect(interrupted).toMatchObject({ ...tokens, refreshing: expect.any(Number) });

    await save({ refreshing: interrupted.refreshing, expiresAt: Date.now() / 1000 + 60 });
    expect(await run(location, 'live')).toEqual([{ debtors: 32, refreshes: 0 }]);
    await save({ refreshing: interrupted.refreshing, expiresAt: 1 });
    expect(await run(location, 'live')).toEqual([{ error: 'refresh-interrupted', refreshes: 1 }]);
  });
});
