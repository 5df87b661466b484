import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../mocks/oauth/browser.ts';
import { useSandbox } from '../support/sandbox.ts';
import {
  accessTo,
  authorizeUrl,
  credentials,
  exchangeCode,
  expectRefused,
  refreshTokens,
  requestCode,
  requestToken,
} from '../support/sign-in.ts';

const sandbox = useSandbox();
const other = useSandbox();
const { call } = sandbox;

const verifier = 'a'.repeat(64);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const withChallenge = { code_challenge: challenge, code_challenge_method: 'S256' };

const { works } = accessTo(sandbox);

describe('a code that is replayed', () => {
  it('is refused, and takes with it the access token, the refresh token and what came of that', async () => {
    const code = await requestCode(sandbox);
    const first = await exchangeCode(sandbox, code);
    const second = await refreshTokens(sandbox, first.body.refresh_token);
    expect([await works(first.body.access_token), await works(second.body.access_token)]).toEqual([true, true]);
    expectRefused(await exchangeCode(sandbox, code));
    expect([await works(first.body.access_token), await works(second.body.access_token)]).toEqual([false, false]);
    expectRefused(await refreshTokens(sandbox, second.body.refresh_token));
  });

  it('leaves other sign-ins of the same user alone', async () => {
    const [code, bystander] = [await requestCode(sandbox), await requestCode(sandbox)];
    const tokens = (await exchangeCode(sandbox, bystander)).body;
    await exchangeCode(sandbox, code);
    expectRefused(await exchangeCode(sandbox, code));
    expect(await works(tokens.access_token)).toBe(true);
    expect((await refreshTokens(sandbox, tokens.refresh_token)).status).toBe(200);
  });

  it('by ten at once gives one pair at most, and no token that lives on', async () => {
    const code = await requestCode(sandbox);
    const replies = await Promise.all(Array.from({ length: 10 }, () => exchangeCode(sandbox, code)));
    const given = replies.filter(({ status }) => status === 200);
    expect(given.length).toBeLessThanOrEqual(1);
    for (const { body } of given) {
      expect(await works(body.access_token)).toBe(false);
      expectRefused(await refreshTokens(sandbox, body.refresh_token));
    }
  });

  it('is refused from a reset on', async () => {
    const code = await requestCode(other);
    await other.reset();
    expectRefused(await exchangeCode(other, code));
  });
});

describe('a code that got into other hands', () => {
  it.each([
    ['another client', { client_id: 'another-client' }, 'invalid_client'],
    ['the client with another secret', { client_secret: 'guessed' }, 'invalid_client'],
    ['the client without its secret', { client_secret: '' }, 'invalid_client'],
    [
      'somebody who would be called back elsewhere',
      { redirect_uri: 'http://localhost:9999/callback' },
      'invalid_grant',
    ],
    ['somebody with another code', { code: 'guessed' }, 'invalid_grant'],
  ])('is of no use to %s', async (_who, changes, error) => {
    const code = await requestCode(sandbox);
    expectRefused(await exchangeCode(sandbox, code, { ...changes }), error);
  });

  it('is of no use to somebody with two names', async () => {
    const code = await requestCode(sandbox);
    const form = { grant_type: 'authorization_code', code, redirect_uri: 'http://localhost:3000/callback' };
    const basic = (text: string) => ({ authorization: `Basic ${btoa(text)}` });
    expectRefused(await requestToken(sandbox, form, basic('sandbox-client:sandbox-secret')), 'invalid_request');
    expectRefused(await requestToken(sandbox, form, basic('another-client:sandbox-secret')), 'invalid_request');
  });

  it('is of no use in another sandbox', async () => {
    expectRefused(await exchangeCode(other, await requestCode(sandbox)));
  });

  it('is neither a refresh token nor an access token', async () => {
    const code = await requestCode(sandbox);
    expectRefused(await refreshTokens(sandbox, code));
    expect(await works(code)).toBe(false);
  });

  it('is not kept in the log of who is redirected: it comes in a query, once, and is long enough not to be guessed', async () => {
    const codes = await Promise.all(Array.from({ length: 5 }, () => requestCode(sandbox)));
    expect(new Set(codes).size).toBe(5);
    for (const code of codes) expect(code).toMatch(/^[\w-]{40,}$/);
  });

  it('of one user gives no tokens of another one, whatever the request says', async () => {
    const code = await requestCode(sandbox, {}, 'other');
    const { body } = await exchangeCode(sandbox, code, {
      user: 'demo',
      username: 'demo',
      account_id: 'demo',
      scope: 'accounting-api',
    });
    expect(
      (await call('/v1/administrations', { token: body.access_token })).body._data.map(({ id }: { id: number }) => id),
    ).toEqual([3]);
  });
});

describe('a code that was asked for with a challenge', () => {
  it.each([
    ['none', {}],
    ['an empty one', { code_verifier: '' }],
    ['another one', { code_verifier: 'b'.repeat(64) }],
    ['the challenge itself', { code_verifier: challenge }],
    ['one that is too short', { code_verifier: 'a'.repeat(42) }],
    ['one that is too long', { code_verifier: 'a'.repeat(129) }],
    ['one with other characters', { code_verifier: `${'a'.repeat(63)}!` }],
  ])('gives nothing for %s', async (_what, changes: Record<string, string>) => {
    const { status, body } = await exchangeCode(sandbox, await requestCode(sandbox, withChallenge), changes);
    expect([status, body.access_token]).toEqual([400, undefined]);
  });

  it('gives tokens for the right one', async () => {
    const code = await requestCode(sandbox, withChallenge);
    expect((await exchangeCode(sandbox, code, { code_verifier: verifier })).status).toBe(200);
  });

  it('gives nothing for the verifier of another sign-in', async () => {
    const theirs = createHash('sha256').update('c'.repeat(64)).digest('base64url');
    const [mine] = [
      await requestCode(sandbox, withChallenge),
      await requestCode(sandbox, { ...withChallenge, code_challenge: theirs }),
    ];
    expectRefused(await exchangeCode(sandbox, mine, { code_verifier: 'c'.repeat(64) }));
  });
});

it('a code without a challenge is refused to who has a verifier: somebody took the challenge out of the request', async () => {
  expectRefused(await exchangeCode(sandbox, await requestCode(sandbox), { code_verifier: verifier }));
});

describe('an answer to a sign-in', () => {
  it('carries the state of the request that it belongs to, so that nobody else’s code is taken for one’s own', async () => {
    const browser = openBrowser(sandbox.url);
    const [mine, theirs] = await Promise.all([
      browser.signIn(authorizeUrl(sandbox, { state: 'mine' })),
      openBrowser(sandbox.url).signIn(authorizeUrl(sandbox, { state: 'theirs' }), { user: 'other' }),
    ]);
    expect([mine.searchParams.get('state'), theirs.searchParams.get('state')]).toEqual(['mine', 'theirs']);
  });

  it('has the code in its query alone, which no page of another site is told', async () => {
    const callback = await openBrowser(sandbox.url).signIn(authorizeUrl(sandbox));
    expect(callback.hash).toBe('');
    const page = await openBrowser(sandbox.url).visit(authorizeUrl(sandbox));
    expect(page.response?.headers.get('referrer-policy')).toBe('same-origin');
  });
});

it('the token endpoint takes nothing from its address, where logs would keep it', async () => {
  const query = new URLSearchParams({
    ...credentials,
    grant_type: 'authorization_code',
    code: await requestCode(sandbox),
    redirect_uri: 'http://localhost:3000/callback',
  });
  expect((await call(`/connect/token?${query}`, { method: 'POST', token: null })).status).toBe(400);
  expect((await call(`/connect/token?${query}`, { token: null })).status).toBe(405);
});
