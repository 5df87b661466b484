import { describe, expect, it } from 'vitest';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const { call } = sandbox;

const addFault = (fault: object) => call('/_sandbox/faults', { body: { times: 1, ...fault }, token: null });
const refresh = async () => {
  const { body } = await call('/_sandbox/tokens', { body: { user: 'demo' }, token: null });
  const form = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: body.refresh_token,
    client_id: 'sandbox-client',
    client_secret: 'sandbox-secret',
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return call('/connect/token', { body: form.toString(), token: null, headers });
};

describe('an injected fault', () => {
  it.each(['requestToken', '*'])('makes a refresh fail once, when it is for %s', async (operationId) => {
    await addFault({ operationId, effect: 'answer', status: 503, retryAfter: 2 });
    const { status, headers } = await refresh();
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    expect((await refresh()).status).toBe(200);
  });

  it('drops the connection of a refresh', async () => {
    await addFault({ operationId: 'requestToken', effect: 'drop' });
    await expect(refresh()).rejects.toThrow();
    expect((await refresh()).status).toBe(200);
  });

  it('makes the start of a sign-in fail', async () => {
    await addFault({ operationId: 'authorize', effect: 'answer', status: 500 });
    expect((await call('/connect/authorize', { token: null })).status).toBe(500);
    expect((await call('/connect/authorize', { token: null })).status).toBe(400);
  });
});
