import type { TokenRequest } from '../../operations/contract.schemas.js';
import type { Connection } from '../connection.js';
import { type CallContext } from '../errors.js';
/** The tokens of a user who signed in. Plain data: store it as it is, for instance as JSON. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Expiry of the access token: `2026-11-20T16:24:00.000Z`. Undefined when the platform did not say. */
  readonly expiresAt?: string | undefined;
  /** Granted scopes, separated by spaces. */
  readonly scope?: string | undefined;
  /** Start of a refresh that is under way or was interrupted. `signedIn` sets it before it sends the refresh. */
  readonly refreshing?: string | undefined;
}
/**
 * Exchanges a code or a refresh token for tokens. The expiry counts from before the request, so that it is never late.
 *
 * @throws TokenError when the platform rejects the grant; ApiError when the response has no tokens; the errors of
 *   `requestToken`.
 */
export declare function exchangeGrant(connection: Connection, grant: TokenRequest): Promise<Tokens>;
/** Describes the token request, for errors. */
export declare const createTokenContext: ({ authUrl }: Connection) => CallContext;
