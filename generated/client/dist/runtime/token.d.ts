import type { CallError } from './errors.js';
import type { ConnectionSettings } from './settings.js';
/** The access token of one call. */
export interface CallToken {
  /**
   * Returns the token for the next request; undefined when the connection has none.
   *
   * @throws TypeError when the token is not a valid header value. A runtime would reject it too, and print it.
   */
  current(): Promise<string | undefined>;
  /** Renews the token once, after a 401. Returns whether there is a new token. */
  renew(error: CallError): Promise<boolean>;
}
export declare function createCallToken(token: ConnectionSettings['token']): CallToken;
