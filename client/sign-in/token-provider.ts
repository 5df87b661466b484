import type { ClientCore } from '../runtime/client-core.ts';
import type { TokenProvider } from '../runtime/client-options.ts';
import { type IsUsable, TokenRefresher, type TokenRefreshSettings } from './token-refresh.ts';
import type { Tokens } from './tokens.ts';

export interface TokenProviderOptions extends TokenRefreshSettings {
  /**
   * Milliseconds before its expiry at which an access token is refreshed; 10,000 by default, and at most half of the
   * lifetime of the token.
   */
  readonly refreshBefore?: number | undefined;
}

/**
 * Creates the token provider of a user who signed in, for `token` of a client. It refreshes access tokens shortly before
 * they expire and after a 401, one refresh at a time for all clients that share it. It does not expose tokens.
 *
 * Create one for each user and keep it: it reads the store only when it needs another token.
 *
 * @param client of the authorization service; it needs no token.
 *
 * @example
 * const token = createTokenProvider(createClient({ baseUrl }), { clientId, clientSecret, store });
 * const client = createClient({ baseUrl, token });
 *
 * @throws TypeError when a setting is invalid. Its methods throw SignInRequiredError, TokenPersistenceError, CallError when
 *   a refresh failed, and the errors of the store.
 */
export function createTokenProvider(client: ClientCore, settings: TokenProviderOptions): TokenProvider {
  const { refreshBefore = 10_000 } = settings;
  if (!(refreshBefore >= 0)) throw new TypeError('refreshBefore must be a number of at least 0.');
  const refresher = new TokenRefresher(client, settings);
  let cached: Tokens | undefined;
  let margin = 0;
  let rejected: string | undefined;
  let pending: Promise<string> | undefined;

  const isUsable: IsUsable = (tokens, minimum = refreshBefore) =>
    tokens.accessToken !== rejected && !(getLifetime(tokens) <= minimum);
  const load = async () => {
    cached = await refresher.getTokens(isUsable);
    // Otherwise a token with a shorter lifetime than the margin would be refreshed at every call.
    margin = Math.min(refreshBefore, getLifetime(cached) / 2);
    return cached.accessToken;
  };
  const current = async () => {
    if (cached && isUsable(cached, margin)) return cached.accessToken;
    pending ??= load().finally(() => {
      pending = undefined;
    });
    return pending;
  };
  return {
    current,
    renew(token) {
      // A slow call may report a token that has been renewed since.
      if (!cached || cached.accessToken === token) rejected = token;
      return current();
    },
  };
}

/** Remaining milliseconds of an access token; NaN when its expiry is unknown. */
const getLifetime = ({ expiresAt }: Tokens): number => Date.parse(expiresAt ?? '') - Date.now();
