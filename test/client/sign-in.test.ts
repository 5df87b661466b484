import * as oauth from 'oauth4webapi';
import { expect, it } from 'vitest';
import { finishSignIn, startSignIn } from '../../client/sign-in/sign-in.ts';
import { createTokenProvider } from '../../client/sign-in/token-provider.ts';
import { memoryTokenStore, type TokenStore } from '../../client/sign-in/token-store.ts';
import { toTokens } from '../../client/sign-in/tokens.ts';
import { createClientCore, listAdministrations, listDebtors } from '../../generated/client/src/index.ts';
import { openBrowser } from '../../mocks/api/sign-in/testing/fake-browser.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

const redirectUri = 'http://localhost:3000/callback';
const credentials = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret', redirectUri };

const control = (path: string, body: object) => sandbox.call(`/_sandbox/${path}`, { body, token: null });
const createAnonymous = () => createClientCore({ baseUrl: sandbox.url });

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
  const token = createTokenProvider(authorization, { ...credentials, store });
  return { counts, token, client: createClientCore({ baseUrl: sandbox.url, token }) };
}

it('a user who signs in gives the application tokens, which open the administrations and can be refreshed', async () => {
  const start = await startSignIn(createAnonymous(), credentials);
  const callback = await openBrowser(sandbox.url).signIn(start.url, { user: 'other' });
  const tokens = await finishSignIn(createAnonymous(), credentials, start, callback);
  expect(tokens).toMatchObject({ scope: 'accounting-api offline_access' });
  expect(Math.abs(Date.parse(tokens.expiresAt ?? '') - Date.now() - 3_600_000)).toBeLessThan(60_000);
  const { client, token } = createApplication(memoryTokenStore(tokens));
  for (const _ of ['signed in', 'refreshed']) {
    expect((await listAdministrations(client, { fields: ['id'] }))._data.map(({ id }) => id)).toEqual([3]);
    expect(await token.renew(tokens.accessToken)).not.toBe(tokens.accessToken);
  }
});

it('a code works only in the session that started the sign-in', async () => {
  const start = await startSignIn(createAnonymous(), credentials);
  const callback = await openBrowser(sandbox.url).signIn(start.url);
  const other = await startSignIn(createAnonymous(), credentials);
  const finish = (session: typeof start) => finishSignIn(createAnonymous(), credentials, session, callback);
  await expect(finish(other)).rejects.toMatchObject({ code: 'state-mismatch' });
  const rejected = { name: 'TokenError', error: 'invalid_grant' };
  await expect(finish({ ...other, state: start.state })).rejects.toMatchObject(rejected);
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
