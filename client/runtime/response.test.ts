import { describe, expect, it, vi } from 'vitest';
import {
  createBrokenResponse,
  createFakeFetch,
  createJsonResponse,
  createProblemResponse,
} from '../../test/support/client/fake-fetch.ts';
import { authorization, TokenError } from './authorization.ts';
import { createClientCore } from './client-core.ts';
import {
  ApiError,
  AuthenticationError,
  CallError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  UnknownOutcomeError,
  ValidationError,
} from './errors.ts';
import { jsonContent } from './json.ts';
import type { ApiRequest } from './request.ts';

const updateDebtor: ApiRequest = {
  operation: 'updateDebtor',
  method: 'PATCH',
  path: '/v1/debtors/1',
  content: jsonContent({}),
};
const createDebtor: ApiRequest = {
  operation: 'createDebtor',
  method: 'POST',
  path: '/v1/debtors',
  content: jsonContent({}),
};
const requestToken: ApiRequest = { ...createDebtor, operation: 'requestToken', service: authorization };

const page = '<!doctype html><title>Bad gateway</title>';

async function getError(response: Response, request = updateDebtor): Promise<CallError> {
  const { fetch } = createFakeFetch(response);
  const error = await createClientCore({ baseUrl: 'https://api.example', token: 'abc', fetch, maxRetries: 0 })
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

  it('has the id of the request in its message, before the messages of the fields', async () => {
    const errors = { name: ['Give a name.'] };
    const error = await getError(createProblemResponse(400, { title: 'Invalid', errors }, { 'x-request-id': 'a-1' }));
    expect(error.message).toBe('updateDebtor: 400 Invalid. Request a-1.\n  name: Give a name.');
    const unknown = await getError(createProblemResponse(500, {}, { 'x-request-id': 'a-2' }), createDebtor);
    expect(unknown.message).toBe(
      'createDebtor: 500 Some kind. Request a-2. It may have been processed: check before sending it again.',
    );
  });

  it('has a text of the platform in its message, and no page of a proxy', async () => {
    const text = (body: string) => new Response(body, { status: 409, statusText: 'Conflict' });
    const error = await getError(text('Debtor is locked by another user'));
    expect(error.message).toBe('updateDebtor: 409 Conflict. Debtor is locked by another user.');
    expect((await getError(text('<h1>Conflict</h1>'))).message).toBe('updateDebtor: 409 Conflict.');
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
      request: { method: 'PATCH', url: 'https://api.example/v1/debtors/1', language: 'en' },
      problem: { type: 'https://accounting-platform.example/problems/some-kind', title: 'Not found', status: 404 },
    });
  });

  it('has the headers, the parsed body and the request id of the response', async () => {
    const error = await getError(
      createProblemResponse(404, { extra: [1] }, { 'x-request-id': 'req-7', 'x-more': 'a' }),
    );
    expect(error).toMatchObject({ requestId: 'req-7', body: { status: 404, extra: [1] } });
    expect(error.headers?.get('x-more')).toBe('a');
  });

  it('has the text of a body that is not JSON, and no request id when there is none', async () => {
    const error = await getError(new Response('down for maintenance', { status: 502 }));
    expect([error.body, error.requestId]).toEqual(['down for maintenance', undefined]);
  });
});

describe('a failed POST', () => {
  it('throws UnknownOutcomeError with the failure as its cause', async () => {
    const error = await getError(createProblemResponse(500, { title: 'Internal error' }), createDebtor);
    expect(error).toBeInstanceOf(UnknownOutcomeError);
    expect(error).toMatchObject({ operation: 'createDebtor', status: 500, cause: { name: 'ServerError' } });
    expect(error.message).toBe(
      'createDebtor: 500 Internal error. It may have been processed: check before sending it again.',
    );
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ cause: { problem: { title: 'Internal error' } } });
  });

  it('throws the error response itself when the platform did not process the request', async () => {
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
    ['1.5', 2],
    ['-5', undefined],
    ['', undefined],
    ['soon', undefined],
    ['0x1', undefined],
    ['1e3', undefined],
    ['Infinity', undefined],
    ['5 apples', undefined],
    ['May 5', undefined],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
    ['Fri, 16 Apr 2004 09:00:00 GMT', undefined],
  ])('reads Retry-After: %s as %s seconds', async (header, seconds) => {
    expect(await getError(createProblemResponse(429, {}, { 'retry-after': header }))).toHaveProperty(
      'retryAfter',
      seconds,
    );
  });

  it('converts a date in Retry-After to seconds', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 3, 16, 9), toFake: ['Date'] });
    const response = createProblemResponse(429, {}, { 'retry-after': 'Thu, 16 Apr 2026 09:00:30 GMT' });
    const { retryAfter } = (await getError(response).finally(vi.useRealTimers)) as RateLimitError;
    expect(retryAfter).toBeGreaterThan(25);
    expect(retryAfter).toBeLessThanOrEqual(30);
  });

  it('rounds a date in Retry-After up to a whole second, so that no retry comes too early', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 3, 16, 9, 0, 0, 900), toFake: ['Date'] });
    const response = createProblemResponse(429, {}, { 'retry-after': 'Thu, 16 Apr 2026 09:00:02 GMT' });
    const error = await getError(response).finally(vi.useRealTimers);
    expect(error).toHaveProperty('retryAfter', 2);
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
    expect(await getError(createProblemResponse(500), requestToken)).toMatchObject({ cause: { name: 'ServerError' } });
  });

  it('keeps no other members of the response', async () => {
    const error = await getError(
      createProblemResponse(403, { access_token: 'tok-1', detail: 'for tok-1' }),
      requestToken,
    );
    expect(JSON.stringify([error, error.body])).not.toContain('tok-1');
  });
});

describe('a response that is not from the platform', () => {
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

  it('is an error when it has status 200 and is not JSON', async () => {
    const error = await getError(new Response(page, { status: 200, headers: { 'content-type': 'text/html' } }));
    expect(error).toMatchObject({ name: 'UnreadableResponseError', status: 200, body: page });
    expect(error.message).toBe(
      'updateDebtor: 200 The response (text/html) is not what the contract says. Is baseUrl the URL of the API?',
    );
  });
});

describe('a successful response that cannot be read', () => {
  it.each([
    [200, ''],
    [202, ''],
    [204, null],
    [200, 'null'],
    [200, '[]'],
    [200, '"text"'],
    [200, '{"id":'],
  ])('is not reported as an error response when it has status %i and the body %s', async (status, body) => {
    const error = await getError(new Response(body, { status }));
    expect(error).toMatchObject({ name: 'UnreadableResponseError', status });
    expect(error).not.toBeInstanceOf(ApiError);
  });

  it.each([
    ['an empty body', () => new Response('', { status: 201, headers: { location: '/v1/debtors/7' } })],
    ['an HTML page', () => new Response(page, { status: 201, headers: { location: '/v1/debtors/7' } })],
    ['a body that breaks off', () => createBrokenResponse(201, { location: '/v1/debtors/7' })],
  ])('leaves the outcome of a POST unknown and keeps Location when it has %s', async (_, createResponse) => {
    const error = await getError(createResponse(), createDebtor);
    expect(error).toMatchObject({ name: 'UnknownOutcomeError', status: 201, location: '/v1/debtors/7' });
  });

  it.each([301, 302, 303, 307, 308])('has no location of a redirect %i, which names another page', async (status) => {
    const redirect = new Response(null, { status, headers: { location: 'https://elsewhere.example/v1/debtors/7' } });
    expect(await getError(redirect, createDebtor)).toMatchObject({ name: 'UnknownOutcomeError', location: undefined });
  });

  it('has no location when the response has none', async () => {
    expect(await getError(new Response('', { status: 201 }), createDebtor)).toHaveProperty('location', undefined);
  });

  it('is an error when a DELETE gets an HTML page', async () => {
    const deleteDebtor = { ...updateDebtor, operation: 'deleteDebtor', method: 'DELETE' };
    expect(await getError(new Response(page, { status: 200 }), deleteDebtor)).toHaveProperty('status', 200);
  });
});

describe('the response to a list', () => {
  const listDebtors: ApiRequest = { operation: 'listDebtors', method: 'GET', path: '/v1/debtors', isList: true };

  it.each(['null', '[]', '{}', '{"_data":[]}', '{"_data":null,"_meta":{}}', '{"_meta":{}}'])(
    'is an error of the client when it is %s',
    async (body) => {
      expect(await getError(new Response(body), listDebtors)).toHaveProperty('name', 'UnreadableResponseError');
    },
  );

  it('needs no records with metaOnly', async () => {
    const { fetch } = createFakeFetch(createJsonResponse(200, { _meta: {} }));
    const request = { ...listDebtors, query: { metaOnly: true } };
    await expect(createClientCore({ baseUrl: 'https://api.example', fetch }).call(request)).resolves.toEqual({
      _meta: {},
    });
  });
});
