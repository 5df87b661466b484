import { describe, expect, it } from 'vitest';
import { callWith, createJsonResponse, createProblemResponse } from '../../test/support/client/fake-fetch.ts';
import { useFastTimers } from '../../test/support/client/fast-timers.ts';
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
const created = () => createJsonResponse(201, { id: 1 });

/** Makes a call whose first requests get these statuses. Returns the tokens that were sent, and the result. */
async function callAfter(statuses: readonly number[], token: ClientOptions['token']) {
  const failures = statuses.map((status) => createProblemResponse(status));
  const { result, sent } = await callWith(createDebtor, [...failures, created()], { token });
  const tokens = sent.map(({ headers }) => headers.get('authorization')?.replace('Bearer ', ''));
  return { result: result instanceof Error ? result.name : result, tokens };
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

/** Creates a function that returns another token each time. */
function createFunction(): () => Promise<string> {
  const remaining = ['first', 'second'];
  return async () => remaining.shift() ?? 'none';
}

describe('a token that the platform rejects', () => {
  it('is renewed by its source, and the request is retried', async () => {
    const tokens = createSource();
    expect(await callAfter([401], tokens)).toEqual({ result: { id: 1 }, tokens: ['old', 'new'] });
    expect(tokens.rejected).toEqual(['old']);
  });

  it('is renewed only once', async () => {
    expect(await callAfter([401, 401], createSource())).toEqual({
      result: 'AuthenticationError',
      tokens: ['old', 'new'],
    });
  });

  it.each<[string, ClientOptions['token']]>([
    ['it is a string', 'only'],
    ['its function returns the same again', () => 'only'],
  ])('throws AuthenticationError when %s', async (_, token) => {
    expect(await callAfter([401], token)).toEqual({ result: 'AuthenticationError', tokens: ['only'] });
  });

  it('rejects the call with the error of its source', async () => {
    const renew = () => Promise.reject(new RangeError('the user has to sign in'));
    const failing: TokenProvider = { current: async () => 'old', renew };
    expect(await callAfter([401], failing)).toEqual({ result: 'RangeError', tokens: ['old'] });
  });
});

it.each([401, 429])('a token function is called again before a retry after %i', async (status) => {
  expect(await callAfter([status], createFunction())).toEqual({ result: { id: 1 }, tokens: ['first', 'second'] });
});

describe('a token that does not arrive', () => {
  const never = () => new Promise<string>(() => undefined);
  const sources: [string, ClientOptions['token'], number][] = [
    ['its function', never, 0],
    ['its source', { current: never, renew: never }, 0],
    ['its renewal', { current: async () => 'old', renew: never }, 1],
  ];

  it.each(sources)('fails the call when the timeout has passed: %s', async (_, token, requests) => {
    const { result, sent } = await callWith(createDebtor, [createProblemResponse(401)], { token, timeout: 20 });
    expect(result).toMatchObject({
      name: 'ConnectionError',
      code: 'TOKEN_TIMEOUT',
      message: 'createDebtor: no access token within 0.02 s.',
    });
    expect(sent).toHaveLength(requests);
  });

  it.each(sources)('fails the call with the reason of its signal: %s', async (_, token) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort('enough'), 5);
    const { signal } = controller;
    expect((await callWith(createDebtor, [createProblemResponse(401)], { token }, { signal })).result).toBe('enough');
  });
});
