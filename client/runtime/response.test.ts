import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  callWith,
  createBrokenResponse,
  createJsonResponse,
  createProblemResponse,
} from '../../test/support/client/fake-fetch.ts';
import { authorization, TokenError } from './authorization.ts';
import * as errors from './errors.ts';
import { jsonContent } from './json.ts';
import type { ApiRequest } from './request.ts';

const update: ApiRequest = {
  operation: 'updateDebtor',
  method: 'PATCH',
  path: '/v1/debtors/1',
  content: jsonContent({}),
};
const create: ApiRequest = { ...update, operation: 'createDebtor', method: 'POST', path: '/v1/debtors' };
const remove: ApiRequest = { operation: 'deleteDebtor', method: 'DELETE', path: '/v1/debtors/1' };
const requestToken: ApiRequest = { ...create, operation: 'requestToken', service: authorization };
const list: ApiRequest = { operation: 'listDebtors', method: 'GET', path: '/v1/debtors', isList: true };

const location = 'https://api.example/v1/debtors/7';
const classes: Readonly<Record<string, unknown>> = { ...errors, TokenError };

async function getError(response: Response, request = update): Promise<errors.CallError> {
  const { result } = await callWith(request, [response], { maxRetries: 0 });
  expect(result).toBeInstanceOf(errors.CallError);
  return result as errors.CallError;
}

/** Prints what a program and a log see of an error. */
function print(error: errors.CallError): string {
  expect(error.constructor).toBe(classes[error.name]);
  expect(error.stack).toContain(`${error.name}: ${error.message}\n`);
  const { name, message, operation, request, ...logged } = JSON.parse(JSON.stringify(error));
  expect(request).toEqual({ method: expect.any(String), url: expect.stringMatching(/^https:/), language: 'en' });
  expect(message).toBe(error.message);
  const { requestId, body } = error;
  const { location: url } = error as Partial<errors.UnknownOutcomeError>;
  const rows = Object.entries({ ...logged, requestId, location: url, body }).filter(([, value]) => value !== undefined);
  return [`${name}: ${message}`, ...rows.map(([field, value]) => `  ${field} ${JSON.stringify(value)}`)].join('\n');
}

async function printAll(cases: readonly [title: string, response: Response, request?: ApiRequest][]): Promise<string> {
  const texts = cases.map(
    async ([title, response, request]) => `# ${title}\n${print(await getError(response, request))}\n`,
  );
  return (await Promise.all(texts)).join('\n');
}

const send = (status: number, body: string | null = null, type = 'application/json') =>
  new Response(body, { status, headers: { location, ...(type && { 'content-type': type }) } });
const page = '<!doctype html><title>Bad gateway</title>';

describe('an error response', () => {
  it.each([
    [400, errors.ValidationError],
    [401, errors.AuthenticationError],
    [403, errors.PermissionError],
    [404, errors.NotFoundError],
    [409, errors.ApiError],
    [413, errors.ApiError],
    [429, errors.RateLimitError],
    [500, errors.ServerError],
    [503, errors.ServerError],
  ])('with status %i is thrown as %o', async (status, kind) => {
    const error = await getError(createProblemResponse(status));
    expect(error.constructor).toBe(kind);
    expect(error).toMatchObject({ name: kind.name, operation: 'updateDebtor', status });
    expect(error).toBeInstanceOf(errors.ApiError);
  });

  it('names the fault and the request, in a message for people and as data for a log', async () => {
    const id = { 'x-request-id': 'a-1' };
    const fields = { name: ['Give a name.'], 'lines[1].salesTypeId': ['There is no sales type 99.', 'Choose one.'] };
    const text = await printAll([
      ['a detail', createProblemResponse(404, { detail: 'There is no debtor 9999.' })],
      ['messages of fields, after the id of the request', createProblemResponse(400, { errors: fields }, id)],
      [
        'unknown members',
        createProblemResponse(403, { type: 'urn:module-required', instance: '/v1/x', module: 'trade' }),
      ],
      [
        'a text of the platform',
        new Response('Debtor is locked by another user', { status: 409, statusText: 'Conflict' }),
      ],
      ['no page of a proxy', new Response(page, { status: 502, statusText: 'Bad Gateway' })],
      ['a redirect, which is not followed', send(302)],
      ['an unknown outcome of a POST', createProblemResponse(500, {}, { ...id, location }), create],
      ['no location of a redirected POST, which names another page', send(303), create],
      ['a POST that was not processed', createProblemResponse(429), create],
      ['a large POST that was not processed', createProblemResponse(413), create],
      [
        'a token error',
        createJsonResponse(400, { error: 'invalid_grant', error_description: 'It is used' }),
        requestToken,
      ],
      ['a token error without a description', createJsonResponse(401, { error: 'invalid_client' }), requestToken],
      ['an error of the API in the form of a token error', createJsonResponse(400, { error: 'something' })],
      [
        'a problem of the authorization service',
        createProblemResponse(403, { access_token: 'tok-1', detail: 'for tok-1' }),
        requestToken,
      ],
      ['a failure of the authorization service', createProblemResponse(500), requestToken],
      ...['', 'null', '["text"]', '"text"', '{', '{"title":7,"detail":{}}'].map(
        (body) => [`no problem: ${body}`, new Response(body, { status: 500 })] as [string, Response],
      ),
      ...[{ name: 'Required.' }, { name: [1, null] }, ['Required.'], null, 'Required.'].map(
        (value) =>
          [`errors of another form: ${JSON.stringify(value)}`, createProblemResponse(400, { errors: value })] as [
            string,
            Response,
          ],
      ),
    ]);
    expect(text).not.toContain('tok-1');
    await expect(text).toMatchFileSnapshot('__snapshots__/error-responses.txt');
  });

  it('has the headers of the response', async () => {
    const error = await getError(createProblemResponse(404, {}, { 'x-more': 'a' }));
    expect(error.headers?.get('x-more')).toBe('a');
  });
});

it('a successful response that cannot be read is no error of the platform, and the outcome of a POST is unknown', async () => {
  const text = await printAll([
    ...[
      [200, ''],
      [202, ''],
      [204, null],
      [200, 'null'],
      [200, '[]'],
      [200, '"text"'],
      [200, '{"id":'],
      [200, page],
    ].map(
      ([status, body]) =>
        [`${status} ${body}`, send(Number(status), body as string | null, 'text/html')] as [string, Response],
    ),
    ['an HTML page after a DELETE', send(200, page), remove],
    ['a POST with an empty body', send(201, ''), create],
    ['a POST with an HTML page', send(201, page), create],
    ['a POST whose response breaks off', createBrokenResponse(201, { location }), create],
    ['a POST without a location', new Response('', { status: 201 }), create],
    ...[
      'null',
      '[]',
      '{}',
      '{"_data":[]}',
      '{"_data":[null],"_meta":{}}',
      '{"_data":null,"_meta":{}}',
      '{"_meta":{}}',
    ].map((body) => [`no page: ${body}`, new Response(body), list] as [string, Response, ApiRequest]),
  ]);
  expect(text).not.toMatch(/^(Api|Server|Validation)Error/m);
  await expect(text).toMatchFileSnapshot('__snapshots__/unreadable-responses.txt');
});

it('a list has no records with metaOnly', async () => {
  const { result } = await callWith({ ...list, query: { metaOnly: true } }, [createJsonResponse(200, { _meta: {} })]);
  expect(result).toEqual({ _meta: {} });
});

describe('Retry-After', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 3, 16, 9, 0, 0, 900), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each<[string, number | undefined]>([
    ['5', 5],
    ['0', 0],
    ['1.5', 2],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
    // Rounded up to a whole second, so that no retry comes too early.
    ['Thu, 16 Apr 2026 09:00:02 GMT', 2],
    ['Thu, 16 Apr 2026 09:00:30 GMT', 30],
    ['Fri, 16 Apr 2004 09:00:00 GMT', undefined],
    ...['-5', '', 'soon', '0x1', '1e3', 'Infinity', '5 apples', 'May 5'].map((text): [string, undefined] => [
      text,
      undefined,
    ]),
  ])('%s is %s seconds', async (header, seconds) => {
    const error = await getError(createProblemResponse(429, {}, { 'retry-after': header }));
    expect(error).toHaveProperty('retryAfter', seconds);
  });
});
