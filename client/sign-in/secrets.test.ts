import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { connect } from '../../test/support/client/built-client.ts';
import { fakeFetch, json } from '../../test/support/client/fake-fetch.ts';
import { pair, refusal } from '../../test/support/client/fake-platform.ts';
import { finishSignIn, startSignIn } from './sign-in.ts';
import { signedIn } from './token-source.ts';
import { memoryTokenStore, type TokenStore } from './token-store.ts';

const baseUrl = 'https://api.example';
const redirectUri = 'https://shop.example/callback';
const secrets = {
  clientSecret: 'client "secret" 7d1c',
  code: 'code-5b2e/+=',
  state: 'state-9c3d/+=',
  codeVerifier: 'verifier-1a6d',
  oldAccess: 'old-access-3f9a/+=',
  oldRefresh: 'old-refresh-8e4f/+=',
  newAccess: 'new-access-6b0c/+=',
  newRefresh: 'new-refresh-2d7e/+=',
};
const { clientSecret, code, state, codeVerifier, oldAccess, oldRefresh, newAccess, newRefresh } = secrets;
const client = { clientId: 'sandbox-client', clientSecret, redirectUri };
const said = Object.values(secrets).join(' ');
const spellings = Object.values(secrets).flatMap((one) => [
  one,
  JSON.stringify(one).slice(1, -1),
  encodeURIComponent(one),
]);

/** Everything that somebody could read of a value, in a log or in a console. */
function allOf(value: unknown): string {
  const { message, stack, cause } = value as Error;
  const hidden = inspect(value, { depth: null, showHidden: true });
  return [hidden, String(value), message, stack, JSON.stringify(value), inspect(cause)].join('\n');
}

async function expectNoSecret(work: Promise<unknown>, name: string): Promise<void> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name });
  const text = allOf(error);
  for (const spelling of spellings) expect(text).not.toContain(spelling);
}

describe('no secret is in the error when a callback', () => {
  const back = { code, state };
  test.each<[string, string, Record<string, string>]>([
    ['has another state', 'SignInError', { ...back, state: `${said} more` }],
    ['has an error that repeats it', 'SignInError', { ...back, error: `${codeVerifier} ${state} ${code}` }],
    [
      'has a description that repeats it',
      'SignInError',
      { ...back, error: 'access_denied', error_description: `${codeVerifier} ${state} ${encodeURIComponent(code)}` },
    ],
    ['has no code', 'SignInError', { state }],
    ['has a code that is refused', 'TokenError', back],
  ])('%s', async (_, name, query) => {
    const { fetch } = fakeFetch(refusal(`${clientSecret} ${code} ${codeVerifier}`));
    const url = `${redirectUri}?${new URLSearchParams(query)}`;
    await expectNoSecret(finishSignIn(connect({ baseUrl, fetch }), client, { state, codeVerifier }, url), name);
  });

  test('has neither query nor sense', async () => {
    const finished = finishSignIn(connect({ baseUrl }), client, { state, codeVerifier }, `http://[${code}`);
    await expectNoSecret(finished, 'SignInError');
  });
});

describe('no secret is in the error when a refresh', () => {
  const old = { accessToken: oldAccess, refreshToken: oldRefresh, expiresAt: '2026-01-01T00:00:00.000Z' };
  const answer = pair(2, { access_token: newAccess, refresh_token: newRefresh });
  const lost = new TypeError(`terminated: ${clientSecret} ${encodeURIComponent(oldRefresh)}`);

  const renew = (reply: Response | Error, tokens: object = {}, more: Partial<TokenStore> = {}) => {
    const store = { ...memoryTokenStore({ ...old, ...tokens }), ...more };
    const { fetch } = fakeFetch(reply);
    return signedIn(connect({ baseUrl, fetch, maxRetries: 0 }), { ...client, store }).current();
  };

  test('is refused', () => expectNoSecret(renew(refusal(`${oldRefresh} ${clientSecret}`)), 'SignInRequiredError'));

  test('is refused after an interrupted one', () => {
    const interrupted = { refreshing: '2026-01-01T00:00:00.000Z' };
    return expectNoSecret(renew(refusal(`${oldRefresh} ${clientSecret}`), interrupted), 'SignInRequiredError');
  });

  test('has lost its answer', () => expectNoSecret(renew(lost), 'OutcomeUnknownError'));

  test('has an answer in which something is missing', () =>
    expectNoSecret(renew(json(200, { ...answer, access_token: [newAccess] })), 'ApiError'));

  test('cannot be saved by a store that repeats what it was given', async () => {
    let isMarked = false;
    const save: TokenStore['save'] = async (tokens) => {
      if (isMarked) {
        const reason = `no room for ${JSON.stringify(tokens)}, in the place of ${oldAccess} ${oldRefresh}`;
        throw new Error(reason, { cause: tokens });
      }
      isMarked = true;
    };
    const saving = renew(json(200, answer), {}, { save });
    await expectNoSecret(saving, 'TokensNotSavedError');
    await expect(saving).rejects.toThrow('no room for {"accessToken":"[hidden]"');
  });
});

test('the URL that the user is sent to has no secret of the client and no verifier', async () => {
  const { url, codeVerifier: verifier } = await startSignIn(connect({ baseUrl }), client);
  expect(url).not.toContain(verifier);
  expect(decodeURIComponent(url)).not.toContain(clientSecret);
});
