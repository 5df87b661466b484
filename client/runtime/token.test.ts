import { describe, expect, it } from 'vitest';
import { createFakeFetch, createJsonResponse, createProblemResponse } from '../../test/support/client/fake-fetch.ts';
import { useFastTimers } from '../../test/support/client/fast-timers.ts';
import { createClientCore } from './client-core.ts';
import type { ClientOptions, TokenProvider } from './client-options.ts';
import { jsonContent } from './json.ts';
import type { ApiRequest } from './request.ts';

useFastTimers();

const createDebtor: ApiRequest = {
  operation: 'createDebtor',
  method: 'POST',
  path: '/v1/debtors',
  content: jsonContent({}),
};

/** Makes a call whose first request gets a 401. Returns the tokens that were sent, and the result. */
async function callWith401(
  token: ClientOptions['token'],
  responses = [createProblemResponse(401), createJsonResponse(201, { id: 1 })],
) {
  const { fetch, sent } = createFakeFetch(...responses);
  const result = await createClientCore({ baseUrl: 'https://api.example', token, fetch })
    .call(createDebtor)
    .catch((error: unknown) => (error as Error).name);
  return { result, tokens: sent.map(({ headers }) => headers.get('authorization')?.replace('Bearer ', '')) };
}

/** Creates a source whose token is `old`, and `new` after it was renewed. */
function createSource(): TokenProvider & { rejected: string[] } {
  const rejected: string[] = [];
  return {
    rejected,
    current: async () => (rejected.length === 0 ? 'old' : 'new'),
    async renew(token) {
      rejected.push(token);
      return 'new';
    },
  };
}

describe('a token that the platform rejects', () => {
  it('is renewed by its source, and the request is retried', async () => {
    const tokens = createSource();
    expect(await callWith401(tokens)).toEqual({ result: { id: 1 }, tokens: ['old', 'new'] });
    expect(tokens.rejected).toEqual(['old']);
  });

  it('is renewed only once', async () => {
    const tokens = createSource();
    const responses = [createProblemResponse(401), createProblemResponse(401)];
    expect(await callWith401(tokens, responses)).toEqual({ result: 'AuthenticationError', tokens: ['old', 'new'] });
  });

  it('is read again from a token function', async () => {
    const remaining = ['first', 'second'];
    const tokens = () => remaining.shift() ?? 'none';
    expect(await callWith401(tokens)).toEqual({ result: { id: 1 }, tokens: ['first', 'second'] });
  });

  it.each<[string, ClientOptions['token']]>([
    ['it is a string', 'only'],
    ['its function returns the same again', () => 'only'],
  ])('throws AuthenticationError when %s', async (_, token) => {
    expect(await callWith401(token)).toEqual({ result: 'AuthenticationError', tokens: ['only'] });
  });

  it('rejects the call with the error of its source', async () => {
    const failing: TokenProvider = {
      current: async () => 'old',
      renew: () => Promise.reject(new RangeError('the user has to sign in')),
    };
    expect(await callWith401(failing)).toEqual({ result: 'RangeError', tokens: ['old'] });
  });
});

it('a token function is called before each request, also before a retry', async () => {
  const { fetch, sent } = createFakeFetch(createProblemResponse(429), createJsonResponse(201, {}));
  const remaining = ['first', 'second'];
  await createClientCore({
    baseUrl: 'https://api.example',
    token: () => remaining.shift() ?? '',
    fetch,
    retryDelay: 0,
  }).call(createDebtor);
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer first', 'Bearer second']);
});

describe('a token that does not arrive', () => {
  const never = () => new Promise<string>(() => undefined);
  const sources: [string, ClientOptions['token'], number][] = [
    ['its function', never, 0],
    ['its source', { current: never, renew: never }, 0],
    ['its renewal', { current: async () => 'old', renew: never }, 1],
  ];

  it.each(sources)('fails the call when the timeout has passed: %s', async (_, token, requests) => {
    const { fetch, sent } = createFakeFetch(createProblemResponse(401));
    const client = createClientCore({ baseUrl: 'https://api.example', token, fetch, timeout: 20 });
    await expect(client.call(createDebtor)).rejects.toMatchObject({
      name: 'ConnectionError',
      code: 'TOKEN_TIMEOUT',
      message: 'createDebtor: no access token within 0.02 s.',
    });
    expect(sent).toHaveLength(requests);
  });

  it.each(sources)('fails the call with the reason of its signal: %s', async (_, token) => {
    const { fetch } = createFakeFetch(createProblemResponse(401));
    const controller = new AbortController();
    const client = createClientCore({ baseUrl: 'https://api.example', token, fetch });
    const call = client.call(createDebtor, { signal: controller.signal });
    setTimeout(() => controller.abort('enough'), 5);
    await expect(call).rejects.toBe('enough');
  });
});

it.each<[string, () => unknown]>([
  ['returns nothing', () => undefined],
  ['resolves to nothing', async () => undefined],
  ['resolves to null', async () => null],
])('a token function that %s fails the call at once', async (_, token) => {
  const { fetch, sent } = createFakeFetch();
  const client = createClientCore({ baseUrl: 'https://api.example', token: token as () => string, fetch });
  await expect(client.call(createDebtor)).rejects.toThrow('token must be printable ASCII, without "Bearer".');
  expect(sent).toEqual([]);
});
