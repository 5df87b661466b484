import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeFetch, createJsonResponse, createProblemResponse } from '../test/support/client/fake-fetch.ts';
import { connect } from './connection.ts';
import type { ApiRequest } from './request.ts';
import type { RetryLimits } from './settings.ts';

const baseUrl = 'https://api.example';
const createRequest = (method: string): ApiRequest => ({ operation: 'someOperation', method, path: '/v1/debtors/1' });
const createNetworkError = (code = 'ECONNRESET') =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

/** Makes a call that gets these responses. Returns its result or the name of its error, and the number of requests. */
async function callWith(
  method: string,
  responses: readonly (Response | Error)[],
  limits: RetryLimits = {},
): Promise<{ result: unknown; requests: number; waits: number[] }> {
  const { fetch, sent } = createFakeFetch(...responses, createJsonResponse(200, 'done'));
  const waits: number[] = [];
  const hooks = { onRetry: ({ wait }: { wait: number }) => void waits.push(wait) };
  const result = await connect({ baseUrl, token: 'abc', fetch, hooks, retryDelay: 0, ...limits })
    .call(createRequest(method))
    .catch((error: unknown) => (error as Error).name);
  return { result, requests: sent.length, waits };
}

const IDEMPOTENT = ['GET', 'PUT', 'PATCH', 'DELETE'];

describe('the client', () => {
  it.each([...IDEMPOTENT, 'POST'])('retries %s after 429, which means that it was not processed', async (method) => {
    const responses = [createProblemResponse(429, {}, { 'retry-after': '0' }), createProblemResponse(429)];
    expect(await callWith(method, responses)).toMatchObject({ result: 'done', requests: 3 });
  });

  it('retries POST after 503 with Retry-After', async () => {
    const responses = [createProblemResponse(503, {}, { 'retry-after': '0' })];
    expect(await callWith('POST', responses)).toMatchObject({ result: 'done', requests: 2 });
  });

  it.each(IDEMPOTENT)('retries %s after 502, 503 and 504', async (method) => {
    const responses = [createProblemResponse(502), createProblemResponse(503), createProblemResponse(504)];
    expect(await callWith(method, responses)).toMatchObject({ result: 'done', requests: 4 });
  });

  it.each(IDEMPOTENT)('retries %s after a broken connection', async (method) => {
    expect(await callWith(method, [createNetworkError(), createNetworkError('UND_ERR_SOCKET')])).toMatchObject({
      result: 'done',
    });
  });

  it('retries POST when no connection was established', async () => {
    expect(await callWith('POST', [createNetworkError('UND_ERR_CONNECT_TIMEOUT')])).toMatchObject({
      result: 'done',
      requests: 2,
    });
  });
  it.each([400, 401, 403, 404, 405, 406, 413, 415, 500, 501])('does not retry after %i', async (status) => {
    expect(await callWith('GET', [createProblemResponse(status)])).toMatchObject({ requests: 1 });
  });

  it.each(['ECONNREFUSED', 'ENOTFOUND'])('does not retry when the server is unreachable: %s', async (code) => {
    expect(await callWith('GET', [createNetworkError(code)])).toEqual({
      result: 'ConnectionError',
      requests: 1,
      waits: [],
    });
  });

  it.each([
    ['a broken connection', createNetworkError()],
    ['500', createProblemResponse(500)],
    ['502', createProblemResponse(502)],
    ['503 without Retry-After', createProblemResponse(503)],
    ['504', createProblemResponse(504)],
  ])('does not retry POST after %s, because it may have been processed', async (_, response) => {
    expect(await callWith('POST', [response])).toEqual({ result: 'OutcomeUnknownError', requests: 1, waits: [] });
  });

  it('does not retry more often than maxRetries', async () => {
    const responses = [429, 429, 429, 429].map((status) => createProblemResponse(status));
    expect(await callWith('GET', responses, { maxRetries: 2 })).toMatchObject({
      result: 'RateLimitError',
      requests: 3,
    });
    expect(await callWith('GET', [createProblemResponse(429)], { maxRetries: 0 })).toMatchObject({ requests: 1 });
  });

  it('does not retry when Retry-After exceeds maxWait', async () => {
    const responses = [createProblemResponse(429, {}, { 'retry-after': '120' })];
    expect(await callWith('GET', responses)).toEqual({ result: 'RateLimitError', requests: 1, waits: [] });
  });
});

describe('a DELETE', () => {
  it('succeeds when the record is missing after a broken connection', async () => {
    expect(await callWith('DELETE', [createNetworkError(), createProblemResponse(404)])).toMatchObject({
      result: undefined,
      requests: 2,
    });
  });

  it.each([
    ['at once', [createProblemResponse(404)]],
    ['after a 429, which means that it was not processed', [createProblemResponse(429), createProblemResponse(404)]],
  ])('throws NotFoundError when the record is missing %s', async (_, responses) => {
    expect(await callWith('DELETE', responses)).toMatchObject({ result: 'NotFoundError' });
  });
});

describe('the delay before a retry', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Runs all timers at once. */
  async function withoutWaiting(call: ReturnType<typeof callWith>): ReturnType<typeof callWith> {
    await vi.runAllTimersAsync();
    return call;
  }

  it('doubles each time, plus jitter', async () => {
    const responses = [1, 2, 3, 4].map(() => createProblemResponse(503));
    const { waits, requests } = await withoutWaiting(callWith('GET', responses, { retryDelay: 1000 }));
    expect(requests).toBe(5);
    for (const [index, minimum] of [1000, 2000, 4000, 8000].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(minimum);
      expect(waits[index]).toBeLessThanOrEqual(minimum * 1.5);
    }
  });

  it('is limited to 30 seconds plus jitter', async () => {
    const responses = Array.from({ length: 9 }, () => createProblemResponse(503));
    const limits = { retryDelay: 1000, maxRetries: 9, maxWait: 1_000_000 };
    const { waits } = await withoutWaiting(callWith('GET', responses, limits));
    expect(Math.max(...waits)).toBeLessThanOrEqual(45_000);
  });

  it('is Retry-After plus jitter', async () => {
    const { waits } = await withoutWaiting(callWith('GET', [createProblemResponse(429, {}, { 'retry-after': '7' })]));
    expect(waits[0]).toBeGreaterThanOrEqual(7000);
    expect(waits[0]).toBeLessThanOrEqual(7700);
  });

  it('differs between clients', async () => {
    const getWait = async () =>
      (await withoutWaiting(callWith('GET', [createProblemResponse(503)], { retryDelay: 1000 }))).waits[0];
    expect(new Set([await getWait(), await getWait(), await getWait()]).size).toBeGreaterThan(1);
  });

  it('is aborted by the signal of the call', async () => {
    const { fetch, sent } = createFakeFetch(createProblemResponse(429, {}, { 'retry-after': '30' }));
    const controller = new AbortController();
    const call = connect({ baseUrl, fetch }).call(createRequest('GET'), { signal: controller.signal });
    const expectation = expect(call).rejects.toBe('enough');
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort('enough');
    await expectation;
    expect(sent).toHaveLength(1);
  });
});

describe('the limits of a call', () => {
  it('override those of its connection', async () => {
    const { fetch, sent } = createFakeFetch(createProblemResponse(429), createProblemResponse(429));
    const connection = connect({ baseUrl, fetch, maxRetries: 0, retryDelay: 0 });
    await expect(connection.call(createRequest('GET'))).rejects.toThrow('429');
    await expect(connection.call(createRequest('GET'), { maxRetries: 1 })).resolves.toEqual({});
    expect(sent).toHaveLength(3);
  });

  it('are validated', async () => {
    const { fetch, sent } = createFakeFetch();
    const connection = connect({ baseUrl, fetch });
    await expect(connection.call(createRequest('GET'), { maxRetries: -1 })).rejects.toThrow('maxRetries must be');
    expect(sent).toEqual([]);
  });
});
