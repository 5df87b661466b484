import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createFakeFetch, createJsonResponse, createProblemResponse } from '../../test/support/client/fake-fetch.ts';
import { authorization, formContent } from './authorization.ts';
import { createClientCore } from './client-core.ts';
import type { CallError } from './errors.ts';
import type { ApiRequest } from './request.ts';

const token = 'tok-3f9a/with+signs==';
const secrets = {
  client_secret: 'client "secret" 7d1c',
  code: 'code-5b2e',
  refresh_token: 'refresh-8e4f',
  code_verifier: 'verifier-1a6d',
};

const calls: Record<string, { request: ApiRequest; secret: string[] }> = {
  'an access token': { request: { operation: 'listDebtors', method: 'GET', path: '/v1/debtors' }, secret: [token] },
  'the secrets of a form': {
    request: {
      operation: 'requestToken',
      method: 'POST',
      path: '/connect/token',
      content: formContent({ client_id: 'sandbox-client', ...secrets }),
      service: authorization,
    },
    secret: Object.values(secrets),
  },
};

function print(error: CallError): string {
  const hidden = inspect(error, { depth: null, showHidden: true });
  return [hidden, String(error), error.message, error.stack, JSON.stringify(error), inspect(error.cause)].join('\n');
}

describe.each(Object.entries(calls))('%s', (_, { request, secret }) => {
  const allSecrets = secret.join(' ');
  const spellings = secret.flatMap((text) => [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)]);

  it.each<[string, () => Response | Error]>([
    ['a problem', () => createProblemResponse(401, { detail: `bad: ${allSecrets}`, more: { headers: [allSecrets] } })],
    ['field errors', () => createProblemResponse(400, { errors: { [allSecrets]: [allSecrets] } })],
    ['a token error', () => createJsonResponse(400, { error: 'invalid_grant', error_description: allSecrets })],
    ['an HTML page', () => new Response(`<p>${encodeURIComponent(allSecrets)}</p>`, { status: 502 })],
    ['a status text', () => new Response('', { status: 500, statusText: allSecrets })],
    ['a network error', () => new TypeError(`no route for ${allSecrets}`)],
    [
      'the cause of a network error',
      () => new TypeError('fetch failed', { cause: new Error(encodeURIComponent(allSecrets)) }),
    ],
  ])('is redacted in the error when %s repeats it', async (_where, createResponse) => {
    const { fetch } = createFakeFetch(createResponse());
    const error = await createClientCore({ baseUrl: 'https://api.example', token, fetch, maxRetries: 0 })
      .call(request)
      .catch((reason: unknown) => reason as CallError);
    const text = print(error as CallError);
    expect(text).toContain(request.operation);
    for (const spelling of spellings) expect(text).not.toContain(spelling);
  });
});
