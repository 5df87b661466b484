import { describe, expect, it } from 'vitest';
import { useSandbox } from '../support/sandbox.ts';
import { authorizeUrl, credentials, requestToken } from '../support/sign-in.ts';

const sandbox = useSandbox();
const { call } = sandbox;

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const authorize = (changes: Readonly<Record<string, string>>) => call(authorizeUrl(sandbox, changes), { token: null });

describe('the endpoints of OAuth', () => {
  it.each([
    [{ state: 'x'.repeat(501) }, 'state: '],
    [{ state: 'é' }, 'state: '],
    [{ code_challenge: 'short', code_challenge_method: 'S256' }, 'code_challenge: '],
    [{ code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' }, 'code_challenge_method: '],
  ])('validate the parameters of a sign-in by the contract, and tell the callback: %o', async (changes, reason) => {
    const { status, headers } = await authorize(changes);
    const { searchParams } = new URL(headers.get('location') ?? '');
    expect([status, searchParams.get('error')]).toEqual([302, 'invalid_request']);
    const description = searchParams.get('error_description');
    expect(description).toContain(reason);
    expect(description).toMatch(/^[ !#-[\]-~]*$/);
  });

  it.each([
    ['JSON', '{}', { 'content-type': 'application/json' }],
    ['no body', '', form],
    ['a parameter that is sent twice', 'grant_type=refresh_token&grant_type=password', form],
    ['a body above the limit', `grant_type=${'x'.repeat(1_100_000)}`, form],
  ])('reject %s with invalid_request', async (_what, body, headers) => {
    const response = await call('/connect/token', { body, token: null, headers });
    const error = { error: 'invalid_request', error_description: expect.any(String) };
    expect([response.status, response.body]).toEqual([400, error]);
    expect(response.headers.get('content-type')).toBe('application/json');
  });

  it('are in the journal, with the reason and without secrets', async () => {
    await authorize({ state: 'é' });
    await requestToken(sandbox, { grant_type: 'refresh_token', refresh_token: 'unknown' });
    const { body } = await call('/_sandbox/requests?limit=2', { token: null });
    expect(body.requests).toMatchObject([
      { operationId: 'requestToken', status: 400, isCarriedOut: false, problem: 'invalid_grant' },
      { operationId: 'authorize', status: 302, isCarriedOut: false, issues: [{ field: 'state' }] },
    ]);
    expect(JSON.stringify(body)).not.toContain(credentials.client_secret);
  });
});
