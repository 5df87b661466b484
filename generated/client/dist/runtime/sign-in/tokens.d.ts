import type { TokenRequest } from '../../operations/contract.schemas.js';
import type { Connection } from '../connection.js';
import { type CallContext } from '../errors.js';
/** What a user who signed in gave to the application. It is plain data: keep it as it is, for instance as JSON. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Moment at which the access token ends: `2026-11-20T16:24:00.000Z`. Undefined when the platform did not say. */
  readonly expiresAt?: string | undefined;
  /** The scopes that were granted, separated by a space. */
  readonly scope?: string | undefined;
  /**
   * Moment at which a refresh began of which the outcome is not known: it is under way, or was interrupted. `signedIn`
   * sets it before it sends the refresh.
   */
  readonly refreshing?: string | undefined;
}
/**
 * Exchanges a code or a refresh token for tokens. Their time counts from before the request, so that they never seem
 * to live longer than they do.
 *
 * @throws TokenError when the platform refuses; ApiError when its answer holds no tokens; what `requestToken` throws.
 */
export declare function exchange(connection: Connection, grant: TokenRequest): Promise<Tokens>;
/** The call that an error about tokens is about. */
export declare const tokenCall: ({ authUrl }: Connection) => CallContext;
