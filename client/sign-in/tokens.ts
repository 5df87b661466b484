import { requestToken } from '../../generated/client/src/operations.ts';
import type { TokenRequest } from '../../generated/client/src/types.ts';
import type { ClientCore } from '../runtime/client-core.ts';
import { type CallContext, UnknownOutcomeError, UnreadableResponseError } from '../runtime/errors.ts';

/** The tokens of a user who signed in. Plain data: store it as it is, for instance as JSON. */
export interface Tokens {
  /** Token of the next calls. */
  readonly accessToken: string;
  /** Token that is exchanged for new tokens, once. */
  readonly refreshToken: string;
  /** Expiry of the access token: `2026-11-20T16:24:00.000Z`. Undefined when the platform did not say. */
  readonly expiresAt?: string | undefined;
  /** Granted scopes, separated by spaces. */
  readonly scope?: string | undefined;
  /** Start of a refresh that is under way or was interrupted. A token provider sets it before it sends the refresh. */
  readonly refreshing?: string | undefined;
}

/** The response of a token endpoint (RFC 6749, section 5.1), as OAuth libraries return it. */
export interface TokenResponse {
  /** Access token. */
  readonly access_token: string;
  /** Refresh token; undefined when the scope has no `offline_access`. */
  readonly refresh_token?: string | undefined;
  /** Lifetime of the access token, in seconds; unknown when it is not above 0. */
  readonly expires_in?: number | undefined;
  /** Granted scopes, separated by spaces. */
  readonly scope?: string | undefined;
}

/**
 * Converts the response of a token endpoint to tokens for a `TokenStore`: for a program in which an OAuth library signs
 * users in.
 *
 * @param requestedAt when the request was sent, in milliseconds since 1970; now by default.
 *
 * @example
 * const response = await oauth.processAuthorizationCodeResponse(server, application, await request);
 * await store.save(toTokens(response));
 *
 * @throws TypeError when the response has no access token or no refresh token.
 */
export function toTokens(response: TokenResponse, requestedAt: number = Date.now()): Tokens {
  const { access_token, refresh_token, expires_in, scope } = response;
  if (!isText(access_token)) throw new TypeError('The response has no access_token.');
  if (!isText(refresh_token)) {
    throw new TypeError('The response has no refresh_token. Request the scope offline_access too.');
  }
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    // `toJSON` returns null for an invalid date, where an exception would lose the tokens. A lifetime of 0 says nothing: a new
    // token works.
    expiresAt:
      new Date(requestedAt + (Number(expires_in) > 0 ? Number(expires_in) : Number.NaN) * 1000).toJSON() ?? undefined,
    scope,
  };
}

/**
 * Exchanges a code or a refresh token for tokens. The expiry counts from before the request, so that it is never late.
 *
 * @param scope the granted scope, for a response that omits it because it is unchanged (RFC 6749, section 5.1).
 *
 * @throws TokenError when the platform rejects the grant; UnknownOutcomeError when the response has no tokens; the errors of
 *   `requestToken`.
 */
export async function exchangeGrant(client: ClientCore, grant: TokenRequest, scope?: string): Promise<Tokens> {
  const requestedAt = Date.now();
  // Without rotation the response may omit the refresh token (RFC 6749, section 6): the old one stays valid.
  const response = { ...grant, scope, ...(await requestToken(client, grant)) };
  try {
    return toTokens(response, requestedAt);
  } catch {
    const context = createTokenContext(client);
    const cause = new UnreadableResponseError(context, '200 The response has no tokens.', { status: 200 });
    throw new UnknownOutcomeError(context, cause);
  }
}

export const createTokenContext = ({ authUrl }: ClientCore): CallContext => ({
  operation: 'requestToken',
  method: 'POST',
  url: `${authUrl}/connect/token`,
});

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
