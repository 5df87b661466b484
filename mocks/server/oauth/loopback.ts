/** The three names that code of ours and of others reads alike, and after them what may stand in a URI (RFC 3986). */
const loopbackUri = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?:[/?][\w.~!$&'()*+,;=:@/?%[\]-]*)?$/i;

/**
 * Whether an authorization code may be sent there: only to this machine. Any port and any path will do, because a
 * developer's callback is nowhere registered. Without a fragment, as RFC 6749 section 3.1.2 asks, and without a user
 * name, which only serves to disguise a host, as do backslashes and other signs that browsers take for something else.
 */
export const isLoopbackUri = (uri: string): boolean => loopbackUri.test(uri) && URL.canParse(uri);

/**
 * Where the form of the sign-in page may lead, as sources of a Content-Security-Policy. Browsers hold the whole chain
 * of redirects to it: the callback, and where the callback leads, such as a front end on another port.
 */
export function formTargets(redirectUri: string): string[] {
  const loopback = ['localhost', '127.0.0.1'].flatMap((host) => [`http://${host}:*`, `https://${host}:*`]);
  // The policy's grammar has no IPv6 addresses, so only the scheme can be said of [::1].
  const isIpv6 = URL.parse(redirectUri)?.hostname.startsWith('[');
  return ["'self'", ...loopback, ...(isIpv6 ? ['http:', 'https:'] : [])];
}
