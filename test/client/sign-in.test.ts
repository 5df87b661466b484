import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fileTokenStore } from '../../client/examples/file-token-store.ts';
import { finishSignIn, startSignIn } from '../../client/sign-in/sign-in.ts';
import { signedIn } from '../../client/sign-in/signed-in.ts';
import { memoryTokenStore, type TokenStore } from '../../client/sign-in/token-store.ts';
import type { Tokens } from '../../client/sign-in/tokens.ts';
import { connect, listAdministrations, listDebtors } from '../../generated/client/dist/index.js';
import { openBrowser } from '../../mocks/oauth/browser.ts';
import { repository } from '../../scripts/lib/run.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

const redirectUri = 'http://localhost:3000/callback';
const client = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret', redirectUri };

const control = (path: string, body: object) => sandbox.call(`/_sandbox/${path}`, { body, token: null });
const expire = ({ accessToken }: Tokens) => control('tokens/expire', { token: accessToken });

/** Tokens of a user, of which the application believes that they live that many seconds. */
async function tokensFor(user = 'demo', expiresIn = 3600): Promise<Tokens> {
  const { body } = await control('tokens', { user });
  const expiresAt = new Date(Date.now() + expiresIn * 1000).toISOString();
  return { accessToken: body.access_token, refreshToken: body.refresh_token, expiresAt };
}

/** An application that keeps the tokens of a user, and the number of refreshes that it sent. */
function applicationWith(store: TokenStore, send: typeof fetch = fetch) {
  const counted = { refreshes: 0 };
  const authorization = connect({
    baseUrl: sandbox.url,
    fetch(url, init) {
      counted.refreshes += 1;
      return send(url, init);
    },
  });
  const token = signedIn(authorization, { ...client, store, refreshBefore: 60_000 });
  return { counted, token, connection: connect({ baseUrl: sandbox.url, token }) };
}

describe('a user who signs in', () => {
  async function signIn(form?: Record<string, string>) {
    const connection = connect({ baseUrl: sandbox.url });
    const start = await startSignIn(connection, client);
    const callback = await openBrowser(sandbox.url).signIn(start.url, form);
    return { callback, finish: () => finishSignIn(connection, client, start, callback) };
  }

  test('lets the application see the administrations', async () => {
    const { finish } = await signIn({ user: 'other' });
    const { connection } = applicationWith(memoryTokenStore(await finish()));
    const { _data } = await listAdministrations(connection, { fields: ['id'] });
    expect(_data.map(({ id }) => id)).toEqual([3]);
  });

  test('gives tokens whose end is known, and which can be renewed', async () => {
    const { finish } = await signIn();
    const before = Date.now();
    const tokens = await finish();
    expect(tokens.scope).toBe('accounting-api offline_access');
    expect(Date.parse(tokens.expiresAt ?? '')).toBeGreaterThanOrEqual(before + 3_600_000);
    expect(Date.parse(tokens.expiresAt ?? '')).toBeLessThanOrEqual(Date.now() + 3_600_000);
    expect(await applicationWith(memoryTokenStore(tokens)).token.renew(tokens.accessToken)).not.toBe(
      tokens.accessToken,
    );
  });

  test('and cancels gives no tokens', async () => {
    const { finish } = await signIn({ cancel: 'yes' });
    await expect(finish()).rejects.toMatchObject({ name: 'SignInError', code: 'access_denied' });
  });

  test('gives a code that works once', async () => {
    const { finish } = await signIn();
    await finish();
    await expect(finish()).rejects.toMatchObject({ name: 'TokenError', error: 'invalid_grant' });
  });

  test('gives a code that works for the session in which the sign-in was started only', async () => {
    const { callback } = await signIn();
    const connection = connect({ baseUrl: sandbox.url });
    const theirs = await startSignIn(connection, client);
    const state = { state: callback.searchParams.get('state') ?? '' };
    await expect(finishSignIn(connection, client, theirs, callback)).rejects.toMatchObject({ code: 'state-mismatch' });
    await expect(finishSignIn(connection, client, { ...theirs, ...state }, callback)).rejects.toMatchObject({
      name: 'TokenError',
      error: 'invalid_grant',
    });
  });
});

describe('an application whose access token has ended', () => {
  test('renews it before it is refused, when it knew', async () => {
    const store = memoryTokenStore(await tokensFor('demo', 30));
    const { counted, connection } = applicationWith(store);
    await listDebtors(connection);
    await listDebtors(connection);
    expect(counted.refreshes).toBe(1);
  });

  test('does not notice in its calls, when it did not know', async () => {
    const tokens = await tokensFor();
    const store = memoryTokenStore(tokens);
    const { counted, connection } = applicationWith(store);
    await listDebtors(connection);
    await expire(tokens);
    const { _meta } = await listDebtors(connection);
    expect(_meta.profileName).toBe('Demo user');
    expect(counted.refreshes).toBe(1);
    expect((await store.load())?.refreshToken).not.toBe(tokens.refreshToken);
  });

  test('renews it once for twenty calls at the same time, of several connections', async () => {
    const tokens = await tokensFor();
    await expire(tokens);
    const { counted, connection } = applicationWith(memoryTokenStore(tokens));
    const connections = [connection, connection.with({ tenant: 2 })];
    const calls = Array.from({ length: 20 }, (_, index) => listDebtors(connections[index % 2] ?? connection));
    const tenants = (await Promise.all(calls)).map(({ _meta }) => _meta.administrationId);
    expect(new Set(tenants)).toEqual(new Set([1, 2]));
    expect(counted.refreshes).toBe(1);
  });

  test('goes on from refresh to refresh', async () => {
    const store = memoryTokenStore(await tokensFor());
    const { connection } = applicationWith(store);
    for (let round = 0; round < 3; round += 1) {
      await expire((await store.load()) as Tokens);
      await listDebtors(connection);
    }
    expect(await store.load()).not.toHaveProperty('refreshing');
  });
});

describe('a connection that breaks during a refresh', () => {
  /** Breaks the first time, before the request has left or after the platform has carried it out. */
  function breaking(isCarriedOut: boolean): typeof fetch {
    let isBroken = false;
    return async (url, init) => {
      const answer = isCarriedOut || isBroken ? await fetch(url, init) : undefined;
      if (answer && isBroken) return answer;
      isBroken = true;
      throw new TypeError('terminated');
    };
  }

  test('before the platform saw it, costs one call', async () => {
    const { connection } = applicationWith(memoryTokenStore(await tokensFor('demo', 0)), breaking(false));
    await expect(listDebtors(connection)).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
    expect((await listDebtors(connection))._meta.profileName).toBe('Demo user');
  });

  test('with the new tokens on it, costs nothing while the access token lives, and then the sign-in', async () => {
    const tokens = await tokensFor('demo', 30);
    const { counted, connection } = applicationWith(memoryTokenStore(tokens), breaking(true));
    await listDebtors(connection);
    await listDebtors(connection);
    expect(counted.refreshes).toBe(1);
    await expire(tokens);
    await expect(listDebtors(connection)).rejects.toMatchObject({ code: 'refresh-interrupted' });
  });
});

describe('a refresh token that was used before', () => {
  test('means that the user has to sign in again', async () => {
    const tokens = await tokensFor('demo', 0);
    await listDebtors(applicationWith(memoryTokenStore(tokens)).connection);
    const { counted, connection } = applicationWith(memoryTokenStore(tokens));
    const required = { name: 'SignInRequiredError', code: 'refresh-refused', operation: 'requestToken' };
    await expect(listDebtors(connection)).rejects.toMatchObject(required);
    await expect(listDebtors(connection)).rejects.toMatchObject(required);
    expect(counted.refreshes).toBe(1);
  });
});

describe('processes that share a file of tokens', () => {
  const program = join(repository, 'client', 'sign-in', 'testing', 'renewing-process.ts');

  /** Processes that all make their call when all of them are there. What each printed; nothing from one that died. */
  async function processes(file: string, ...fates: string[]): Promise<unknown[]> {
    const started = fates.map((fate) => {
      const child = spawn(process.execPath, [program, sandbox.url, file, fate], { stdio: ['pipe', 'pipe', 'inherit'] });
      const isReady = new Promise((resolve) => child.stdout.once('readable', resolve));
      return { child, isReady, printed: text(child.stdout) };
    });
    await Promise.all(started.map(({ isReady }) => isReady));
    for (const { child } of started) child.stdin.end();
    const printed = await Promise.all(started.map((one) => one.printed));
    return printed.map((lines) => lines.split('\n')[1]).map((line) => (line ? JSON.parse(line) : undefined));
  }

  async function fileWith(tokens: Tokens) {
    const folder = await mkdtemp(join(tmpdir(), 'shared-tokens-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'tokens.json');
    const store = fileTokenStore(file);
    await store.save(tokens);
    return { file, store };
  }

  test('make one refresh together', async () => {
    const { file, store } = await fileWith(await tokensFor('demo', 0));
    const results = (await processes(file, 'live', 'live')) as { debtors: number; refreshes: number }[];
    expect(results.map(({ debtors }) => debtors)).toEqual([32, 32]);
    expect(results.map(({ refreshes }) => refreshes).toSorted()).toEqual([0, 1]);
    expect((await listDebtors(applicationWith(store).connection))._meta.totalCount).toBe(32);
  });

  test('go on with the access token when one was killed in its refresh, and are told when that ends', async () => {
    const tokens = await tokensFor('demo', 0);
    const { file, store } = await fileWith(tokens);
    expect(await processes(file, 'die')).toEqual([undefined]);
    const interrupted = (await store.load()) as Tokens;
    expect(interrupted).toEqual({ ...tokens, refreshing: expect.any(String) });

    // The application had thought that its access token lives on: now it does.
    await store.save({ ...interrupted, expiresAt: new Date(Date.now() + 60_000).toISOString() });
    expect(await processes(file, 'live')).toEqual([{ debtors: 32, refreshes: 0 }]);
    await expire(tokens);
    expect(await processes(file, 'live')).toEqual([{ error: 'refresh-interrupted', refreshes: 1 }]);
  });
});
