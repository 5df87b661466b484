import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { createJsonResponse } from '../../test/support/client/fake-fetch.ts';
import { createGrantRejection, createTokenPair, createTokens } from '../../test/support/client/fake-platform.ts';
import { baseUrl, createUser, credentials, useClock } from '../../test/support/client/fake-user.ts';
import { createClientCore } from '../runtime/client-core.ts';
import { createTokenProvider } from './token-provider.ts';
import { memoryTokenStore } from './token-store.ts';

const listDebtors = { operation: 'listDebtors', method: 'GET', path: '/v1/debtors' };
const advanceTime = useClock();
const refresh = (number: number, members: object) => createJsonResponse(200, createTokenPair(number, members));

describe('an access token', () => {
  it('is refreshed ten seconds before it expires, and the store has the new pair', async () => {
    const { platform, store, source } = createUser();
    await source.current();
    advanceTime(3589);
    expect([await source.current(), platform.refreshes]).toEqual(['access-1', []]);
    advanceTime(1);
    const expected = createTokens(2);
    expect([await source.current(), await source.current()]).toEqual(['access-2', 'access-2']);
    expect(platform.refreshes).toEqual(['refresh-1']);
    expect(await store.load()).toEqual(expected);
  });

  it.each([
    [60_000, 3539, 'access-1'],
    [60_000, 3540, 'access-2'],
    [0, 3599, 'access-1'],
    [0, 3600, 'access-2'],
  ])('with refreshBefore %d and after %d seconds is %s', async (refreshBefore, seconds, expected) => {
    const { source } = createUser({ options: { refreshBefore } });
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
    const short = { expires_in: 8 };
    const { source } = createUser({ seconds: 0, responses: [refresh(2, short), refresh(3, short)] });
    expect(await source.current()).toBe('access-2');
    advanceTime(3.9);
    expect(await source.current()).toBe('access-2');
    advanceTime(0.1);
    expect(await source.current()).toBe('access-3');
  });

  it('is refreshed with the same refresh token and scope when the response omits them', async () => {
    const same = { refresh_token: undefined, scope: undefined };
    const { source, sent, store } = createUser({ seconds: 0, responses: [refresh(2, same), refresh(3, same)] });
    expect(await source.current()).toBe('access-2');
    advanceTime(3600);
    expect(await source.current()).toBe('access-3');
    for (const { body } of sent) expect(String(body)).toContain('refresh_token=refresh-1');
    expect(await store.load()).toEqual({ ...createTokens(1), accessToken: 'access-3' });
  });
});

it('a refresh sends the request of the contract', async () => {
  const { source, sent } = createUser({ seconds: 0, responses: [refresh(2, {})] });
  await source.current();
  expect(sent[0]).toMatchObject({ method: 'POST', url: `${baseUrl}/connect/token` });
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
    expect([await source.renew('access-1'), await source.renew('access-1')]).toEqual(['access-2', 'access-2']);
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

describe('50 concurrent calls', () => {
  const repeat = <Result>(work: (index: number) => Promise<Result>): Promise<Result>[] =>
    Array.from({ length: 50 }, (_, index) => work(index));

  it.each<[string, (user: ReturnType<typeof createUser>) => () => Promise<string>]>([
    ['of a source', ({ source }) => source.current],
    [
      'of providers that share a store with a lock',
      ({ authorization, store }) =>
        () =>
          createTokenProvider(authorization, { ...credentials, store }).current(),
    ],
    [
      'of providers that share a store without a lock',
      ({ authorization, store: { load, save } }) => {
        const store = { load, save };
        return () => createTokenProvider(authorization, { ...credentials, store }).current();
      },
    ],
  ])('%s share one refresh', async (_, getWork) => {
    const user = createUser({ seconds: 0 });
    expect(new Set(await Promise.all(repeat(getWork(user))))).toEqual(new Set(['access-2']));
    expect(user.platform.refreshes).toEqual(['refresh-1']);
  });

  it('of two clients refresh a rejected token once', async () => {
    const { platform, source, client } = createUser();
    const second = createClientCore({ baseUrl, token: source, tenant: 2, fetch: platform.fetch });
    platform.expired = 1;
    const results = await Promise.all(repeat((index) => (index % 2 ? client : second).call(listDebtors)));
    expect(new Set(results.map((result) => JSON.stringify(result)))).toEqual(new Set(['{"token":"access-2"}']));
    expect(platform.refreshes).toHaveLength(1);
  });

  it('share the error of one refresh, and the next call refreshes again', async () => {
    const { source, sent } = createUser({ seconds: 0, responses: [new Error('no route'), refresh(2, {})] });
    const results = await Promise.allSettled(repeat(() => source.current()));
    const errors = new Set(results.map((result) => result.status === 'rejected' && result.reason));
    expect([...errors]).toEqual([expect.objectContaining({ name: 'UnknownOutcomeError' })]);
    expect(sent).toHaveLength(1);
    expect(await source.current()).toBe('access-2');
  });
});

describe('a user whose refresh token is rejected', () => {
  it('has to sign in again, without a second request, and can make calls after that', async () => {
    const { source, sent, store } = createUser({ seconds: 0, responses: [createGrantRejection('it has expired')] });
    const expected = {
      name: 'SignInRequiredError',
      code: 'refresh-rejected',
      status: 400,
      message: 'requestToken: the user has to sign in again: the platform rejected the refresh token. it has expired.',
    };
    await expect(source.current()).rejects.toMatchObject(expected);
    await expect(source.current()).rejects.toMatchObject(expected);
    await store.save(createTokens(7));
    expect(await source.current()).toBe('access-7');
    expect(sent).toHaveLength(1);
  });

  it('has to sign in when the store is empty', async () => {
    const { source, platform } = createUser({ options: { store: memoryTokenStore() } });
    await expect(source.current()).rejects.toMatchObject({
      name: 'SignInRequiredError',
      code: 'not-signed-in',
      message: 'requestToken: the user has to sign in: the store has no tokens.',
    });
    expect(platform.refreshes).toEqual([]);
  });
});

it('the store is read when another token is needed, not at each call', async () => {
  const load = vi.fn(async () => createTokens(1));
  const { client } = createUser({ changeStore: () => ({ load }) });
  for (let call = 0; call < 5; call += 1) {
    await client.call(listDebtors);
    advanceTime(700);
  }
  expect(load).toHaveBeenCalledTimes(1);
});

it('neither the source nor the store exposes a token', async () => {
  const { store, source } = createUser({ seconds: 0 });
  await source.current();
  const printed = [source, store].map(
    (value) => inspect(value, { depth: null, showHidden: true }) + JSON.stringify(value),
  );
  expect(printed.join()).not.toMatch(/access-|refresh-|sandbox-secret/);
});

it.each([-1, Number.NaN])('refreshBefore %d is rejected', (refreshBefore) => {
  expect(() => createUser({ options: { refreshBefore } })).toThrow('refreshBefore must be a number of at least 0.');
});
