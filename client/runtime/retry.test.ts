import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callWith, createJsonResponse, createProblemResponse } from '../../test/support/client/fake-fetch.ts';
import type { ClientOptions, RetryLimits } from './client-options.ts';
import { jsonContent } from './json.ts';
import type { ApiRequest } from './request.ts';

const baseUrl = 'https://api.example';
const createRequest = (method: string): ApiRequest => ({ operation: 'someOperation', method, path: '/v1/debtors/1' });
const createNetworkError = (code: string, message = code) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) });

const createDenoError = (reason: string) =>
  new TypeError('fetch failed', {
    cause: new Error(`error sending request for url: client error (Connect): ${reason}`),
  });

/** Makes a call that gets these responses. Returns its result or the name of its error, and the number of requests. */
async function call(method: string, responses: readonly (Response | Error)[], limits: RetryLimits = {}) {
  const waits: number[] = [];
  const onRetry: ClientOptions['onRetry'] = ({ wait }) => void waits.push(wait);
  const last = createJsonResponse(200, { id: 1 });
  const { result, sent } = await callWith(createRequest(method), [...responses, last], { onRetry, ...limits });
  const content = result ? 'done' : 'nothing';
  return { result: result instanceof Error ? result.name : content, requests: sent.length, waits };
}

const problem = (status: number, headers?: Record<string, string>) => () => createProblemResponse(status, {}, headers);
const redirect = (status: number) => () =>
  new Response(null, { status, headers: { location: `${baseUrl}/v1/debtors/7` } });
const statuses = (...numbers: number[]) => numbers.map((status) => [`${status}`, problem(status)] as const);
const broken = (...codes: string[]) => codes.map((code) => [code, () => createNetworkError(code)] as const);
const unreachable = (...codes: string[]) =>
  codes.map((code) => [`${code} in connect`, () => createNetworkError(code, `connect ${code} 192.0.2.1:443`)] as const);

/** Failures of a first request. */
const FAILURES: Readonly<Record<string, () => Response | Error>> = Object.fromEntries([
  ...statuses(400, 401, 403, 404, 405, 406, 408, 413, 415, 425, 429, 500, 501, 502, 503, 504, 520, 522, 524, 529, 530),
  ['429, Retry-After 0', problem(429, { 'retry-after': '0' })],
  ['429, Retry-After 120', problem(429, { 'retry-after': '120' })],
  ['503, Retry-After 0', problem(503, { 'retry-after': '0' })],
  ...[301, 302, 303, 307, 308].map((status) => [`${status}`, redirect(status)] as const),
  ...broken('ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'EHOSTUNREACH', 'ENETUNREACH'),
  ...broken('ERR_SSL_SSLV3_ALERT_BAD_RECORD_MAC', 'ERR_SSL_UNEXPECTED_EOF_WHILE_READING'),
  ...unreachable('EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'),
  ...broken('ECONNREFUSED', 'ENOTFOUND', 'EAI_FAIL'),
  // Codes of Node and OpenSSL for a connection that was not established.
  ...broken('DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
  ...broken('CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID', 'CERT_REVOKED', 'CERT_UNTRUSTED', 'CERT_CHAIN_TOO_LONG'),
  ...broken('UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'UNABLE_TO_GET_CRL', 'INVALID_CA', 'INVALID_PURPOSE'),
  ...broken('PATH_LENGTH_EXCEEDED', 'HOSTNAME_MISMATCH', 'EPROTO', 'ERR_TLS_CERT_ALTNAME_INVALID'),
  ...broken('ERR_TLS_HANDSHAKE_TIMEOUT', 'ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_TLSV1_ALERT_UNKNOWN_CA'),
  ...broken('ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED'),
  ['Bun, refused', () => Object.assign(new TypeError('Unable to connect.'), { code: 'ConnectionRefused' })],
  ['Deno, refused', () => createDenoError('tcp connect error: Connection refused (os error 111)')],
  ['Deno on Windows, refused', () => createDenoError('the target machine actively refused it. (os error 10061)')],
  ['Deno, unknown host', () => createDenoError('dns error: failed to lookup address information')],
]);

describe('a call after a failure', () => {
  it('is repeated, or fails, by its method', async () => {
    const methods = ['GET', 'PUT', 'PATCH', 'DELETE', 'POST'];
    const rows = Object.entries(FAILURES).map(async ([name, fail]) => {
      const calls = methods.map(async (method) => {
        const { result, requests } = await call(method, [fail()]);
        return requests > 1 ? `again, ${result}` : result;
      });
      return [name, ...(await Promise.all(calls))];
    });
    const lines = [['', ...methods], ...(await Promise.all(rows))].map(([name = '', ...cells]) =>
      `${name.padEnd(42)}${cells.map((cell) => cell.padEnd(21)).join('')}`.trimEnd(),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/retries.txt');
  });

  it('is a POST that is sent twice only where the platform certainly did not process it', async () => {
    const calls = Object.entries(FAILURES).map(async ([name, fail]) => [name, (await call('POST', [fail()])).requests]);
    const repeated = (await Promise.all(calls)).flatMap(([name, requests]) => (requests === 1 ? [] : [name]));
    expect(repeated).toEqual([
      ...['429', '429, Retry-After 0', 'EHOSTUNREACH in connect', 'ENETUNREACH in connect'],
      ...['EAI_AGAIN in connect', 'UND_ERR_CONNECT_TIMEOUT in connect'],
    ]);
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('is repeated several times: %s', async (method) => {
    const responses = [502, 503, 504].map((status) => createProblemResponse(status));
    expect(await call(method, responses)).toMatchObject({ result: 'done', requests: 4 });
  });

  it('is not repeated more often than maxRetries, nor longer than maxWait', async () => {
    const responses = () => [429, 429, 429, 429].map((status) => createProblemResponse(status));
    expect(await call('GET', responses(), { maxRetries: 2 })).toMatchObject({ result: 'RateLimitError', requests: 3 });
    expect(await call('GET', responses(), { maxRetries: 0 })).toMatchObject({ requests: 1 });
    expect(await call('GET', responses(), { maxWait: 0 })).toEqual({
      result: 'done',
      requests: 5,
      waits: [0, 0, 0, 0],
    });
  });
});

describe('a DELETE', () => {
  it.each([
    ['succeeds after a broken connection', createNetworkError('ECONNRESET'), 'nothing'],
    ['fails after a 429, which means that it was not processed', createProblemResponse(429), 'NotFoundError'],
  ])('whose record is missing %s', async (_, failure, result) => {
    expect(await call('DELETE', [failure, createProblemResponse(404)])).toMatchObject({ result, requests: 2 });
  });
});

it.each(['GET', 'PUT', 'PATCH'])('a record that is missing after a retry is an error of a %s', async (method) => {
  const responses = [createNetworkError('ECONNRESET'), createProblemResponse(404)];
  expect(await call(method, responses)).toMatchObject({ result: 'NotFoundError', requests: 2 });
});

describe('the delay before a retry', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function getWaits(count: number, status: number, after: string, limits: RetryLimits): Promise<number[]> {
    const headers = after ? { 'retry-after': after } : {};
    const responses = Array.from({ length: count }, () => createProblemResponse(status, {}, headers));
    const calling = call('GET', responses, limits);
    await vi.runAllTimersAsync();
    return (await calling).waits;
  }

  const second = { retryDelay: 1000 };
  const doubled = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000];
  it.each<[string, number, number, string, RetryLimits, number[], number]>([
    ['doubles each time, plus jitter', 4, 503, '', second, doubled.slice(0, 4), 1.5],
    ['is at most 30 seconds plus jitter', 7, 503, '', { ...second, maxRetries: 9, maxWait: 1_000_000 }, doubled, 1.5],
    ['is Retry-After plus jitter', 1, 429, '7', {}, [7000], 1.1],
    ['is bounded by maxWait together with those before it', 3, 429, '20', { maxWait: 50_000 }, [20_000, 20_000], 1.1],
    ...['0', '1.5', '-5', 'soon', new Date(0).toUTCString()].map(
      (after): [string, number, number, string, RetryLimits, number[], number] => [
        `is not shorter after Retry-After: ${after}`,
        3,
        429,
        after,
        second,
        doubled.slice(0, 3),
        2.2,
      ],
    ),
  ])('%s', async (_, count, status, after, limits, minimums, jitter) => {
    const waits = await getWaits(count, status, after, limits);
    expect(waits).toHaveLength(minimums.length);
    for (const [index, minimum] of minimums.entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(minimum);
      expect(waits[index]).toBeLessThanOrEqual(minimum * jitter);
    }
  });

  it('differs between clients', async () => {
    const waits = [
      await getWaits(1, 503, '', second),
      await getWaits(1, 503, '', second),
      await getWaits(1, 503, '', second),
    ];
    expect(new Set(waits.flat()).size).toBeGreaterThan(1);
  });

  it('is aborted by the signal of the call', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const calling = callWith(
      createRequest('GET'),
      [createProblemResponse(429, {}, { 'retry-after': '30' })],
      {},
      { signal },
    );
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort('enough');
    const { result, sent } = await calling;
    expect([result, sent.length]).toEqual(['enough', 1]);
  });
});

describe('onRetry of a client', () => {
  const responses = () => [createProblemResponse(429), createProblemResponse(429), createJsonResponse(201, { id: 1 })];
  const request = { ...createRequest('POST'), content: jsonContent({ name: 'Confidential' }) };

  it('is called with the call, the number of the attempt, its error and the wait, without the token and the body', async () => {
    const events: unknown[] = [];
    const onRetry: ClientOptions['onRetry'] = (event) => void events.push(event);
    await callWith(request, responses(), { token: 'tok-1', tenant: 2, onRetry });
    const event = {
      operation: 'someOperation',
      method: 'POST',
      url: `${baseUrl}/v1/debtors/1`,
      tenant: 2,
      language: 'en',
      error: expect.objectContaining({ name: 'RateLimitError' }),
      wait: 0,
    };
    expect(events).toEqual([1, 2].map((attempt) => ({ ...event, attempt })));
    expect(JSON.stringify(events)).not.toMatch(/tok-1|Confidential/);
  });

  it('does not change the result of the call when it throws, and is the only reason for a log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await callWith(request, responses());
    expect(log).not.toHaveBeenCalled();
    const failure = new Error('the log is full');
    const onRetry = () => {
      throw failure;
    };
    expect(await callWith(request, responses(), { onRetry })).toMatchObject({ result: { id: 1 } });
    expect(log).toHaveBeenCalledWith(failure);
    log.mockRestore();
  });
});

describe('the limits of a call', () => {
  it('override the limits of its client', async () => {
    const responses = [createProblemResponse(429)];
    const { result } = await callWith(createRequest('GET'), responses, { maxRetries: 0 }, { maxRetries: 1 });
    expect(result).toEqual({});
  });

  it.each([
    [-1, 'maxRetries must be'],
    [1.5, 'a whole number'],
  ])('are validated: %d', async (maxRetries, message) => {
    const { result, sent } = await callWith(createRequest('GET'), [], {}, { maxRetries });
    expect([String(result), sent]).toEqual([expect.stringContaining(message), []]);
  });
});
