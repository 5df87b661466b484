import { describe, expect, it } from 'vitest';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const { call } = sandbox;

const addFault = (fault: object) => call('/_sandbox/faults', { body: { times: 1, ...fault }, token: null });
const refresh = async () => {
  const { body } = await call('/_sandbox/tokens', { body: { user: 'demo' }, token: null });
  return refreshWith(body.refresh_token);
};
const refreshWith = (refreshToken: string) => {
  const form = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
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

  it.each([{ effect: 'drop' }, { effect: 'answer', status: 502 }])(
    'loses the response of a refresh that used up its refresh token: %j',
    async (fault) => {
      const { body } = await call('/_sandbox/tokens', { body: { user: 'demo' }, token: null });
      await addFault({ operationId: 'requestToken', when: 'after', ...fault });
      const lost = await refreshWith(body.refresh_token).catch(() => undefined);
      expect(lost?.status).toBe(fault.status);
      expect(lost?.body.access_token).toBeUndefined();
      const { status, body: error } = await refreshWith(body.refresh_token);
      expect([status, error.error]).toEqual([400, 'invalid_grant']);
    },
  );

  it('delays the response of a refresh, and leaves it as it is', async () => {
    await addFault({ operationId: 'requestToken', when: 'after', effect: 'delay', milliseconds: 20 });
    const { status, headers, body } = await refresh();
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.access_token).toEqual(expect.any(String));
  });

  it('makes the start of a sign-in fail', async () => {
    await addFault({ operationId: 'authorize', effect: 'answer', status: 500 });
    expect((await call('/connect/authorize', { token: null })).status).toBe(500);
    expect((await call('/connect/authorize', { token: null })).status).toBe(400);
  });
});
