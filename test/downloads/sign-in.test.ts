import * as oauth from 'oauth4webapi';
import { afterAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../mocks/sign-in/testing/fake-browser.ts';
import { createPostmanCollection } from '../../site/downloads/postman.ts';
import { bundle } from '../support/contract.ts';
import { useSandbox } from '../support/sandbox.ts';
import { createVariables, fillVariables } from './session.ts';

const sandbox = useSandbox();
afterAll(() => expect(sandbox.loggedErrors).toEqual([]));

const collection = createPostmanCollection(bundle);

const getProfile = async (token: string): Promise<string> =>
  (await sandbox.call('/v1/administrations', { token })).body._meta.profileName;

/** Gets the settings of Postman's sign-in, with their variables filled in. */
function getSettings(): Readonly<Record<string, string>> {
  const { auth } = collection.item.find(({ name }) => name === 'Authentication') ?? {};
  const entries = (auth?.oauth2 ?? []).map(({ key, value }) => [
    key,
    fillVariables(String(value), createVariables(sandbox.url)),
  ]);
  return Object.fromEntries(entries);
}

describe('the sign-in of Postman with the settings of the collection', () => {
  it('receives a token of the user', async () => {
    const { authUrl, accessTokenUrl, clientId = '', clientSecret = '', redirect_uri = '', scope = '' } = getSettings();
    const verifier = oauth.generateRandomCodeVerifier();
    const request = new URLSearchParams({
      client_id: clientId,
      redirect_uri,
      scope,
      response_type: 'code',
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: getSettings().challengeAlgorithm ?? '',
    });
    const callback = await openBrowser(sandbox.url).signIn(`${authUrl}?${request}`);

    const server = { issuer: sandbox.url, token_endpoint: accessTokenUrl ?? '' };
    const client = { client_id: clientId };
    const code = oauth.validateAuthResponse(server, client, callback, oauth.expectNoState);
    const secret = oauth.ClientSecretPost(clientSecret);
    const plainHttp = { [oauth.allowInsecureRequests]: true };
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      secret,
      code,
      redirect_uri,
      verifier,
      plainHttp,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response);
    expect(await getProfile(tokens.access_token)).toBe('Demo user');
    expect(tokens.refresh_token).toEqual(expect.any(String));
  });

  it('uses the code flow with PKCE, the secret in the body, and the token in the header', () => {
    expect(getSettings()).toMatchObject({
      grant_type: 'authorization_code_with_pkce',
      client_authentication: 'body',
      addTokenTo: 'header',
      headerPrefix: 'Bearer',
    });
  });
});
