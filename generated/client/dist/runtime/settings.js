/** @throws TypeError when a setting cannot work. */
export function checkSettings(settings) {
  const { baseUrl, authUrl = baseUrl } = settings;
  limitsOf(settings, {});
  return { ...settings, baseUrl: address('baseUrl', baseUrl), authUrl: address('authUrl', authUrl) };
}
const defaults = { timeout: 60_000, maxRetries: 4, maxWait: 60_000, retryDelay: 1000 };
/**
 * The limits of a call: what the call chooses, else the connection, else the defaults.
 *
 * @throws TypeError when one of them cannot work.
 */
export function limitsOf(settings, options) {
  const limits = { ...defaults };
  for (const name of Object.keys(defaults)) {
    const least = name === 'timeout' ? 1 : 0;
    limits[name] = options[name] ?? settings[name] ?? defaults[name];
    if (!(limits[name] >= least)) throw new TypeError(`${name} must be a number from ${least}.`);
  }
  return limits;
}
/** An address without its last slash, so that paths can be put behind it. */
function address(name, value) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const plain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (plain) return url.href.replace(/\/+$/, '');
  // The value isn't repeated: it may hold a password.
  throw new TypeError(`${name} must be an absolute http or https URL without user, password, query and fragment.`);
}
