import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../../test/support/client/built-client.ts';
import { type FakePlatform, fakePlatform, tokensOf } from '../../test/support/client/fake-platform.ts';
import { signedIn } from './token-source.ts';
import type { TokenStore } from './token-store.ts';
import type { Tokens } from './tokens.ts';

const baseUrl = 'https://api.example';
const client = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 3, 16) });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

type Step = 'read' | 'read again' | 'mark' | 'send' | 'receive' | 'compare' | 'save';

/** What stays when a process stops. */
interface Disk {
  tokens: Tokens;
}

/** A process that renews tokens, and stops for good before that step. */
function startProcess(disk: Disk, platform: FakePlatform, stopBefore?: Step) {
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const reach = async (step: Step | undefined) => {
    if (step === undefined || step !== stopBefore) return;
    stop();
    await new Promise(() => {});
  };
  const steps: Step[] = ['read', 'read again', 'mark', 'compare', 'save'];
  const store: TokenStore = {
    async load() {
      await reach(steps.shift());
      return disk.tokens;
    },
    async save(tokens) {
      await reach(steps.shift());
      disk.tokens = tokens;
    },
  };
  const connection = connect({
    baseUrl,
    timeout: Number.POSITIVE_INFINITY,
    async fetch(url, init) {
      await reach('send');
      const answer = await platform.fetch(url, init);
      await reach('receive');
      return answer;
    },
  });
  return { source: signedIn(connection, { ...client, store }), stopped };
}

/** A process stops before that step of a refresh, five seconds before the access token ends. */
async function stopBefore(step: Step) {
  const disk = { tokens: tokensOf(1, 5) };
  const platform = fakePlatform();
  const { source, stopped } = startProcess(disk, platform, step);
  await Promise.race([source.current(), stopped]);
  const sent = platform.refreshes.length;
  return { disk, platform, sent, next: startProcess(disk, platform).source };
}

describe('when a process stops in a refresh', () => {
  test.each<Step>(['read', 'read again', 'mark'])('before the step "%s", the next one refreshes', async (step) => {
    const { platform, sent, next } = await stopBefore(step);
    expect(sent).toBe(0);
    expect(await next.current()).toBe('access-2');
    expect(platform.refreshes).toEqual(['refresh-1']);
  });

  test.each<Step>(['send', 'receive', 'compare', 'save'])(
    'before the step "%s", the next one goes on with the access token while that lives',
    async (step) => {
      const { platform, sent, next, disk } = await stopBefore(step);
      expect(disk.tokens).toEqual({ ...tokensOf(1, 5), refreshing: '2026-04-16T00:00:00.000Z' });
      expect(await next.current()).toBe('access-1');
      pass(4.9);
      expect(await next.current()).toBe('access-1');
      expect(platform.refreshes).toHaveLength(sent);
    },
  );

  test.each<Step>(['receive', 'compare', 'save'])(
    'before the step "%s", the refresh token is tried once more when the access token has ended, and the user is told',
    async (step) => {
      const { platform, next } = await stopBefore(step);
      pass(5);
      const told = {
        name: 'SignInRequiredError',
        code: 'refresh-interrupted',
        message: expect.stringMatching(/the user has to sign in again: a refresh was interrupted/),
      };
      await expect(next.current()).rejects.toMatchObject(told);
      await expect(next.current()).rejects.toMatchObject(told);
      expect(platform.refreshes).toEqual(['refresh-1', 'refresh-1']);
    },
  );

  test('every later process says the same', async () => {
    const { disk, platform, next } = await stopBefore('save');
    pass(5);
    await expect(next.current()).rejects.toMatchObject({ code: 'refresh-interrupted' });
    const third = startProcess(disk, platform).source;
    await expect(third.current()).rejects.toMatchObject({ code: 'refresh-interrupted' });
  });

  test('before it was sent, the refresh is made up for when the access token has ended', async () => {
    const { disk, platform, next } = await stopBefore('send');
    pass(5);
    expect(await next.current()).toBe('access-2');
    expect(platform.refreshes).toEqual(['refresh-1']);
    expect(disk.tokens).toEqual({ ...tokensOf(2), refreshing: undefined });
  });

  test('an access token that the platform refuses is not used on', async () => {
    const { next } = await stopBefore('send');
    expect(await next.current()).toBe('access-1');
    expect(await next.renew('access-1')).toBe('access-2');
  });
});

describe('when the platform does not answer a refresh', () => {
  const lost = { name: 'OutcomeUnknownError', operation: 'requestToken' };

  /** The platform carries a refresh out, and its answer is lost. */
  function lostAnswer(seconds: number) {
    const disk = { tokens: tokensOf(1, seconds) };
    const platform = fakePlatform();
    platform.beforeAnswer = () => {
      throw new TypeError('terminated');
    };
    return { disk, platform, source: startProcess(disk, platform).source };
  }

  test('the access token is used while it lives, and the refresh token is not', async () => {
    const { platform, source } = lostAnswer(5);
    for (let call = 0; call < 3; call += 1) expect(await source.current()).toBe('access-1');
    pass(4.9);
    expect(await source.current()).toBe('access-1');
    expect(platform.refreshes).toHaveLength(1);
  });

  test('and the access token has ended, the next call tries once more, and the user is told', async () => {
    const { platform, source } = lostAnswer(0);
    await expect(source.current()).rejects.toMatchObject(lost);
    platform.beforeAnswer = () => undefined;
    await expect(source.current()).rejects.toMatchObject({ code: 'refresh-interrupted' });
    expect(platform.refreshes).toHaveLength(2);
  });

  test('and it had not carried it out, the next call succeeds', async () => {
    const { platform, source } = lostAnswer(0);
    await expect(source.current()).rejects.toMatchObject(lost);
    platform.beforeAnswer = () => undefined;
    platform.newest = 1;
    expect(await source.current()).toBe('access-2');
  });
});
