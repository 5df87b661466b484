import { describe, expect, it } from 'vitest';
import { createManualTime } from '../support/manual-time.ts';
import { useSandbox } from '../support/sandbox.ts';
import { authorizeUrl, credentials, refreshTokens } from '../support/sign-in.ts';

const time = createManualTime();
const sandbox = useSandbox({}, time.now);
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
    await refreshTokens(sandbox, 'unknown');
    const { body } = await call('/_sandbox/requests?limit=2', { token: null });
    expect(body.requests).toMatchObject([
      { operationId: 'requestToken', status: 400, isCarriedOut: false, problem: 'invalid_grant' },
      { operationId: 'authorize', status: 302, isCarriedOut: false, issues: [{ field: 'state' }] },
    ]);
    expect(JSON.stringify(body)).not.toContain(credentials.client_secret);
  });
});

const addFault = (fault: object) => call('/_sandbox/faults', { body: { times: 1, ...fault }, token: null });
const issue = async () => (await call('/_sandbox/tokens', { body: { user: 'demo' }, token: null })).body;
const refresh = async () => refreshTokens(sandbox, (await issue()).refresh_token);

describe('an injected fault', () => {
  it.each(['requestToken', '*'])('makes a refresh fail once, when it is for %s', async (operationId) => {
    await addFault({ operationId, effect: 'answer', status: 503, retryAfter: 2 });
    const { status, headers } = await refresh();
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    expect((await refresh()).status).toBe(200);
  });

  it.each([{ effect: 'drop' }, { effect: 'answer', status: 502 }])(
    'loses the response of a refresh that used up its refresh token: %j',
    async (fault) => {
      const { refresh_token: token } = await issue();
      await addFault({ operationId: 'requestToken', when: 'after', ...fault });
      const lost = await refreshTokens(sandbox, token).catch(() => undefined);
      expect(lost?.status).toBe(fault.status);
      expect(lost?.body.access_token).toBeUndefined();
      const { status, body: error } = await refreshTokens(sandbox, token);
      expect([status, error.error]).toEqual([400, 'invalid_grant']);
    },
  );

  it('makes the start of a sign-in fail', async () => {
    await addFault({ operationId: 'authorize', effect: 'answer', status: 500 });
    expect((await call('/connect/authorize', { token: null })).status).toBe(500);
    expect((await call('/connect/authorize', { token: null })).status).toBe(400);
  });
});

const HOUR_MS = 60 * 60 * 1000;

const read = async (token: string) => (await call('/v1/countries?pageSize=1', { token })).status;

describe('the tokens of a sandbox age by the time of its host', () => {
  it('an access token is valid for an hour', async () => {
    const { access_token: token } = await issue();
    time.advance(HOUR_MS - 2000);
    expect(await read(token)).toBe(200);
    time.advance(2000);
    expect(await read(token)).toBe(401);
  });
});
