import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fileTokenStore } from '../../client/examples/file-token-store.ts';
import { createTokenProvider } from '../../client/sign-in/token-provider.ts';
import type { TokenStore } from '../../client/sign-in/token-store.ts';
import type { Tokens } from '../../client/sign-in/tokens.ts';
import { createClientCore, listDebtors } from '../../generated/client/src/index.ts';
import { repository } from '../../scripts/lib/run.ts';
import { runTogether } from '../support/client/run-together.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

const control = (path: string, body: object) => sandbox.call(`/_sandbox/${path}`, { body, token: null });

/** Creates tokens of the demo user whose recorded expiry has passed. */
async function createExpiredTokens(): Promise<Tokens> {
  const { body } = await control('tokens', { user: 'demo' });
  const expiresAt = new Date(Date.now()).toISOString();
  return { accessToken: body.access_token, refreshToken: body.refresh_token, expiresAt };
}

function createClient(store: TokenStore) {
  const credentials = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' };
  const authorization = createClientCore({ baseUrl: sandbox.url });
  return createClientCore({
    baseUrl: sandbox.url,
    token: createTokenProvider(authorization, { ...credentials, store }),
  });
}

async function createPath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shared-tokens-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'tokens.json');
}

describe('the lock of the file', () => {
  it('runs work of all stores of the file sequentially', async () => {
    const file = await createPath();
    let inside = 0;
    const work = async () => {
      inside += 1;
      expect(inside).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => fileTokenStore(file).lock?.(work)));
    expect((await readFile(`${file}.lock`)).length).toBe(0);
  });

  it('is released after a failure, and returns the result of the work', async () => {
    const { lock } = fileTokenStore(await createPath());
    await expect(lock?.(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await lock?.(async () => 'done')).toBe('done');
  });

  it('rejects when it cannot be created', async () => {
    const { lock } = fileTokenStore(join(await createPath(), 'tokens.json'));
    await expect(lock?.(async () => 'done')).rejects.toThrow('unable to open database file');
  });
});

describe('processes that share tokens in a file', () => {
  const program = join(repository, 'test', 'client', 'refresh-process.ts');

  // The processes have the same code.
  const env = { NODE_COMPILE_CACHE: join(repository, '.compile-cache') };
  const runProcesses = (location: string, ...fates: string[]): Promise<unknown[]> =>
    runTogether(
      fates.map((fate) => [process.execPath, program, sandbox.url, location, fate]),
      env,
    );

  it('send one refresh', async () => {
    const location = await createPath();
    const store = fileTokenStore(location);
    await store.save(await createExpiredTokens());
    const fates = ['live', 'live', 'live'];
    const results = (await runProcesses(location, ...fates)) as { debtors: number; refreshes: number }[];
    expect(results.map(({ debtors }) => debtors)).toEqual([32, 32, 32]);
    expect(results.map(({ refreshes }) => refreshes).toSorted()).toEqual([0, 0, 1]);
    expect((await listDebtors(createClient(store)))._meta.totalCount).toBe(32);
  });

  it('use the access token until it expires after one was killed in its refresh, and then require a sign-in', async () => {
    const tokens = await createExpiredTokens();
    const location = await createPath();
    const store = fileTokenStore(location);
    await store.save(tokens);
    expect(await runProcesses(location, 'die')).toEqual([undefined]);
    const interrupted = (await store.load()) as Tokens;
    expect(interrupted).toEqual({ ...tokens, refreshing: expect.any(String) });

    // Sets the expiry to a later time, so that the application uses the access token.
    await store.save({ ...interrupted, expiresAt: new Date(Date.now() + 60_000).toISOString() });
    expect(await runProcesses(location, 'live')).toEqual([{ debtors: 32, refreshes: 0 }]);
    await control('tokens/expire', { token: tokens.accessToken });
    expect(await runProcesses(location, 'live')).toEqual([{ error: 'refresh-interrupted', refreshes: 1 }]);
  });
});
