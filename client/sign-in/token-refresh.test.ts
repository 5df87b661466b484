import { describe, expect, it, vi } from 'vitest';
import { createJsonResponse, createProblemResponse } from '../../test/support/client/fake-fetch.ts';
import { createTokenPair, createTokens } from '../../test/support/client/fake-platform.ts';
import { createUser, useClock } from '../../test/support/client/fake-user.ts';
import { memoryTokenStore, type TokenStore } from './token-store.ts';

const advanceTime = useClock();
const succeed = (members = {}) => createJsonResponse(200, createTokenPair(2, members));

describe('a refresh', () => {
  it('is marked in the store before it is sent', async () => {
    const { platform, memory, source } = createUser({ seconds: 0 });
    let stored: unknown;
    platform.beforeResponse = async () => {
      stored = await memory.load();
    };
    await source.current();
    expect(stored).toEqual({ ...createTokens(1, 0), refreshing: '2026-04-16T00:00:00.000Z' });
  });

  it.each<[string, Partial<TokenStore>]>([
    ['the mark cannot be saved', { save: () => Promise.reject(new Error('no lock')) }],
    ['the lock fails', { lock: () => Promise.reject(new Error('no lock')) }],
  ])('is not sent when %s', async (_, changes) => {
    const { platform, source } = createUser({ seconds: 0, changeStore: () => changes });
    await expect(source.current()).rejects.toThrow('no lock');
    expect(platform.refreshes).toEqual([]);
  });

  it('happens inside the lock, loads the tokens again first, and returns no access token before it is saved', async () => {
    const events: string[] = [];
    const { platform, source } = createUser({
      seconds: 0,
      changeStore: ({ load, save }) => ({
        load() {
          events.push('load');
          return load();
        },
        async save(tokens) {
          await new Promise(setImmediate);
          await save(tokens);
          events.push(`saved ${tokens.accessToken}`);
        },
        async lock(work) {
          events.push('lock');
          return work().finally(() => events.push('unlock'));
        },
      }),
    });
    platform.beforeResponse = () => void events.push('refresh');
    await Promise.all([1, 2].map(async () => events.push(`got ${await source.current()}`)));
    await source.renew('access-2');
    const list = (before: number) =>
      `load,lock,load,saved access-${before},refresh,load,saved access-${before + 1},unlock`.split(',');
    expect(events).toEqual([...list(1), 'got access-2', 'got access-2', ...list(2)]);
  });

  it('takes no lock while the access token is valid', async () => {
    const lock = vi.fn();
    await createUser({ changeStore: () => ({ lock }) }).source.current();
    expect(lock).not.toHaveBeenCalled();
  });
});

describe('a refresh that the platform did not process', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const failures: [string, string, () => Response | Error][] = [
    ['a wrong secret', 'TokenError', () => createJsonResponse(401, { error: 'invalid_client' })],
    ['a rate limit', 'RateLimitError', () => createProblemResponse(429)],
    ['no connection', 'ConnectionError', () => new TypeError('fetch failed', { cause })],
  ];

  it.each(failures)(
    'because of %s removes its mark, and fails no call before the access token expires',
    async (_, name, fail) => {
      const before = createTokens(1, 8);
      const { source, store, sent } = createUser({ seconds: 8, responses: [fail(), fail(), fail(), succeed()] });
      for (const refreshes of [1, 2]) {
        for (let call = 0; call < 3; call += 1) expect(await source.current()).toBe('access-1');
        expect(sent).toHaveLength(refreshes);
        advanceTime(4);
      }
      await expect(source.current()).rejects.toMatchObject({ name });
      expect(await store.load()).toEqual(before);
      expect(await source.current()).toBe('access-2');
    },
  );

  it('keeps an older mark', async () => {
    const interrupted = { ...createTokens(1, 0), refreshing: '2026-04-15T23:00:00.000Z' };
    const { source, store } = createUser({ tokens: interrupted, responses: [createProblemResponse(429)] });
    await expect(source.current()).rejects.toMatchObject({ name: 'RateLimitError' });
    expect(await store.load()).toEqual(interrupted);
  });

  it('rejects with its error even when the store cannot remove the mark', async () => {
    const save = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new Error('disk full'));
    const { source } = createUser({
      seconds: 0,
      responses: [createProblemResponse(429)],
      changeStore: () => ({ save }),
    });
    await expect(source.current()).rejects.toMatchObject({ name: 'RateLimitError' });
    expect(save).toHaveBeenCalledTimes(2);
  });
});

it('a response without tokens keeps the mark, because the refresh token may have been used', async () => {
  const { source, store } = createUser({
    seconds: 0,
    responses: [createJsonResponse(200, { welcome: 'to the proxy' })],
  });
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
    const { platform, memory, source } = createUser({ seconds: 0, changeStore: failToSave(2) });
    const results = await Promise.allSettled([source.current(), source.current()]);
    for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: expected });
    await expect(source.current()).rejects.toMatchObject(expected);
    expect(await source.current()).toBe('access-2');
    expect(await memory.load()).toMatchObject({ accessToken: 'access-2' });
    expect(platform.refreshes).toEqual(['refresh-1']);
  });

  it.each([
    ['fail a call also before the old access token expired', 8, false],
    ['are used when the store had saved them before it failed', 0, true],
  ])('%s', async (_, seconds, isWritten) => {
    const { platform, source } = createUser({ seconds, changeStore: failToSave(1, isWritten) });
    await expect(source.current()).rejects.toMatchObject(expected);
    expect(await source.current()).toBe('access-2');
    expect(platform.refreshes).toHaveLength(1);
  });

  it('are dropped when the user signs in again before the next call', async () => {
    const { memory, source } = createUser({ seconds: 0, changeStore: failToSave(1) });
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
    const { platform, memory, source } = createUser({ seconds: 0 });
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
    const load = async () => (isSignedOut ? undefined : createTokens(1, 0));
    const { platform, source } = createUser({ seconds: 0, changeStore: () => ({ load }) });
    platform.beforeResponse = () => {
      isSignedOut = true;
    };
    await expect(source.current()).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(source.current()).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(platform.refreshes).toHaveLength(1);
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
