import { describe, expect, test } from 'vitest';
import { fakeFetch, json, problem } from '../test/support/client/fake-fetch.ts';
import { authorization, TokenError } from './authorization.ts';
import { connect } from './connection.ts';
import {
  ApiError,
  AuthenticationError,
  CallError,
  NotFoundError,
  OutcomeUnknownError,
  PermissionError,
  RateLimitError,
  ServerError,
  ValidationError,
} from './errors.ts';
import type { ApiRequest } from './request.ts';

const updateDebtor: ApiRequest = { operation: 'updateDebtor', method: 'PATCH', path: '/v1/debtors/1', json: {} };
const createDebtor: ApiRequest = { operation: 'createDebtor', method: 'POST', path: '/v1/debtors', json: {} };
const requestToken: ApiRequest = { ...createDebtor, operation: 'requestToken', service: authorization };

/** The error that a call throws when the platform answers so. */
async function errorOf(answer: Response, request = updateDebtor): Promise<CallError> {
  const { fetch } = fakeFetch(answer);
  const error = await connect({ baseUrl: 'https://api.example', token: 'abc', fetch, maxRetries: 0 })
    .call(request)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
}

describe('a refusal', () => {
  test.each([
    [400, ValidationError],
    [401, AuthenticationError],
    [403, PermissionError],
    [404, NotFoundError],
    [409, ApiError],
    [413, ApiError],
    [429, RateLimitError],
    [500, ServerError],
    [503, ServerError],
  ])('with status %i is thrown as %o', async (status, kind) => {
    const error = await errorOf(problem(status));
    expect(error.constructor).toBe(kind);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: kind.name, operation: 'updateDebtor', status });
    expect(error.stack).toMatch(new RegExp(`^${kind.name}: updateDebtor: ${status}`));
  });

  test('says what happened, in one line', async () => {
    const detail = 'There is no debtor 9999 in this administration.';
    const error = await errorOf(problem(404, { title: 'Not found', detail }));
    expect(error.message).toBe('updateDebtor: 404 Not found. There is no debtor 9999 in this administration.');
  });

  test('keeps the problem, with the members that this client does not know', async () => {
    const error = await errorOf(
      problem(403, { type: 'urn:module-required', detail: 'No.', instance: '/v1/x', module: 'trade' }),
    );
    expect(error).toMatchObject({
      problem: {
        type: 'urn:module-required',
        title: 'Some kind',
        status: 403,
        detail: 'No.',
        instance: '/v1/x',
        module: 'trade',
      },
    });
  });

  test('can be written to a log as JSON', async () => {
    expect(JSON.parse(JSON.stringify(await errorOf(problem(404, { title: 'Not found' }))))).toEqual({
      name: 'NotFoundError',
      message: 'updateDebtor: 404 Not found.',
      operation: 'updateDebtor',
      status: 404,
      request: { method: 'PATCH', url: 'https://api.example/v1/debtors/1' },
      problem: { type: 'https://accounting-platform.example/problems/some-kind', title: 'Not found', status: 404 },
    });
  });
});

describe('a POST that failed on the way', () => {
  test('has an unknown outcome, with what happened as its reason', async () => {
    const error = await errorOf(problem(500, { title: 'Internal error' }), createDebtor);
    expect(error).toBeInstanceOf(OutcomeUnknownError);
    expect(error).toMatchObject({ operation: 'createDebtor', status: 500, reason: { name: 'ServerError' } });
    expect(error.message).toBe(
      'createDebtor: 500 Internal error. It may have been carried out all the same: look before you send it again.',
    );
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ reason: { problem: { title: 'Internal error' } } });
  });

  test('has a known one when it was refused', async () => {
    expect(await errorOf(problem(503, {}, { 'retry-after': '5' }), createDebtor)).toBeInstanceOf(ServerError);
    expect(await errorOf(problem(429), createDebtor)).toBeInstanceOf(RateLimitError);
    expect(await errorOf(problem(413), createDebtor)).toBeInstanceOf(ApiError);
  });
});

describe('a validation error', () => {
  test('has the messages for each field, and lists them', async () => {
    const errors = {
      name: ['This field is required.'],
      'lines[1].salesTypeId': ['There is no sales type 99.', 'Choose one.'],
    };
    const error = (await errorOf(problem(400, { title: 'The request is not valid', errors }))) as ValidationError;
    expect(error.errors).toEqual(errors);
    expect(error.message).toBe(
      [
        'updateDebtor: 400 The request is not valid.',
        '  name: This field is required.',
        '  lines[1].salesTypeId: There is no sales type 99. Choose one.',
      ].join('\n'),
    );
  });

  test.each([
    ['a message that is no list', { name: 'Required.' }, { name: ['Required.'] }],
    ['messages that are no strings', { name: [1, null] }, { name: ['1', 'null'] }],
    ['a list', ['Required.'], {}],
    ['nothing', null, {}],
    ['text', 'Required.', {}],
  ])('reads %s where the dictionary should be', async (_, errors, read) => {
    expect(await errorOf(problem(400, { errors }))).toMatchObject({ name: 'ValidationError', errors: read });
  });
});

describe('a rate limit error', () => {
  test.each([
    ['5', 5],
    ['0', 0],
    [new Date(Date.now() - 60_000).toUTCString(), 0],
    ['soon', undefined],
  ])('reads Retry-After: %s as %s seconds', async (header, seconds) => {
    expect(await errorOf(problem(429, {}, { 'retry-after': header }))).toHaveProperty('retryAfter', seconds);
  });

  test('reads a date in Retry-After', async () => {
    const date = new Date(Date.now() + 30_000).toUTCString();
    const { retryAfter } = (await errorOf(problem(429, {}, { 'retry-after': date }))) as RateLimitError;
    expect(retryAfter).toBeGreaterThan(25);
    expect(retryAfter).toBeLessThanOrEqual(30);
  });

  test('does without Retry-After', async () => {
    expect(await errorOf(problem(429))).toHaveProperty('retryAfter', undefined);
  });
});

describe('a token error', () => {
  test('has the kind and the explanation of RFC 6749', async () => {
    const error = await errorOf(
      json(400, { error: 'invalid_grant', error_description: 'The code is used' }),
      requestToken,
    );
    expect(error).toBeInstanceOf(TokenError);
    expect(error).toMatchObject({
      name: 'TokenError',
      status: 400,
      error: 'invalid_grant',
      description: 'The code is used',
    });
    expect(error.message).toBe('requestToken: 400 invalid_grant. The code is used.');
  });

  test('does without an explanation', async () => {
    expect((await errorOf(json(401, { error: 'invalid_client' }), requestToken)).message).toBe(
      'requestToken: 401 invalid_client.',
    );
  });

  test('is for the authorization service only', async () => {
    expect(await errorOf(json(400, { error: 'something' }))).toBeInstanceOf(ApiError);
  });

  test('gives way to a problem of the authorization service', async () => {
    expect(await errorOf(problem(403), requestToken)).toBeInstanceOf(PermissionError);
    expect(await errorOf(problem(500), requestToken)).toMatchObject({ reason: { name: 'ServerError' } });
  });

  test('keeps nothing else of the answer', async () => {
    const error = await errorOf(problem(403, { access_token: 'tok-1', detail: 'for tok-1' }), requestToken);
    expect(JSON.stringify(error)).not.toContain('tok-1');
  });
});

describe('an answer that is not the platform’s', () => {
  const page = '<!doctype html><title>Bad gateway</title>';

  test('is told by its status line when it is a page of a proxy', async () => {
    const answer = new Response(page, {
      status: 502,
      statusText: 'Bad Gateway',
      headers: { 'content-type': 'text/html' },
    });
    const error = await errorOf(answer);
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ problem: { type: 'about:blank', title: 'Bad Gateway', status: 502 } });
  });

  test.each(['', 'null', '["text"]', '"text"', '{', '{"title":7,"detail":{}}'])(
    'is a problem without a type when its body is %s',
    async (body) => {
      const error = await errorOf(new Response(body, { status: 500 }));
      expect(error.message).toBe('updateDebtor: 500 HTTP status 500.');
      expect(error).toHaveProperty('problem', { type: 'about:blank', title: 'HTTP status 500', status: 500 });
    },
  );

  test.each([301, 302, 307, 308])(
    'is no success when it is a redirect with %i, which is not followed',
    async (status) => {
      const location = 'https://elsewhere.example/v1/debtors/1';
      const error = await errorOf(new Response(null, { status, headers: { location } }));
      expect(error.message).toBe(
        `updateDebtor: ${status} The answer is a redirect. Is baseUrl the address of the API?`,
      );
    },
  );

  test.each([page, ''])('is no success when it should be JSON and is %j', async (body) => {
    const error = await errorOf(new Response(body, { status: 200, headers: { 'content-type': 'text/html' } }));
    expect(error.message).toBe(
      'updateDebtor: 200 The answer is not JSON. It is text/html. Is baseUrl the address of the API?',
    );
  });
});
