import { isLoopbackHost } from '../../http/loopback.ts';
import type { HttpResponse } from '../../http/types.ts';
import type { AuthorizationRequest } from './grants.ts';

/** Without a user name, a fragment, backslashes and other characters outside RFC 3986. */
const REDIRECT_URI = /^https?:\/\/([^/?#@\\]+?)(?::\d{1,5})?(?:[/?][\w.~!$&'()*+,;=:@/?%[\]-]*)?$/i;

/**
 * Checks whether an authorization code may be sent to a URI: only to this machine, on any port and path, because the
 * callback of a developer is not registered. Without a fragment (RFC 6749, section 3.1.2), and without a user name or
 * characters that could disguise another host.
 */
export function isLoopbackUri(uri: string): boolean {
  const [, host = ''] = REDIRECT_URI.exec(uri) ?? [];
  return isLoopbackHost(host) && URL.canParse(uri);
}

/** Host names that a policy can match; see {@link getFormActionSources}. */
const POLICY_HOSTS = ['localhost', '*.localhost', '127.0.0.1'];

/**
 * Returns where the form of the sign-in page may lead, as sources of a Content-Security-Policy. Browsers check the whole
 * chain of redirects: the callback, and where that leads, such as a front end on another port.
 */
export function getFormActionSources(redirectUri: string): string[] {
  const sources = POLICY_HOSTS.flatMap((host) => [`http://${host}:*`, `https://${host}:*`]);
  const { hostname = '' } = URL.parse(redirectUri) ?? {};
  // A policy matches no other IP address (CSP Level 3, section 6.7.2.9), only its scheme.
  const isOtherAddress = hostname !== '127.0.0.1' && !hostname.endsWith('localhost');
  return ["'self'", ...sources, ...(isOtherAddress ? ['http:', 'https:'] : [])];
}

export const redirect = (status: number, location: string): HttpResponse => ({
  status,
  headers: { location, 'cache-control': 'no-store' },
});

export function redirectToCallback(
  status: number,
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  parameters: Readonly<Record<string, string>>,
): HttpResponse {
  const target = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
  if (state !== undefined) target.searchParams.set('state', state);
  return redirect(status, target.href);
}
