import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrokenResponse, createFakeFetch, createJsonResponse } from '../../test/support/client/fake-fetch.ts';
import { TIMERS } from '../../test/support/client/fast-timers.ts';
import { createClientCore } from './client-core.ts';
import type { Fetch } from './client-options.ts';
import { ConnectionError } from './errors.ts';
import type { ApiRequest } from './request.ts';

const getDebtor: ApiRequest = {
  operation: 'getDebtor',
  method: 'GET',
  path: '/v1/debtors/{id}',
  pathParams: { id: 1 },
};

const stallingServer = createServer((_, response) =>
  response.writeHead(200, { 'content-length': '100' }).write('{"half"'),
);
let baseUrl: string;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  baseUrl = await listen(stallingServer);
});

afterAll(async () => {
  stallingServer.closeAllConnections();
  await new Promise((resolve) => stallingServer.close(resolve));
});

describe('a call without a complete response', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: [...TIMERS] }));
  afterEach(() => void vi.useRealTimers());

  /** Does something once the response has begun. */
  const fetchThen =
    (act: () => void): Fetch =>
    async (url, init) => {
      const response = await globalThis.fetch(url, init);
      setImmediate(act);
      return response;
    };

  it('reports a refused connection with its URL', async () => {
    const server = createServer();
    const url = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    const error = await createClientCore({ baseUrl: url, token: 'abc' })
      .call(getDebtor)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ operation: 'getDebtor', code: 'ECONNREFUSED' });
    expect((error as Error).message).toContain(`getDebtor: no response from ${url} (connect ECONNREFUSED`);
  });

  it('reports the code of the innermost cause', async () => {
    const cause = Object.assign(new Error('getaddrinfo ENOTFOUND api.example'), { code: 'ENOTFOUND' });
    const { fetch } = createFakeFetch(new TypeError('fetch failed', { cause }));
    await expect(createClientCore({ baseUrl, fetch }).call(getDebtor)).rejects.toMatchObject({
      code: 'ENOTFOUND',
      message: `getDebtor: no response from ${baseUrl} (getaddrinfo ENOTFOUND api.example).`,
    });
  });

  it('reports the code of an error of another realm, such as by fetch in Jest', async () => {
    const failed = `const error = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED ::1') });
      error.cause.code = 'ECONNREFUSED';
      error`;
    const fetch = () => Promise.reject(runInNewContext(failed));
    await expect(createClientCore({ baseUrl, fetch, maxRetries: 0 }).call(getDebtor)).rejects.toMatchObject({
      code: 'ECONNREFUSED',
      message: `getDebtor: no response from ${baseUrl} (connect ECONNREFUSED ::1).`,
    });
  });

  it('says that the response was not complete when it breaks off', async () => {
    const { fetch } = createFakeFetch(createBrokenResponse(200, { 'x-request-id': 'a-1' }));
    const client = createClientCore({ baseUrl, fetch, maxRetries: 0 });
    await expect(client.call(getDebtor)).rejects.toMatchObject({
      code: 'UND_ERR_SOCKET',
      status: 200,
      requestId: 'a-1',
      message: `getDebtor: no complete response from ${baseUrl} (terminated).`,
    });
  });

  it('times out although the response has begun', async () => {
    const fetch = fetchThen(() => vi.advanceTimersByTime(50));
    await expect(
      createClientCore({ baseUrl, fetch, timeout: 50, maxRetries: 0 }).call(getDebtor),
    ).rejects.toMatchObject({
      name: 'ConnectionError',
      code: 'TIMEOUT',
      message: `getDebtor: no complete response from ${baseUrl} within 0.05 s.`,
    });
  });

  it('times out when the body takes long, counted from the request', async () => {
    vi.setTimerTickMode('nextTimerAsync');
    const slowly = async () => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      const response = createJsonResponse(200, { id: 1 });
      const text = async () => {
        await new Promise((resolve) => setTimeout(resolve, 60));
        return '{}';
      };
      return Object.assign(response, { text });
    };
    let signal: AbortSignal | undefined;
    const fetch: Fetch = (_url, init) => {
      signal = init.signal;
      return slowly();
    };
    await createClientCore({ baseUrl, fetch, timeout: 90, maxRetries: 0 }).call(getDebtor);
    expect(signal?.aborted).toBe(true);
  });

  it('rejects with the reason of its signal although the response has begun', async () => {
    const controller = new AbortController();
    const reason = new Error('the user left');
    const fetch = fetchThen(() => controller.abort(reason));
    const call = createClientCore({ baseUrl, fetch, timeout: Number.POSITIVE_INFINITY }).call(getDebtor, {
      signal: controller.signal,
    });
    await expect(call).rejects.toBe(reason);
  });

  it('sends nothing when its signal is already aborted', async () => {
    const { fetch, sent } = createFakeFetch();
    const signal = AbortSignal.abort();
    await expect(createClientCore({ baseUrl, fetch }).call(getDebtor, { signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(sent).toEqual([]);
  });
});
