import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrokenResponse, createFakeFetch } from '../../test/support/client/fake-fetch.ts';
import { TIMERS } from '../../test/support/client/fast-timers.ts';
import { createClientCore } from './client-core.ts';
import type { CallOptions, Fetch } from './client-options.ts';
import { ConnectionError, UnknownOutcomeError } from './errors.ts';
import { pdfDocument } from './pdf.ts';
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
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          await new Promise((resolve) => setTimeout(resolve, 60));
          controller.enqueue(new TextEncoder().encode('{}'));
          controller.close();
        },
      });
      return new Response(body);
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

describe('a response that is larger than maxResponseBytes', () => {
  const createLargeResponse = (bytes: number, status = 200) => {
    const state = { pieces: 0, isCancelled: false };
    const piece = new TextEncoder().encode(' '.repeat(1000));
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (state.pieces * 1000 >= bytes) return controller.close();
          state.pieces += 1;
          controller.enqueue(state.pieces === 1 ? new TextEncoder().encode(`{}${' '.repeat(998)}`) : piece);
        },
        cancel() {
          state.isCancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    return { state, response: new Response(body, { status, headers: { 'content-type': 'application/json' } }) };
  };
  const callWith = (response: Response, options: CallOptions, request = getDebtor) =>
    createClientCore({ baseUrl, fetch: async () => response }).call(request, { maxRetries: 0, ...options });

  it('is not read on, and is no reason to repeat the call', async () => {
    const { state, response } = createLargeResponse(1_000_000);
    await expect(callWith(response, { maxResponseBytes: 10_000, maxRetries: 4 })).rejects.toMatchObject({
      name: 'UnreadableResponseError',
      message: 'getDebtor: 200 The response has more than 10000 bytes, which maxResponseBytes allows.',
    });
    expect(state).toEqual({ pieces: 11, isCancelled: true });
  });

  it('passes up to the maximum, and always with Infinity', async () => {
    for (const maxResponseBytes of [10_000, Number.POSITIVE_INFINITY]) {
      await expect(callWith(createLargeResponse(10_000).response, { maxResponseBytes })).resolves.toEqual({});
    }
  });

  it('is an unknown outcome of a POST, and a failure like others of an error or a PDF', async () => {
    const small = { maxResponseBytes: 10 };
    const post = { ...getDebtor, method: 'POST' };
    const pdf = { ...getDebtor, document: pdfDocument };
    await expect(callWith(createLargeResponse(5000).response, small, post)).rejects.toThrow(UnknownOutcomeError);
    for (const [status, request] of [[500, getDebtor] as const, [200, pdf] as const]) {
      await expect(callWith(createLargeResponse(5000, status).response, small, request)).rejects.toMatchObject({
        status,
      });
    }
  });
});

describe('a compressed body that was cut, with a length that fits', () => {
  const body = JSON.stringify({ id: 1, name: Array.from({ length: 200 }, (_, index) => Math.sin(index)).join() });

  /** Cuts the first response, and sends the others whole. */
  async function callCut(encoding: string, compressed: Uint8Array, length: number, method: string) {
    let requests = 0;
    const server = createServer((_, response) => {
      requests += 1;
      const sent = requests === 1 ? compressed.subarray(0, length) : compressed;
      const headers = {
        'content-type': 'application/json',
        'content-encoding': encoding,
        'content-length': sent.length,
      };
      response.writeHead(200, headers).end(sent);
    });
    const core = createClientCore({ baseUrl: await listen(server), retryDelay: 0 });
    const result = await core.call({ ...getDebtor, method }).catch(({ name }: Error) => name);
    server.closeAllConnections();
    server.close();
    return { requests, result };
  }

  it.each([
    ['gzip', gzipSync(body)],
    ['br', brotliCompressSync(body)],
    ['deflate', deflateSync(body)],
  ])('of %s is requested again with a GET, wherever it was cut', async (encoding, compressed) => {
    for (const length of [0, 5, 15, compressed.length >> 1, compressed.length - 20]) {
      const got = await callCut(encoding, compressed, length, 'GET');
      expect(got).toEqual({ requests: 2, result: JSON.parse(body) });
      const { requests, result } = await callCut(encoding, compressed, length, 'POST');
      expect([requests, result]).toEqual([1, 'UnknownOutcomeError']);
    }
  });
});
