import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeFetch, createJsonResponse } from '../../test/support/client/fake-fetch.ts';
import {
  createFakePlatform,
  createGrantRejection,
  createTokenPair,
  createTokens,
} from '../../test/support/client/fake-platform.ts';
import { createClientCore } from '../runtime/client-core.ts';
import { createTokenProvider, type TokenProviderOptions } from './token-provider.ts';
import { memoryTokenStore } from './token-store.ts';

const baseUrl = 'https://api.example';
const credentials = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' };
const listDebtors = { operation: 'listDebtors', method: 'GET', path: '/v1/debtors' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 3, 16) });
});
afterEach(() => {
  vi.useRealTimers();
});
const advanceTime = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** Creates a signed-in user of a fake platform, whose access token expires after an hour. */
function createUser({
  tokens = createTokens(1),
  ...settings
}: Partial<TokenProviderOptions> & { tokens?: object } = {}) {
  const platform = createFakePlatform();
  const store = memoryTokenStore({ ...createTokens(1), ...tokens });
  const source = createTokenProvider(createClientCore({ baseUrl, fetch: platform.fetch }), {
    ...credentials,
    store,
    ...settings,
  });
  const client = createClientCore({ baseUrl, token: source, fetch: platform.fetch });
  return { platform, store, source, client };
}

describe('an access token', () => {
  it('comes from the store until it expires, without a request', async () => {
    const { platform, source } = createUser();
    expect(await source.current()).toBe('access-1');
    advanceTime(3589);
    expect(await source.current()).toBe('access-1');
    expect(platform.refreshes).toEqual([]);
  });

  it('is refreshed ten seconds before it expires, and the store has the new pair', async () => {
    const { platform, store, source } = createUser();
    await source.current();
    advanceTime(3590);
    const expected = createTokens(2);
    expect(await source.current()).toBe('access-2');
    expect(await source.current()).toBe('access-2');
    expect(platform.refreshes).toEqual(['refresh-1']);
    expect(await store.load()).toEqual(expected);
  });

  it.each([
    [60_000, 3539, 'access-1'],
    [60_000, 3540, 'access-2'],
    [0, 3599, 'access-1'],
    [0, 3600, 'access-2'],
  ])('with refreshBefore %d and after %d seconds is %s', async (refreshBefore, seconds, expected) => {
    const { source } = createUser({ refreshBefore });
    await source.current();
    advanceTime(seconds);
    expect(await source.current()).toBe(expected);
  });

  it('without a known expiry is used until the platform rejects it', async () => {
    const { platform, source, client } = createUser({ tokens: { expiresAt: undefined } });
    advanceTime(1_000_000);
    expect(await source.current()).toBe('access-1');
    platform.expired = 1;
    expect(await client.call(listDebtors)).toEqual({ token: 'access-2' });
  });

  it('with a lifetime shorter than the margin is used for half of it', async () => {
    const { fetch, sent } = createFakeFetch(
      createJsonResponse(200, createTokenPair(2, { expires_in: 8 })),
      createJsonResponse(200, createTokenPair(3, { expires_in: 8 })),
    );
    const store = memoryTokenStore(createTokens(1, 0));
    const source = createTokenProvider(createClientCore({ baseUrl, fetch }), { ...credentials, store });
    expect(await source.current()).toBe('access-2');
    advanceTime(3.9);
    expect(await source.current()).toBe('access-2');
    advanceTime(0.1);
    expect(await source.current()).toBe('access-3');
    expect(sent).toHaveLength(2);
  });

  it('is refreshed with the same refresh token when the platform does not rotate it', async () => {
    const respond = (number: number) => createJsonResponse(200, createTokenPair(number, { refresh_token: undefined }));
    const { fetch, sent } = createFakeFetch(respond(2), respond(3));
    const store = memoryTokenStore(createTokens(1, 0));
    const source = createTokenProvider(createClientCore({ baseUrl, fetch }), { ...credentials, store });
    expect(await source.current()).toBe('access-2');
    advanceTime(3600);
    expect(await source.current()).toBe('access-3');
    for (const { body } of sent) expect(String(body)).toContain('refresh_token=refresh-1');
    expect(await store.load()).toMatchObject({ accessToken: 'access-3', refreshToken: 'refresh-1' });
  });
});

it('a refresh sends the request of the contract', async () => {
  const { fetch, sent } = createFakeFetch(createJsonResponse(200, createTokenPair(2)));
  const client = createClientCore({ baseUrl, authUrl: 'https://auth.example', tenant: 1, fetch });
  await createTokenProvider(client, { ...credentials, store: memoryTokenStore(createTokens(1, 0)) }).current();
  expect(sent[0]).toMatchObject({ method: 'POST', url: 'https://auth.example/connect/token' });
  expect(Object.fromEntries(new URLSearchParams(String(sent[0]?.body)))).toEqual({
    grant_type: 'refresh_token',
    client_id: 'sandbox-client',
    client_secret: 'sandbox-secret',
    refresh_token: 'refresh-1',
  });
});

describe('a 401', () => {
  it('is retried with a new token', async () => {
    const { platform, client } = createUser();
    platform.expired = 1;
    expect(await client.call(listDebtors)).toEqual({ token: 'access-2' });
    expect(platform.refreshes).toEqual(['refresh-1']);
  });

  it('is retried with the token that another process has saved', async () => {
    const { platform, store, client } = createUser();
    await client.call(listDebtors);
    platform.newest = 2;
    platform.expired = 1;
    await store.save(createTokens(2));
    expect(await client.call(listDebtors)).toEqual({ token: 'access-2' });
    expect(platform.refreshes).toEqual([]);
  });

  it('of an older token is retried with the newest, without a refresh', async () => {
    const { platform, source } = createUser();
    await source.current();
    expect(await source.renew('access-1')).toBe('access-2');
    expect(await source.renew('access-1')).toBe('access-2');
    expect(platform.refreshes).toHaveLength(1);
    const renewed = [source.renew('access-2'), source.renew('access-1')];
    expect(await Promise.all(renewed)).toEqual(['access-3', 'access-3']);
  });

  it('on every token causes one refresh per call', async () => {
    const { platform, client } = createUser();
    platform.expired = 99;
    await expect(client.call(listDebtors)).rejects.toMatchObject({ name: 'AuthenticationError' });
    expect(platform.refreshes).toHaveLength(1);
  });
});

describe('concurrent calls', () => {
  it('share one refresh', async () => {
    const { platform, source } = createUser({ tokens: createTokens(1, 0) });
    const tokens = await Promise.all(Array.from({ length: 50 }, () => source.current()));
    expect(new Set(tokens)).toEqual(new Set(['access-2']));
    expect(platform.refreshes).toHaveLength(1);
  });

  it('of two clients refresh a rejected token once', async () => {
    const { platform, source, client } = createUser();
    const secondClient = createClientCore({ baseUrl, token: source, tenant: 2, fetch: platform.fetch });
    platform.expired = 1;
    const calls = Array.from({ length: 50 }, (_, index) => (index % 2 ? client : secondClient).call(listDebtors));
    expect(new Set((await Promise.all(calls)).map((result) => JSON.stringify(result)))).toEqual(
      new Set(['{"token":"access-2"}']),
    );
    expect(platform.refreshes).toHaveLength(1);
  });

  it('share the error of one refresh, and the next call refreshes again', async () => {
    const { fetch, sent } = createFakeFetch(new Error('no route'), createJsonResponse(200, createTokenPair(2)));
    const store = memoryTokenStore(createTokens(1, 0));
    const source = createTokenProvider(createClientCore({ baseUrl, fetch, maxRetries: 0 }), { ...credentials, store });
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => source.current()));
    const errors = new Set(results.map((result) => result.status === 'rejected' && result.reason));
    expect([...errors]).toEqual([expect.objectContaining({ name: 'UnknownOutcomeError' })]);
    expect(sent).toHaveLength(1);
    expect(await source.current()).toBe('access-2');
  });
});

describe('a user whose refresh token is rejected', () => {
  it('has to sign in again, without a second request', async () => {
    const { fetch, sent } = createFakeFetch(createGrantRejection('it has expired'));
    const store = memoryTokenStore(createTokens(1, 0));
    const source = createTokenProvider(createClientCore({ baseUrl, fetch }), { ...credentials, store });
    const expected = {
      name: 'SignInRequiredError',
      code: 'refresh-rejected',
      status: 400,
      message: 'requestToken: the user has to sign in again: the platform rejected the refresh token. it has expired.',
    };
    await expect(source.current()).rejects.toMatchObject(expected);
    await expect(source.current()).rejects.toMatchObject(expected);
    expect(sent).toHaveLength(1);
  });

  it('can make calls after a new sign-in', async () => {
    const { platform, store, source } = createUser({ tokens: createTokens(1, 0) });
    platform.newest = 0;
    await expect(source.current()).rejects.toMatchObject({ code: 'refresh-rejected' });
    platform.newest = 7;
    await store.save(createTokens(7));
    expect(await source.current()).toBe('access-7');
  });

  it('has to sign in when the store is empty', async () => {
    const { fetch, sent } = createFakeFetch();
    const source = createTokenProvider(createClientCore({ baseUrl, fetch }), {
      ...credentials,
      store: memoryTokenStore(),
    });
    await expect(source.current()).rejects.toMatchObject({
      name: 'SignInRequiredError',
      code: 'not-signed-in',
      message: 'requestToken: the user has to sign in: the store has no tokens.',
    });
    expect(sent).toEqual([]);
  });
});

it('the store is read when another token is needed, not at each call', async () => {
  const { store, client } = createUser();
  const load = vi.spyOn(store, 'load');
  for (let call = 0; call < 5; call += 1) {
    await client.call(listDebtors);
    advanceTime(700);
  }
  expect(load).toHaveBeenCalledTimes(1);
});

it('neither the source nor the store exposes a token', async () => {
  const { store, source } = createUser({ tokens: createTokens(1, 0) });
  await source.current();
  const printed = [source, store].map(
    (value) => inspect(value, { depth: null, showHidden: true }) + JSON.stringify(value),
  );
  expect(printed.join()).not.toMatch(/access-|refresh-|sandbox-secret/);
});

it.each([-1, Number.NaN])('refreshBefore %d is rejected', (refreshBefore) => {
  expect(() => createUser({ refreshBefore })).toThrow('refreshBefore must be a number of at least 0.');
});

it('50 calls of providers that share a store without a lock get a token of one refresh', async () => {
  const platform = createFakePlatform();
  const { load, save } = memoryTokenStore(createTokens(1, 0));
  const store = { load, save };
  const client = createClientCore({ baseUrl, fetch: platform.fetch });
  const tokens = await Promise.all(
    Array.from({ length: 50 }, () => createTokenProvider(client, { ...credentials, store }).current()),
  );
  expect(new Set(tokens)).toEqual(new Set(['access-2']));
  expect(platform.refreshes).toEqual(['refresh-1']);
});
