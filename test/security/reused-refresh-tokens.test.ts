import { describe, expect, it } from 'vitest';
import { useSandbox } from '../support/sandbox.ts';
import { accessTo, exchangeCode, expectRefused, refreshTokens, requestCode } from '../support/sign-in.ts';

const sandbox = useSandbox();
const other = useSandbox();

const { works } = accessTo(sandbox);

describe('a refresh token that is used again', () => {
  it('is refused, and ends everything that came of the sign-in', async () => {
    const first = (await exchangeCode(sandbox, await requestCode(sandbox))).body;
    const second = (await refreshTokens(sandbox, first.refresh_token)).body;
    const third = (await refreshTokens(sandbox, second.refresh_token)).body;
    expectRefused(await refreshTokens(sandbox, first.refresh_token));
    expectRefused(await refreshTokens(sandbox, third.refresh_token));
    for (const { access_token: token } of [first, second, third]) expect(await works(token)).toBe(false);
  });

  it('by ten at once gives one pair at most, and no token that lives on', async () => {
    const { refresh_token: token, access_token: before } = (await exchangeCode(sandbox, await requestCode(sandbox)))
      .body;
    const replies = await Promise.all(Array.from({ length: 10 }, () => refreshTokens(sandbox, token)));
    const given = replies.filter(({ status }) => status === 200);
    expect(given.length).toBeLessThanOrEqual(1);
    for (const access of [before, ...given.map(({ body }) => body.access_token)])
      expect(await works(access)).toBe(false);
  });

  it('leaves other sign-ins of the same user alone', async () => {
    const [one, bystander] = [await sandbox.createToken('demo'), await sandbox.createToken('demo')];
    expect(one).not.toBe(bystander);
    const { refresh_token: token } = (await exchangeCode(sandbox, await requestCode(sandbox))).body;
    await refreshTokens(sandbox, token);
    expectRefused(await refreshTokens(sandbox, token));
    expect([await works(one), await works(bystander)]).toEqual([true, true]);
  });
});

describe('a refresh token that got into other hands', () => {
  it.each([
    ['another client', { client_id: 'another-client' }, 'invalid_client'],
    ['the client with another secret', { client_secret: 'guessed' }, 'invalid_client'],
    ['who asks for more than was given', { scope: 'accounting-api offline_access admin' }, 'invalid_scope'],
  ])('is of no use to %s, and goes on working for its owner', async (_who, changes, error) => {
    const { refresh_token: token } = (await exchangeCode(sandbox, await requestCode(sandbox))).body;
    expectRefused(await refreshTokens(sandbox, token, { ...changes }), error);
    expect((await refreshTokens(sandbox, token)).status).toBe(200);
  });

  it('is no access token, nor of use in another sandbox', async () => {
    const { refresh_token: token } = (await exchangeCode(sandbox, await requestCode(sandbox))).body;
    expect(await works(token)).toBe(false);
    expectRefused(await refreshTokens(other, token));
  });
});
