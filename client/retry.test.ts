import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeFetch, json, problem } from '../test/support/client/fake-fetch.ts';
import { connect } from './connection.ts';
import type { ApiRequest } from './request.ts';
import type { RetryLimits } from './settings.ts';

const baseUrl = 'https://api.example';
const requestOf = (method: string): ApiRequest => ({ operation: 'someOperation', method, path: '/v1/debtors/1' });
const dropped = (code = 'ECONNRESET') =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

/** Makes a call that is answered so. Returns its result, or the name of its error, and how many requests it took. */
async function callWith(
  method: string,
  answers: readonly (Response | Error)[],
  limits: RetryLimits = {},
): Promise<{ result: unknown; requests: number; waits: number[] }> {
  const { fetch, sent } = fakeFetch(...answers, json(200, 'done'));
  const waits: number[] = [];
  const hooks = { onRetry: ({ wait }: { wait: number }) => void waits.push(wait) };
  const result = await connect({ baseUrl, token: 'abc', fetch, hooks, retryDelay: 0, ...limits })
    .call(requestOf(method))
    .catch((error: unknown) => (error as Error).name);
  return { result, requests: sent.length, waits };
}

const idempotent = ['GET', 'PUT', 'PATCH', 'DELETE'];

describe('a request is sent again', () => {
  test.each([...idempotent, 'POST'])('with %s, when there were too many requests: it did nothing', async (method) => {
    const answers = [problem(429, {}, { 'retry-after': '0' }), problem(429)];
    expect(await callWith(method, answers)).toMatchObject({ result: 'done', requests: 3 });
  });

  test('with POST, when the platform says when it will be there again', async () => {
    const answers = [problem(503, {}, { 'retry-after': '0' })];
    expect(await callWith('POST', answers)).toMatchObject({ result: 'done', requests: 2 });
  });

  test.each(idempotent)('with %s, when the platform is not there for the moment', async (method) => {
    const answers = [problem(502), problem(503), problem(504)];
    expect(await callWith(method, answers)).toMatchObject({ result: 'done', requests: 4 });
  });

  test.each(idempotent)('with %s, when the connection breaks', async (method) => {
    expect(await callWith(method, [dropped(), dropped('UND_ERR_SOCKET')])).toMatchObject({ result: 'done' });
  });

  test('with POST, when no connection was made', async () => {
    expect(await callWith('POST', [dropped('UND_ERR_CONNECT_TIMEOUT')])).toMatchObject({ result: 'done', requests: 2 });
  });
});

describe('a request is not sent again', () => {
  test.each([400, 401, 403, 404, 405, 406, 413, 415, 500, 501])('when the platform answers %i', async (status) => {
    expect(await callWith('GET', [problem(status)])).toMatchObject({ requests: 1 });
  });

  test.each(['ECONNREFUSED', 'ENOTFOUND'])('when nobody is at the address: %s', async (code) => {
    expect(await callWith('GET', [dropped(code)])).toEqual({ result: 'ConnectionError', requests: 1, waits: [] });
  });

  test.each([
    ['the connection breaks', dropped()],
    ['the answer is 500', problem(500)],
    ['the answer is 502', problem(502)],
    ['the answer is 503, without a word on when', problem(503)],
    ['the answer is 504', problem(504)],
  ])('with POST, when %s: it may have been carried out', async (_, answer) => {
    expect(await callWith('POST', [answer])).toEqual({ result: 'OutcomeUnknownError', requests: 1, waits: [] });
  });

  test('more often than it may', async () => {
    const answers = [429, 429, 429, 429].map((status) => problem(status));
    expect(await callWith('GET', answers, { maxRetries: 2 })).toMatchObject({ result: 'RateLimitError', requests: 3 });
    expect(await callWith('GET', [problem(429)], { maxRetries: 0 })).toMatchObject({ requests: 1 });
  });

  test('when the platform asks for a longer wait than the call may take', async () => {
    const answers = [problem(429, {}, { 'retry-after': '120' })];
    expect(await callWith('GET', answers)).toEqual({ result: 'RateLimitError', requests: 1, waits: [] });
  });
});

describe('a DELETE', () => {
  test('has done its work when the record is gone after a broken connection', async () => {
    expect(await callWith('DELETE', [dropped(), problem(404)])).toMatchObject({ result: undefined, requests: 2 });
  });

  test.each([
    ['at once', [problem(404)]],
    ['after a refusal, which did nothing', [problem(429), problem(404)]],
  ])('has not when there is no such record %s', async (_, answers) => {
    expect(await callWith('DELETE', answers)).toMatchObject({ result: 'NotFoundError' });
  });
});

describe('the wait', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** The same with all the time in the world. */
  async function atOnce(call: ReturnType<typeof callWith>): ReturnType<typeof callWith> {
    await vi.runAllTimersAsync();
    return call;
  }

  test('doubles each time, and is a random part longer', async () => {
    const answers = [1, 2, 3, 4].map(() => problem(503));
    const { waits, requests } = await atOnce(callWith('GET', answers, { retryDelay: 1000 }));
    expect(requests).toBe(5);
    for (const [index, least] of [1000, 2000, 4000, 8000].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(least);
      expect(waits[index]).toBeLessThanOrEqual(least * 1.5);
    }
  });

  test('is not much longer than 30 seconds, however often it failed', async () => {
    const answers = Array.from({ length: 9 }, () => problem(503));
    const limits = { retryDelay: 1000, maxRetries: 9, maxWait: 1_000_000 };
    const { waits } = await atOnce(callWith('GET', answers, limits));
    expect(Math.max(...waits)).toBeLessThanOrEqual(45_000);
  });

  test('is what the platform asks for, and a little longer', async () => {
    const { waits } = await atOnce(callWith('GET', [problem(429, {}, { 'retry-after': '7' })]));
    expect(waits[0]).toBeGreaterThanOrEqual(7000);
    expect(waits[0]).toBeLessThanOrEqual(7700);
  });

  test('is not the same for everybody', async () => {
    const waitOf = async () => (await atOnce(callWith('GET', [problem(503)], { retryDelay: 1000 }))).waits[0];
    expect(new Set([await waitOf(), await waitOf(), await waitOf()]).size).toBeGreaterThan(1);
  });

  test('ends with the signal of the call', async () => {
    const { fetch, sent } = fakeFetch(problem(429, {}, { 'retry-after': '30' }));
    const controller = new AbortController();
    const call = connect({ baseUrl, fetch }).call(requestOf('GET'), { signal: controller.signal });
    const ended = expect(call).rejects.toBe('enough');
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort('enough');
    await ended;
    expect(sent).toHaveLength(1);
  });
});

describe('the limits', () => {
  test('of a call go before those of its connection', async () => {
    const { fetch, sent } = fakeFetch(problem(429), problem(429));
    const connection = connect({ baseUrl, fetch, maxRetries: 0, retryDelay: 0 });
    await expect(connection.call(requestOf('GET'))).rejects.toThrow('429');
    await expect(connection.call(requestOf('GET'), { maxRetries: 1 })).resolves.toEqual({});
    expect(sent).toHaveLength(3);
  });

  test('are refused when they cannot work', async () => {
    const { fetch, sent } = fakeFetch();
    const connection = connect({ baseUrl, fetch });
    await expect(connection.call(requestOf('GET'), { maxRetries: -1 })).rejects.toThrow('maxRetries must be');
    expect(sent).toEqual([]);
  });
});
