import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeFetch, createJsonResponse, createProblemResponse } from '../../test/support/client/fake-fetch.ts';
import { createClientCore } from './client-core.ts';
import type { RetryLimits } from './client-options.ts';
import { jsonContent } from './json.ts';
import type { ApiRequest } from './request.ts';

const baseUrl = 'https://api.example';
const createRequest = (method: string): ApiRequest => ({ operation: 'someOperation', method, path: '/v1/debtors/1' });
const createNetworkError = (code = 'ECONNRESET', message = code) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) });

const createDenoError = (reason: string) =>
  new TypeError('fetch failed', {
    cause: new Error(`error sending request for url: client error (Connect): ${reason}`),
  });

/** Makes a call that gets these responses. Returns its result or the name of its error, and the number of requests. */
async function callWith(
  method: string,
  responses: readonly (Response | Error)[],
  limits: RetryLimits = {},
): Promise<{ result: unknown; requests: number; waits: number[] }> {
  const { fetch, sent } = createFakeFetch(...responses, createJsonResponse(200, { id: 1 }));
  const waits: number[] = [];
  const onRetry = ({ wait }: { wait: number }) => void waits.push(wait);
  const result = await createClientCore({ baseUrl, token: 'abc', fetch, onRetry, retryDelay: 0, ...limits })
    .call(createRequest(method))
    .then((content) => (content ? 'done' : undefined))
    .catch((error: unknown) => (error as Error).name);
  return { result, requests: sent.length, waits };
}

const IDEMPOTENT = ['GET', 'PUT', 'PATCH', 'DELETE'];

describe('the client', () => {
  it.each([...IDEMPOTENT, 'POST'])('retries %s after 429, which means that it was not processed', async (method) => {
    const responses = [createProblemResponse(429, {}, { 'retry-after': '0' }), createProblemResponse(429)];
    expect(await callWith(method, responses)).toMatchObject({ result: 'done', requests: 3 });
  });

  it.each([408, 425, 500, 520, 522, 524, 529])('retries GET after %i', async (status) => {
    expect(await callWith('GET', [createProblemResponse(status)])).toMatchObject({ result: 'done', requests: 2 });
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('does not retry %s after 408, 425, 500 and 520', async (method) => {
    for (const status of [408, 425, 500, 520])
      expect(await callWith(method, [createProblemResponse(status)])).toMatchObject({ requests: 1 });
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
  it.each([400, 401, 403, 404, 405, 406, 413, 415, 501, 530])('does not retry after %i', async (status) => {
    expect(await callWith('GET', [createProblemResponse(status)])).toMatchObject({ requests: 1 });
  });

  it.each<[string, Error]>([
    ['Node, refused', createNetworkError('ECONNREFUSED')],
    ['Node, unknown host', createNetworkError('ENOTFOUND')],
    ['Bun, refused', Object.assign(new TypeError('Unable to connect.'), { code: 'ConnectionRefused' })],
    ['Deno, refused', createDenoError('tcp connect error: Connection refused (os error 111)')],
    ['Deno on Windows, refused', createDenoError('the target machine actively refused it. (os error 10061)')],
    ['Deno, unknown host', createDenoError('dns error: failed to lookup address information')],
  ])('does not retry when the server is unreachable: %s', async (_, error) => {
    for (const method of ['GET', 'POST'])
      expect(await callWith(method, [error])).toEqual({ result: 'ConnectionError', requests: 1, waits: [] });
  });

  it.each([
    ['a broken connection', createNetworkError()],
    ['500', createProblemResponse(500)],
    ['502', createProblemResponse(502)],
    ['503 without Retry-After', createProblemResponse(503)],
    ['503 with Retry-After', createProblemResponse(503, {}, { 'retry-after': '1' })],
    ['504', createProblemResponse(504)],
  ])('does not retry POST after %s, because it may have been processed', async (_, response) => {
    expect(await callWith('POST', [response])).toEqual({ result: 'UnknownOutcomeError', requests: 1, waits: [] });
  });

  it('does not retry more often than maxRetries', async () => {
    const responses = [429, 429, 429, 429].map((status) => createProblemResponse(status));
    expect(await callWith('GET', responses, { maxRetries: 2 })).toMatchObject({
      result: 'RateLimitError',
      requests: 3,
    });
    expect(await callWith('GET', [createProblemResponse(429)], { maxRetries: 0 })).toMatchObject({ requests: 1 });
  });

  it('retries without a wait when maxWait is 0', async () => {
    const responses = [createProblemResponse(429, {}, { 'retry-after': '0' })];
    expect(await callWith('GET', responses, { maxWait: 0 })).toEqual({ result: 'done', requests: 2, waits: [0] });
  });

  it('does not retry when Retry-After exceeds maxWait', async () => {
    const responses = [createProblemResponse(429, {}, { 'retry-after': '120' })];
    expect(await callWith('GET', responses)).toEqual({ result: 'RateLimitError', requests: 1, waits: [] });
  });
});

/** Codes of Node and OpenSSL for a connection that was not established. */
const TLS_CODES = [
  ...[
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'CERT_HAS_EXPIRED',
  ],
  ...[
    'CERT_NOT_YET_VALID',
    'CERT_REVOKED',
    'CERT_UNTRUSTED',
    'CERT_CHAIN_TOO_LONG',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  ],
  ...['UNABLE_TO_GET_CRL', 'INVALID_CA', 'INVALID_PURPOSE', 'PATH_LENGTH_EXCEEDED', 'HOSTNAME_MISMATCH', 'EPROTO'],
  ...['ERR_TLS_CERT_ALTNAME_INVALID', 'ERR_TLS_HANDSHAKE_TIMEOUT', 'ERR_SSL_WRONG_VERSION_NUMBER'],
  ...['ERR_SSL_TLSV1_ALERT_UNKNOWN_CA', 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED'],
];

describe('a request that was not sent', () => {
  it.each(TLS_CODES)('because of %s fails at once, whatever its method', async (code) => {
    for (const method of ['POST', 'GET', 'DELETE'])
      expect(await callWith(method, [createNetworkError(code)])).toEqual({
        result: 'ConnectionError',
        requests: 1,
        waits: [],
      });
  });

  it.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_FAIL'])('because of %s fails at once too', async (code) => {
    expect(await callWith('POST', [createNetworkError(code)])).toMatchObject({
      result: 'ConnectionError',
      requests: 1,
    });
  });

  it.each(['EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])(
    'because of %s is sent again, also as a POST',
    async (code) => {
      const error = createNetworkError(code, `connect ${code} 192.0.2.1:443`);
      expect(await callWith('POST', [error])).toMatchObject({ result: 'done', requests: 2 });
    },
  );
});

it.each([
  'ECONNRESET',
  'EHOSTUNREACH',
  'EPIPE',
  'UND_ERR_SOCKET',
  'ERR_SSL_SSLV3_ALERT_BAD_RECORD_MAC',
  'ERR_SSL_UNEXPECTED_EOF_WHILE_READING',
])('a POST whose connection breaks with %s has an unknown outcome', async (code) => {
  const outcome = { result: 'UnknownOutcomeError', requests: 1 };
  expect(await callWith('POST', [createNetworkError(code)])).toMatchObject(outcome);
});

it.each([301, 302, 303, 307, 308])('a POST that is answered by %i has an unknown outcome', async (status) => {
  const redirect = () => new Response(null, { status, headers: { location: 'https://api.example/v1/debtors/7' } });
  expect(await callWith('POST', [redirect()])).toMatchObject({ result: 'UnknownOutcomeError', requests: 1 });
  expect(await callWith('GET', [redirect()])).toMatchObject({ result: 'ApiError', requests: 1 });
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

it.each(['GET', 'PUT', 'PATCH'])(
  'another request throws NotFoundError when the record of a %s is missing after a retry',
  async (method) => {
    expect(await callWith(method, [createNetworkError(), createProblemResponse(404)])).toMatchObject({
      result: 'NotFoundError',
      requests: 2,
    });
  },
);

describe('the delay before a retry', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

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

  it('is bounded by maxWait together with the delays before it', async () => {
    const responses = [1, 2, 3].map(() => createProblemResponse(429, {}, { 'retry-after': '20' }));
    const { result, waits } = await withoutWaiting(callWith('GET', responses, { maxWait: 50_000 }));
    expect(result).toBe('RateLimitError');
    expect(waits).toHaveLength(2);
  });

  it.each(['0', '1.5', '-5', 'soon', new Date(0).toUTCString()])(
    'is at least the back-off delay after Retry-After: %s',
    async (header) => {
      const responses = [1, 2, 3].map(() => createProblemResponse(429, {}, { 'retry-after': header }));
      const { waits } = await withoutWaiting(callWith('POST', responses, { retryDelay: 1000 }));
      expect(waits).toHaveLength(3);
      for (const [index, minimum] of [1000, 2000, 4000].entries()) expect(waits[index]).toBeGreaterThanOrEqual(minimum);
    },
  );

  it('differs between clients', async () => {
    const getWait = async () =>
      (await withoutWaiting(callWith('GET', [createProblemResponse(503)], { retryDelay: 1000 }))).waits[0];
    expect(new Set([await getWait(), await getWait(), await getWait()]).size).toBeGreaterThan(1);
  });

  it('is aborted by the signal of the call', async () => {
    const { fetch, sent } = createFakeFetch(createProblemResponse(429, {}, { 'retry-after': '30' }));
    const controller = new AbortController();
    const call = createClientCore({ baseUrl, fetch }).call(createRequest('GET'), { signal: controller.signal });
    const expectation = expect(call).rejects.toBe('enough');
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort('enough');
    await expectation;
    expect(sent).toHaveLength(1);
  });
});

describe('onRetry of a client', () => {
  it('is called with the call, its error and the wait, without the token and the body', async () => {
    const { fetch } = createFakeFetch(createProblemResponse(429), createJsonResponse(201, { id: 1 }));
    const events: unknown[] = [];
    const client = createClientCore({
      baseUrl,
      token: 'tok-1',
      tenant: 2,
      fetch,
      retryDelay: 0,
      onRetry: (event) => void events.push(event),
    });
    await client.call({ ...createRequest('POST'), content: jsonContent({ name: 'Confidential' }) });
    expect(events).toEqual([
      {
        operation: 'someOperation',
        method: 'POST',
        url: `${baseUrl}/v1/debtors/1`,
        tenant: 2,
        language: 'en',
        attempt: 1,
        error: expect.objectContaining({ name: 'RateLimitError' }),
        wait: 0,
      },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/tok-1|Confidential/);
  });

  it('is called with the number of each attempt', async () => {
    const { fetch } = createFakeFetch(
      createProblemResponse(429),
      createProblemResponse(429),
      createJsonResponse(200, {}),
    );
    const attempts: number[] = [];
    const onRetry = ({ attempt }: { attempt: number }) => void attempts.push(attempt);
    await createClientCore({ baseUrl, fetch, retryDelay: 0, onRetry }).call(createRequest('GET'));
    expect(attempts).toEqual([1, 2]);
  });

  it('can be left out, and then nothing is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { fetch } = createFakeFetch(createProblemResponse(429), createJsonResponse(200, { id: 1 }));
    await createClientCore({ baseUrl, fetch, retryDelay: 0 }).call(createRequest('GET'));
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it('does not change the result of the call when it throws', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { fetch } = createFakeFetch(createProblemResponse(429), createJsonResponse(201, { id: 1 }));
    const failure = new Error('the log is full');
    const onRetry = () => {
      throw failure;
    };
    const client = createClientCore({ baseUrl, fetch, retryDelay: 0, onRetry });
    await expect(client.call(createRequest('POST'))).resolves.toEqual({ id: 1 });
    expect(log).toHaveBeenCalledWith(failure);
    log.mockRestore();
  });
});

describe('the limits of a call', () => {
  it('override the limits of its client', async () => {
    const { fetch, sent } = createFakeFetch(createProblemResponse(429), createProblemResponse(429));
    const client = createClientCore({ baseUrl, fetch, maxRetries: 0, retryDelay: 0 });
    await expect(client.call(createRequest('GET'))).rejects.toThrow('429');
    await expect(client.call(createRequest('GET'), { maxRetries: 1 })).resolves.toEqual({});
    expect(sent).toHaveLength(3);
  });

  it('are validated', async () => {
    const { fetch, sent } = createFakeFetch();
    const client = createClientCore({ baseUrl, fetch });
    await expect(client.call(createRequest('GET'), { maxRetries: -1 })).rejects.toThrow('maxRetries must be');
    await expect(client.call(createRequest('GET'), { maxRetries: 1.5 })).rejects.toThrow('a whole number');
    expect(sent).toEqual([]);
  });
});
