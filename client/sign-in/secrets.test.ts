import { describe, expect, it } from 'vitest';
import { createFakeFetch, createJsonResponse } from '../../test/support/client/fake-fetch.ts';
import { createGrantRejection, createTokenPair } from '../../test/support/client/fake-platform.ts';
import { expectNoSecret } from '../../test/support/client/secrets.ts';
import { createClientCore } from '../runtime/client-core.ts';
import { finishSignIn } from './sign-in.ts';
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
/** Expects the error of work, which has no secrets. */
const expectError = async (work: Promise<unknown>, name: string): Promise<void> =>
  expectNoSecret(await work.catch((error: unknown) => error), name, Object.values(secrets));

describe('the error of a callback', () => {
  const echo = `${codeVerifier} ${state} ${encodeURIComponent(code)}`;
  const callback = (query: object) => `${redirectUri}?${new URLSearchParams({ code, state, ...query })}`;

  it.each<[string, string, string]>([
    ['another state', 'SignInError', callback({ state: `${allSecrets} more` })],
    ['an error that repeats secrets', 'SignInError', callback({ error: `${codeVerifier} ${state} ${code}` })],
    ['such a description', 'SignInError', callback({ error: 'access_denied', error_description: echo })],
    ['no code', 'SignInError', callback({ code: '' })],
    ['an invalid URL', 'SignInError', `http://[${code}`],
    ['a rejected code', 'TokenError', callback({})],
  ])('with %s has no secrets', async (_, name, url) => {
    const { fetch } = createFakeFetch(createGrantRejection(`${clientSecret} ${code} ${codeVerifier}`));
    const client = createClientCore({ baseUrl, fetch });
    await expectError(finishSignIn(client, credentials, { state, codeVerifier }, url), name);
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

  const rejection = () => createGrantRejection(`${oldRefresh} ${clientSecret}`);
  it.each<[string, string, () => Promise<unknown>]>([
    ['the platform rejects it', 'SignInRequiredError', () => refresh(rejection())],
    [
      'it was interrupted',
      'SignInRequiredError',
      () => refresh(rejection(), { refreshing: '2026-01-01T00:00:00.000Z' }),
    ],
    ['the connection breaks', 'UnknownOutcomeError', () => refresh(networkError)],
    [
      'the response is incomplete',
      'UnknownOutcomeError',
      () => refresh(createJsonResponse(200, { ...tokenPair, access_token: [newAccess] })),
    ],
  ])('has no secrets when %s', (_, name, work) => expectError(work(), name));

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
    await expectError(saving, 'TokenPersistenceError');
    await expect(saving).rejects.toThrow('no room for {"accessToken":"[hidden]"');
  });
});
