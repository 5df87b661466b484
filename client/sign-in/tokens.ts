import { requestToken } from '../../generated/client/src/operations/authentication.ts';
import type { TokenRequest } from '../../generated/client/src/operations/contract.schemas.ts';
import type { Connection } from '../connection.ts';
import { ApiError, type CallContext } from '../errors.ts';

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
export async function exchange(connection: Connection, grant: TokenRequest): Promise<Tokens> {
  const begun = Date.now();
  // A platform that does not rotate may leave the refresh token out (RFC 6749, section 6): the old one goes on.
  const { access_token, refresh_token, expires_in, scope } = { ...grant, ...(await requestToken(connection, grant)) };
  if (!isText(access_token) || !isText(refresh_token)) {
    const problem = { type: 'about:blank', title: 'The answer holds no tokens', status: 200 };
    throw new ApiError(tokenCall(connection), { problem });
  }
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    // A date that cannot be becomes null, and does not throw: the tokens would be lost.
    expiresAt: new Date(begun + (expires_in ?? Number.NaN) * 1000).toJSON() ?? undefined,
    scope,
  };
}

/** The call that an error about tokens is about. */
export const tokenCall = ({ authUrl }: Connection): CallContext => ({
  operation: 'requestToken',
  method: 'POST',
  url: `${authUrl}/connect/token`,
});

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
