import { requestToken } from '../../operations/authentication.js';
import { ApiError } from '../errors.js';
/**
 * Exchanges a code or a refresh token for tokens. The expiry counts from before the request, so that it is never late.
 *
 * @throws TokenError when the platform rejects the grant; ApiError when the response has no tokens; the errors of
 *   `requestToken`.
 */
export async function exchangeGrant(connection, grant) {
  const requestedAt = Date.now();
  // Without rotation the response may omit the refresh token (RFC 6749, section 6): the old one stays valid.
  const { access_token, refresh_token, expires_in, scope } = { ...grant, ...(await requestToken(connection, grant)) };
  if (!isText(access_token) || !isText(refresh_token)) {
    const problem = { type: 'about:blank', title: 'The response has no tokens', status: 200 };
    throw new ApiError(createTokenContext(connection), { problem });
  }
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    // `toJSON` returns null for an invalid date. An exception would lose the tokens.
    expiresAt: new Date(requestedAt + (expires_in ?? Number.NaN) * 1000).toJSON() ?? undefined,
    scope,
  };
}
/** Describes the token request, for errors. */
export const createTokenContext = ({ authUrl }) => ({
  operation: 'requestToken',
  method: 'POST',
  url: `${authUrl}/connect/token`,
});
const isText = (value) => typeof value === 'string' && value !== '';
