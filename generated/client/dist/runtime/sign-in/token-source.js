import { TokenRefresher } from './token-refresh.js';
/**
 * Creates the token source of a user who signed in, for `token` of `connect`. It refreshes access tokens shortly before
 * they expire and after a 401, one refresh at a time for all connections that share it. It does not expose tokens.
 *
 * Create one for each user and keep it: it reads the store only when it needs another token.
 *
 * @param connection to the authorization service; it needs no token.
 *
 * @example
 * const token = signedIn(connect({ baseUrl }), { clientId, clientSecret, store });
 * const connection = connect({ baseUrl, token });
 *
 * @throws TypeError when a setting is invalid. Its methods throw SignInRequiredError, TokensNotSavedError, CallError when
 *   a refresh failed, and the errors of the store.
 */
export function signedIn(connection, settings) {
  const { refreshBefore = 10_000 } = settings;
  if (!(refreshBefore >= 0)) throw new TypeError('refreshBefore must be a number of at least 0.');
  const refresher = new TokenRefresher(connection, settings);
  let cached;
  let margin = 0;
  let rejected;
  let pending;
  const isUsable = (tokens, minimum = refreshBefore) =>
    tokens.accessToken !== rejected && !(getLifetime(tokens) <= minimum);
  const load = async () => {
    cached = await refresher.getTokens(isUsable);
    // Without this bound a token with a shorter lifetime than the margin would be refreshed at every call.
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
const getLifetime = ({ expiresAt }) => Date.parse(expiresAt ?? '') - Date.now();
