import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createFakeFetch, createJsonResponse } from '../../test/support/client/fake-fetch.ts';
import { createGrantRejection, createTokenPair } from '../../test/support/client/fake-platform.ts';
import { createClientCore } from '../runtime/client-core.ts';
import { finishSignIn, startSignIn } from './sign-in.ts';
import { createTokenProvider } from './token-provider.ts';
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
const credentials = { clientId: 'sandbox-client', clientSecret, redirectUri };
const allSecrets = Object.values(secrets).join(' ');
const spellings = Object.values(secrets).flatMap((text) => [
  text,
  JSON.stringify(text).slice(1, -1),
  encodeURIComponent(text),
]);

function print(value: unknown): string {
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
  const text = print(error);
  for (const spelling of spellings) expect(text).not.toContain(spelling);
}

describe('the error of a callback', () => {
  const validQuery = { code, state };
  it.each<[string, string, Record<string, string>]>([
    ['another state', 'SignInError', { ...validQuery, state: `${allSecrets} more` }],
    ['an error that repeats secrets', 'SignInError', { ...validQuery, error: `${codeVerifier} ${state} ${code}` }],
    [
      'a description that repeats secrets',
      'SignInError',
      {
        ...validQuery,
        error: 'access_denied',
        error_description: `${codeVerifier} ${state} ${encodeURIComponent(code)}`,
      },
    ],
    ['no code', 'SignInError', { state }],
    ['a rejected code', 'TokenError', validQuery],
  ])('with %s has no secrets', async (_, name, query) => {
    const { fetch } = createFakeFetch(createGrantRejection(`${clientSecret} ${code} ${codeVerifier}`));
    const url = `${redirectUri}?${new URLSearchParams(query)}`;
    await expectNoSecret(
      finishSignIn(createClientCore({ baseUrl, fetch }), credentials, { state, codeVerifier }, url),
      name,
    );
  });

  it('with an invalid URL has no secrets', async () => {
    const result = finishSignIn(createClientCore({ baseUrl }), credentials, { state, codeVerifier }, `http://[${code}`);
    await expectNoSecret(result, 'SignInError');
  });
});

describe('the error of a refresh', () => {
  const oldTokens = { accessToken: oldAccess, refreshToken: oldRefresh, expiresAt: '2026-01-01T00:00:00.000Z' };
  const tokenPair = createTokenPair(2, { access_token: newAccess, refresh_token: newRefresh });
  const networkError = new TypeError(`terminated: ${clientSecret} ${encodeURIComponent(oldRefresh)}`);

  const refresh = (response: Response | Error, tokens: object = {}, storeChanges: Partial<TokenStore> = {}) => {
    const store = { ...memoryTokenStore({ ...oldTokens, ...tokens }), ...storeChanges };
    const { fetch } = createFakeFetch(response);
    return createTokenProvider(createClientCore({ baseUrl, fetch, maxRetries: 0 }), {
      ...credentials,
      store,
    }).current();
  };

  it('has no secrets when the platform rejects it', () =>
    expectNoSecret(refresh(createGrantRejection(`${oldRefresh} ${clientSecret}`)), 'SignInRequiredError'));

  it('has no secrets after an interrupted refresh', () => {
    const interrupted = { refreshing: '2026-01-01T00:00:00.000Z' };
    return expectNoSecret(
      refresh(createGrantRejection(`${oldRefresh} ${clientSecret}`), interrupted),
      'SignInRequiredError',
    );
  });

  it('has no secrets when the connection breaks', () => expectNoSecret(refresh(networkError), 'UnknownOutcomeError'));

  it('has no secrets when the response is incomplete', () =>
    expectNoSecret(
      refresh(createJsonResponse(200, { ...tokenPair, access_token: [newAccess] })),
      'UnknownOutcomeError',
    ));

  it('has no secrets when the error of the store repeats them', async () => {
    let isMarked = false;
    const save: TokenStore['save'] = async (tokens) => {
      if (isMarked) {
        const reason = `no room for ${JSON.stringify(tokens)}, instead of ${oldAccess} ${oldRefresh}`;
        throw new Error(reason, { cause: tokens });
      }
      isMarked = true;
    };
    const saving = refresh(createJsonResponse(200, tokenPair), {}, { save });
    await expectNoSecret(saving, 'TokenPersistenceError');
    await expect(saving).rejects.toThrow('no room for {"accessToken":"[hidden]"');
  });
});

it('the sign-in URL has neither the client secret nor the verifier', async () => {
  const { url, codeVerifier: verifier } = await startSignIn(createClientCore({ baseUrl }), credentials);
  expect(url).not.toContain(verifier);
  expect(decodeURIComponent(url)).not.toContain(clientSecret);
});
