import * as oauth from 'oauth4webapi';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../mocks/oauth/browser.ts';
import type { Collection } from '../../site/downloads/postman.ts';
import { useSandbox } from '../support/sandbox.ts';
import { resolve, type Variables } from './request.ts';
import { runScript, send, texts, tools } from './tools.ts';

const sandbox = useSandbox();

const collection = JSON.parse(await texts.collection()) as Collection;
const [tool] = tools;

const variables = (): Variables => ({
  ...Object.fromEntries(collection.variable.map(({ key, value }) => [key, value])),
  baseUrl: sandbox.url,
  authUrl: sandbox.url,
});

const profileOf = async (token: string): Promise<string> =>
  (await sandbox.call('/v1/administrations', { token })).body._meta.profileName;

/** The settings of the sign-in of Postman, with their variables filled in. */
function windowSettings(): Readonly<Record<string, string>> {
  const { auth } = collection.item.find(({ name }) => name === 'Authentication') ?? {};
  const entries = (auth?.oauth2 ?? []).map(({ key, value }) => [key, resolve(String(value), variables())]);
  return Object.fromEntries(entries);
}

describe('the sign-in of Postman, set up as the collection says', () => {
  it('receives a token of the user', async () => {
    const {
      authUrl,
      accessTokenUrl,
      clientId = '',
      clientSecret = '',
      redirect_uri = '',
      scope = '',
    } = windowSettings();
    const verifier = oauth.generateRandomCodeVerifier();
    const request = new URLSearchParams({
      client_id: clientId,
      redirect_uri,
      scope,
      response_type: 'code',
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: windowSettings().challengeAlgorithm ?? '',
    });
    const callback = await openBrowser(sandbox.url).signIn(`${authUrl}?${request}`);

    const server = { issuer: sandbox.url, token_endpoint: accessTokenUrl ?? '' };
    const client = { client_id: clientId };
    const code = oauth.validateAuthResponse(server, client, callback, oauth.expectNoState);
    const secret = oauth.ClientSecretPost(clientSecret);
    const plainHttp = { [oauth.allowInsecureRequests]: true };
    const answer = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      secret,
      code,
      redirect_uri,
      verifier,
      plainHttp,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer);
    expect(await profileOf(tokens.access_token)).toBe('Demo user');
    expect(tokens.refresh_token).toEqual(expect.any(String));
  });

  it('does what the settings name: the code flow with PKCE, the secret in the body, the token in the header', () => {
    expect(windowSettings()).toMatchObject({
      grant_type: 'authorization_code_with_pkce',
      client_authentication: 'body',
      addTokenTo: 'header',
      headerPrefix: 'Bearer',
    });
  });
});

describe('the requests of the collection that exchange something', () => {
  const requestOf = (name: string, more: Variables = {}) =>
    tool?.requests({ ...variables(), ...more }).find((request) => request.name === name);

  async function exchange(name: string, more: Variables): Promise<Variables> {
    const request = requestOf(name, more);
    if (!request) throw new Error(`There is no ${name}`);
    return runScript(request, await send(request));
  }

  it('keep both tokens, so that the next request uses them', async () => {
    const callback = await openBrowser(sandbox.url).signIn(requestOf('authorize')?.url ?? '');
    const kept = await exchange('requestTokenAuthorizationCode', { code: callback.searchParams.get('code') ?? '' });
    expect(requestOf('listDebtors', kept)?.headers.Authorization).toBe(`Bearer ${kept.token}`);
    expect(await profileOf(kept.token ?? '')).toBe('Demo user');

    const renewed = await exchange('requestTokenRefresh', kept);
    expect(renewed.token).not.toBe(kept.token);
    expect(renewed.refreshToken).not.toBe(kept.refreshToken);
    expect(await profileOf(renewed.token ?? '')).toBe('Demo user');
  });

  it('keep nothing of a refusal', async () => {
    expect(await exchange('requestTokenRefresh', {})).toEqual({});
  });
});
