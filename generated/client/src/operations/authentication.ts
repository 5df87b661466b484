import { authorization, formContent } from '../../../../client/runtime/authorization.ts';
import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { AuthorizeParams, TokenPair, TokenRequest } from '../types.ts';

/**
 * Send the user to sign in.
 *
 * Open this address in the user's browser. The user signs in and is sent back to `redirect_uri` with an authorization `code`, which is valid once and for a short time.
 *
 * `GET /connect/authorize`
 *
 * @returns the URL of the page.
 */
export function authorizeUrl(client: ClientCore, params: AuthorizeParams): string {
  return client.url({
    operation: 'authorize',
    method: 'GET',
    path: '/connect/authorize',
    query: params,
    service: authorization,
  });
}

/**
 * Exchange a code or a refresh token for tokens.
 *
 * Exchanges an authorization code for an access token and a refresh token, or a refresh token for a new pair. Keep the new refresh token: the old one is used up.
 *
 * `POST /connect/token`
 *
 * @returns The tokens.
 * @throws TokenError (400, 401), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function requestToken(client: ClientCore, body: TokenRequest, options?: CallOptions): CallPromise<TokenPair> {
  return client.call(
    {
      operation: 'requestToken',
      method: 'POST',
      path: '/connect/token',
      content: formContent(body),
      service: authorization,
    },
    options,
  );
}
