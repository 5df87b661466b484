import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../../test/support/client/built-client.ts';
import { fakeFetch, json } from '../../test/support/client/fake-fetch.ts';
import { fakePlatform, pair, refusal, tokensOf } from '../../test/support/client/fake-platform.ts';
import { type SignedInSettings, signedIn } from './token-source.ts';
import { memoryTokenStore } from './token-store.ts';

const baseUrl = 'https://api.example';
const client = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' };
const listDebtors = { operation: 'listDebtors', method: 'GET', path: '/v1/debtors' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 3, 16) });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** A user who has signed in, at a fake platform. The first access token lives an hour. */
function signedInUser({ tokens = tokensOf(1), ...more }: Partial<SignedInSettings> & { tokens?: object } = {}) {
  const platform = fakePlatform();
  const store = memoryTokenStore({ ...tokensOf(1), ...tokens });
  const source = signedIn(connect({ baseUrl, fetch: platform.fetch }), { ...client, store, ...more });
  const connection = connect({ baseUrl, token: source, fetch: platform.fetch });
  return { platform, store, source, connection };
}

describe('an access token', () => {
  test('is that of the store while it lives, and the platform is not asked', async () => {
    const { platform, source } = signedInUser();
    expect(await source.current()).toBe('access-1');
    pass(3589);
    expect(await source.current()).toBe('access-1');
    expect(platform.refreshes).toEqual([]);
  });

  test('is renewed ten seconds before its end, and the store has the new pair', async () => {
    const { platform, store, source } = signedInUser();
    await source.current();
    pass(3590);
    const expected = tokensOf(2);
    expect(await source.current()).toBe('access-2');
    expect(await source.current()).toBe('access-2');
    expect(platform.refreshes).toEqual(['refresh-1']);
    expect(await store.load()).toEqual(expected);
  });

  test.each([
    [60_000, 3539, 'access-1'],
    [60_000, 3540, 'access-2'],
    [0, 3599, 'access-1'],
    [0, 3600, 'access-2'],
  ])('with refreshBefore %d is after %d seconds %s', async (refreshBefore, seconds, expected) => {
    const { source } = signedInUser({ refreshBefore });
    await source.current();
    pass(seconds);
    expect(await source.current()).toBe(expected);
  });

  test('whose end is not known is used until the platform refuses it', async () => {
    const { platform, source, connection } = signedInUser({ tokens: { expiresAt: undefined } });
    pass(1_000_000);
    expect(await source.current()).toBe('access-1');
    platform.ended = 1;
    expect(await connection.call(listDebtors)).toEqual({ token: 'access-2' });
  });

  test('that lives shorter than the margin is still used for half of its life', async () => {
    const { fetch, sent } = fakeFetch(json(200, pair(2, { expires_in: 8 })), json(200, pair(3, { expires_in: 8 })));
    const store = memoryTokenStore(tokensOf(1, 0));
    const source = signedIn(connect({ baseUrl, fetch }), { ...client, store });
    expect(await source.current()).toBe('access-2');
    pass(3.9);
    expect(await source.current()).toBe('access-2');
    pass(0.1);
    expect(await source.current()).toBe('access-3');
    expect(sent).toHaveLength(2);
  });

  test('is renewed with the same refresh token by a platform that does not rotate', async () => {
    const answer = (number: number) => json(200, pair(number, { refresh_token: undefined }));
    const { fetch, sent } = fakeFetch(answer(2), answer(3));
    const store = memoryTokenStore(tokensOf(1, 0));
    const source = signedIn(connect({ baseUrl, fetch }), { ...client, store });
    expect(await source.current()).toBe('access-2');
    pass(3600);
    expect(await source.current()).toBe('access-3');
    for (const { body } of sent) expect(String(body)).toContain('refresh_token=refresh-1');
    expect(await store.load()).toMatchObject({ accessToken: 'access-3', refreshToken: 'refresh-1' });
  });
});

test('a refresh is the request of the contract', async () => {
  const { fetch, sent } = fakeFetch(json(200, pair(2)));
  const connection = connect({ baseUrl, authUrl: 'https://auth.example', tenant: 1, fetch });
  await signedIn(connection, { ...client, store: memoryTokenStore(tokensOf(1, 0)) }).current();
  expect(sent[0]).toMatchObject({ method: 'POST', url: 'https://auth.example/connect/token' });
  expect(Object.fromEntries(new URLSearchParams(String(sent[0]?.body)))).toEqual({
    grant_type: 'refresh_token',
    client_id: 'sandbox-client',
    client_secret: 'sandbox-secret',
    refresh_token: 'refresh-1',
  });
});

describe('after a 401', () => {
  test('the call succeeds with a new token', async () => {
    const { platform, connection } = signedInUser();
    platform.ended = 1;
    expect(await connection.call(listDebtors)).toEqual({ token: 'access-2' });
    expect(platform.refreshes).toEqual(['refresh-1']);
  });

  test('a token that another process has renewed is taken from the store', async () => {
    const { platform, store, connection } = signedInUser();
    await connection.call(listDebtors);
    platform.newest = 2;
    platform.ended = 1;
    await store.save(tokensOf(2));
    expect(await connection.call(listDebtors)).toEqual({ token: 'access-2' });
    expect(platform.refreshes).toEqual([]);
  });

  test('a call that comes late with an older token gets the newest, without a refresh', async () => {
    const { platform, source } = signedInUser();
    await source.current();
    expect(await source.renew('access-1')).toBe('access-2');
    expect(await source.renew('access-1')).toBe('access-2');
    expect(platform.refreshes).toHaveLength(1);
    const renewed = [source.renew('access-2'), source.renew('access-1')];
    expect(await Promise.all(renewed)).toEqual(['access-3', 'access-3']);
  });

  test('a platform that refuses every token is asked for one new token a call', async () => {
    const { platform, connection } = signedInUser();
    platform.ended = 99;
    await expect(connection.call(listDebtors)).rejects.toMatchObject({ name: 'AuthenticationError' });
    expect(platform.refreshes).toHaveLength(1);
  });
});

describe('callers at the same time', () => {
  test('all get the token of one refresh', async () => {
    const { platform, source } = signedInUser({ tokens: tokensOf(1, 0) });
    const tokens = await Promise.all(Array.from({ length: 50 }, () => source.current()));
    expect(new Set(tokens)).toEqual(new Set(['access-2']));
    expect(platform.refreshes).toHaveLength(1);
  });

  test('of two connections renew a refused token once', async () => {
    const { platform, source, connection } = signedInUser();
    const other = connect({ baseUrl, token: source, tenant: 2, fetch: platform.fetch });
    platform.ended = 1;
    const calls = Array.from({ length: 50 }, (_, index) => (index % 2 ? connection : other).call(listDebtors));
    expect(new Set((await Promise.all(calls)).map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"token":"access-2"}']),
    );
    expect(platform.refreshes).toHaveLength(1);
  });

  test('all get the error of one refresh, and the next caller another chance', async () => {
    const { fetch, sent } = fakeFetch(new Error('no route'), json(200, pair(2)));
    const store = memoryTokenStore(tokensOf(1, 0));
    const source = signedIn(connect({ baseUrl, fetch, maxRetries: 0 }), { ...client, store });
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => source.current()));
    const errors = new Set(results.map((result) => result.status === 'rejected' && result.reason));
    expect([...errors]).toEqual([expect.objectContaining({ name: 'OutcomeUnknownError' })]);
    expect(sent).toHaveLength(1);
    expect(await source.current()).toBe('access-2');
  });
});

describe('a user whose refresh token is refused', () => {
  test('is told to sign in again, and the platform is not asked once more', async () => {
    const { fetch, sent } = fakeFetch(refusal('it has expired'));
    const store = memoryTokenStore(tokensOf(1, 0));
    const source = signedIn(connect({ baseUrl, fetch }), { ...client, store });
    const refused = {
      name: 'SignInRequiredError',
      code: 'refresh-refused',
      status: 400,
      message: 'requestToken: the user has to sign in again: the platform refuses the refresh token. it has expired.',
    };
    await expect(source.current()).rejects.toMatchObject(refused);
    await expect(source.current()).rejects.toMatchObject(refused);
    expect(sent).toHaveLength(1);
  });

  test('goes on after a new sign-in', async () => {
    const { platform, store, source } = signedInUser({ tokens: tokensOf(1, 0) });
    platform.newest = 0;
    await expect(source.current()).rejects.toMatchObject({ code: 'refresh-refused' });
    platform.newest = 7;
    await store.save(tokensOf(7));
    expect(await source.current()).toBe('access-7');
  });

  test('is one who never signed in, when the store is empty', async () => {
    const { fetch, sent } = fakeFetch();
    const source = signedIn(connect({ baseUrl, fetch }), { ...client, store: memoryTokenStore() });
    await expect(source.current()).rejects.toMatchObject({
      name: 'SignInRequiredError',
      code: 'not-signed-in',
      message: 'requestToken: the user has to sign in: the store has no tokens.',
    });
    expect(sent).toEqual([]);
  });
});

test('the store is read when another token is needed, and not at each call', async () => {
  const { store, connection } = signedInUser();
  const load = vi.spyOn(store, 'load');
  for (let call = 0; call < 5; call += 1) {
    await connection.call(listDebtors);
    pass(700);
  }
  expect(load).toHaveBeenCalledTimes(1);
});

test('neither the source nor the store shows a token', async () => {
  const { store, source } = signedInUser({ tokens: tokensOf(1, 0) });
  await source.current();
  const shown = [source, store].map(
    (value) => inspect(value, { depth: null, showHidden: true }) + JSON.stringify(value),
  );
  expect(shown.join()).not.toMatch(/access-|refresh-|sandbox-secret/);
});

test.each([-1, Number.NaN])('a margin of %d is refused', (refreshBefore) => {
  expect(() => signedInUser({ refreshBefore })).toThrow('refreshBefore must be a number from 0.');
});
