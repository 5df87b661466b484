import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callWith, createBrokenResponse } from '../../test/support/client/fake-fetch.ts';
import { TIMERS } from '../../test/support/client/fast-timers.ts';
import { createClientCore } from './client-core.ts';
import type { CallOptions, Fetch } from './client-options.ts';
import { pdfDocument } from './pdf.ts';
import type { ApiRequest } from './request.ts';

const getDebtor: ApiRequest = { operation: 'getDebtor', method: 'GET', path: '/v1/debtors/1' };

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
    const { result } = await callWith(getDebtor, [], { baseUrl: url, fetch: globalThis.fetch });
    expect(result).toMatchObject({ operation: 'getDebtor', code: 'ECONNREFUSED' });
    expect(String(result)).toContain(`ConnectionError: getDebtor: no response from ${url} (connect ECONNREFUSED`);
  });

  const cause = Object.assign(new Error('getaddrinfo ENOTFOUND api.example'), { code: 'ENOTFOUND' });
  it.each<[string, string, string, Response | Error]>([
    [
      'of the innermost cause',
      'ENOTFOUND',
      'no response (getaddrinfo ENOTFOUND api.example)',
      new TypeError('fetch failed', { cause }),
    ],
    [
      'of an error of another realm, such as by fetch in Jest',
      'ECONNREFUSED',
      'no response (connect ECONNREFUSED ::1)',
      runInNewContext(`const cause = Object.assign(new Error('connect ECONNREFUSED ::1'), { code: 'ECONNREFUSED' });
        new TypeError('fetch failed', { cause })`),
    ],
    ['of a response that breaks off', 'UND_ERR_SOCKET', 'no complete response (terminated)', createBrokenResponse(200)],
  ])('reports the code %s', async (_, code, text, response) => {
    const fetch = () => (response instanceof Response ? Promise.resolve(response) : Promise.reject(response));
    const { result } = await callWith(getDebtor, [], { fetch, maxRetries: 0 });
    const message = `getDebtor: ${text.replace(' (', ' from https://api.example (')}.`;
    expect(result).toMatchObject({ name: 'ConnectionError', code, message });
  });

  it('has the status and the id of a response that breaks off', async () => {
    const response = createBrokenResponse(200, { 'x-request-id': 'a-1' });
    expect(await callWith(getDebtor, [response], { maxRetries: 0 })).toMatchObject({
      result: { status: 200, requestId: 'a-1' },
    });
  });

  it('times out although the response has begun', async () => {
    const fetch = fetchThen(() => vi.advanceTimersByTime(50));
    const { result } = await callWith(getDebtor, [], { baseUrl, fetch, timeout: 50, maxRetries: 0 });
    const message = `getDebtor: no complete response from ${baseUrl} within 0.05 s.`;
    expect(result).toMatchObject({ name: 'ConnectionError', code: 'TIMEOUT', message });
  });

  it('times out when the body takes long, counted from the request', async () => {
    vi.setTimerTickMode('nextTimerAsync');
    const wait = () => new Promise((resolve) => setTimeout(resolve, 60));
    let signal: AbortSignal | undefined;
    const fetch: Fetch = async (_url, init) => {
      signal = init.signal;
      await wait();
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          await wait();
          controller.enqueue(new TextEncoder().encode('{}'));
          controller.close();
        },
      });
      return new Response(body);
    };
    await callWith(getDebtor, [], { fetch, timeout: 90, maxRetries: 0 });
    expect(signal?.aborted).toBe(true);
  });

  it('rejects with the reason of its signal although the response has begun', async () => {
    const controller = new AbortController();
    const reason = new Error('the user left');
    const settings = { baseUrl, fetch: fetchThen(() => controller.abort(reason)), timeout: Number.POSITIVE_INFINITY };
    expect((await callWith(getDebtor, [], settings, { signal: controller.signal })).result).toBe(reason);
  });

  it('sends nothing when its signal is already aborted', async () => {
    const { result, sent } = await callWith(getDebtor, [], {}, { signal: AbortSignal.abort() });
    expect([result, sent]).toMatchObject([{ name: 'AbortError' }, []]);
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
  const call = async (response: Response, options: CallOptions, request = getDebtor) =>
    (await callWith(request, [response], { maxRetries: 0 }, options)).result;

  it('is not read on, and is no reason to repeat the call', async () => {
    const { state, response } = createLargeResponse(1_000_000);
    expect(await call(response, { maxResponseBytes: 10_000, maxRetries: 4 })).toMatchObject({
      name: 'UnreadableResponseError',
      message: 'getDebtor: 200 The response has more than 10000 bytes, which maxResponseBytes allows.',
    });
    expect(state).toEqual({ pieces: 11, isCancelled: true });
  });

  it.each([10_000, Number.POSITIVE_INFINITY])('passes up to a maximum of %d', async (maxResponseBytes) => {
    expect(await call(createLargeResponse(10_000).response, { maxResponseBytes })).toEqual({});
  });

  it.each<[string, number, Partial<ApiRequest>, object]>([
    ['an unknown outcome of a POST', 200, { method: 'POST' }, { name: 'UnknownOutcomeError' }],
    ['a failure like others of an error', 500, {}, { status: 500 }],
    ['a failure like others of a PDF', 200, { document: pdfDocument }, { status: 200 }],
  ])('is %s', async (_, status, request, expected) => {
    const { response } = createLargeResponse(5000, status);
    expect(await call(response, { maxResponseBytes: 10 }, { ...getDebtor, ...request })).toMatchObject(expected);
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
      const headers = { 'content-encoding': encoding, 'content-length': sent.length };
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
