import type Provider from 'oidc-provider';
import type { User } from '../../accounting/context.ts';
import { client, lifetimes, scopes } from './provider-configuration.ts';

export interface TokenInput {
  /** The sign-in name of the user. */
  readonly user: string;
  /** Lifetime of the access token in seconds; zero for one that has expired already. */
  readonly expiresIn?: number;
}

/** A token pair, as the token endpoint returns it. */
export interface TokenPair {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly scope: string;
}

/** Thrown for a user that the sandbox does not have. */
export class UnknownUserError extends Error {
  readonly code = 'unknown-user';

  constructor(name: string, users: readonly User[]) {
    super(`There is no user "${name}". The users are: ${users.map((user) => user.name).join(', ')}.`);
    this.name = 'UnknownUserError';
  }
}

/**
 * Issues a token pair, as after a sign-in of the user.
 *
 * @throws UnknownUserError for a user that the sandbox does not have.
 * @throws RangeError when `expiresIn` is not a whole number of seconds.
 */
export async function issueTokens(
  provider: Provider,
  users: readonly User[],
  { user, expiresIn = lifetimes.AccessToken }: TokenInput,
): Promise<TokenPair> {
  if (!users.some(({ name }) => name === user)) throw new UnknownUserError(user, users);
  if (!Number.isSafeInteger(expiresIn) || expiresIn < 0) {
    throw new RangeError('expiresIn must be a whole number of seconds, zero or more.');
  }
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
