import { describe, expect, it } from 'vitest';
import { callWith, createJsonResponse, createProblemResponse } from '../../test/support/client/fake-fetch.ts';
import { expectNoSecret } from '../../test/support/client/secrets.ts';
import { authorization, formContent } from './authorization.ts';
import type { ApiRequest } from './request.ts';

const token = 'tok-3f9a/with+signs==';
const form = {
  client_secret: 'client "secret" 7d1c',
  code: 'code-5b2e',
  refresh_token: 'refresh-8e4f',
  code_verifier: 'verifier-1a6d',
};
const grant: ApiRequest = {
  operation: 'requestToken',
  method: 'POST',
  path: '/connect/token',
  service: authorization,
  content: formContent({ client_id: 'sandbox-client', ...form }),
};

describe.each<[string, ApiRequest, string[]]>([
  ['an access token', { operation: 'listDebtors', method: 'GET', path: '/v1/debtors' }, [token]],
  ['the secrets of a form', grant, Object.values(form)],
])('%s', (_, request, secrets) => {
  const all = secrets.join(' ');

  it.each<[string, () => Response | Error]>([
    ['a problem', () => createProblemResponse(401, { detail: `bad: ${all}`, more: { headers: [all] } })],
    ['field errors', () => createProblemResponse(400, { errors: { [all]: [all] } })],
    ['a token error', () => createJsonResponse(400, { error: 'invalid_grant', error_description: all })],
    ['an HTML page', () => new Response(`<p>${encodeURIComponent(all)}</p>`, { status: 502 })],
    ['a status text', () => new Response('', { status: 500, statusText: all })],
    ['a network error', () => new TypeError(`no route for ${all}`)],
    ['the cause of one', () => new TypeError('fetch failed', { cause: new Error(encodeURIComponent(all)) })],
  ])('is redacted in the error when %s repeats it', async (_where, createResponse) => {
    const { result } = await callWith(request, [createResponse()], { token, maxRetries: 0 });
    expectNoSecret(result, expect.stringMatching(/Error$/), secrets);
    expect(String(result)).toContain(request.operation);
  });
});
