import { describe, expect, test } from 'vitest';
import { fakeFetch, json, problem } from '../test/support/client/fake-fetch.ts';
import { connect } from './connection.ts';
import type { Hooks } from './hooks.ts';
import type { ApiRequest } from './request.ts';

const createDebtor: ApiRequest = {
  operation: 'createDebtor',
  method: 'POST',
  path: '/v1/debtors',
  json: { name: 'Confidential' },
};

/** Hooks that write down what they hear. */
function listening(): { hooks: Hooks; heard: unknown[] } {
  const heard: unknown[] = [];
  return {
    heard,
    hooks: {
      onRequest: (event) => void heard.push({ request: event }),
      onResponse: (event) => void heard.push({ response: event }),
      onRetry: (event) => void heard.push({ retry: event }),
    },
  };
}

describe('the hooks of a connection', () => {
  test('hear of each request, its answer and its repetition', async () => {
    const { fetch } = fakeFetch(problem(429), json(201, { id: 1 }));
    const { hooks, heard } = listening();
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
    expect(heard).toEqual([
      { request: { ...call, attempt: 1 } },
      { response: { ...call, attempt: 1, status: 429, milliseconds: expect.any(Number) } },
      { retry: { ...call, attempt: 1, error: expect.objectContaining({ name: 'RateLimitError' }), wait: 0 } },
      { request: { ...call, attempt: 2 } },
      { response: { ...call, attempt: 2, status: 201, milliseconds: expect.any(Number) } },
    ]);
  });

  test('hear neither the token nor the body', async () => {
    const { fetch } = fakeFetch(problem(429), json(201, { id: 1 }));
    const { hooks, heard } = listening();
    await connect({ baseUrl: 'https://api.example', token: 'tok-1', fetch, hooks, retryDelay: 0 }).call(createDebtor);
    expect(JSON.stringify(heard)).not.toMatch(/tok-1|Confidential/);
  });

  test('hear of an answer that did not come', async () => {
    const { fetch } = fakeFetch(new TypeError('fetch failed'));
    const { hooks, heard } = listening();
    await connect({ baseUrl: 'https://api.example', fetch, hooks })
      .call(createDebtor)
      .catch(() => undefined);
    expect(heard).toHaveLength(2);
    expect(heard[1]).toMatchObject({ response: { status: undefined } });
  });
});
