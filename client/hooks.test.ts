import { describe, expect, it } from 'vitest';
import { createFakeFetch, createJsonResponse, createProblemResponse } from '../test/support/client/fake-fetch.ts';
import { connect } from './connection.ts';
import type { Hooks } from './hooks.ts';
import type { ApiRequest } from './request.ts';

const createDebtor: ApiRequest = {
  operation: 'createDebtor',
  method: 'POST',
  path: '/v1/debtors',
  json: { name: 'Confidential' },
};

/** Creates hooks that record their events. */
function createRecorder(): { hooks: Hooks; events: unknown[] } {
  const events: unknown[] = [];
  return {
    events,
    hooks: {
      onRequest: (event) => void events.push({ request: event }),
      onResponse: (event) => void events.push({ response: event }),
      onRetry: (event) => void events.push({ retry: event }),
    },
  };
}

describe('the hooks of a connection', () => {
  it('are called for each request, response and retry', async () => {
    const { fetch } = createFakeFetch(createProblemResponse(429), createJsonResponse(201, { id: 1 }));
    const { hooks, events } = createRecorder();
    const connection = connect({
      baseUrl: 'https://api.example',
      token: 'tok-1',
      tenant: 2,
      fetch,
      hooks,
      retryDelay: 0,
    });
    await connection.call(createDebtor);

    const call = { operation: 'createDebtor', method: 'POST', url: 'https://api.example/v1/debtors', tenant: 2 };
    expect(events).toEqual([
      { request: { ...call, attempt: 1 } },
      { response: { ...call, attempt: 1, status: 429, milliseconds: expect.any(Number) } },
      { retry: { ...call, attempt: 1, error: expect.objectContaining({ name: 'RateLimitError' }), wait: 0 } },
      { request: { ...call, attempt: 2 } },
      { response: { ...call, attempt: 2, status: 201, milliseconds: expect.any(Number) } },
    ]);
  });

  it('get neither the token nor the body', async () => {
    const { fetch } = createFakeFetch(createProblemResponse(429), createJsonResponse(201, { id: 1 }));
    const { hooks, events } = createRecorder();
    await connect({ baseUrl: 'https://api.example', token: 'tok-1', fetch, hooks, retryDelay: 0 }).call(createDebtor);
    expect(JSON.stringify(events)).not.toMatch(/tok-1|Confidential/);
  });

  it('get no status when there is no response', async () => {
    const { fetch } = createFakeFetch(new TypeError('fetch failed'));
    const { hooks, events } = createRecorder();
    await connect({ baseUrl: 'https://api.example', fetch, hooks })
      .call(createDebtor)
      .catch(() => undefined);
    expect(events).toHaveLength(2);
    expect(events[1]).toMatchObject({ response: { status: undefined } });
  });
});
