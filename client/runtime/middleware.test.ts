import { describe, expect, it } from 'vitest';
import { createFakeFetch, createJsonResponse, createProblemResponse } from '../../test/support/client/fake-fetch.ts';
import { useFastTimers } from '../../test/support/client/fast-timers.ts';
import { createClientCore } from './client-core.ts';
import { jsonContent } from './json.ts';
import type { Middleware } from './middleware.ts';
import type { ApiRequest } from './request.ts';

useFastTimers();

const baseUrl = 'https://api.example';
const createDebtor: ApiRequest = {
  operation: 'createDebtor',
  method: 'POST',
  path: '/v1/debtors',
  content: jsonContent({}),
};
const getDebtor: ApiRequest = { operation: 'getDebtor', method: 'GET', path: '/v1/debtors/1' };

function createRecorder(name: string, steps: string[]): Middleware {
  return async (request, next) => {
    steps.push(`${name} ${request.operation} ${request.attempt}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    const response = await next(request);
    steps.push(`${name} ${response.status}`);
    return response;
  };
}

describe('middleware', () => {
  it('sees each request and response in order, also of retries', async () => {
    const { fetch } = createFakeFetch(createProblemResponse(429), createJsonResponse(201, { id: 1 }));
    const steps: string[] = [];
    const middleware = [createRecorder('outer', steps), createRecorder('inner', steps)];
    await createClientCore({ baseUrl, fetch, middleware, retryDelay: 0 }).call(createDebtor);
    expect(steps).toEqual([
      ...['outer createDebtor 1', 'inner createDebtor 1', 'inner 429', 'outer 429'],
      ...['outer createDebtor 2', 'inner createDebtor 2', 'inner 201', 'outer 201'],
    ]);
  });

  it('can change the request', async () => {
    const { fetch, sent } = createFakeFetch();
    const middleware: Middleware = (request, next) => {
      request.headers.set('x-trace', 'abc');
      return next({ ...request, url: request.url.replace('/v1/', '/proxy/v1/') });
    };
    await createClientCore({ baseUrl, fetch, middleware: [middleware] }).call(getDebtor);
    expect([sent[0]?.url, sent[0]?.headers.get('x-trace')]).toEqual([`${baseUrl}/proxy/v1/debtors/1`, 'abc']);
  });

  it('can respond by itself', async () => {
    const { fetch, sent } = createFakeFetch();
    const middleware: Middleware = () => createJsonResponse(200, { id: 9 });
    await expect(createClientCore({ baseUrl, fetch, middleware: [middleware] }).call(getDebtor)).resolves.toEqual({
      id: 9,
    });
    expect(sent).toEqual([]);
  });

  it('sees a connection that fails as an error of the client', async () => {
    const { fetch } = createFakeFetch(new TypeError('fetch failed'));
    const seen: unknown[] = [];
    const middleware: Middleware = (request, next) =>
      next(request).catch((error: unknown) => {
        seen.push(error);
        throw error;
      });
    const call = createClientCore({ baseUrl, fetch, middleware: [middleware], maxRetries: 0 }).call(getDebtor);
    await expect(call).rejects.toMatchObject({ name: 'ConnectionError' });
    expect(seen).toMatchObject([{ name: 'ConnectionError' }]);
  });

  it('waits for its turn without using up the timeout of the request', async () => {
    const { fetch } = createFakeFetch(createJsonResponse(200, { id: 1 }));
    const middleware: Middleware = async (request, next) => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      return next(request);
    };
    const client = createClientCore({ baseUrl, fetch, middleware: [middleware], timeout: 30 });
    await expect(client.call(getDebtor)).resolves.toEqual({ id: 1 });
  });

  it('gets the signal of the call', async () => {
    const controller = new AbortController();
    const middleware: Middleware = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const call = createClientCore({ baseUrl, middleware: [middleware] }).call(getDebtor, { signal: controller.signal });
    setTimeout(() => controller.abort('enough'), 5);
    await expect(call).rejects.toBe('enough');
  });
});

describe('middleware that throws', () => {
  const failure = new RangeError('out of disk');
  const before: Middleware = () => {
    throw failure;
  };
  const after: Middleware = async (request, next) => {
    await next(request);
    throw failure;
  };

  it('ends the call with its error before the request is sent', async () => {
    const { fetch, sent } = createFakeFetch();
    await expect(createClientCore({ baseUrl, fetch, middleware: [before] }).call(createDebtor)).rejects.toBe(failure);
    expect(sent).toEqual([]);
  });

  it('leaves the outcome of a POST unknown after the request was sent, and is not retried', async () => {
    const { fetch, sent } = createFakeFetch(createJsonResponse(201, { id: 1 }));
    await expect(createClientCore({ baseUrl, fetch, middleware: [after] }).call(createDebtor)).rejects.toMatchObject({
      name: 'UnknownOutcomeError',
      cause: { name: 'ConnectionError', code: 'MIDDLEWARE', cause: failure },
    });
    expect(sent).toHaveLength(1);
  });

  it('fails a GET with an error of the client, which is not retried', async () => {
    const { fetch, sent } = createFakeFetch();
    await expect(createClientCore({ baseUrl, fetch, middleware: [after] }).call(getDebtor)).rejects.toMatchObject({
      name: 'ConnectionError',
      code: 'MIDDLEWARE',
      message: 'getDebtor: middleware failed (RangeError: out of disk).',
    });
    expect(sent).toHaveLength(1);
  });
});
