import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJsonResponse, createProblemResponse } from '../../test/support/client/fake-fetch.ts';
import { createClientCore } from './client-core.ts';
import type { ClientOptions, Fetch } from './client-options.ts';
import { createLimiter, type LimiterOptions } from './limiter.ts';
import type { ApiRequest } from './request.ts';

const getDebtor: ApiRequest = { operation: 'getDebtor', method: 'GET', path: '/v1/debtors/1' };
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

beforeEach(() => {
  const toFake = ['setTimeout', 'clearTimeout', 'Date', 'performance'] as const;
  vi.useFakeTimers({ toFake: [...toFake], loopLimit: 1_000_000 });
});
afterEach(() => void vi.useRealTimers());

/** A server that counts requests in the last minute and at the same time, and refuses those over its limits. */
function createServer(perMinute: number, concurrency: number) {
  const arrivals: number[] = [];
  const counts = { accepted: 0, refused: 0, running: 0 };
  const fetch: Fetch = async () => {
    // A third of the latency before the server counts, the rest after it.
    const latency = 50 + Math.random() * 350;
    await new Promise((resolve) => setTimeout(resolve, latency / 3));
    const now = Date.now();
    while (arrivals[0] !== undefined && arrivals[0] <= now - MINUTE_MS) arrivals.shift();
    if (arrivals.length >= perMinute || counts.running >= concurrency) {
      counts.refused += 1;
      return createProblemResponse(429, {}, { 'retry-after': '5' });
    }
    arrivals.push(now);
    counts.accepted += 1;
    counts.running += 1;
    await new Promise((resolve) => setTimeout(resolve, (latency / 3) * 2));
    counts.running -= 1;
    return createJsonResponse(200, { id: 1 });
  };
  return { fetch, counts };
}

const createClient = (limits: LimiterOptions, fetch: Fetch, options: Partial<ClientOptions> = {}) =>
  createClientCore({ baseUrl: 'https://api.example', fetch, middleware: [createLimiter(limits)], ...options });

function createClock(respond: (call: number) => Response = () => createJsonResponse(200, { id: 1 })) {
  const startedAt = Date.now();
  const sentAt: number[] = [];
  const fetch: Fetch = async () => {
    sentAt.push(Date.now() - startedAt);
    return respond(sentAt.length);
  };
  return { fetch, sentAt };
}

describe('a limiter', () => {
  it('uses at least 95 % of 60 requests a minute and 5 at once for 10,000 calls, of which at most 1 % are refused', async () => {
    const { fetch, counts } = createServer(60, 5);
    const client = createClient({ perMinute: 60, concurrency: 5 }, fetch);
    const startedAt = Date.now();
    const calls = Promise.all(Array.from({ length: 10_000 }, () => client.call(getDebtor)));
    await vi.runAllTimersAsync();
    await calls;
    expect(counts.accepted).toBe(10_000);
    expect(counts.refused).toBeLessThanOrEqual(100);
    const minutes = (Date.now() - startedAt) / MINUTE_MS;
    expect(10_000 / (minutes * 60)).toBeGreaterThanOrEqual(0.95);
  });

  it('counts the requests of a day', async () => {
    const { fetch, sentAt } = createClock();
    const client = createClient({ perDay: 3 }, fetch);
    const calls = Promise.all([1, 2, 3, 4].map(() => client.call(getDebtor)));
    await vi.runAllTimersAsync();
    await calls;
    expect(sentAt).toEqual([0, 0, 0, 24 * 60 * MINUTE_MS]);
  });

  it('lets every caller wait when a response says Retry-After', async () => {
    const { fetch, sentAt } = createClock((call) =>
      call === 1 ? createProblemResponse(429, {}, { 'retry-after': '30' }) : createJsonResponse(200, { id: 1 }),
    );
    const client = createClient({ concurrency: 1 }, fetch);
    const calls = Promise.all(Array.from({ length: 5 }, () => client.call(getDebtor)));
    await vi.runAllTimersAsync();
    await calls;
    expect(sentAt).toHaveLength(6);
    expect(sentAt.filter((time) => time > 0 && time < 30 * SECOND_MS)).toEqual([]);
  });

  it('is shared by the clients that have it', async () => {
    const { fetch, sentAt } = createClock();
    const limiter = createLimiter({ perMinute: 2 });
    const options = { baseUrl: 'https://api.example', fetch, middleware: [limiter] };
    const clients = [createClientCore(options), createClientCore({ ...options, tenant: 2 })];
    const calls = Promise.all([...clients, ...clients].map((client) => client.call(getDebtor)));
    await vi.runAllTimersAsync();
    await calls;
    expect(sentAt).toEqual([0, 0, MINUTE_MS, MINUTE_MS]);
  });

  it('gives the turn of an aborted call to the next one', async () => {
    const { fetch, sentAt } = createClock();
    const client = createClient({ perMinute: 1 }, fetch);
    const controller = new AbortController();
    const first = client.call(getDebtor);
    const aborted = expect(client.call(getDebtor, { signal: controller.signal })).rejects.toBe('enough');
    const next = client.call(getDebtor);
    await vi.advanceTimersByTimeAsync(SECOND_MS);
    controller.abort('enough');
    await aborted;
    await vi.runAllTimersAsync();
    await Promise.all([first, next]);
    expect(sentAt).toEqual([0, MINUTE_MS]);
  });

  it('goes on after requests that failed', async () => {
    const { fetch, sentAt } = createClock(() => {
      throw new TypeError('fetch failed');
    });
    const client = createClient({ concurrency: 1 }, fetch, { maxRetries: 0 });
    const calls = Promise.allSettled([client.call(getDebtor), client.call(getDebtor)]);
    await vi.runAllTimersAsync();
    expect((await calls).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(sentAt).toHaveLength(2);
  });

  it.each([{ perMinute: 0 }, { perDay: 1.5 }, { concurrency: -1 }])('rejects the limits %j', (limits) => {
    expect(() => createLimiter(limits)).toThrow(/^\w+ must be a positive integer\.$/);
  });
});
