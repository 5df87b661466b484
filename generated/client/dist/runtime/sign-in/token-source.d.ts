import type { Connection } from '../connection.js';
import type { TokenSource } from '../settings.js';
import { type TokenRefreshSettings } from './token-refresh.js';
export interface SignedInSettings extends TokenRefreshSettings {
  /**
   * Milliseconds before its expiry at which an access token is refreshed; 10,000 by default, and at most half of the
   * lifetime of the token.
   */
  readonly refreshBefore?: number | undefined;
}
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
export declare function signedIn(connection: Connection, settings: SignedInSettings): TokenSource;
