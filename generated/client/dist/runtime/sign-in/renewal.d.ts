import type { Connection } from '../connection.js';
import type { ClientCredentials } from './sign-in.js';
import type { TokenStore } from './token-store.js';
import { type Tokens } from './tokens.js';
/** Whether an access token can be used, that many milliseconds longer; the usual margin when left out. */
export type IsGood = (tokens: Tokens, margin?: number) => boolean;
export interface RenewalSettings extends ClientCredentials {
  readonly store: TokenStore;
}
/**
 * The tokens of a store, renewed when they are no longer good.
 *
 * A refresh token works once, and between the answer of the platform and the save a crash loses its successor. So the
 * store holds a mark while a refresh is under way. Whoever finds the mark of a refresh that has ended does without a
 * new one as long as the access token lives, and only then tries the old refresh token: if it was used up, that
 * revokes all that came of the sign-in.
 */
export declare class Renewal {
  #private;
  constructor(connection: Connection, settings: RenewalSettings);
  /**
   * @throws SignInRequiredError when the user has to sign in; TokensNotSavedError; CallError when the refresh failed;
   *   what the store throws.
   */
  find(isGood: IsGood): Promise<Tokens>;
}
