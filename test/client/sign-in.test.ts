import * as oauth from 'oauth4webapi';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { finishSignIn, startSignIn } from '../../client/sign-in/sign-in.ts';
import { createTokenProvider } from '../../client/sign-in/token-provider.ts';
import { memoryTokenStore, type TokenStore } from '../../client/sign-in/token-store.ts';
import { type Tokens, toTokens } from '../../client/sign-in/tokens.ts';
import { createClientCore, listAdministrations, listDebtors } from '../../generated/client/src/index.ts';
import { openBrowser } from '../../mocks/api/sign-in/testing/fake-browser.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

const redirectUri = 'http://localhost:3000/callback';
const credentials = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret', redirectUri };

const control = (path: string, body: object) => sandbox.call(`/_sandbox/${path}`, { body, token: null });

/** Creates tokens of the demo user, whose recorded expiry is after some seconds. */
async function createTokens(expiresIn: number): Promise<Tokens> {
  const { body } = await control('tokens', { user: 'demo' });
  const expiresAt = new Date(Date.now() + expiresIn * 1000).toISOString();
  return { accessToken: body.access_token, refreshToken: body.refresh_token, expiresAt };
}

/** Creates an application with the tokens of a user. It counts its refreshes. */
function createApplication(store: TokenStore) {
  const counts = { refreshes: 0 };
  const authorization = createClientCore({
    baseUrl: sandbox.url,
    fetch(url, init) {
      counts.refreshes += 1;
      return fetch(url, init);
    },
  });
  const token = createTokenProvider(authorization, { ...credentials, store, refreshBefore: 60_000 });
  return { counts, token, client: createClientCore({ baseUrl: sandbox.url, token }) };
}

describe('a user who signs in', () => {
  async function signIn(form?: Record<string, string>) {
    const client = createClientCore({ baseUrl: sandbox.url });
    const start = await startSignIn(client, credentials);
    const callback = await openBrowser(sandbox.url).signIn(start.url, form);
    return { callback, finish: () => finishSignIn(client, credentials, start, callback) };
  }

  it('gives the application access to the administrations', async () => {
    const { finish } = await signIn({ user: 'other' });
    const { client } = createApplication(memoryTokenStore(await finish()));
    expect((await listAdministrations(client, { fields: ['id'] }))._data.map(({ id }) => id)).toEqual([3]);
  });

  it('gives tokens with an expiry, which can be refreshed', async () => {
    const { finish } = await signIn();
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const startedAt = Date.now();
    const tokens = await finish();
    expect(tokens.scope).toBe('accounting-api offline_access');
    expect(Date.parse(tokens.expiresAt ?? '')).toBeGreaterThanOrEqual(startedAt + 3_600_000);
    expect(Date.parse(tokens.expiresAt ?? '')).toBeLessThanOrEqual(Date.now() + 3_600_000);
    expect(await createApplication(memoryTokenStore(tokens)).token.renew(tokens.accessToken)).not.toBe(
      tokens.accessToken,
    );
  });

  it('gives a code that works only in the session that started the sign-in', async () => {
    const { callback } = await signIn();
    const client = createClientCore({ baseUrl: sandbox.url });
    const otherStart = await startSignIn(client, credentials);
    const state = { state: callback.searchParams.get('state') ?? '' };
    await expect(finishSignIn(client, credentials, otherStart, callback)).rejects.toMatchObject({
      code: 'state-mismatch',
    });
    await expect(finishSignIn(client, credentials, { ...otherStart, ...state }, callback)).rejects.toMatchObject({
      name: 'TokenError',
      error: 'invalid_grant',
    });
  });
});

it('a user whom an OAuth library signs in gives tokens that a token provider refreshes', async () => {
  const server: oauth.AuthorizationServer = { issuer: sandbox.url, token_endpoint: `${sandbox.url}/connect/token` };
  const { body } = await control('tokens', { user: 'demo' });
  const application = { client_id: credentials.clientId };
  const secret = oauth.ClientSecretPost(credentials.clientSecret);
  const options = { [oauth.allowInsecureRequests]: true };
  const sent = oauth.refreshTokenGrantRequest(server, application, secret, body.refresh_token, options);
  const response = await oauth.processRefreshTokenResponse(server, application, await sent);
  const store = memoryTokenStore(toTokens(response));
  const { counts, client } = createApplication(store);
  await listDebtors(client);
  expect(counts.refreshes).toBe(0);
  await control('tokens/expire', { token: (await store.load())?.accessToken });
  expect((await listDebtors(client))._meta.profileName).toBe('Demo user');
  expect(counts.refreshes).toBe(1);
  expect((await store.load())?.refreshToken).not.toBe(response.refresh_token);
});

it('an application that knows the expiry of its token refreshes it before a call', async () => {
  const store = memoryTokenStore(await createTokens(30));
  const { counts, client } = createApplication(store);
  await listDebtors(client);
  await listDebtors(client);
  expect(counts.refreshes).toBe(1);
});
