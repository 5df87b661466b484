import type { CallError } from './errors.js';
import type { ConnectionSettings } from './settings.js';
/** The access token of one call. */
export interface CallToken {
  /**
   * For the next request; undefined when the connection has none.
   *
   * @throws TypeError when it could not stand in a header. A runtime would refuse it too, and show it.
   */
  current(): Promise<string | undefined>;
  /** Renews the token, once, when a request ended so because its token was refused. Returns whether there is another. */
  renew(error: CallError): Promise<boolean>;
}
export declare function callToken(token: ConnectionSettings['token']): CallToken;
