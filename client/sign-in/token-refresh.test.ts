import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeFetch, createJsonResponse, createProblemResponse } from '../../test/support/client/fake-fetch.ts';
import { createFakePlatform, createTokenPair, createTokens } from '../../test/support/client/fake-platform.ts';
import { createClientCore } from '../runtime/client-core.ts';
import { createTokenProvider } from './token-provider.ts';
import { memoryTokenStore, type TokenStore } from './token-store.ts';

const baseUrl = 'https://api.example';
const credentials = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 3, 16) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a token source at a fake platform, whose access token expires after some seconds. */
function createUser(secondsToExpiry: number, change: (store: TokenStore) => Partial<TokenStore> = () => ({})) {
  const platform = createFakePlatform();
  const memory = memoryTokenStore(createTokens(1, secondsToExpiry));
  const store = { ...memory, ...change(memory) };
  const client = createClientCore({ baseUrl, fetch: platform.fetch });
  return { platform, memory, store, client, source: createTokenProvider(client, { ...credentials, store }) };
}

describe('a refresh', () => {
  it('is marked in the store before it is sent', async () => {
    const { platform, memory, source } = createUser(0);
    let stored: unknown;
    platform.beforeResponse = async () => {
      stored = await memory.load();
    };
    await source.current();
    expect(stored).toEqual({ ...createTokens(1, 0), refreshing: '2026-04-16T00:00:00.000Z' });
  });

  it('is not sent when the mark cannot be saved', async () => {
    const save = () => Promise.reject(new Error('read-only'));
    const { platform, source } = createUser(0, () => ({ save }));
    await expect(source.current()).rejects.toThrow('read-only');
    expect(platform.refreshes).toEqual([]);
  });

  it('keeps the refresh token and the scope when the response omits them', async () => {
    const omitted = { refresh_token: undefined, scope: undefined };
    const { fetch } = createFakeFetch(createJsonResponse(200, createTokenPair(2, omitted)));
    const store = memoryTokenStore(createTokens(1, 0));
    const source = createTokenProvider(createClientCore({ baseUrl, fetch }), { ...credentials, store });
    expect(await source.current()).toBe('access-2');
    expect(await store.load()).toEqual({ ...createTokens(1), accessToken: 'access-2' });
  });

  it('returns no access token before it is saved', async () => {
    const events: string[] = [];
    const { source } = createUser(0, ({ save }) => ({
      async save(tokens) {
        await new Promise(setImmediate);
        await save(tokens);
        events.push(`saved ${tokens.accessToken}`);
      },
    }));
    await Promise.all([1, 2].map(async () => events.push(`got ${await source.current()}`)));
    expect(events).toEqual(['saved access-1', 'saved access-2', 'got access-2', 'got access-2']);
  });
});

describe('a refresh that the platform did not process', () => {
  const connectionRefused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const unreachable = new TypeError('fetch failed', { cause: connectionRefused });
  const failures: [string, string, () => Response | Error][] = [
    ['a wrong secret', 'TokenError', () => createJsonResponse(401, { error: 'invalid_client' })],
    ['a rate limit', 'RateLimitError', () => createProblemResponse(429)],
    ['no connection', 'ConnectionError', () => unreachable],
  ];

  it.each(failures)('because of %s removes its mark', async (_, name, failure) => {
    const { fetch } = createFakeFetch(failure(), createJsonResponse(200, createTokenPair(2)));
    const store = memoryTokenStore(createTokens(1, 0));
    const source = createTokenProvider(createClientCore({ baseUrl, fetch, maxRetries: 0 }), { ...credentials, store });
    await expect(source.current()).rejects.toMatchObject({ name });
    expect(await store.load()).toEqual(createTokens(1, 0));
    expect(await source.current()).toBe('access-2');
  });

  it.each(failures)('because of %s fails no call before the access token expires', async (_, _name, failure) => {
    const { fetch, sent } = createFakeFetch(failure(), createJsonResponse(200, createTokenPair(2)));
    const store = memoryTokenStore(createTokens(1, 8));
    const source = createTokenProvider(createClientCore({ baseUrl, fetch, maxRetries: 0 }), { ...credentials, store });
    for (let call = 0; call < 3; call += 1) expect(await source.current()).toBe('access-1');
    expect(sent).toHaveLength(1);
    vi.setSystemTime(Date.now() + 4000);
    expect(await source.current()).toBe('access-2');
  });

  it('keeps an older mark', async () => {
    const interrupted = { ...createTokens(1, 0), refreshing: '2026-04-15T23:00:00.000Z' };
    const store = memoryTokenStore(interrupted);
    const { fetch } = createFakeFetch(createProblemResponse(429));
    const source = createTokenProvider(createClientCore({ baseUrl, fetch, maxRetries: 0 }), { ...credentials, store });
    await expect(source.current()).rejects.toMatchObject({ name: 'RateLimitError' });
    expect(await store.load()).toEqual(interrupted);
  });

  it('rejects with its error even when the store cannot remove the mark', async () => {
    const memory = memoryTokenStore(createTokens(1, 0));
    const save = vi.fn(memory.save).mockImplementationOnce(memory.save).mockRejectedValue(new Error('disk full'));
    const { fetch } = createFakeFetch(createProblemResponse(429));
    const client = createClientCore({ baseUrl, fetch, maxRetries: 0 });
    const source = createTokenProvider(client, { ...credentials, store: { ...memory, save } });
    await expect(source.current()).rejects.toMatchObject({ name: 'RateLimitError' });
    expect(save).toHaveBeenCalledTimes(2);
  });
});

it('a response without tokens keeps the mark, because the refresh token may have been used', async () => {
  const store = memoryTokenStore(createTokens(1, 0));
  const { fetch } = createFakeFetch(createJsonResponse(200, { welcome: 'to the proxy' }));
  const source = createTokenProvider(createClientCore({ baseUrl, fetch }), { ...credentials, store });
  await expect(source.current()).rejects.toMatchObject({ name: 'UnknownOutcomeError', status: 200 });
  expect(await store.load()).toMatchObject({ refreshToken: 'refresh-1', refreshing: expect.any(String) });
});

describe('new tokens that the store fails to save', () => {
  /** Makes a store fail a number of times when it saves the second pair. */
  const failToSave = (times: number, isWritten = false) => {
    let remaining = times;
    return ({ save }: TokenStore): Partial<TokenStore> => ({
      async save(tokens) {
        const fails = tokens.accessToken === 'access-2' && remaining > 0;
        if (!fails || isWritten) await save(tokens);
        if (fails) remaining -= 1;
        if (fails) throw new Error('disk full');
      },
    });
  };
  const expected = {
    name: 'TokenPersistenceError',
    message:
      'requestToken: the store did not save the new tokens (Error: disk full). They are in memory; the next call saves them.',
  };

  it('fail every call until one has saved them, without a second refresh', async () => {
    const { platform, memory, source } = createUser(0, failToSave(2));
    const results = await Promise.allSettled([source.current(), source.current()]);
    for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: expected });
    await expect(source.current()).rejects.toMatchObject(expected);
    expect(await source.current()).toBe('access-2');
    expect(await memory.load()).toMatchObject({ accessToken: 'access-2' });
    expect(platform.refreshes).toEqual(['refresh-1']);
  });

  it('fail a call also before the old access token expired', async () => {
    const { source } = createUser(8, failToSave(1));
    await expect(source.current()).rejects.toMatchObject(expected);
    expect(await source.current()).toBe('access-2');
  });

  it('are used when the store had saved them before it failed', async () => {
    const { platform, source } = createUser(0, failToSave(1, true));
    await expect(source.current()).rejects.toMatchObject(expected);
    expect(await source.current()).toBe('access-2');
    expect(platform.refreshes).toHaveLength(1);
  });

  it('are dropped when the user signs in again before the next call', async () => {
    const { memory, source } = createUser(0, failToSave(1));
    await expect(source.current()).rejects.toMatchObject(expected);
    await memory.save(createTokens(7));
    expect(await source.current()).toBe('access-7');
    expect(await source.renew('access-2')).toBe('access-7');
    expect(await memory.load()).toEqual(createTokens(7));
  });
});

describe('a user who signs in or out during a refresh', () => {
  it.each([
    ['it succeeds', 2],
    ['it is rejected', 0],
  ])('keeps the newer sign-in although %s', async (_, newest) => {
    const { platform, memory, source } = createUser(0);
    platform.beforeResponse = async () => {
      platform.newest = newest;
      await memory.save(createTokens(7));
    };
    await source.current().catch(() => undefined);
    expect(await memory.load()).toEqual(createTokens(7));
    expect(await source.current()).toBe('access-7');
  });

  it('stays signed out', async () => {
    let isSignedOut = false;
    const { platform, source } = createUser(0, ({ load }) => ({
      load: async () => (isSignedOut ? undefined : load()),
    }));
    platform.beforeResponse = () => {
      isSignedOut = true;
    };
    await expect(source.current()).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(source.current()).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(platform.refreshes).toHaveLength(1);
  });
});

describe('a refresh with a lock', () => {
  it('is sent once for several users of a store', async () => {
    const { platform, store, client, source } = createUser(0);
    const otherSources = Array.from({ length: 4 }, () => createTokenProvider(client, { ...credentials, store }));
    const tokens = await Promise.all([source, ...otherSources].map((user) => user.current()));
    expect(new Set(tokens)).toEqual(new Set(['access-2']));
    expect(platform.refreshes).toHaveLength(1);
  });

  it('happens inside the lock, and loads the tokens again first', async () => {
    const events: string[] = [];
    const { platform, source } = createUser(0, ({ load, save }) => ({
      load() {
        events.push('load');
        return load();
      },
      save(tokens) {
        events.push('save');
        return save(tokens);
      },
      async lock(work) {
        events.push('lock');
        return work().finally(() => events.push('unlock'));
      },
    }));
    platform.beforeResponse = () => {
      events.push('refresh');
    };
    await source.current();
    await source.renew('access-2');
    const refresh = ['load', 'lock', 'load', 'save', 'refresh', 'load', 'save', 'unlock'];
    expect(events).toEqual([...refresh, ...refresh]);
  });

  it('takes no lock while the access token is valid', async () => {
    const lock = vi.fn();
    const { source } = createUser(3600, () => ({ lock }));
    await source.current();
    expect(lock).not.toHaveBeenCalled();
  });

  it('is not sent when the lock fails', async () => {
    const { platform, source } = createUser(0, () => ({ lock: () => Promise.reject(new Error('no lock')) }));
    await expect(source.current()).rejects.toThrow('no lock');
    expect(platform.refreshes).toEqual([]);
  });
});

describe('the store in memory', () => {
  it('is empty until tokens are saved', async () => {
    const store = memoryTokenStore();
    expect(await store.load()).toBeUndefined();
    await store.save(createTokens(1));
    expect(await store.load()).toEqual(createTokens(1));
  });

  it('runs locked work sequentially, also after a failure', async () => {
    const { lock } = memoryTokenStore();
    const events: string[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} begins`);
      await new Promise(setImmediate);
      events.push(`${name} ends`);
      if (name === 'second') throw new Error('second failed');
      return name;
    };
    const results = await Promise.allSettled(['first', 'second', 'third'].map((name) => lock?.(work(name))));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(events).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });
});
