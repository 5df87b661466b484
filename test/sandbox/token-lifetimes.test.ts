import { describe, expect, it } from 'vitest';
import { createManualTime } from '../support/manual-time.ts';
import { useSandbox } from '../support/sandbox.ts';
import { refreshTokens } from '../support/sign-in.ts';

const time = createManualTime();
const sandbox = useSandbox({}, time.now);
const { call } = sandbox;

const HOUR_MS = 60 * 60 * 1000;

const issue = async () => (await call('/_sandbox/tokens', { body: { user: 'demo' }, token: null })).body;
const read = async (token: string) => (await call('/v1/countries?pageSize=1', { token })).status;
const refresh = async (token: string) => (await refreshTokens(sandbox, token)).status;

describe('the tokens of a sandbox age by the time of its host', () => {
  it('an access token is valid for an hour', async () => {
    const { access_token: token } = await issue();
    time.advance(HOUR_MS - 2000);
    expect(await read(token)).toBe(200);
    time.advance(2000);
    expect(await read(token)).toBe(401);
  });

  it('a refresh token is valid for 30 days', async () => {
    const { refresh_token: first } = await issue();
    const { refresh_token: second } = await issue();
    time.advance(30 * 24 * HOUR_MS - 2000);
    expect(await refresh(first)).toBe(200);
    time.advance(2000);
    expect(await refresh(second)).toBe(400);
  });

  it('an access token that the control plane expires is expired at once, whatever the machine says', async () => {
    const { access_token: token } = await issue();
    await call('/_sandbox/tokens/expire', { body: { token }, token: null });
    expect(await read(token)).toBe(401);
  });
});
