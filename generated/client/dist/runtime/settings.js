/** @throws TypeError when a setting is invalid. */
export function checkSettings(settings) {
  const { baseUrl, authUrl = baseUrl } = settings;
  getLimits(settings, {});
  return { ...settings, baseUrl: normalizeUrl('baseUrl', baseUrl), authUrl: normalizeUrl('authUrl', authUrl) };
}
const DEFAULT_LIMITS = { timeout: 60_000, maxRetries: 4, maxWait: 60_000, retryDelay: 1000 };
/**
 * Merges the limits of a call: those of the call, otherwise of the connection, otherwise the defaults.
 *
 * @throws TypeError when a limit is invalid.
 */
export function getLimits(settings, options) {
  const limits = { ...DEFAULT_LIMITS };
  for (const name of Object.keys(limits)) {
    const minimum = name === 'timeout' ? 1 : 0;
    limits[name] = options[name] ?? settings[name] ?? limits[name];
    if (!(limits[name] >= minimum)) throw new TypeError(`${name} must be a number of at least ${minimum}.`);
  }
  return limits;
}
/** Removes trailing slashes, so that paths can be appended. */
function normalizeUrl(name, value) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (isPlain) return url.href.replace(/\/+$/, '');
  // The message does not repeat the value, which may hold a password.
  throw new TypeError(`${name} must be an absolute http or https URL without user, password, query and fragment.`);
}
