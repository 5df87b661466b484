import type Provider from 'oidc-provider';
import type { User } from '../../accounting/context.ts';
import { client, lifetimes, scopes } from '../../sign-in/settings.ts';
import { checkTokenInput, type TokenInput, type TokenPair } from '../../sign-in/tokens.ts';

/**
 * Issues a token pair, as after a sign-in of the user.
 *
 * @throws UnknownUserError for a user that the sandbox does not have.
 * @throws RangeError when `expiresIn` is not a whole number of seconds.
 */
export async function issueTokens(provider: Provider, users: readonly User[], input: TokenInput): Promise<TokenPair> {
  const { user, expiresIn = lifetimes.AccessToken } = input;
  checkTokenInput(input, users);
  const scope = scopes.join(' ');
  const grant = new provider.Grant({ accountId: user, clientId: client.id });
  grant.addOIDCScope(scope);
  const token = {
    client: await findClient(provider),
    accountId: user,
    grantId: await grant.save(),
    gty: 'authorization_code',
    scope,
  };
  const exp = Math.floor(Date.now() / 1000) + expiresIn;
  return {
    access_token: await new provider.AccessToken({ ...token, exp }).save(),
    refresh_token: await new provider.RefreshToken(token).save(),
    token_type: 'Bearer',
    expires_in: expiresIn,
    scope,
  };
}

async function findClient(provider: Provider) {
  const sandboxClient = await provider.Client.find(client.id);
  if (!sandboxClient) throw new Error(`The client ${client.id} is missing from the configuration.`);
  return sandboxClient;
}
