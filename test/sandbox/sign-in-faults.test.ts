import { describe, expect, it } from 'vitest';
import { useSandbox } from '../support/sandbox.ts';
import { refreshTokens } from '../support/sign-in.ts';

const sandbox = useSandbox();
const { call } = sandbox;

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

  it('drops the connection of a refresh', async () => {
    await addFault({ operationId: 'requestToken', effect: 'drop' });
    await expect(refresh()).rejects.toThrow();
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
