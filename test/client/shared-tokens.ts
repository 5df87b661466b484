import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runTogether } from '../support/client/run-together.ts';
import { createFolder } from '../support/folders.ts';
import type { useSandbox } from '../support/sandbox.ts';

/** A client in a language, whose processes share tokens in a file. */
interface Language {
  /** Command of a process that makes one call. It gets the URL, the file, and `live` or `die`. */
  readonly command: readonly string[];
  readonly processes: number;
  load(file: string): Promise<object | undefined>;
  save(file: string, tokens: object): Promise<unknown>;
  /** Prints a time as the tokens have it. */
  formatTime(milliseconds: number): unknown;
}

interface Result {
  readonly debtors: number;
  readonly refreshes: number;
}

/** Tests processes that share the tokens of a user in a file. */
export function testSharedTokens(
  sandbox: ReturnType<typeof useSandbox>,
  { command, processes, load, save, formatTime }: Language,
): void {
  /** Creates a file with the tokens of a sign-in that expired. */
  async function createFile() {
    const file = join(await createFolder(), 'tokens.json');
    const { body } = await sandbox.call('/_sandbox/tokens', { body: { user: 'demo' }, token: null });
    const tokens = { accessToken: body.access_token, refreshToken: body.refresh_token, scope: body.scope };
    const write = (expiry: number, changes: object = {}) =>
      save(file, { ...tokens, expiresAt: formatTime(Date.now() + expiry), ...changes });
    await write(-1000);
    const run = (...fates: string[]) => runTogether(fates.map((fate) => [...command, sandbox.url, file, fate]));
    return { tokens, write, run, read: () => load(file) };
  }

  it(`send one refresh, when ${processes} of them find an expired token`, async () => {
    const { tokens, run, read } = await createFile();
    const results = (await run(...Array.from({ length: processes }, () => 'live'))) as Result[];
    expect(results).toEqual(results.map(({ refreshes }) => ({ debtors: 32, refreshes })));
    expect(results.reduce((sum, { refreshes }) => sum + refreshes, 0)).toBe(1);
    expect(await read()).toHaveProperty('refreshToken', expect.not.stringContaining(tokens.refreshToken));
    expect(await run('live')).toEqual([{ debtors: 32, refreshes: 0 }]);
  });

  it('use the access token until it expires after one was killed in its refresh, and then require a sign-in', async () => {
    const { tokens, run, read, write } = await createFile();
    expect(await run('die')).toEqual([undefined]);
    const { refreshing } = (await read()) as { refreshing: unknown };
    expect(await read()).toMatchObject(tokens);
    expect(refreshing).toBeTruthy();

    await write(60_000, { refreshing });
    expect(await run('live')).toEqual([{ debtors: 32, refreshes: 0 }]);
    await write(-1000, { refreshing });
    expect(await run('live')).toEqual([{ error: 'refresh-interrupted', refreshes: 1 }]);
  });
}
