import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { fakeFetch, json, problem } from '../test/support/client/fake-fetch.ts';
import { authorization, formContent } from './authorization.ts';
import { connect } from './connection.ts';
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

/** Everything that somebody could read in an error, in a log or in a console. */
function allOf(error: CallError): string {
  const hidden = inspect(error, { depth: null, showHidden: true });
  return [hidden, String(error), error.message, error.stack, JSON.stringify(error), inspect(error.cause)].join('\n');
}

describe.each(Object.entries(calls))('%s', (_, { request, secret }) => {
  const said = secret.join(' ');
  const spellings = secret.flatMap((one) => [one, JSON.stringify(one).slice(1, -1), encodeURIComponent(one)]);

  test.each<[string, () => Response | Error]>([
    ['a problem', () => problem(401, { detail: `bad: ${said}`, more: { headers: [said] } })],
    ['a dictionary', () => problem(400, { errors: { [said]: [said] } })],
    ['a token error', () => json(400, { error: 'invalid_grant', error_description: said })],
    ['a URL in a page', () => new Response(`<p>${encodeURIComponent(said)}</p>`, { status: 502 })],
    ['a status line', () => new Response('', { status: 500, statusText: said })],
    ['a network error', () => new TypeError(`no route for ${said}`)],
    ['the cause of one', () => new TypeError('fetch failed', { cause: new Error(encodeURIComponent(said)) })],
  ])('is not in the error when %s repeats it', async (_where, answer) => {
    const { fetch } = fakeFetch(answer());
    const error = await connect({ baseUrl: 'https://api.example', token, fetch, maxRetries: 0 })
      .call(request)
      .catch((reason: unknown) => reason as CallError);
    const text = allOf(error as CallError);
    expect(text).toContain(request.operation);
    for (const spelling of spellings) expect(text).not.toContain(spelling);
  });
});
