/** @throws TypeError when a setting cannot work. */
export function checkSettings(settings) {
  const { authUrl = settings.baseUrl, timeout = 60_000 } = settings;
  if (!(timeout > 0)) throw new TypeError('timeout must be a number of milliseconds above 0.');
  return { ...settings, baseUrl: address('baseUrl', settings.baseUrl), authUrl: address('authUrl', authUrl), timeout };
}
/**
 * The access token for a call; undefined when the connection has none.
 *
 * @throws TypeError when it could not stand in a header. A runtime would refuse it too, and show it.
 */
export async function currentToken({ token }) {
  if (token === undefined) return undefined;
  const value = typeof token === 'function' ? await token() : token;
  if (typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)) return value;
  throw new TypeError('token must be the bare access token: visible ASCII characters, without spaces or line breaks.');
}
/** An address without its last slash, so that paths can be put behind it. */
function address(name, value) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const plain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (plain) return url.href.replace(/\/+$/, '');
  // The value isn't repeated: it may hold a password.
  throw new TypeError(`${name} must be an absolute http or https URL without user, password, query and fragment.`);
}
