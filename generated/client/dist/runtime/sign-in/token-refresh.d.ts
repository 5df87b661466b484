import type { Connection } from '../connection.js';
import type { ClientCredentials } from './sign-in.js';
import type { TokenStore } from './token-store.js';
import { type Tokens } from './tokens.js';
/** Whether an access token is valid for at least `margin` more milliseconds; `refreshBefore` by default. */
export type IsUsable = (tokens: Tokens, margin?: number) => boolean;
export interface TokenRefreshSettings extends ClientCredentials {
  readonly store: TokenStore;
}
/**
 * Loads the tokens of a store, and refreshes them when they have expired.
 *
 * A refresh token works once, and a crash between the response of the platform and `save` loses its successor. The store
 * therefore holds a mark while a refresh is under way. A process that finds the mark of an interrupted refresh uses the
 * access token until it expires, and only then tries the old refresh token: if that was used already, the platform
 * revokes all tokens of the sign-in.
 */
export declare class TokenRefresher {
  #private;
  constructor(connection: Connection, settings: TokenRefreshSettings);
  /**
   * @throws SignInRequiredError when the user has to sign in; TokensNotSavedError; CallError when the refresh failed;
   *   the errors of the store.
   */
  getTokens(isUsable: IsUsable): Promise<Tokens>;
}
