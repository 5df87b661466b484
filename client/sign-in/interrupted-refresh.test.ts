import { describe, expect, it } from 'vitest';
import { createFakePlatform, createTokens, type FakePlatform } from '../../test/support/client/fake-platform.ts';
import { baseUrl, credentials, useClock } from '../../test/support/client/fake-user.ts';
import { createClientCore } from '../runtime/client-core.ts';
import { createTokenProvider } from './token-provider.ts';
import type { TokenStore } from './token-store.ts';
import type { Tokens } from './tokens.ts';

const advanceTime = useClock();

type Step = 'read' | 'read again' | 'mark' | 'send' | 'receive' | 'compare' | 'save';

/** State that survives a process. */
interface Disk {
  tokens: Tokens;
}

/** Simulates a process that refreshes tokens, and stops before a step. */
function startProcess(disk: Disk, platform: FakePlatform, stopBefore?: Step) {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
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
  async function fetch(...request: Parameters<FakePlatform['fetch']>) {
    await reach('send');
    const response = await platform.fetch(...request);
    await reach('receive');
    return response;
  }
  const client = createClientCore({ baseUrl, timeout: Number.POSITIVE_INFINITY, fetch });
  return { source: createTokenProvider(client, { ...credentials, store }), stopped };
}

/** Stops a process before a step of a refresh, five seconds before the access token expires. */
async function stopBefore(step: Step) {
  const disk = { tokens: createTokens(1, 5) };
  const platform = createFakePlatform();
  const { source, stopped } = startProcess(disk, platform, step);
  await Promise.race([source.current(), stopped]);
  const sent = platform.refreshes.length;
  return { disk, platform, sent, next: startProcess(disk, platform).source };
}

const interrupted = {
  name: 'SignInRequiredError',
  code: 'refresh-interrupted',
  message: expect.stringMatching(/the user has to sign in again: a refresh was interrupted/),
};

describe('a process after one that stopped in its refresh', () => {
  it.each<Step>(['read', 'read again', 'mark'])('refreshes when that stopped before the step "%s"', async (step) => {
    const { platform, sent, next } = await stopBefore(step);
    expect(sent).toBe(0);
    expect(await next.current()).toBe('access-2');
    expect(platform.refreshes).toEqual(['refresh-1']);
  });

  it.each<Step>(['send', 'receive', 'compare', 'save'])(
    'uses the access token until it expires when that stopped before the step "%s", and then tries the refresh token once',
    async (step) => {
      const { platform, sent, next, disk } = await stopBefore(step);
      expect(disk.tokens).toEqual({ ...createTokens(1, 5), refreshing: '2026-04-16T00:00:00.000Z' });
      for (const seconds of [0, 4.9]) {
        advanceTime(seconds);
        expect(await next.current()).toBe('access-1');
      }
      expect(platform.refreshes).toHaveLength(sent);
      advanceTime(0.1);
      if (step === 'send') {
        expect(await next.current()).toBe('access-2');
        expect(platform.refreshes).toEqual(['refresh-1']);
        expect(disk.tokens).toEqual({ ...createTokens(2), refreshing: undefined });
        return;
      }
      await expect(next.current()).rejects.toMatchObject(interrupted);
      await expect(next.current()).rejects.toMatchObject(interrupted);
      expect(platform.refreshes).toEqual(['refresh-1', 'refresh-1']);
      await expect(startProcess(disk, platform).source.current()).rejects.toMatchObject(interrupted);
    },
  );

  it('refreshes when the platform rejects the access token', async () => {
    const { next } = await stopBefore('send');
    expect(await next.current()).toBe('access-1');
    expect(await next.renew('access-1')).toBe('access-2');
  });
});

describe('a refresh without a response', () => {
  const lostError = { name: 'UnknownOutcomeError', operation: 'requestToken' };

  /** Processes a refresh, and loses its response. */
  function loseResponse(seconds: number) {
    const disk = { tokens: createTokens(1, seconds) };
    const platform = createFakePlatform();
    platform.beforeResponse = () => {
      throw new TypeError('terminated');
    };
    return { disk, platform, source: startProcess(disk, platform).source };
  }

  it('leaves the access token in use until it expires, and the refresh token unused', async () => {
    const { platform, source } = loseResponse(5);
    for (let call = 0; call < 3; call += 1) expect(await source.current()).toBe('access-1');
    advanceTime(4.9);
    expect(await source.current()).toBe('access-1');
    expect(platform.refreshes).toHaveLength(1);
  });

  it('is tried once more after the access token expired, and then requires a sign-in', async () => {
    const { platform, source } = loseResponse(0);
    await expect(source.current()).rejects.toMatchObject(lostError);
    platform.beforeResponse = () => undefined;
    await expect(source.current()).rejects.toMatchObject({ code: 'refresh-interrupted' });
    expect(platform.refreshes).toHaveLength(2);
  });

  it('is repeated by the next call, which succeeds when the platform had not processed it', async () => {
    const { platform, source } = loseResponse(0);
    await expect(source.current()).rejects.toMatchObject(lostError);
    platform.beforeResponse = () => undefined;
    platform.newest = 1;
    expect(await source.current()).toBe('access-2');
  });
});
