import { requestToken } from '../../operations/authentication.js';
import { ApiError } from '../errors.js';
/**
 * Exchanges a code or a refresh token for tokens. Their time counts from before the request, so that they never seem
 * to live longer than they do.
 *
 * @throws TokenError when the platform refuses; ApiError when its answer holds no tokens; what `requestToken` throws.
 */
export async function exchange(connection, grant) {
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
export const tokenCall = ({ authUrl }) => ({
  operation: 'requestToken',
  method: 'POST',
  url: `${authUrl}/connect/token`,
});
const isText = (value) => typeof value === 'string' && value !== '';
