import { describe, expect, it } from 'vitest';
import { createFakeFetch, createJsonResponse, createProblemResponse } from '../test/support/client/fake-fetch.ts';
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

/** Makes a call that gets this response, and returns its error. */
async function getError(response: Response, request = updateDebtor): Promise<CallError> {
  const { fetch } = createFakeFetch(response);
  const error = await connect({ baseUrl: 'https://api.example', token: 'abc', fetch, maxRetries: 0 })
    .call(request)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
}

describe('an error response', () => {
  it.each([
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
    const error = await getError(createProblemResponse(status));
    expect(error.constructor).toBe(kind);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: kind.name, operation: 'updateDebtor', status });
    expect(error.stack).toMatch(new RegExp(`^${kind.name}: updateDebtor: ${status}`));
  });

  it('has its title and detail as the message, on one line', async () => {
    const detail = 'There is no debtor 9999 in this administration.';
    const error = await getError(createProblemResponse(404, { title: 'Not found', detail }));
    expect(error.message).toBe('updateDebtor: 404 Not found. There is no debtor 9999 in this administration.');
  });

  it('keeps unknown members of the problem', async () => {
    const error = await getError(
      createProblemResponse(403, { type: 'urn:module-required', detail: 'No.', instance: '/v1/x', module: 'trade' }),
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

  it('serializes to JSON for logs', async () => {
    expect(JSON.parse(JSON.stringify(await getError(createProblemResponse(404, { title: 'Not found' }))))).toEqual({
      name: 'NotFoundError',
      message: 'updateDebtor: 404 Not found.',
      operation: 'updateDebtor',
      status: 404,
      request: { method: 'PATCH', url: 'https://api.example/v1/debtors/1' },
      problem: { type: 'https://accounting-platform.example/problems/some-kind', title: 'Not found', status: 404 },
    });
  });
});

describe('a failed POST', () => {
  it('throws OutcomeUnknownError with the failure as its reason', async () => {
    const error = await getError(createProblemResponse(500, { title: 'Internal error' }), createDebtor);
    expect(error).toBeInstanceOf(OutcomeUnknownError);
    expect(error).toMatchObject({ operation: 'createDebtor', status: 500, reason: { name: 'ServerError' } });
    expect(error.message).toBe(
      'createDebtor: 500 Internal error. It may have been processed: check before sending it again.',
    );
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ reason: { problem: { title: 'Internal error' } } });
  });

  it('throws the error response itself when the platform did not process the request', async () => {
    expect(await getError(createProblemResponse(503, {}, { 'retry-after': '5' }), createDebtor)).toBeInstanceOf(
      ServerError,
    );
    expect(await getError(createProblemResponse(429), createDebtor)).toBeInstanceOf(RateLimitError);
    expect(await getError(createProblemResponse(413), createDebtor)).toBeInstanceOf(ApiError);
  });
});

describe('a validation error', () => {
  it('has messages by field, and lists them in its message', async () => {
    const errors = {
      name: ['This field is required.'],
      'lines[1].salesTypeId': ['There is no sales type 99.', 'Choose one.'],
    };
    const error = (await getError(
      createProblemResponse(400, { title: 'The request is not valid', errors }),
    )) as ValidationError;
    expect(error.errors).toEqual(errors);
    expect(error.message).toBe(
      [
        'updateDebtor: 400 The request is not valid.',
        '  name: This field is required.',
        '  lines[1].salesTypeId: There is no sales type 99. Choose one.',
      ].join('\n'),
    );
  });

  it.each([
    ['a message that is not a list', { name: 'Required.' }, { name: ['Required.'] }],
    ['messages that are not strings', { name: [1, null] }, { name: ['1', 'null'] }],
    ['a list', ['Required.'], {}],
    ['nothing', null, {}],
    ['text', 'Required.', {}],
  ])('tolerates %s as errors', async (_, errors, expected) => {
    expect(await getError(createProblemResponse(400, { errors }))).toMatchObject({
      name: 'ValidationError',
      errors: expected,
    });
  });
});

describe('a rate limit error', () => {
  it.each([
    ['5', 5],
    ['0', 0],
    [new Date(Date.now() - 60_000).toUTCString(), 0],
    ['soon', undefined],
  ])('reads Retry-After: %s as %s seconds', async (header, seconds) => {
    expect(await getError(createProblemResponse(429, {}, { 'retry-after': header }))).toHaveProperty(
      'retryAfter',
      seconds,
    );
  });

  it('converts a date in Retry-After to seconds', async () => {
    const date = new Date(Date.now() + 30_000).toUTCString();
    const { retryAfter } = (await getError(createProblemResponse(429, {}, { 'retry-after': date }))) as RateLimitError;
    expect(retryAfter).toBeGreaterThan(25);
    expect(retryAfter).toBeLessThanOrEqual(30);
  });

  it('has no retryAfter without the header', async () => {
    expect(await getError(createProblemResponse(429))).toHaveProperty('retryAfter', undefined);
  });
});

describe('a token error', () => {
  it('has the error code and the description of RFC 6749', async () => {
    const error = await getError(
      createJsonResponse(400, { error: 'invalid_grant', error_description: 'The code is used' }),
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

  it('needs no description', async () => {
    expect((await getError(createJsonResponse(401, { error: 'invalid_client' }), requestToken)).message).toBe(
      'requestToken: 401 invalid_client.',
    );
  });

  it('is thrown for the authorization service only', async () => {
    expect(await getError(createJsonResponse(400, { error: 'something' }))).toBeInstanceOf(ApiError);
  });

  it('is not thrown for problem details of the authorization service', async () => {
    expect(await getError(createProblemResponse(403), requestToken)).toBeInstanceOf(PermissionError);
    expect(await getError(createProblemResponse(500), requestToken)).toMatchObject({ reason: { name: 'ServerError' } });
  });

  it('keeps no other members of the response', async () => {
    const error = await getError(
      createProblemResponse(403, { access_token: 'tok-1', detail: 'for tok-1' }),
      requestToken,
    );
    expect(JSON.stringify(error)).not.toContain('tok-1');
  });
});

describe('a response that is not from the platform', () => {
  const page = '<!doctype html><title>Bad gateway</title>';

  it('becomes a problem with the status text when it is the HTML page of a proxy', async () => {
    const response = new Response(page, {
      status: 502,
      statusText: 'Bad Gateway',
      headers: { 'content-type': 'text/html' },
    });
    const error = await getError(response);
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ problem: { type: 'about:blank', title: 'Bad Gateway', status: 502 } });
  });

  it.each(['', 'null', '["text"]', '"text"', '{', '{"title":7,"detail":{}}'])(
    'becomes a problem of type about:blank when its body is %s',
    async (body) => {
      const error = await getError(new Response(body, { status: 500 }));
      expect(error.message).toBe('updateDebtor: 500 HTTP status 500.');
      expect(error).toHaveProperty('problem', { type: 'about:blank', title: 'HTTP status 500', status: 500 });
    },
  );

  it.each([301, 302, 307, 308])(
    'is an error when it is a redirect with status %i, which is not followed',
    async (status) => {
      const location = 'https://elsewhere.example/v1/debtors/1';
      const error = await getError(new Response(null, { status, headers: { location } }));
      expect(error.message).toBe(`updateDebtor: ${status} The response is a redirect. Is baseUrl the URL of the API?`);
    },
  );

  it.each([page, ''])('is an error when it has status 200 and the body %j', async (body) => {
    const error = await getError(new Response(body, { status: 200, headers: { 'content-type': 'text/html' } }));
    expect(error.message).toBe(
      'updateDebtor: 200 The response is not JSON. Its content type is text/html. Is baseUrl the URL of the API?',
    );
  });
});
