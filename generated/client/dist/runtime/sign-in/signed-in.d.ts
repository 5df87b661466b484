import type { Connection } from '../connection.js';
import type { TokenSource } from '../settings.js';
import { type RenewalSettings } from './renewal.js';
export interface SignedInSettings extends RenewalSettings {
  /**
   * Milliseconds before its end at which an access token is renewed; 10,000 by default. Of a token that lives less than
   * twice as long, it is half of its life.
   */
  readonly refreshBefore?: number | undefined;
}
/**
 * The access tokens of a user who signed in: give it as `token` to `connect`. It renews them ahead of their end, and when
 * the platform refuses one, by one refresh at a time however many connections use it. It shows no token.
 *
 * Make one for each user, and keep it: it reads the store only when it needs another token.
 *
 * @param connection to the authorization service; it needs no token of its own.
 *
 * @example
 * const token = signedIn(connect({ baseUrl }), { clientId, clientSecret, store });
 * const connection = connect({ baseUrl, token });
 *
 * @throws TypeError when a setting cannot work. Its calls throw what `Renewal.find` throws.
 */
export declare function signedIn(connection: Connection, settings: SignedInSettings): TokenSource;
