import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../../test/support/client/built-client.ts';
import { fakeFetch, json, problem } from '../../test/support/client/fake-fetch.ts';
import { fakePlatform, pair, tokensOf } from '../../test/support/client/fake-platform.ts';
import { signedIn } from './token-source.ts';
import { memoryTokenStore, type TokenStore } from './token-store.ts';

const baseUrl = 'https://api.example';
const client = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 3, 16) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A source at a fake platform, with a store whose first access token lives so many seconds. */
function userWith(seconds: number, change: (store: TokenStore) => Partial<TokenStore> = () => ({})) {
  const platform = fakePlatform();
  const memory = memoryTokenStore(tokensOf(1, seconds));
  const store = { ...memory, ...change(memory) };
  const connection = connect({ baseUrl, fetch: platform.fetch });
  return { platform, memory, store, connection, source: signedIn(connection, { ...client, store }) };
}

describe('a refresh', () => {
  test('is marked in the store before it is sent', async () => {
    const { platform, memory, source } = userWith(0);
    let seen: unknown;
    platform.beforeAnswer = async () => {
      seen = await memory.load();
    };
    await source.current();
    expect(seen).toEqual({ ...tokensOf(1, 0), refreshing: '2026-04-16T00:00:00.000Z' });
  });

  test('is not sent when the mark cannot be saved', async () => {
    const save = () => Promise.reject(new Error('read-only'));
    const { platform, source } = userWith(0, () => ({ save }));
    await expect(source.current()).rejects.toThrow('read-only');
    expect(platform.refreshes).toEqual([]);
  });

  test('gives its access token to nobody before it is saved', async () => {
    const events: string[] = [];
    const { source } = userWith(0, ({ save }) => ({
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

describe('a refresh that certainly did nothing', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const unreachable = new TypeError('fetch failed', { cause: refused });
  const failures: [string, string, () => Response | Error][] = [
    ['a wrong secret', 'TokenError', () => json(401, { error: 'invalid_client' })],
    ['a rate limit', 'RateLimitError', () => problem(429)],
    ['a pause of the platform', 'ServerError', () => problem(503, {}, { 'retry-after': '1' })],
    ['no connection', 'ConnectionError', () => unreachable],
  ];

  test.each(failures)('because of %s takes its mark away', async (_, name, failure) => {
    const { fetch } = fakeFetch(failure(), json(200, pair(2)));
    const store = memoryTokenStore(tokensOf(1, 0));
    const source = signedIn(connect({ baseUrl, fetch, maxRetries: 0 }), { ...client, store });
    await expect(source.current()).rejects.toMatchObject({ name });
    expect(await store.load()).toEqual(tokensOf(1, 0));
    expect(await source.current()).toBe('access-2');
  });

  test.each(failures)('because of %s fails no call while the access token lives', async (_, _name, failure) => {
    const { fetch, sent } = fakeFetch(failure(), json(200, pair(2)));
    const store = memoryTokenStore(tokensOf(1, 8));
    const source = signedIn(connect({ baseUrl, fetch, maxRetries: 0 }), { ...client, store });
    for (let call = 0; call < 3; call += 1) expect(await source.current()).toBe('access-1');
    expect(sent).toHaveLength(1);
    vi.setSystemTime(Date.now() + 4000);
    expect(await source.current()).toBe('access-2');
  });

  test('leaves a mark that was there before', async () => {
    const interrupted = { ...tokensOf(1, 0), refreshing: '2026-04-15T23:00:00.000Z' };
    const store = memoryTokenStore(interrupted);
    const { fetch } = fakeFetch(problem(429));
    const source = signedIn(connect({ baseUrl, fetch, maxRetries: 0 }), { ...client, store });
    await expect(source.current()).rejects.toMatchObject({ name: 'RateLimitError' });
    expect(await store.load()).toEqual(interrupted);
  });

  test('is told even when the store cannot take the mark away', async () => {
    const memory = memoryTokenStore(tokensOf(1, 0));
    const save = vi.fn(memory.save).mockImplementationOnce(memory.save).mockRejectedValue(new Error('disk full'));
    const { fetch } = fakeFetch(problem(429));
    const connection = connect({ baseUrl, fetch, maxRetries: 0 });
    const source = signedIn(connection, { ...client, store: { ...memory, save } });
    await expect(source.current()).rejects.toMatchObject({ name: 'RateLimitError' });
    expect(save).toHaveBeenCalledTimes(2);
  });
});

test('an answer without tokens leaves the mark: the refresh token may have been used up', async () => {
  const store = memoryTokenStore(tokensOf(1, 0));
  const { fetch } = fakeFetch(json(200, { welcome: 'to the proxy' }));
  const source = signedIn(connect({ baseUrl, fetch }), { ...client, store });
  await expect(source.current()).rejects.toMatchObject({ name: 'ApiError', status: 200 });
  expect(await store.load()).toMatchObject({ refreshToken: 'refresh-1', refreshing: expect.any(String) });
});

describe('when the store does not save the new tokens', () => {
  /** A store that fails so often when it is to save the second pair. */
  const failing = (times: number, isWritten = false) => {
    let left = times;
    return ({ save }: TokenStore): Partial<TokenStore> => ({
      async save(tokens) {
        const fails = tokens.accessToken === 'access-2' && left > 0;
        if (!fails || isWritten) await save(tokens);
        if (fails) left -= 1;
        if (fails) throw new Error('disk full');
      },
    });
  };
  const told = {
    name: 'TokensNotSavedError',
    message:
      'requestToken: the store did not save the new tokens (Error: disk full). They are in memory; the next call saves them.',
  };

  test('each call says so until one has saved them, and there is no second refresh', async () => {
    const { platform, memory, source } = userWith(0, failing(2));
    const waiting = await Promise.allSettled([source.current(), source.current()]);
    for (const result of waiting) expect(result).toMatchObject({ status: 'rejected', reason: told });
    await expect(source.current()).rejects.toMatchObject(told);
    expect(await source.current()).toBe('access-2');
    expect(await memory.load()).toMatchObject({ accessToken: 'access-2' });
    expect(platform.refreshes).toEqual(['refresh-1']);
  });

  test('that goes for a refresh ahead of time too', async () => {
    const { source } = userWith(8, failing(1));
    await expect(source.current()).rejects.toMatchObject(told);
    expect(await source.current()).toBe('access-2');
  });

  test('and it did save them before it failed, they are used', async () => {
    const { platform, source } = userWith(0, failing(1, true));
    await expect(source.current()).rejects.toMatchObject(told);
    expect(await source.current()).toBe('access-2');
    expect(platform.refreshes).toHaveLength(1);
  });

  test('and the user signs in again before the next call, the newer sign-in holds', async () => {
    const { memory, source } = userWith(0, failing(1));
    await expect(source.current()).rejects.toMatchObject(told);
    await memory.save(tokensOf(7));
    expect(await source.current()).toBe('access-7');
    expect(await source.renew('access-2')).toBe('access-7');
    expect(await memory.load()).toEqual(tokensOf(7));
  });
});

describe('a user who does something during a refresh', () => {
  test.each([
    ['it succeeds', 2],
    ['it is refused', 0],
  ])('and signs in again, has the newer sign-in although %s', async (_, newest) => {
    const { platform, memory, source } = userWith(0);
    platform.beforeAnswer = async () => {
      platform.newest = newest;
      await memory.save(tokensOf(7));
    };
    await source.current().catch(() => undefined);
    expect(await memory.load()).toEqual(tokensOf(7));
    expect(await source.current()).toBe('access-7');
  });

  test('and signs out, stays signed out', async () => {
    let isSignedOut = false;
    const { platform, source } = userWith(0, ({ load }) => ({
      load: async () => (isSignedOut ? undefined : load()),
    }));
    platform.beforeAnswer = () => {
      isSignedOut = true;
    };
    await expect(source.current()).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(source.current()).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(platform.refreshes).toHaveLength(1);
  });
});

describe('with a lock', () => {
  test('several users of a store make one refresh', async () => {
    const { platform, store, connection, source } = userWith(0);
    const others = Array.from({ length: 4 }, () => signedIn(connection, { ...client, store }));
    const tokens = await Promise.all([source, ...others].map((one) => one.current()));
    expect(new Set(tokens)).toEqual(new Set(['access-2']));
    expect(platform.refreshes).toHaveLength(1);
  });

  test('all of a refresh happens inside it, beginning with another look into the store', async () => {
    const events: string[] = [];
    const { platform, source } = userWith(0, ({ load, save }) => ({
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
    platform.beforeAnswer = () => {
      events.push('refresh');
    };
    await source.current();
    await source.renew('access-2');
    const refresh = ['load', 'lock', 'load', 'save', 'refresh', 'load', 'save', 'unlock'];
    expect(events).toEqual([...refresh, ...refresh]);
  });

  test('a token that is good is read without it', async () => {
    const lock = vi.fn();
    const { source } = userWith(3600, () => ({ lock }));
    await source.current();
    expect(lock).not.toHaveBeenCalled();
  });

  test('that cannot be had, nothing is sent', async () => {
    const { platform, source } = userWith(0, () => ({ lock: () => Promise.reject(new Error('no lock')) }));
    await expect(source.current()).rejects.toThrow('no lock');
    expect(platform.refreshes).toEqual([]);
  });
});

describe('the store in memory', () => {
  test('is empty until tokens are saved', async () => {
    const store = memoryTokenStore();
    expect(await store.load()).toBeUndefined();
    await store.save(tokensOf(1));
    expect(await store.load()).toEqual(tokensOf(1));
  });

  test('does one work after the other, also after one that failed', async () => {
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
