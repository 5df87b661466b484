import { describe, expect, test } from 'vitest';
import { fakeFetch, json, problem } from '../test/support/client/fake-fetch.ts';
import { connect } from './connection.ts';
import type { ApiRequest } from './request.ts';
import type { ConnectionSettings, TokenSource } from './settings.ts';

const createDebtor: ApiRequest = { operation: 'createDebtor', method: 'POST', path: '/v1/debtors', json: {} };

/** What is sent for a call whose first request is refused with 401. Returns the tokens, and the result. */
async function refusedOnce(token: ConnectionSettings['token'], answers = [problem(401), json(201, { id: 1 })]) {
  const { fetch, sent } = fakeFetch(...answers);
  const result = await connect({ baseUrl: 'https://api.example', token, fetch })
    .call(createDebtor)
    .catch((error: unknown) => (error as Error).name);
  return { result, tokens: sent.map(({ headers }) => headers.get('authorization')?.replace('Bearer ', '')) };
}

/** A source whose tokens are `old`, and after its renewal `new`. */
function source(): TokenSource & { refused: string[] } {
  const refused: string[] = [];
  return {
    refused,
    current: async () => (refused.length === 0 ? 'old' : 'new'),
    async renew(token) {
      refused.push(token);
      return 'new';
    },
  };
}

describe('a token that the platform refuses', () => {
  test('is renewed by its source, and the request is sent once more: it did nothing', async () => {
    const tokens = source();
    expect(await refusedOnce(tokens)).toEqual({ result: { id: 1 }, tokens: ['old', 'new'] });
    expect(tokens.refused).toEqual(['old']);
  });

  test('is renewed once only', async () => {
    const tokens = source();
    const answers = [problem(401), problem(401)];
    expect(await refusedOnce(tokens, answers)).toEqual({ result: 'AuthenticationError', tokens: ['old', 'new'] });
  });

  test('is asked for again when a function gives it', async () => {
    const left = ['first', 'second'];
    const tokens = () => left.shift() ?? 'none';
    expect(await refusedOnce(tokens)).toEqual({ result: { id: 1 }, tokens: ['first', 'second'] });
  });

  test.each<[string, ConnectionSettings['token']]>([
    ['it is fixed', 'only'],
    ['its function has no other', () => 'only'],
  ])('is an error when %s', async (_, token) => {
    expect(await refusedOnce(token)).toEqual({ result: 'AuthenticationError', tokens: ['only'] });
  });

  test('ends the call with the error of the renewal', async () => {
    const failing: TokenSource = {
      current: async () => 'old',
      renew: () => Promise.reject(new RangeError('the user has to sign in')),
    };
    expect(await refusedOnce(failing)).toEqual({ result: 'RangeError', tokens: ['old'] });
  });
});

test('a token is asked for before each request, and so after a wait too', async () => {
  const { fetch, sent } = fakeFetch(problem(503, {}, { 'retry-after': '0' }), json(201, {}));
  const left = ['first', 'second'];
  await connect({ baseUrl: 'https://api.example', token: () => left.shift() ?? '', fetch }).call(createDebtor);
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer first', 'Bearer second']);
});
